// A position of Prairie Railroads as JSON; position.cpp reads it back.
#include <string>

#include "games/prairie_railroads/charts.hpp"
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

std::string_view purpose_of_auction(const State& s) {
    if (s.turn == Seat::nobody) return purpose_names[Purpose::opening];
    return purpose_names[s.auction.terms().seller == Seat::nobody ? Purpose::offer : Purpose::own_share];
}

ObjectText cards_to_json(const auto& counts) {
    ObjectText cards;
    for (Card c : all_cards) cards.add(card_codes[c], counts[c]);
    return cards;
}

ObjectText railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.ledger[id].dollars},
        {"income", r.income.dollars},
        {"value", r.value.dollars},
        {"unsold", r.shares.unsold},
        {"cubes", r.cubes},
        {"links", places_to_json(r.links, [&](Link l) -> std::string_view { return s.board->name_of(l).id; })},
        {"western", r.western == City::nowhere ? JsonPart(nullptr) : JsonPart(s.board->name_of(r.western).id)},
    };
}

JsonText card_to_json(const State& s) {
    if (s.card == Card::none) return nullptr;
    return ObjectText{{"card", card_codes[s.card]}, {"drawn", s.is_drawn}};
}

JsonText building_to_json(const State& s) {
    if (!name_of(s.step).has_railroad) return nullptr;
    return ObjectText{{"railroad", s.board->railroads[s.current].code}, {"builder", s.builder}};
}

}   // namespace

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

PrairieRailroads::Options PrairieRailroads::options_from_json(const Reader& from, int) {
    from.only({});
    return {};
}

void PrairieRailroads::write_state(const State& s, Viewer, ObjectText& out) {
    const std::string& code = s.board->railroads[s.current].code;

    out.add("players", players_to_json(s, [&](ObjectText& player, Seat seat) {
                player.add("hand", cards_to_json(s.hands[seat]));
            }));
    out.add("auction", auction_to_json(s.auction, code, purpose_of_auction(s)));
    out.add("railroads", railroads_to_json(s, railroad_to_json));
    out.add("grown", places_to_json(s.grown, [&](City c) -> std::string_view { return s.board->name_of(c).id; }));
    out.add("grown_incomes", grown_incomes_to_json(s));
    out.add("development_cubes", s.development_cubes);
    out.add("deck", cards_to_json(s.deck));
    out.add("used", cards_to_json(s.used));
    out.add("dividends_played", s.dividends_played);
    out.add("turn", s.turn);
    out.add("card", card_to_json(s));
    out.add("building", building_to_json(s));
}

}   // namespace roundhouse
