// What is asked of the decider, and what the answers cost.
#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/step_names.hpp"
#include "wire/auction_words.hpp"

namespace roundhouse {

using namespace prussian_rails;

std::optional<Price> PrussianRails::price_of(const State& s, const Move& move) {
    if (move.is_bid()) return Price::cost(1_usd, s.decider);
    if (!move.is(Verb::build)) return std::nullopt;
    return Price::cost(prussian_rails::price_of(s, s.current, move.hex(), s.expansion.dearest_rural),
                       s.board->railroads[s.current].code);
}

Told PrussianRails::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    switch (s.step) {
    case Step::take_turn:
        return told.money("minimum", minimum_bid)
            .sentence("Expand a railroad, offer a share (bids from {minimum}), or pass?");
    case Step::build_track:
        return railroad(told, *s.board, s.current)
            .money("treasury", s.treasury(s.current))
            .money("budget", budget(s.current, s.treasury(s.current), s.expansion.spent))
            .number("left", std::min<int>(most_cubes_an_expansion(s.current) - s.expansion.built, s.railroad().cubes))
            .sentence("Where does the {railroad} build? ({budget} to spend, up to {left} more)");
    case Step::agree_to_end:
        return told.number("agreed", s.agreed).sentence("Can the game still be finished, or shall it end?");
    default: return asks_for_bid(railroad(told, *s.board, s.current), s.auction, s.auction.terms().opener);
    }
}

}   // namespace roundhouse
