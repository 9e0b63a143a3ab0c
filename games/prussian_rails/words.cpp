// Moves and events of Prussian Rails, as JSON and in English.
#include "core/name_table.hpp"
#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/step_names.hpp"
#include "wire/auction_words.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

Told& hex(Told& told, const Board& board, Hex h) {
    const Board::HexName& name = board.name_of(h);
    if (h == board.berlin) return told.item("hex", name.id, name.name);   // the id says no more than the name
    return told.item("hex", name.id, name.name.empty() ? name.id : name.name + " (" + name.id + ")");
}

std::string_view in_words(Ending ending) {
    switch (ending) {
    case Ending::all_connected: return "every railroad is directly connected to two others";
    case Ending::out_of_reach: return "some railroad can no longer be connected to two others";
    case Ending::nothing_to_build: return "no railroad can ever build again";
    case Ending::nobody_moves: return "nobody wants to move";
    case Ending::idle_rounds: return "every turn of many rounds was a pass";
    case Ending::agreement: return "all players agree to end it";
    }
    return {};
}

std::string_view id_of(Ending ending) {
    switch (ending) {
    case Ending::all_connected: return "all_connected";
    case Ending::out_of_reach: return "out_of_reach";
    case Ending::nothing_to_build: return "nothing_to_build";
    case Ending::nobody_moves: return "nobody_moves";
    case Ending::idle_rounds: return "idle_rounds";
    case Ending::agreement: return "agreement";
    }
    return {};
}

constexpr NameTable<Verb> verb_names{{{Verb::pass, "pass"},
                                      {Verb::first_bidder, "first_bidder"},
                                      {Verb::bid, "bid"},
                                      {Verb::draw_disk, "draw_disk"},
                                      {Verb::capitalize, "capitalize"},
                                      {Verb::expand, "expand"},
                                      {Verb::build, "build"},
                                      {Verb::done, "done"},
                                      {Verb::agree, "agree"},
                                      {Verb::disagree, "disagree"}}};

constexpr NameTable<Event::Kind> kind_names{{{Event::Kind::auction_opened, "auction_opened"},
                                             {Event::Kind::bid, "bid"},
                                             {Event::Kind::passed, "passed"},
                                             {Event::Kind::share_bought, "share_bought"},
                                             {Event::Kind::share_taken_for_nothing, "share_taken_for_nothing"},
                                             {Event::Kind::cup_filled, "cup_filled"},
                                             {Event::Kind::disk_drawn, "disk_drawn"},
                                             {Event::Kind::turn_began, "turn_began"},
                                             {Event::Kind::turn_passed, "turn_passed"},
                                             {Event::Kind::expansion_began, "expansion_began"},
                                             {Event::Kind::track_built, "track_built"},
                                             {Event::Kind::expansion_ended, "expansion_ended"},
                                             {Event::Kind::connected, "connected"},
                                             {Event::Kind::dividend_paid, "dividend_paid"},
                                             {Event::Kind::dividend_withheld, "dividend_withheld"},
                                             {Event::Kind::asked_to_end, "asked_to_end"},
                                             {Event::Kind::agreed, "agreed"},
                                             {Event::Kind::disagreed, "disagreed"},
                                             {Event::Kind::game_ended, "game_ended"}}};

// "2 of Ann, 1 of Bert".
Told& disks(Told& told, const BySeat<std::int8_t>& disks, const Names& names) {
    ObjectText list;
    std::string shown;
    for (Seat seat{0}; index(seat) < most_seats; seat = Seat(index(seat) + 1)) {
        if (disks[seat] == 0) continue;
        list.add(std::to_string(index(seat)), disks[seat]);
        shown += (shown.empty() ? "" : ", ") + std::to_string(disks[seat]) + " of " + names.of(seat);
    }
    return told.value("disks", list, std::move(shown));
}

}   // namespace

Told PrussianRails::told(const Move& move, const Amount& amount, const Board& board, const Names& names) {
    Told told("move", verb_names[move.verb], names);
    switch (move.verb) {
    case Verb::pass: return told.sentence("Pass");
    case Verb::first_bidder: return told.seat("seat", move.seat()).sentence("{seat} bids first");
    case Verb::bid: return told.amount("amount", amount).sentence("Bid {amount}");
    case Verb::draw_disk: return told.seat("seat", move.seat()).sentence("Draw a disk of {seat}");
    case Verb::capitalize: {
        return railroad(told, board, move.railroad()).sentence("Capitalize the {railroad}: offer a share");
    }
    case Verb::expand: {
        return railroad(told, board, move.railroad()).sentence("Expand the {railroad}");
    }
    case Verb::build: {
        return hex(told, board, move.hex()).sentence("Build in {hex}");
    }
    case Verb::done: return told.sentence("Build no further");
    case Verb::agree: return told.sentence("Agree to end the game");
    case Verb::disagree: return told.sentence("Play on");
    }
    return told;
}

Told PrussianRails::told(const Event& e, const Board& board, const Names& names) {
    using Kind = Event::Kind;
    Told told("kind", kind_names[e.kind], names);
    switch (e.kind) {
    case Kind::auction_opened:
        return auction_opened(told, board, e, purpose_names[e.purpose],
                              e.purpose == Purpose::opening
                                  ? "The first share of the {railroad} is up for auction; {seat} bids first."
                                  : "{seat} offers a share of the {railroad} and bids first.");
    case Kind::bid: return bid(told, e);
    case Kind::passed: return passed(told, e);
    case Kind::share_bought:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .money("price", e.amount)
            .money("income", e.income)
            .sentence("{seat} buys a share of the {railroad} for {price} and now has an income of {income}.");
    case Kind::share_taken_for_nothing:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .money("income", e.income)
            .sentence(
                "Nobody bids: {seat} gets the share of the {railroad} for nothing and now has an income of {income}.");
    case Kind::cup_filled: return disks(told, e.disks, names).sentence("A new round. The disks in the cup: {disks}.");
    case Kind::disk_drawn:
        return told.seat("seat", e.seat)
            .number("turn", e.number)
            .sentence("A disk of {seat} is drawn for turn {turn} of the round.");
    case Kind::turn_began: return told.seat("seat", e.seat).sentence("It's {seat}'s turn.");
    case Kind::turn_passed:
        return told.seat("seat", e.seat)
            .flag("forced", e.is_forced, ": there is nothing else to do")
            .sentence("{seat} passes{forced}.");
    case Kind::expansion_began:
        return railroad(told.seat("seat", e.seat), board, e.railroad).sentence("{seat} expands the {railroad}.");
    case Kind::track_built:
        return hex(railroad(told, board, e.railroad), board, e.hex)
            .money("cost", e.amount)
            .money("income", e.income)
            .sentence(e.amount == 0_usd ? "The {railroad} builds in {hex} for nothing; its income is {income}."
                                        : "The {railroad} builds in {hex} for {cost}; its income is {income}.");
    case Kind::expansion_ended:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .number("built", e.number)
            .money("spent", e.amount)
            .sentence(e.amount == 0_usd ? "The {railroad} has built {built} track for nothing."
                                        : "The {railroad} has built {built} track for {spent}.");
    case Kind::connected:
        return railroad(railroad(told, board, e.railroad), board, e.other, "other")
            .sentence("The {railroad} is now directly connected to the {other}!");
    case Kind::dividend_paid:
        return railroad(told, board, e.railroad)
            .money("per_share", e.amount)
            .money("income", e.income)
            .payments("paid", e.paid)
            .sentence(e.amount == e.income ? "The {railroad} pays {per_share} per share: {paid}."
                                           : "The {railroad} pays double, {per_share} per share: {paid}.");
    case Kind::dividend_withheld:
        return railroad(told, board, e.railroad)
            .sentence("The {railroad} pays nothing before it links Berlin and Hamburg.");
    case Kind::asked_to_end:
        return told.number("idle_rounds", e.number)
            .sentence(e.number == 1 ? "Every turn of the round was a pass. Shall the game end?"
                                    : "Every turn of the last {idle_rounds} rounds was a pass. Shall the game end?");
    case Kind::agreed: return told.seat("seat", e.seat).sentence("{seat} agrees to end the game.");
    case Kind::disagreed: return told.seat("seat", e.seat).sentence("{seat} wants to play on.");
    case Kind::game_ended:
        told.item("why", id_of(e.ending), in_words(e.ending));
        if (e.ending != Ending::idle_rounds) return told.sentence("The game is over: {why}.");
        return told.number("idle_rounds", e.number)
            .sentence("The game is over: every turn of the last {idle_rounds} rounds was a pass.");
    }
    return told;
}

Move PrussianRails::move_from_json(const Reader& from, const Board& board, int seats) {
    const auto verb = from["move"].one_of(verb_names);
    const auto railroad_of = [&] {
        from.only({"move", "railroad"});
        return find_id(board.railroad_ids, from["railroad"], "railroad");
    };
    switch (verb) {
    case Verb::first_bidder: from.only({"move", "seat"}); return Move::first_bidder(from["seat"].seat(seats));
    case Verb::draw_disk: from.only({"move", "seat"}); return Move::draw_disk(from["seat"].seat(seats));
    case Verb::bid: from.only({"move", "amount"}); return Move::bid(from["amount"].amount());
    case Verb::capitalize: return Move::capitalize(railroad_of());
    case Verb::expand: return Move::expand(railroad_of());
    case Verb::build: from.only({"move", "hex"}); return Move::build(find_id(board.hex_ids, from["hex"], "hex"));
    case Verb::pass:
    case Verb::done:
    case Verb::agree:
    case Verb::disagree: from.only({"move"}); return {.verb = verb};
    }
    return {};
}

}   // namespace roundhouse
