// Moves and events of Rail Baron, as JSON and in English.
#include "core/name_table.hpp"
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/step_names.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

constexpr NameTable<Verb> verb_names{{{Verb::pass, "pass"},
                                      {Verb::order, "order"},
                                      {Verb::dice, "dice"},
                                      {Verb::region, "region"},
                                      {Verb::swap_home, "swap_home"},
                                      {Verb::step, "step"},
                                      {Verb::buy, "buy"},
                                      {Verb::upgrade, "upgrade"},
                                      {Verb::sell, "sell"},
                                      {Verb::auction, "auction"},
                                      {Verb::bid, "bid"},
                                      {Verb::declare, "declare"},
                                      {Verb::deed, "deed"}}};

std::string_view shown(Engine engine) {
    constexpr ArrayBy<Engine, std::string_view, 3> names{{{"Freight", "Express", "SuperChief"}}};
    return names[engine];
}

Told& milepost(Told& told, std::string_view key, const Board& board, Milepost m) {
    return told.item(key, board.name_of(m).id, board.full_name_of(m));
}

Told& railroad(Told& told, const Board& board, RailroadId r) {
    return told.item("railroad", board.name_of(r).code, board.name_of(r).name);
}

Told& region(Told& told, const Board& board, Region r) {
    return told.item("region", board.name_of(r), board.name_of(r));
}

Told& engine(Told& told, Engine e) { return told.item("engine", engine_words.begin()[static_cast<int>(e)], shown(e)); }

// The dice that were thrown; the sentence may say {white} and {red}.
Told& dice(Told& told, Dice d) {
    if (d.white[0] > 0)
        told.value("white", ListText{d.white[0], d.white[1]},
                   std::to_string(d.white[0]) + " and " + std::to_string(d.white[1]));
    if (d.red > 0) told.number("red", d.red);
    return told;
}

std::string_view sentence_of(Dice d) {
    if (d.red == 0) return "White dice {white}";
    return d.white[0] == 0 ? "Red die {red}" : "White dice {white}, red die {red}";
}

constexpr NameTable<Event::Kind> kind_names{{{Event::Kind::goes_first, "goes_first"},
                                             {Event::Kind::region_looked_up, "region_looked_up"},
                                             {Event::Kind::region_to_pick, "region_to_pick"},
                                             {Event::Kind::region_picked, "region_picked"},
                                             {Event::Kind::home_found, "home_found"},
                                             {Event::Kind::destination_found, "destination_found"},
                                             {Event::Kind::alternate_found, "alternate_found"},
                                             {Event::Kind::turn_lost, "turn_lost"},
                                             {Event::Kind::homes_swapped, "homes_swapped"},
                                             {Event::Kind::homes_kept, "homes_kept"},
                                             {Event::Kind::turn_began, "turn_began"},
                                             {Event::Kind::rolled, "rolled"},
                                             {Event::Kind::bonus_rolled, "bonus_rolled"},
                                             {Event::Kind::stepped, "stepped"},
                                             {Event::Kind::arrived, "arrived"},
                                             {Event::Kind::came_home, "came_home"},
                                             {Event::Kind::announced, "announced"},
                                             {Event::Kind::railroad_bought, "railroad_bought"},
                                             {Event::Kind::engine_bought, "engine_bought"},
                                             {Event::Kind::nothing_bought, "nothing_bought"},
                                             {Event::Kind::deed_drawn, "deed_drawn"},
                                             {Event::Kind::deed_set_aside, "deed_set_aside"},
                                             {Event::Kind::third_got_deed, "third_got_deed"},
                                             {Event::Kind::sold_out, "sold_out"},
                                             {Event::Kind::established, "established"},
                                             {Event::Kind::declared, "declared"},
                                             {Event::Kind::did_not_declare, "did_not_declare"},
                                             {Event::Kind::rovered, "rovered"},
                                             {Event::Kind::lost_status, "lost_status"},
                                             {Event::Kind::fees_paid, "fees_paid"},
                                             {Event::Kind::must_raise_cash, "must_raise_cash"},
                                             {Event::Kind::sold_to_bank, "sold_to_bank"},
                                             {Event::Kind::auction_opened, "auction_opened"},
                                             {Event::Kind::bid, "bid"},
                                             {Event::Kind::passed, "passed"},
                                             {Event::Kind::railroad_auctioned, "railroad_auctioned"},
                                             {Event::Kind::bankrupt, "bankrupt"},
                                             {Event::Kind::taken_over, "taken_over"},
                                             {Event::Kind::last_round, "last_round"},
                                             {Event::Kind::game_ended, "game_ended"}}};

std::string_view id_of(Why why) { return why == Why::fees ? "fees" : "rover"; }

std::string_view id_of(Ending ending) {
    constexpr ArrayBy<Ending, std::string_view, 5> ids{
        {{"home_with_the_cash", "declared_at_home", "last_one_left", "last_round", "turn_limit"}}};
    return ids[ending];
}

std::string_view sentence_of(Ending ending) {
    switch (ending) {
    case Ending::home_with_the_cash: return "{seat} is home with the cash and wins the game!";
    case Ending::declared_at_home: return "{seat} declares at home and wins the game!";
    case Ending::last_one_left: return "Nobody else is left: {seat} wins the game!";
    case Ending::last_round: return "The last round is over: the most cash wins.";
    case Ending::turn_limit: return "The limit of turns is reached: the most cash wins.";
    }
    return {};
}

// Events around a lookup, a turn and its movement.
Told told_of_trip(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    switch (e.kind) {
    case Kind::goes_first: return told.sentence("{seat} goes first.");
    case Kind::region_looked_up:
        return region(dice(told, e.dice), board, e.region).sentence("{white} and red {red}: {region}.");
    case Kind::region_to_pick:
        return region(dice(told, e.dice), board, e.region)
            .sentence("{white} and red {red}: {region}, where the train of {seat} stands. {seat} picks a region.");
    case Kind::region_picked: return region(told, board, e.region).sentence("{seat} picks {region}.");
    case Kind::home_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{white} and red {red}: the home of {seat} is {city}.");
    case Kind::destination_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{white} and red {red}: {seat} is bound for {city}.");
    case Kind::alternate_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{white} and red {red}: the alternate destination of {seat} is {city}.");
    case Kind::turn_lost:
        return milepost(told, "city", board, e.milepost)
            .sentence("The train of {seat} stands in {city} already: the rest of the turn is lost.");
    case Kind::homes_swapped:
        return milepost(milepost(told, "home", board, e.milepost), "destination", board, e.from)
            .sentence("{seat} swaps: home is {home} now, and the destination {destination}.");
    case Kind::homes_kept: return milepost(told, "home", board, e.milepost).sentence("{seat} keeps {home} as home.");
    case Kind::turn_began: return told.number("turn", e.number).sentence("Turn {turn}: {seat}.");
    case Kind::rolled: return dice(told, e.dice).number("steps", e.number).sentence("{seat} rolls {steps}.");
    case Kind::bonus_rolled: return dice(told, e.dice).sentence("{seat} rolls a bonus of {red}.");
    case Kind::stepped:
        return milepost(railroad(told, board, e.railroad), "to", board, e.milepost)
            .number("left", e.number)
            .sentence("{seat} rides the {railroad} to {to}.");
    case Kind::arrived:
        return milepost(milepost(told, "city", board, e.milepost), "from", board, e.from)
            .money("payoff", e.amount)
            .sentence("{seat} arrives in {city} from {from}: {payoff}.");
    case Kind::came_home:
        return milepost(told, "city", board, e.milepost)
            .money("payoff", e.amount)
            .sentence(e.amount > 0_usd ? "{seat} is home in {city}, which pays {payoff}."
                                       : "{seat} is home in {city}.");
    case Kind::declared:
        return milepost(told, "home", board, e.milepost)
            .flag("early", e.is_early, " early")
            .sentence("{seat} declares{early} and heads for home: {home}!");
    case Kind::did_not_declare: return told.sentence("{seat} does not declare.");
    case Kind::rovered:
        return milepost(told.seat("by", e.other), "at", board, e.milepost).sentence("{by} rovers {seat} at {at}!");
    case Kind::lost_status:
        return milepost(told.item("why", id_of(e.why), ""), "destination", board, e.milepost)
            .sentence("{seat} is declared no longer, and bound for {destination}.");
    case Kind::last_round: return told.sentence("{seat} is safely home: this round is the last.");
    default: return told;
    }
}

// Events around money and deeds.
Told told_of_trade(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    switch (e.kind) {
    case Kind::announced: return told.money("cash", e.amount).sentence("{seat} announces {cash}.");
    case Kind::railroad_bought:
        return railroad(told, board, e.railroad)
            .money("price", e.amount)
            .sentence("{seat} buys the {railroad} for {price}.");
    case Kind::engine_bought:
        return engine(told, e.engine)
            .money("price", e.amount)
            .sentence("{seat} has a new engine for {price}: {engine}.");
    case Kind::nothing_bought: return told.sentence("{seat} buys nothing.");
    case Kind::deed_drawn: return railroad(told, board, e.railroad).sentence("The deed of the {railroad} is drawn.");
    case Kind::deed_set_aside:
        return railroad(told, board, e.railroad).sentence("Nobody wants the {railroad}: its deed is set aside.");
    case Kind::third_got_deed:
        return railroad(told, board, e.railroad).sentence("The third player gets the {railroad}.");
    case Kind::sold_out:
        return told.sentence("The bank has sold out: riding an opponent's railroads costs $10,000 from now on.");
    case Kind::established:
        return railroad(told, board, e.railroad)
            .money("fee", e.amount)
            .sentence("{seat} is established on the {railroad} at {fee}.");
    case Kind::fees_paid:
        return told.item("why", id_of(e.why), "")
            .money("total", e.amount)
            .money("to_bank", e.to_bank)
            .payments("paid", e.paid)
            .sentence(e.why == Why::rover     ? "{seat} pays {total}: {paid}."
                      : e.to_bank == 0_usd    ? "{seat} pays use fees of {total}: {paid}."
                      : e.amount == e.to_bank ? "{seat} pays use fees of {total} to the bank."
                                              : "{seat} pays use fees of {total}: {to_bank} to the bank, {paid}.");
    case Kind::must_raise_cash:
        return told.item("why", id_of(e.why), "")
            .money("total", e.amount)
            .sentence("{seat} owes {total} and must raise cash.");
    case Kind::sold_to_bank:
        return railroad(told, board, e.railroad)
            .money("price", e.amount)
            .sentence("The bank buys the {railroad} from {seat} for {price}.");
    case Kind::auction_opened:
        return railroad(told, board, e.railroad)
            .money("minimum", e.amount)
            .sentence("The {railroad} comes under the hammer at {minimum}; {seat} bids first.");
    case Kind::bid: return told.money("amount", e.amount).sentence("{seat} bids {amount}.");
    case Kind::passed:
        return told.flag("automatic", e.passing == Passing::for_lack_of_cash, " for lack of cash")
            .sentence("{seat} passes{automatic}.");
    case Kind::railroad_auctioned:
        return railroad(told.seat("seller", e.other), board, e.railroad)
            .money("price", e.amount)
            .sentence("{seat} buys the {railroad} at the auction for {price}.");
    case Kind::bankrupt: return told.sentence("{seat} is bankrupt and out of the game.");
    case Kind::taken_over:
        return told.seat("by", e.other).sentence("{seat} cannot pay and is out: {by} takes all cash and railroads.");
    case Kind::game_ended: return told.item("why", id_of(e.ending), "").sentence(sentence_of(e.ending));
    default: return told;
    }
}

Dice dice_from_json(const Reader& from) {
    from.only({"move", "white", "red"});
    Dice d;
    if (!from.has("white") && !from.has("red")) from.refuse("must have white dice, a red die, or both");
    if (from.has("white")) {
        const Reader white = from["white"];
        if (white.size() != 2) white.refuse("must be a list of two dice");
        else
            for (int i : {0, 1}) d.white[i] = static_cast<std::int8_t>(white.at(i).number(1, 6));
    }
    if (from.has("red")) d.red = static_cast<std::int8_t>(from["red"].number(1, 6));
    return d;
}

}   // namespace

Told RailBaron::told(const Move& move, const Amount& amount, const Board& board, const Names& names) {
    Told told("move", verb_names[move.verb], names);
    switch (move.verb) {
    case Verb::pass: return told.sentence("Pass");
    case Verb::order: return told.seat("seat", move.seat()).sentence("{seat} goes first");
    case Verb::dice: return dice(told, dice_of(move.thrown())).sentence(sentence_of(dice_of(move.thrown())));
    case Verb::region: return region(told, board, move.region()).sentence("Pick {region}");
    case Verb::swap_home: return told.sentence("Swap home and destination");
    case Verb::step:
        return milepost(railroad(told, board, move.railroad()), "to", board, move.to())
            .sentence("Ride the {railroad} to {to}");
    case Verb::buy: return railroad(told, board, move.railroad()).sentence("Buy the {railroad}");
    case Verb::upgrade: return engine(told, move.engine()).sentence("Upgrade to {engine}");
    case Verb::sell: return railroad(told, board, move.railroad()).sentence("Sell the {railroad} to the bank");
    case Verb::auction: return railroad(told, board, move.railroad()).sentence("Auction the {railroad}");
    case Verb::bid: return told.amount("amount", amount).sentence("Bid {amount}");
    case Verb::declare: return told.sentence("Declare");
    case Verb::deed: return railroad(told, board, move.railroad()).sentence("The deed of the {railroad}");
    }
    return told;
}

Told RailBaron::told(const Event& e, const Board& board, const Names& names) {
    Told told("kind", kind_names[e.kind], names);
    if (e.seat != Seat::nobody) told.seat("seat", e.seat);
    Told of_trip = told_of_trip(told, e, board);
    return of_trip.text().empty() ? told_of_trade(told, e, board) : of_trip;
}

Move RailBaron::move_from_json(const Reader& from, const Board& board, int seats) {
    const auto line = [&] { return find_id(board.railroad_ids, from["railroad"], "railroad"); };
    const auto verb = from["move"].one_of(verb_names);
    switch (verb) {
    case Verb::order: from.only({"move", "seat"}); return Move::order(from["seat"].seat(seats));
    case Verb::dice: return Move::dice(dice_from_json(from));
    case Verb::region:
        from.only({"move", "region"});
        return Move::pick(find_id(board.region_ids, from["region"], "region"));
    case Verb::step:
        from.only({"move", "railroad", "to"});
        return Move::step(line(), find_id(board.milepost_ids, from["to"], "milepost"));
    case Verb::upgrade:
        from.only({"move", "engine"});
        return Move::upgrade(Engine(from["engine"].one_of(engine_words)));
    case Verb::bid: from.only({"move", "amount"}); return Move::bid(from["amount"].amount());
    case Verb::buy:
    case Verb::sell:
    case Verb::auction:
    case Verb::deed: from.only({"move", "railroad"}); return {.verb = verb, .line = line()};
    case Verb::pass:
    case Verb::swap_home:
    case Verb::declare: from.only({"move"}); return {.verb = verb};
    }
    return {};
}

}   // namespace roundhouse
