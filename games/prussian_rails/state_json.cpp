// A position of Prussian Rails as JSON; position.cpp reads it back.
#include <string>

#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/step_names.hpp"
#include "wire/position.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

ObjectText railroad_to_json(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    return {
        {"treasury", s.treasury(id).dollars},
        {"income", r.income.dollars},
        {"unsold", r.shares.unsold},
        {"cubes", r.cubes},
        {"track", places_to_json(r.track, [&](Hex h) -> std::string_view { return s.board->name_of(h).id; })},
    };
}

// Each pair once.
ListText connections_to_json(const State& s) {
    ListText pairs;
    for (RailroadId a : all_railroads)
        s.railroads[a].connections.each([&](RailroadId b) {
            if (a < b) pairs.push_back(ListText{s.board->railroads[a].code, s.board->railroads[b].code});
        });
    return pairs;
}

ListText order_to_json(const State& s) {
    ListText order;
    for (int turn = 0; turn < s.order.size(); ++turn) order.push_back(index(s.order[turn]));
    return order;
}

ObjectText cup_to_json(const State& s) {
    ObjectText cup;
    SeatSet::all(s.seats).each([&](Seat seat) {
        if (s.cup[seat] > 0) cup.add(std::to_string(index(seat)), s.cup[seat]);
    });
    return cup;
}

JsonText expanding_to_json(const State& s) {
    if (s.step != Step::build_track) return nullptr;
    return ObjectText{
        {"railroad", s.board->railroads[s.current].code},
        {"built", s.expansion.built},
        {"spent", s.expansion.spent.dollars},
        {"dearest_rural", s.expansion.dearest_rural.dollars},
    };
}

}   // namespace

std::string_view PrussianRails::step_name(const State& s) { return name_of(s.step).name; }

State PrussianRails::recomputed(const State& s) {
    State fresh = s;
    fresh.full = {};
    fresh.prices = s.board->prices;
    fresh.player_income = {};
    for (Railroad& r : fresh.railroads)
        r.track = r.open = {};   // all of them first: what a city costs counts who is there
    for (RailroadId railroad : all_railroads) {
        Railroad& r = fresh.railroads[railroad];
        s.railroads[railroad].track.each([&](Hex h) { enter_hex(fresh, railroad, h); });
        r.income = income_of(*s.board, railroad, r.track);
        r.cubes = static_cast<std::int8_t>(s.board->cubes[railroad] - (r.track.size() - 1));
        r.shares.count_sold();
        SeatSet::all(s.seats).each([&](Seat seat) { fresh.player_income[seat] += r.income * r.shares.held[seat]; });
    }
    const bool is_expanding = s.step == Step::build_track;
    for (RailroadId a : all_railroads)
        for (RailroadId b : all_railroads) {
            if (!(a < b) || (is_expanding && (a == s.current || b == s.current))) continue;
            const bool share_a_city = (fresh.railroads[a].track & s.board->urban).meets(fresh.railroads[b].track);
            RailroadSet &of_a = fresh.railroads[a].connections, &of_b = fresh.railroads[b].connections;
            share_a_city ? of_a.insert(b) : of_a.erase(b);
            share_a_city ? of_b.insert(a) : of_b.erase(a);
        }
    fresh.expandable =
        s.step == Step::take_turn && is_player(s.acting) ? expandable_by(fresh, s.acting) : RailroadSet{};
    return fresh;
}

PrussianRails::Options PrussianRails::options_from_json(const Reader& from, int) {
    from.only({});
    return {};
}

void PrussianRails::write_state(const State& s, Viewer, ObjectText& out) {
    const StepName& step = name_of(s.step);
    out.add("players", players_to_json(s, [&](ObjectText& player, Seat seat) {
                player.add("income", s.player_income[seat].dollars);
            }));
    out.add("auction", auction_to_json(s.auction, s.board->railroads[s.current].code, step.purpose));
    out.add("railroads", railroads_to_json(s, railroad_to_json));
    out.add("connections", connections_to_json(s));
    out.add("order", order_to_json(s));
    out.add("cup", cup_to_json(s));
    out.add("acting", s.acting);
    out.add("expanding", expanding_to_json(s));
    out.add("round_all_passed", s.round_all_passed);
    out.add("agreed", s.agreed);
    out.add("idle_rounds", s.idle_rounds);
    ListText passes;
    SeatSet::all(s.seats).each([&](Seat seat) { passes.push_back(s.passes[seat]); });
    out.add("passes", passes);
}

}   // namespace roundhouse
