// Moves and events of Kansas Pacific, as JSON and in English.
#include "core/name_table.hpp"
#include "games/kansas_pacific/face.hpp"
#include "games/kansas_pacific/step_names.hpp"
#include "wire/auction_words.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

Told& hex(Told& told, const Board& board, Hex h) {
    const Board::HexName& name = board.name_of(h);
    return told.item("hex", name.id, name.name.empty() ? name.id : name.name + " (" + name.id + ")");
}

std::string_view in_words(Ending ending) {
    switch (ending) {
    case Ending::out_of_locomotives: return "five railroads have no locomotives left";
    case Ending::across_the_line: return "four railroads have crossed the land grant line";
    case Ending::gone_west: return "three railroads have gone west";
    case Ending::wall_streets: return "the eighth Wall Street is done";
    }
    return {};
}

std::string_view id_of(Ending ending) {
    switch (ending) {
    case Ending::out_of_locomotives: return "out_of_locomotives";
    case Ending::across_the_line: return "across_the_line";
    case Ending::gone_west: return "gone_west";
    case Ending::wall_streets: return "wall_streets";
    }
    return {};
}

constexpr NameTable<Verb> verb_names{{{Verb::pass, "pass"},
                                      {Verb::first_bidder, "first_bidder"},
                                      {Verb::bid, "bid"},
                                      {Verb::issue_share, "issue_share"},
                                      {Verb::land_grant, "land_grant"},
                                      {Verb::build, "build"},
                                      {Verb::go_west, "go_west"}}};

constexpr NameTable<Event::Kind> kind_names{{{Event::Kind::auction_opened, "auction_opened"},
                                             {Event::Kind::bid, "bid"},
                                             {Event::Kind::passed, "passed"},
                                             {Event::Kind::share_bought, "share_bought"},
                                             {Event::Kind::share_taken_for_nothing, "share_taken_for_nothing"},
                                             {Event::Kind::turn_began, "turn_began"},
                                             {Event::Kind::share_issued, "share_issued"},
                                             {Event::Kind::no_share_issued, "no_share_issued"},
                                             {Event::Kind::land_grant_bought, "land_grant_bought"},
                                             {Event::Kind::land_grant_declined, "land_grant_declined"},
                                             {Event::Kind::track_built, "track_built"},
                                             {Event::Kind::income_lowered, "income_lowered"},
                                             {Event::Kind::building_ended, "building_ended"},
                                             {Event::Kind::went_west, "went_west"},
                                             {Event::Kind::stayed, "stayed"},
                                             {Event::Kind::dividend_paid, "dividend_paid"},
                                             {Event::Kind::wall_street_opened, "wall_street_opened"},
                                             {Event::Kind::wall_street_empty, "wall_street_empty"},
                                             {Event::Kind::game_ended, "game_ended"}}};

constexpr NameTable<Stop> stop_names{{{Stop::chosen, "chosen"},
                                      {Stop::most_built, "most_built"},
                                      {Stop::no_locomotive, "no_locomotive"},
                                      {Stop::no_money, "no_money"},
                                      {Stop::no_hex, "no_hex"}}};

std::string_view in_words(Stop why) {
    switch (why) {
    case Stop::chosen: return "";
    case Stop::most_built: return ": it may build no more in one turn";
    case Stop::no_locomotive: return ": it has no locomotive left";
    case Stop::no_money: return ": its treasury cannot pay for the next piece";
    case Stop::no_hex: return ": no hex is open to it";
    }
    return {};
}

std::string_view sentence_of(Purpose purpose) {
    switch (purpose) {
    case Purpose::opening: return "The president's share of the {railroad} is up for auction; {seat} bids first.";
    case Purpose::issue: return "The issued share of the {railroad} is up for auction; {seat} bids first.";
    case Purpose::wall_street: return "On Wall Street a share of the {railroad} is up for auction; {seat} bids first.";
    }
    return {};
}

// "no locomotives", "1 locomotive", "5 locomotives".
Told& count(Told& told, std::string_view key, int number, std::string_view thing) {
    const std::string how_many = number == 0 ? "no" : std::to_string(number);
    return told.value(key, number, how_many + " " + std::string(thing) + (number == 1 ? "" : "s"));
}

Told built(Told told, const Event& e, const Board& board) {
    return hex(railroad(told, board, e.railroad), board, e.hex)
        .money("cost", e.amount)
        .number("built", e.number)
        .money("total", e.total)
        .money("treasury", e.treasury)
        .money("income", e.income)
        .sentence(e.number == 1 ? "The {railroad} builds in {hex} for {cost}; its income is {income}."
                                : "The {railroad} builds in {hex} for {cost}, {total} so far this turn; its income is "
                                  "{income}.");
}

Told building_ended(Told told, const Event& e, const Board& board) {
    railroad(told.seat("seat", e.seat), board, e.railroad).item("why", stop_names[e.stop], in_words(e.stop));
    return count(told, "built", e.number, "piece")
        .money("spent", e.total)
        .sentence(e.number == 0 ? "The {railroad} builds nothing{why}."
                                : "The {railroad} builds no further{why}. It has built {built} for {spent} this turn.");
}

Told went_west(Told told, const Event& e, const Board& board) {
    railroad(told.seat("seat", e.seat), board, e.railroad).money("income", e.income).money("money", e.treasury);
    count(told, "locomotives", e.locomotives, "locomotive");
    return count(told, "shares", e.unsold, "unsold share")
        .sentence("The {railroad} goes west! Its income rises to {income}; {money}, {locomotives} and {shares} leave "
                  "the game.");
}

Told wall_street(Told told, const Event& e, const Board& board) {
    told.number("number", e.number).flag("last", e.is_last, " (the game ends after it)");
    if (e.kind == Event::Kind::wall_street_empty)
        return told.sentence("Wall Street {number}{last}: no railroad has a share to sell.");
    return railroad(told, board, e.railroad)
        .money("per_share", e.amount)
        .flag("tie", e.is_tie, ", and of those that paid as much it is the last in turn order")
        .sentence("Wall Street {number}{last}: of the railroads with shares to sell, the {railroad} paid most, "
                  "{per_share} per share{tie}.");
}

}   // namespace

Told KansasPacific::told(const Move& move, const Amount& amount, const Board& board, const Names& names) {
    Told told("move", verb_names[move.verb], names);
    switch (move.verb) {
    case Verb::pass: return told.sentence("Pass");
    case Verb::first_bidder: return told.seat("seat", move.seat()).sentence("{seat} bids first");
    case Verb::bid: return told.amount("amount", amount).sentence("Bid {amount}");
    case Verb::issue_share: return told.sentence("Issue a share");
    case Verb::land_grant:
        return told.amount("from_treasury", amount)
            .sentence("Buy the land grant, {from_treasury} of it from the treasury");
    case Verb::build: {
        return hex(told, board, move.hex()).sentence("Build in {hex}");
    }
    case Verb::go_west: return told.sentence("Go west");
    }
    return told;
}

Told KansasPacific::told(const Event& e, const Board& board, const Names& names) {
    using Kind = Event::Kind;
    Told told("kind", kind_names[e.kind], names);
    switch (e.kind) {
    case Kind::auction_opened: return auction_opened(told, board, e, purpose_names[e.purpose], sentence_of(e.purpose));
    case Kind::bid: return bid(told, e);
    case Kind::passed: return passed(told, e);
    case Kind::share_bought: return share_bought(told, board, e);
    case Kind::share_taken_for_nothing: return share_taken_for_nothing(told, board, e);
    case Kind::turn_began:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("The {railroad} takes its turn, with {seat} as president.");
    case Kind::share_issued:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} issues a share of the {railroad}.");
    case Kind::no_share_issued:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} issues no share of the {railroad}.");
    case Kind::land_grant_bought:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .money("from_treasury", e.treasury)
            .money("from_president", e.amount)
            .sentence("The {railroad} buys a land grant of ten locomotives: {from_treasury} from its treasury, "
                      "{from_president} from {seat}.");
    case Kind::land_grant_declined:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} buys no land grant for the {railroad}.");
    case Kind::track_built: return built(std::move(told), e, board);
    case Kind::income_lowered:
        return hex(railroad(told, board, e.railroad), board, e.hex)
            .money("income", e.income)
            .sentence("Sharing {hex} lowers the income of the {railroad} to {income}.");
    case Kind::building_ended: return building_ended(std::move(told), e, board);
    case Kind::went_west: return went_west(std::move(told), e, board);
    case Kind::stayed:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} keeps the {railroad} in Kansas.");
    case Kind::dividend_paid:
        return railroad(told, board, e.railroad)
            .money("per_share", e.amount)
            .money("income", e.income)
            .payments("paid", e.paid)
            .sentence("The {railroad} pays {per_share} per share: {paid}.");
    case Kind::wall_street_opened:
    case Kind::wall_street_empty: return wall_street(std::move(told), e, board);
    case Kind::game_ended:
        return told.item("why", id_of(e.ending), in_words(e.ending)).sentence("The game is over: {why}.");
    }
    return told;
}

Move KansasPacific::move_from_json(const Reader& from, const Board& board, int seats) {
    const auto verb = from["move"].one_of(verb_names);
    switch (verb) {
    case Verb::first_bidder: from.only({"move", "seat"}); return Move::first_bidder(from["seat"].seat(seats));
    case Verb::bid: from.only({"move", "amount"}); return Move::bid(from["amount"].amount());
    case Verb::land_grant:
        from.only({"move", "from_treasury"});
        return Move::land_grant(from["from_treasury"].amount());
    case Verb::build: from.only({"move", "hex"}); return Move::build(find_id(board.hex_ids, from["hex"], "hex"));
    case Verb::pass:
    case Verb::issue_share:
    case Verb::go_west: from.only({"move"}); return {.verb = verb};
    }
    return {};
}

}   // namespace roundhouse
