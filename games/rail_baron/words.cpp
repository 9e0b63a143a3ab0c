// Moves of Rail Baron, as JSON and in English.
#include "games/rail_baron/words.hpp"

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

std::string_view sentence_of(Dice d) {
    if (d.red == 0) return "White dice {white}";
    return d.white[0] == 0 ? "Red die {red}" : "White dice {white}, red die {red}";
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
    case Verb::swap_home: return told.sentence("Start in the destination");
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
