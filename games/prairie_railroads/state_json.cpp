// A position of Prairie Railroads as JSON.
#include <string>

#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/auction_json.hpp"
#include "wire/players_json.hpp"

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
    json::array links;
    r.links.each([&](Link l) { links.emplace_back(s.board->name_of(l).id); });
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"value", r.value.dollars},
        {"unsold", r.shares.unsold},
        {"cubes", r.cubes},
        {"links", std::move(links)},
        {"western", r.western == City::nowhere ? json::value(nullptr) : json::value(s.board->name_of(r.western).id)},
    };
}

json::array players_to_json(const State& s) {
    json::array players;
    SeatSet::all(s.seats).each([&](Seat seat) {
        json::object shares;
        for (RailroadId r : all_railroads) shares[s.board->railroads[r].code] = s.railroads[r].shares.held[seat];
        players.push_back(json::object{{"cash", s.cash(seat).dollars}, {"shares", std::move(shares)}, {"hand", cards_to_json(s.hands[seat])}});
    });
    return players;
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
        r.shares.sold = 0;
        for (std::int8_t held : r.shares.held) r.shares.sold = static_cast<std::int8_t>(r.shares.sold + held);
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
    json::object railroads;
    for (RailroadId r : all_railroads) railroads[s.board->railroads[r].code] = railroad_to_json(s, r);
    json::array grown;
    s.grown.each([&](City c) { grown.emplace_back(s.board->name_of(c).id); });

    out["players"] = players_to_json(s);
    out["auction"] = auction_to_json(s.auction, code, purpose_of_auction(s), s.seats);
    out["railroads"] = std::move(railroads);
    out["grown"] = std::move(grown);
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
