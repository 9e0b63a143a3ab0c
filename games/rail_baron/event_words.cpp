// Events of Rail Baron, as JSON and in English.
#include <algorithm>

#include "core/name_table.hpp"
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/step_names.hpp"
#include "games/rail_baron/words.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

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
                                             {Event::Kind::rode, "rode"},
                                             {Event::Kind::arrived, "arrived"},
                                             {Event::Kind::came_home, "came_home"},
                                             {Event::Kind::bounces_out, "bounces_out"},
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

// A win, or who has the most cash at a limit.
std::string sentence_of_end(const Event& e) {
    const std::string most = e.winners.size() == 1 ? "{winners} has the most cash, {cash}, and wins."
                                                   : "{winners} have the most cash, {cash}, and share the win.";
    switch (e.ending) {
    case Ending::home_with_the_cash: return "{seat} is home with {cash} and wins the game!";
    case Ending::declared_at_home: return "{seat} wins the game with {cash}!";
    case Ending::last_one_left: return "Nobody else is left: {seat} wins the game!";
    case Ending::last_round: return "The last round is over: " + most;
    case Ending::turn_limit: return "The turn limit is reached: " + most;
    }
    return {};
}

// A movement roll: "10 (6 and 4)", of a SuperChief "12 (3 and 4, red 5)".
std::string sentence_of_roll(const Event& e) {
    return e.dice.red > 0 ? "{seat} rolls {steps} ({white}, red {red})" : "{seat} rolls {steps} ({white})";
}

std::string_view sentence_of(Why why, std::string_view of_fees, std::string_view of_rover) {
    return why == Why::fees ? of_fees : of_rover;
}

// "the N&W, the L&N and the SCL".
std::string in_a_row(const Board& board, const Ridden& ridden) {
    std::string shown;
    for (int i = 0; i < ridden.count; ++i) {
        const bool is_last = i + 1 == ridden.count;
        shown += i == 0 ? "the " : is_last ? " and the " : ", the ";
        shown += board.name_of(ridden.in_order[static_cast<std::size_t>(i)]).abbr;
    }
    return shown;
}

ListText codes_of(const Board& board, const Ridden& ridden) {
    ListText codes;
    for (int i = 0; i < ridden.count; ++i)
        codes.push_back(board.name_of(ridden.in_order[static_cast<std::size_t>(i)]).code);
    return codes;
}

int paid_players(const Event& e) {
    return static_cast<int>(std::count_if(e.paid.begin(), e.paid.end(), [](Money m) { return m > 0_usd; }));
}

// "$1,000 to the bank and $5,000 to Bob".
std::string_view sentence_of_payments(const Event& e) {
    if (e.to_bank == 0_usd) return "{paid}";
    return paid_players(e) == 1 ? "{to_bank} to the bank and {paid}" : "{to_bank} to the bank, {paid}";
}

std::string sentence_of_fees(const Event& e) {
    if (e.why == Why::rover) return "{seat} pays {paid} for the rover play.";
    if (e.amount == e.to_bank) return "{seat} pays the bank {total} in use fees.";
    if (e.to_bank == 0_usd && paid_players(e) == 1) return "{seat} pays {paid} in use fees.";
    return "{seat} pays use fees of {total}: " + std::string(sentence_of_payments(e)) + ".";
}

// How the ride began, and what it cost.
std::string sentence_of_ride(const Event& e) {
    std::string sentence = e.number > 0 ? sentence_of_roll(e) : e.bonus > 0 ? "{seat} rolls a red {bonus}" : "{seat}";
    if (e.number > 0 && e.bonus > 0) sentence += " and a bonus of {bonus}";
    sentence +=
        e.number + e.bonus > 0 ? ": {from} to {to} on {railroads}" : " rides from {from} to {to} on {railroads}";
    if (e.amount == 0_usd) return sentence + ".";
    const int payees = paid_players(e);
    if (payees == 0) return sentence + ", {fees}.";
    if (e.to_bank == 0_usd && payees == 1) return sentence + ", {paid}.";
    return sentence + ", {fees}: " + std::string(sentence_of_payments(e)) + ".";
}

Told told_of_ride(Told told, const Event& e, const Board& board) {
    return dice(told, e.dice, true)
        .item("from", board.name_of(e.from).id, board.short_name_of(e.from))
        .item("to", board.name_of(e.milepost).id, board.short_name_of(e.milepost))
        .value("railroads", codes_of(board, e.ridden), in_a_row(board, e.ridden))
        .number("steps", e.number)
        .number("bonus", e.bonus)
        .money("fees", e.amount)
        .money("to_bank", e.to_bank)
        .payments("paid", e.paid)
        .sentence(sentence_of_ride(e));
}

// Events around a lookup, a turn and its movement.
Told told_of_trip(Told told, const Event& e, const Board& board) {
    using Kind = Event::Kind;
    switch (e.kind) {
    case Kind::goes_first: return told.sentence("{seat} goes first.");
    case Kind::region_looked_up:
        return region(dice(told, e.dice), board, e.region)
            .sentence("{seat} rolls {white}, red {red}: the region is {region}.");
    case Kind::region_to_pick:
        return region(dice(told, e.dice), board, e.region)
            .sentence("{seat} rolls {white}, red {red}: {region}, where the train already is. {seat} picks a region.");
    case Kind::region_picked: return region(told, board, e.region).sentence("{seat} picks {region}.");
    case Kind::home_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{seat} rolls {white}, red {red}: home is {city}.");
    case Kind::destination_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{seat} rolls {white}, red {red}: the destination is {city}.");
    case Kind::alternate_found:
        return milepost(dice(told, e.dice), "city", board, e.milepost)
            .sentence("{seat} rolls {white}, red {red}: the alternate destination is {city}.");
    case Kind::turn_lost:
        return milepost(told, "city", board, e.milepost)
            .sentence("{seat}'s train is already in {city}: the rest of the turn is lost.");
    case Kind::homes_swapped:
        return milepost(milepost(told, "home", board, e.milepost), "destination", board, e.from)
            .sentence("{seat} starts in {home}, and the destination is {destination}.");
    case Kind::homes_kept: return milepost(told, "home", board, e.milepost).sentence("{seat} keeps {home} as home.");
    case Kind::turn_began: return told.number("turn", e.number).sentence("Turn {turn}: {seat}.");
    case Kind::rolled:
        return dice(told, e.dice, true)
            .number("steps", e.number)
            .flag("bonus", e.earns_bonus, " and earns a bonus roll")
            .sentence(sentence_of_roll(e) + "{bonus}.");
    case Kind::rode: return told_of_ride(std::move(told), e, board);
    case Kind::bonus_rolled: return dice(told, e.dice).sentence("{seat} rolls a bonus of {red}.");
    case Kind::stepped:
        return milepost(railroad(told, board, e.railroad), "to", board, e.milepost)
            .number("left", e.number)
            .sentence("{seat} rides the {railroad} to {to}.");
    case Kind::arrived:
        return milepost(milepost(told, "city", board, e.milepost), "from", board, e.from)
            .money("payoff", e.amount)
            .sentence(e.milepost == e.from ? "{seat} is in {city}, where the trip began: no payoff."
                                           : "{seat} arrives in {city} from {from}: {payoff}.");
    case Kind::bounces_out:
        return milepost(told, "city", board, e.milepost)
            .sentence("{seat} bounces out of {city}: the red die moves the train on.");
    case Kind::came_home:
        return milepost(told, "city", board, e.milepost)
            .money("payoff", e.amount)
            .sentence(e.amount > 0_usd ? "{seat} is home in {city}, which pays {payoff}."
                                       : "{seat} is home in {city}.");
    case Kind::declared:
        return milepost(told, "home", board, e.milepost)
            .flag("early", e.is_early, " early")
            .flag("at_home", e.is_at_home, "")
            .sentence(e.is_at_home ? "{seat} declares at home, in {home}!"
                                   : "{seat} declares{early} and heads for {home}!");
    case Kind::did_not_declare: return told.sentence("{seat} does not declare.");
    case Kind::rovered:
        return milepost(told.seat("by", e.other), "at", board, e.milepost).sentence("{by} rovers {seat} at {at}!");
    case Kind::lost_status:
        return milepost(told.item("why", id_of(e.why), ""), "destination", board, e.milepost)
            .sentence(sentence_of(
                e.why, "{seat} has less than $200,000 and is no longer declared: the destination is {destination}.",
                "{seat} is no longer declared: the destination is {destination}."));
    case Kind::last_round: return told.sentence("{seat} is safely home: this round is the last.");
    default: return told;
    }
}

// Events around money and deeds.
Told told_of_trade(Told told, const Event& e, const Board& board, const Names& names) {
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
            .sentence(e.amount == 0_usd ? "{seat} upgrades to {engine} for nothing."
                                        : "{seat} upgrades to {engine} for {price}.");
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
            .sentence(e.amount == 0_usd ? "{seat} is established on the {railroad} and rides it for nothing."
                                        : "{seat} is established on the {railroad} at {fee}.");
    case Kind::fees_paid:
        return told.item("why", id_of(e.why), "")
            .money("total", e.amount)
            .money("to_bank", e.to_bank)
            .payments("paid", e.paid)
            .sentence(sentence_of_fees(e));
    case Kind::must_raise_cash:
        return told.item("why", id_of(e.why), "")
            .money("total", e.amount)
            .sentence(sentence_of(e.why, "{seat} owes use fees of {total} and must raise cash.",
                                  "{seat} owes {total} for the rover play and must raise cash."));
    case Kind::sold_to_bank:
        return railroad(told, board, e.railroad)
            .money("price", e.amount)
            .sentence("The bank buys the {railroad} from {seat} for {price}.");
    case Kind::auction_opened:
        return railroad(told, board, e.railroad)
            .money("minimum", e.amount)
            .sentence("The {railroad} is up for auction, for {minimum} or more; {seat} bids first.");
    case Kind::bid: return told.money("amount", e.amount).sentence("{seat} bids {amount}.");
    case Kind::passed:
        return told.flag("automatic", e.passing == Passing::for_lack_of_cash, " for lack of cash")
            .sentence("{seat} passes{automatic}.");
    case Kind::railroad_auctioned:
        return railroad(told.seat("seller", e.other), board, e.railroad)
            .money("price", e.amount)
            .sentence("{seat} wins the {railroad} for {price}.");
    case Kind::bankrupt: return told.sentence("{seat} is bankrupt and out of the game.");
    case Kind::taken_over:
        return told.seat("by", e.other)
            .sentence("{seat} can't pay and is out: {by} takes all their cash and railroads.");
    case Kind::game_ended:
        return told.item("why", id_of(e.ending), "")
            .value("winners", e.winners, names.of(e.winners))
            .money("cash", e.amount)
            .sentence(sentence_of_end(e));
    default: return told;
    }
}

}   // namespace

Told RailBaron::told(const Event& e, const Board& board, const Names& names) {
    Told told("kind", kind_names[e.kind], names);
    if (e.seat != Seat::nobody) told.seat("seat", e.seat);
    if (e.is_detail) told.value("detail", true, "");
    Told of_trip = told_of_trip(told, e, board);
    return of_trip.text().empty() ? told_of_trade(told, e, board, names) : of_trip;
}

}   // namespace roundhouse
