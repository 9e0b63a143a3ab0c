// What is asked of the decider, and what the answers cost.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/fees_json.hpp"
#include "games/rail_baron/step_names.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

Told asks_for_step(Told told, const State& s) {
    FeesByRailroad rates;
    s.board->network.each_of_four(s.player().at, [&](std::size_t i, const Network::Exit& e, const auto&) {
        if ((s.ways >> i & 1) != 0) rates.raise(e.railroad, rate(s, e.railroad));
    });
    return told.number("left", s.left)
        .value("rates", fees_to_json(*s.board, rates), "")
        .money("due", use_fees(s).total())
        .sentence(s.left == 1 ? "Where does the train go? (1 step to go; fees of this turn so far: {due})"
                              : "Where does the train go? ({left} steps to go; fees of this turn so far: {due})");
}

Told asks_for_cash(Told told, const State& s) {
    return told.item("why", why_words.begin()[static_cast<int>(s.owed.why)], "")
        .money("owed", s.owed.total())
        .money("cash", s.cash(s.owed.by))
        .money("missing", s.owed.total() - s.cash(s.owed.by))
        .sentence("Which railroad do you sell or auction? ({owed} owed, cash {cash}: {missing} missing)");
}

Told asks_for_bid(Told told, const State& s) {
    return told.item("railroad", s.board->name_of(s.lot).code, s.board->name_of(s.lot).name)
        .money("least", s.auction.least_bid())
        .money("list_price", s.price_of(s.lot))
        .money("half_price", s.half_price_of(s.lot))
        .sentence("Your bid for the {railroad}? ({least} or more; list price {list_price})");
}

std::string place(const State& s, Milepost m) { return s.board->full_name_of(m); }

}   // namespace

std::optional<Price> RailBaron::price_of(const State& s, const Move& move) {
    switch (move.verb) {
    case Verb::bid: return Price::cost(1_usd, s.decider);
    case Verb::buy: return Price::cost(s.price_of(move.railroad()), s.decider);
    case Verb::upgrade: return Price::cost(Purchase::price_of(s, move.engine()), s.decider);
    case Verb::sell:
    case Verb::auction:   // at least that (RB-36)
        return Price::gain(s.half_price_of(move.railroad()), s.decider);
    default: return std::nullopt;
    }
}

Told RailBaron::asks(const State& s, const Names& names) {
    Told told("step", step_name(s), names);
    switch (s.step) {
    case Step::pick_region: return told.sentence("Which region?");
    case Step::declare: return told.money("cash", s.cash()).sentence("Declare, and head for home? (cash {cash})");
    case Step::swap_home:
        return told.item("home", s.board->name_of(s.player().home).id, place(s, s.player().home))
            .item("destination", s.board->name_of(s.player().destination).id, place(s, s.player().destination))
            .sentence("Keep {home} as home, or start in {destination}?");
    case Step::step: return asks_for_step(std::move(told), s);
    case Step::purchase:
        return told.money("cash", s.cash())
            .money("due", use_fees(s).total())
            .sentence("Buy a railroad or an engine? (cash {cash}, fees of this turn so far: {due})");
    case Step::raise_cash: return asks_for_cash(std::move(told), s);
    default: return asks_for_bid(std::move(told), s);
    }
}

// What a move means here, where its verb alone does not say it.
std::string RailBaron::answer(const State& s, const Move& move) {
    if (s.step == Step::swap_home)
        return move.is_pass() ? "Keep " + place(s, s.player().home) : "Start in " + place(s, s.player().destination);
    if (s.step == Step::purchase && move.is_pass()) return "Buy nothing";
    if (s.step == Step::declare && move.is_pass()) return "Don't declare";
    return {};
}

}   // namespace roundhouse
