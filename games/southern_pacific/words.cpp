// Moves and events of Southern Pacific, as JSON and in English.
#include "core/name_table.hpp"
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/step_names.hpp"
#include "wire/auction_words.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

Told& link(Told& told, const Board& board, Link l) {
    const auto [a, b] = board.map.ends(l);
    return told.item("link", board.id_of(l), board.name_of(a).name + "–" + board.name_of(b).name);
}

// Who talks about which link, and the price that was named.
Told& talk(Told& told, const Board& board, const Event& e) {
    railroad(railroad(told.seat("seat", e.seat), board, e.railroad, "buyer"), board, e.seller, "seller");
    return link(told, board, e.link).money("price", e.amount);
}

std::string in_words(const Event& e) {
    switch (e.ending) {
    case Ending::out_of_cubes: return "a railroad has no cubes left";
    case Ending::all_shares_sold: return "all shares are sold";
    case Ending::idle_rounds:
        return e.number == 1 ? "a round was idle" : std::to_string(e.number) + " rounds in a row were idle";
    case Ending::round_limit: return "the last round has been played";
    }
    return {};
}

std::string_view id_of(Ending ending) {
    switch (ending) {
    case Ending::out_of_cubes: return "out_of_cubes";
    case Ending::all_shares_sold: return "all_shares_sold";
    case Ending::idle_rounds: return "idle_rounds";
    case Ending::round_limit: return "round_limit";
    }
    return {};
}

constexpr NameTable<Verb> verb_names{{{Verb::pass, "pass"},
                                      {Verb::first_bidder, "first_bidder"},
                                      {Verb::bid, "bid"},
                                      {Verb::offer_stock, "offer_stock"},
                                      {Verb::build, "build"},
                                      {Verb::buy, "buy"},
                                      {Verb::accept, "accept"},
                                      {Verb::decline, "decline"},
                                      {Verb::counter, "counter"},
                                      {Verb::done, "done"},
                                      {Verb::dividend, "dividend"},
                                      {Verb::skip, "skip"},
                                      {Verb::offer, "offer"}}};

constexpr NameTable<Event::Kind> kind_names{{{Event::Kind::auction_opened, "auction_opened"},
                                             {Event::Kind::bid, "bid"},
                                             {Event::Kind::passed, "passed"},
                                             {Event::Kind::share_bought, "share_bought"},
                                             {Event::Kind::share_taken_for_nothing, "share_taken_for_nothing"},
                                             {Event::Kind::share_unsold, "share_unsold"},
                                             {Event::Kind::round_began, "round_began"},
                                             {Event::Kind::turn_began, "turn_began"},
                                             {Event::Kind::stock_offered, "stock_offered"},
                                             {Event::Kind::no_stock_offered, "no_stock_offered"},
                                             {Event::Kind::track_built, "track_built"},
                                             {Event::Kind::income_changed, "income_changed"},
                                             {Event::Kind::building_ended, "building_ended"},
                                             {Event::Kind::price_asked, "price_asked"},
                                             {Event::Kind::price_countered, "price_countered"},
                                             {Event::Kind::price_raised, "price_raised"},
                                             {Event::Kind::price_refused, "price_refused"},
                                             {Event::Kind::track_bought, "track_bought"},
                                             {Event::Kind::dividend_paid, "dividend_paid"},
                                             {Event::Kind::dividend_skipped, "dividend_skipped"},
                                             {Event::Kind::bull_market_card_taken, "bull_market_card_taken"},
                                             {Event::Kind::share_offered, "share_offered"},
                                             {Event::Kind::no_share_offered, "no_share_offered"},
                                             {Event::Kind::round_was_idle, "round_was_idle"},
                                             {Event::Kind::game_ended, "game_ended"}}};

std::string_view sentence_of(Lot lot) {
    switch (lot) {
    case Lot::presidents_share: return "The president's share of the {railroad} is up for auction; {seat} bids first.";
    case Lot::share: return "The offered share of the {railroad} is up for auction; {seat} bids first.";
    case Lot::share_once_around:
        return "In the Bull Market a share of the {railroad} is up for auction, once around; {seat} bids first.";
    }
    return {};
}

// What a railroad's president did with track in its turn.
std::string sentence_of_building(const Event& e) {
    if (e.number == 0 && e.bought == 0) return "{seat} neither builds nor buys track for the {railroad}.";
    const auto links = [](int count) { return count == 1 ? " link" : " links"; };
    std::string done;
    if (e.number > 0) done = "{built}" + std::string(links(e.number)) + " built";
    if (e.bought > 0)
        done += done.empty() ? "{bought}" + std::string(links(e.bought)) + " bought" : ", {bought} bought";
    return "{seat} is done building and buying for the {railroad}: " + done + ".";
}

std::string_view sentence_of_card(const Event& e) {
    if (e.is_kept) return "The Bull Market: {seat} has the least cash again and keeps the card.";
    return e.is_tie ? "The Bull Market: {seat}, tied for the least cash, takes the card."
                    : "The Bull Market: {seat} has the least cash and takes the card.";
}

Told idle(Told told, const Event& e) {
    const int more = e.limit - e.number;
    told.number("in_a_row", e.number);
    if (e.limit == no_idle_limit)
        return told.value("more", nullptr, "")
            .sentence("No share was sold and no link was built or bought in this round.");
    told.number("more", more);
    if (e.limit == 1) return told.sentence("No share was sold and no link was built or bought in this round.");
    if (more == 0)
        return told.sentence(
            "Again no share was sold and no link was built or bought: {in_a_row} idle rounds in a row.");
    return told.sentence(more == 1
                             ? "No share was sold and no link was built or bought: one more such round ends the game."
                             : "No share was sold and no link was built or bought: {more} more such rounds in a "
                               "row end the game.");
}

// Who has won, and how a tie was settled.
Told ended(Told told, const Event& e, const Names& names) {
    told.item("why", id_of(e.ending), in_words(e)).number("idle_rounds", e.number);
    told.seat("winner", e.seat).money("cash", e.amount);
    if (e.tied.size() == 1)
        return told.value("tied", ListText{}, "")
            .sentence("The game is over: {why}. {winner} has the most cash, {cash}, and wins.");
    return told.value("tied", e.tied, names.of(e.tied))
        .sentence(e.holds_card ? "The game is over: {why}. {tied} have the most cash, {cash}; {winner} holds the Bull "
                                 "Market card and wins."
                               : "The game is over: {why}. {tied} have the most cash, {cash}; {winner} is closest to "
                                 "the Bull Market card and wins.");
}

}   // namespace

Told SouthernPacific::told(const Move& move, const Amount& amount, const Board& board, const Names& names) {
    Told told("move", verb_names[move.verb], names);
    switch (move.verb) {
    case Verb::pass: return told.sentence("Pass");
    case Verb::first_bidder: return told.seat("seat", move.seat()).sentence("{seat} bids first");
    case Verb::bid: return told.amount("amount", amount).sentence("Bid {amount}");
    case Verb::offer_stock: return told.sentence("Offer a share");
    case Verb::build: {
        return link(told, board, move.link()).sentence("Build {link}");
    }
    case Verb::buy: {
        return link(told, board, move.link()).amount("price", amount).sentence("Offer {price} for {link}");
    }
    case Verb::accept: return told.sentence("Accept the price");
    case Verb::decline: return told.sentence("Decline");
    case Verb::counter: return told.amount("price", amount).sentence("Name another price: {price}");
    case Verb::done: return told.sentence("Stop building and buying");
    case Verb::dividend:
        return told.amount("per_share", amount).sentence("Take the income and pay {per_share} per share");
    case Verb::skip: return told.sentence("Skip: no income, no dividend");
    case Verb::offer: {
        return railroad(told, board, move.railroad()).sentence("Offer a share of the {railroad}");
    }
    }
    return told;
}

Told SouthernPacific::told(const Event& e, const Board& board, const Names& names) {
    using Kind = Event::Kind;
    Told told("kind", kind_names[e.kind], names);
    switch (e.kind) {
    case Kind::auction_opened: return auction_opened(told, board, e, purpose_names[e.lot], sentence_of(e.lot));
    case Kind::bid: return bid(told, e);
    case Kind::passed: return passed(told, e);
    case Kind::share_bought:
        share_bought(told, board, e);
        return e.amount == 0_usd
                   ? told.sentence("{seat} gets a share of the {railroad} for nothing{becomes_president}.")
                   : told;
    case Kind::share_taken_for_nothing: return share_taken_for_nothing(told, board, e);
    case Kind::share_unsold:
        return railroad(told, board, e.railroad).sentence("Nobody bids: the share of the {railroad} stays unsold.");
    case Kind::round_began: return told.number("round", e.number).sentence("Round {round} begins.");
    case Kind::turn_began:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("The {railroad} operates, with {seat} as president.");
    case Kind::stock_offered:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} offers a share of the {railroad}.");
    case Kind::no_stock_offered:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} offers no share of the {railroad}.");
    case Kind::track_built:
        return link(railroad(told, board, e.railroad), board, e.link)
            .money("cost", e.amount)
            .sentence(e.amount == 0_usd ? "The {railroad} builds {link} for free."
                                        : "The {railroad} builds {link} for {cost}.");
    case Kind::income_changed:
        return railroad(told, board, e.railroad)
            .money("before", e.before)
            .money("income", e.income)
            .sentence(e.before < e.income ? "The income of the {railroad} rises from {before} to {income}."
                                          : "The income of the {railroad} falls from {before} to {income}.");
    case Kind::building_ended:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .number("built", e.number)
            .number("bought", e.bought)
            .sentence(sentence_of_building(e));
    case Kind::price_asked:
        return talk(told, board, e)
            .sentence(e.amount == 0_usd ? "{seat} asks the {seller} to give the {buyer} {link} for nothing."
                                        : "{seat} offers the {seller} {price} from the {buyer}'s treasury for {link}.");
    case Kind::price_countered: return talk(told, board, e).sentence("{seat} wants {price} for {link}.");
    case Kind::price_raised: return talk(told, board, e).sentence("{seat} raises the offer for {link} to {price}.");
    case Kind::price_refused:
        return talk(told, board, e).sentence("{seat} declines {price}: the {seller} keeps {link}.");
    case Kind::track_bought: {
        railroad(railroad(told, board, e.railroad, "buyer"), board, e.seller, "seller");
        return link(told, board, e.link)
            .money("price", e.amount)
            .sentence(e.amount == 0_usd ? "The {buyer} gets {link} from the {seller} for nothing."
                                        : "The {buyer} buys {link} from the {seller} for {price}.");
    }
    case Kind::dividend_paid:
        return railroad(told, board, e.railroad)
            .money("per_share", e.amount)
            .money("income", e.income)
            .money("before", e.before)
            .money("treasury", e.after)
            .payments("paid", e.paid)
            .sentence(
                e.amount == 0_usd
                    ? "The {railroad} takes in {income} and pays no dividend: its treasury grows from {before} to "
                      "{treasury}."
                    : "The {railroad} has {before}, takes in {income} and pays {per_share} per share: {paid}. "
                      "{treasury} stays in its treasury.");
    case Kind::dividend_skipped:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} skips the dividend: the {railroad} takes in nothing and pays nothing.");
    case Kind::bull_market_card_taken:
        return told.seat("seat", e.seat)
            .flag("kept", e.is_kept, "")
            .flag("tie", e.is_tie, "")
            .sentence(sentence_of_card(e));
    case Kind::share_offered:
        return railroad(told.seat("seat", e.seat), board, e.railroad)
            .sentence("{seat} offers a share of the {railroad}.");
    case Kind::no_share_offered: return told.seat("seat", e.seat).sentence("{seat} offers no share.");
    case Kind::round_was_idle: return idle(std::move(told), e);
    case Kind::game_ended: return ended(std::move(told), e, names);
    }
    return told;
}

Move SouthernPacific::move_from_json(const Reader& from, const Board& board, int seats) {
    const auto verb = from["move"].one_of(verb_names);
    switch (verb) {
    case Verb::first_bidder: from.only({"move", "seat"}); return Move::first_bidder(from["seat"].seat(seats));
    case Verb::bid: from.only({"move", "amount"}); return Move::bid(from["amount"].amount());
    case Verb::build: from.only({"move", "link"}); return Move::build(find_id(board.link_ids, from["link"], "link"));
    case Verb::buy:
        from.only({"move", "link", "price"});
        return Move::buy(find_id(board.link_ids, from["link"], "link"), from["price"].amount());
    case Verb::counter: from.only({"move", "price"}); return Move::counter(from["price"].amount());
    case Verb::dividend: from.only({"move", "per_share"}); return Move::dividend(from["per_share"].amount());
    case Verb::offer:
        from.only({"move", "railroad"});
        return Move::offer(find_id(board.railroad_ids, from["railroad"], "railroad"));
    case Verb::pass:
    case Verb::offer_stock:
    case Verb::accept:
    case Verb::decline:
    case Verb::done:
    case Verb::skip: from.only({"move"}); return {.verb = verb};
    }
    return {};
}

}   // namespace roundhouse
