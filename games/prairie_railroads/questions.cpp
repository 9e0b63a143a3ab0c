// What is asked of the decider, and what the answers cost.
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/auction_words.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

// What a Pay Dividends card brings the player who selects it.
Money gain_of_dividends(const State& s, Seat seat) {
    const bool is_final = s.dividends_played + 1 == dividends_to_end;
    Money gain;
    for (const Railroad& r : s.railroads) {
        if (r.shares.held[seat] == 0) continue;
        const Money per_share =
            is_final ? divided_up(r.value + r.income, r.shares.sold) : divided_up(r.income, shares_a_railroad);
        gain += per_share * r.shares.held[seat];
    }
    return gain;
}

// The lowest bids for the shares that may be offered: "ATSF $3, KP $2".
Told& minimums(Told& told, const State& s) {
    ObjectText list;
    std::string shown;
    for (RailroadId r : all_railroads) {
        if (!OfferStock::may_offer(s, r) && !OfferStock::may_offer_own(s, r)) continue;
        const Money minimum = minimum_bid(s.railroads[r]);
        list.add(s.board->railroads[r].code, minimum.dollars);
        shown += (shown.empty() ? "" : ", ") + s.board->railroads[r].code + " " + dollars(minimum);
    }
    return told.value("minimums", list, std::move(shown));
}

Told& construct_track(Told& told, const State& s) {
    return railroad(told, *s.board, s.current)
        .money("treasury", s.treasury())
        .money("single", cost_of_single)
        .money("double", cost_of_double)
        .money("western", cost_of_western(s))
        .number("left", s.railroad().cubes)
        .sentence(s.is_drawn ? "Where does the {railroad} build? (treasury {treasury}; a segment costs {single})"
                             : "Where does the {railroad} build? (treasury {treasury}; a segment costs {single}, "
                               "a double {double}, a western build {western})");
}

}   // namespace

std::optional<Price> PrairieRailroads::price_of(const State& s, const Move& move) {
    const std::string_view code = s.board->railroads[s.current].code;
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::select:
        if (move.card() != Card::pay_dividends) return std::nullopt;
        return Price::gain(gain_of_dividends(s, s.turn), s.turn);
    case Verb::build: return Price::cost(s.step == Step::first_track ? 0_usd : cost_of_single, code);
    case Verb::double_build: return Price::cost(cost_of_double, code);
    case Verb::western: return Price::cost(cost_of_western(s), code);
    default: return std::nullopt;
    }
}

Told PrairieRailroads::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    switch (s.step) {
    case Step::first_track:
        return railroad(told, *s.board, s.current).sentence("Where does the {railroad} build its free first segment?");
    case Step::take_action:
        return told.number("dividends_played", s.dividends_played)
            .number("dividends_to_end", dividends_to_end)
            .sentence("Play one of your cards, or draw one? ({dividends_played} of {dividends_to_end} Pay Dividends "
                      "played)");
    case Step::offer_stock: return minimums(told, s).sentence("Which share do you offer? (lowest bids: {minimums})");
    case Step::choose_growth: return told.sentence("Which city grows?");
    case Step::choose_railroad:
        return told.money("single", cost_of_single).sentence("Which railroad builds? (a segment costs {single})");
    case Step::choose_builder:
        return railroad(told, *s.board, s.current).sentence("Who chooses what the {railroad} builds?");
    case Step::construct_track: return construct_track(told, s);
    default: {
        const Seat taker = s.step == Step::opening_auction ? s.auction.terms().opener : Seat::nobody;
        return asks_for_bid(railroad(told, *s.board, s.current), s.auction, taker);
    }
    }
}

}   // namespace roundhouse
