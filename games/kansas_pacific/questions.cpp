// What is asked of the decider, and what the answers cost.
#include "games/kansas_pacific/face.hpp"
#include "games/kansas_pacific/step_names.hpp"
#include "wire/auction_words.hpp"

namespace roundhouse {

using namespace kansas_pacific;

std::optional<Price> KansasPacific::price_of(const State& s, const Move& move) {
    const std::string_view code = s.board->railroads[s.current].code;
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::land_grant: return Price::cost(1_usd, code);   // the president pays the rest of the $30
    case Verb::build: return Price::cost(BuildTrack::cost_of_next(s), code);
    case Verb::go_west: return Price::cost(s.treasury(), code);
    default: return std::nullopt;
    }
}

Told KansasPacific::asks(const State& s, const Names& names) {
    const Railroad& r = s.railroad();
    Told told("step", step_name(s), names);
    railroad(told, *s.board, s.current).money("treasury", s.treasury());
    switch (s.step) {
    case Step::issue_share:
        return told.number("unsold", r.shares.unsold)
            .sentence("Issue a share of the {railroad}? (treasury {treasury}, {unsold} unsold)");
    case Step::land_grant:
        return told.money("price", land_grant_price)
            .number("left", s.land_grants)
            .sentence("Buy a land grant for the {railroad}? ({price} from its treasury and your cash, {left} left)");
    case Step::build_track:
        return told.money("next_piece", BuildTrack::cost_of_next(s))
            .number("built", s.built)
            .number("left", r.locomotives)
            .sentence("Where does the {railroad} build? (treasury {treasury}, next piece {next_piece}, {left} left)");
    case Step::go_west:
        return told.money("income", r.income + gone_west_income)
            .sentence("Does the {railroad} go west? (income {income}; its treasury, {treasury}, leaves the game)");
    default: return asks_for_bid(told, s.auction, s.auction.terms().opener);
    }
}

}   // namespace roundhouse
