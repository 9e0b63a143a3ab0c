// Where a railroad may build, and what track does to its income and value.
#pragma once
#include "games/prairie_railroads/state.hpp"

namespace roundhouse::prairie_railroads {

constexpr Money value_of_segment = 5_usd;
constexpr Money value_of_western_build = 25_usd;

inline Money income_of(const State& s, City c) { return s.board->income[c] + Money{s.grown.contains(c)}; }

// The railroad reaches a city: from now on it may build on from there.
inline void reach_city(const Board& board, Railroad& r, City c) {
    r.cities.insert(c);
    r.touched |= board.map.at(c);
    r.reachable |= board.leaving[c];
}

// Puts a cube of the railroad on the segment. Who pays for it is not its business.
inline void lay_track(State& s, RailroadId id, Link l) {
    const auto [a, b] = s.board->map.ends(l);
    Railroad& r = s.railroads[id];
    s.built.insert(l);
    r.links.insert(l);
    reach_city(*s.board, r, a);
    reach_city(*s.board, r, b);
    r.reachable -= r.links;
    --r.cubes;
    r.value += value_of_segment;
    r.income += income_of(s, a) + income_of(s, b);   // again for every segment that ends there (PR-49)
}

// Open segments that leave from the railroad's track.
inline LinkSet single_segments(const State& s, const Railroad& r) { return r.reachable - s.built; }

// The end of a reachable segment that lies further from the railroad's track; a city of its own if both ends are.
inline City far_end(const State& s, const Railroad& r, Link l) {
    const auto [a, b] = s.board->map.ends(l);
    return r.cities.contains(a) ? b : a;
}

// Open segments that leave from `through` for a city that is new to the railroad.
inline LinkSet second_segments(const State& s, const Railroad& r, City through) {
    return s.board->leaving[through] - r.touched - s.built;
}

// Visits each first segment of a double build with all that may be its second.
template <class Visit>
void each_double(const State& s, const Railroad& r, Visit&& visit) {
    single_segments(s, r).each([&](Link first) {
        const City through = far_end(s, r, first);
        if (r.cities.contains(through)) return;
        const LinkSet second = second_segments(s, r, through);
        if (!second.empty()) visit(first, second);
    });
}

// Open western builds at cities of the railroad; none if it has one.
inline CitySet western_sites(const State& s, const Railroad& r) {
    return r.western == City::nowhere ? (r.cities & s.board->western) - s.western_builds : CitySet{};
}

}   // namespace roundhouse::prairie_railroads
