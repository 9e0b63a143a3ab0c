// A position of Prairie Railroads as JSON; position.cpp reads it back.
#include <string>

#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

std::string_view purpose_of_auction(const State& s) {
    if (s.turn == Seat::nobody) return "opening";
    return s.auction.terms().seller == Seat::nobody ? "offer" : "own_share";
}

json::object cards_to_json(const auto& counts) {
    json::object cards;
    for (Card c : all_cards) cards[card_codes[c]] = counts[c];
    return cards;
}

json::object railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"value", r.value.dollars},
        {"unsold", r.shares.unsold},
        {"cubes", r.cubes},
        {"links", places_to_json(r.links, [&](Link l) { return s.board->name_of(l).id; })},
        {"western", r.western == City::nowhere ? json::value(nullptr) : json::value(s.board->name_of(r.western).id)},
    };
}

}  // namespace

std::string_view PrairieRailroads::step_name(const State& s) { return name_of(s.step).name; }

State PrairieRailroads::recomputed(const State& s) {
    State fresh = s;
    fresh.built = {};
    fresh.western_builds = {};
    fresh.development_cubes = static_cast<std::int8_t>(development_cubes_in_all - s.grown.size());
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        r = Railroad{};
        r.shares = s.railroads[railroad].shares;
        r.western = s.railroads[railroad].western;
        s.railroads[railroad].links.each([&](Link l) { lay_track(fresh, railroad, l); });
        if (r.western != City::nowhere) {
            fresh.western_builds.insert(r.western);
            r.value += value_of_western_build;
            --r.cubes;
        }
        r.shares.count_sold();
        r.control = holders_of_most(r.shares, s.seats);
    }
    for (Card c : all_cards) {
        int used = s.board->cards[c] - s.deck[c];
        SeatSet::all(s.seats).each([&](Seat seat) { used -= s.hands[seat][c]; });
        fresh.used[c] = static_cast<std::int16_t>(used);
    }
    fresh.dividends_played = static_cast<std::int8_t>(fresh.used[Card::pay_dividends]);
    return fresh;
}

PrairieRailroads::Settings PrairieRailroads::settings_from_json(const Reader& from, int) {
    from.only({});
    return {};
}

void PrairieRailroads::write_state(const State& s, Seat, json::object& out) {
    const StepName& step = name_of(s.step);
    const std::string& code = s.board->railroads[s.current].code;

    out["players"] = players_to_json(s, [&](json::object& player, Seat seat) { player["hand"] = cards_to_json(s.hands[seat]); });
    out["auction"] = auction_to_json(s.auction, code, purpose_of_auction(s), s.seats);
    out["railroads"] = railroads_to_json(s, railroad_to_json);
    out["grown"] = places_to_json(s.grown, [&](City c) { return s.board->name_of(c).id; });
    out["development_cubes"] = s.development_cubes;
    out["deck"] = cards_to_json(s.deck);
    out["used"] = cards_to_json(s.used);
    out["dividends_played"] = s.dividends_played;
    out["turn"] = seat_to_json(s.turn);
    out["card"] = nullptr;
    if (s.card != Card::none) out["card"] = json::object{{"card", card_codes[s.card]}, {"drawn", s.is_drawn}};
    out["building"] = nullptr;
    if (step.has_railroad) out["building"] = json::object{{"railroad", code}, {"builder", seat_to_json(s.builder)}};
}

}  // namespace roundhouse
