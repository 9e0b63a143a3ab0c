// What is asked of the decider, and what the answers cost.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/step_names.hpp"

namespace roundhouse {

using namespace rail_baron;

std::optional<Price> RailBaron::price_of(const State& s, const Move& move) {
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::buy: return Price::cost(s.price_of(move.railroad()), s.decider);
    case Verb::upgrade: return Price::cost(Purchase::price_of(s, move.engine()), s.decider);
    case Verb::sell: return Price::gain(s.half_price_of(move.railroad()), s.decider);
    default: return std::nullopt;
    }
}

Told RailBaron::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    switch (s.step) {
    case Step::pick_region: return told.sentence("Which region?");
    case Step::declare: return told.sentence("Declare, and ride home to win?");
    case Step::swap_home: return told.sentence("Swap home and first destination?");
    case Step::step: return told.number("left", s.left).sentence("Where does the train go? ({left} still to go)");
    case Step::purchase: return told.money("cash", s.cash()).sentence("Buy a railroad or an engine? (cash {cash})");
    case Step::raise_cash:
        return told.money("owed", s.owed.total())
            .money("cash", s.cash(s.owed.by))
            .sentence("Which railroad do you sell or auction? ({owed} owed, cash {cash})");
    default:
        return told.item("railroad", s.board->name_of(s.lot).code, s.board->name_of(s.lot).name)
            .money("least", s.auction.least_bid())
            .money("list_price", s.price_of(s.lot))
            .sentence("Your bid for the {railroad}? ({least} or more; list price {list_price})");
    }
}

}   // namespace roundhouse
