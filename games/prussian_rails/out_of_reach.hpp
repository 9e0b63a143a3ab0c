// Out of reach: whether some railroad can no longer be directly connected to two others, whatever the players do.
//
// All conditions lean to playing on. What railroads can still come to only ever shrinks; so ways that were found once
// are remembered, and looked for again only when they are closed or have become too long.
#pragma once
#include "games/prussian_rails/earlier_rules.hpp"
#include "games/prussian_rails/expansion.hpp"

namespace roundhouse::prussian_rails {

constexpr int connections_to_end = 2;   // that each railroad needs (PU-32)
constexpr int longest_way = 20;         // that is remembered
constexpr Money cheapest_terrain = 2_usd;

// The most cubes for which the railroad can still pay. With an unsold share it is taken to find the money.
inline int payable_cubes(const State& s, RailroadId id) {
    const Railroad& r = s.railroads[id];
    if (r.shares.unsold > 0 || has_free_rural_cube(id)) return r.cubes;
    return std::min<int>(r.cubes, s.treasury(id).dollars / (cheapest_terrain - discount(id)).dollars);
}

// Hexes that the railroad may enter as the board stands, wherever its track is.
inline HexSet enterable_hexes(const State& s, RailroadId id) {
    const HexSet& track = s.railroads[id].track;
    HexSet hexes = s.board->hexes - s.full - track;
    if (id == RailroadId::koeln_mindener) hexes &= s.prices.within(koeln_mindener_limit);
    if (track.meets(s.board->approaches)) hexes -= s.board->approaches;
    return hexes;
}

// Spreads from the railroad's track, a hex further each time and no further than it can still pay for, until
// visit(fringe, steps) is true. Returns the hexes that it has come to, its track included.
template <class Visit>
HexSet spread(const State& s, RailroadId id, Visit&& visit) {
    const HexSet enterable = enterable_hexes(s, id);
    HexSet reached = s.railroads[id].track, fringe = s.railroads[id].open & enterable;
    for (int steps = 0, most = payable_cubes(s, id); steps < most && !fringe.empty(); ++steps) {
        reached |= fringe;
        if (visit(fringe, steps)) break;
        HexSet next;
        fringe.each([&](Hex h) { next |= s.board->neighbours.of(h); });
        fringe = (next & enterable) - reached;
    }
    return reached;
}

// Urban areas where the railroad has track, or to which it can still come.
inline HexSet urban_areas_in_reach(const State& s, RailroadId id) {
    return spread(s, id, [](const HexSet&, int) { return false; }) & s.board->urban;
}

inline bool can_come_to_one_of(const State& s, RailroadId id, const HexSet& areas) {
    if (s.railroads[id].track.meets(areas)) return true;
    return spread(s, id, [&](const HexSet& fringe, int) { return fringe.meets(areas); }).meets(areas);
}

// Whether what holds for most railroads does not hold for this one: hexes are closed to it that are open to others.
inline bool has_closed_hexes(const State& s, RailroadId id) {
    return id == RailroadId::koeln_mindener || s.railroads[id].track.meets(s.board->approaches);
}

// Whether the railroad is, or can still be, directly connected to two others. Goes from its urban areas toward all
// others at once; only where hexes are closed to one of these it is asked by itself.
[[gnu::noinline]] inline bool can_meet_two(const State& s, RailroadId id) {
    RailroadSet met = s.railroads[id].connections, far;
    const HexSet areas = urban_areas_in_reach(s, id), free = s.board->hexes - s.full;
    for (RailroadId other : all_railroads) {
        if (other == id || met.contains(other)) continue;
        if (s.railroads[other].track.meets(areas)) met.insert(other);
        else far.insert(other);
    }
    HexSet reached, fringe = areas;
    for (int cubes = 1; met.size() < connections_to_end && !far.empty() && !fringe.empty(); ++cubes) {
        far.each([&](RailroadId other) {
            if (payable_cubes(s, other) < cubes) return far.erase(other);
            if (!s.railroads[other].open.meets(fringe)) return;
            far.erase(other);
            if (!has_closed_hexes(s, other) || can_come_to_one_of(s, other, areas)) met.insert(other);
        });
        reached |= fringe;
        HexSet next;
        fringe.each([&](Hex h) { next |= s.board->neighbours.of(h); });
        fringe = (next & free) - reached;
    }
    return met.size() >= connections_to_end;
}

// The shortest way of a railroad to a city, without its track; nothing where there is none, or only a very long one.
[[gnu::noinline]] inline std::optional<HexSet> shortest_way(const State& s, RailroadId id, Hex city) {
    if (s.railroads[id].track.contains(city)) return HexSet{};
    std::array<HexSet, longest_way> fringes;
    int steps = -1;
    const bool is_there = spread(s, id, [&](const HexSet& fringe, int step) {
                              fringes[static_cast<std::size_t>(steps = step)] = fringe;
                              return fringe.contains(city) || step + 1 == longest_way;
                          }).contains(city);
    if (!is_there) return std::nullopt;
    HexSet way{city};
    for (Hex here = city; --steps >= 0; way.insert(here))
        here = (fringes[static_cast<std::size_t>(steps)] & s.board->neighbours.of(here)).first();
    return way;
}

// Whether the railroad can still go all of a way that was found earlier.
inline bool is_still_open(const State& s, RailroadId id, const WaysToMeet& ways) {
    if (ways.length[id] > payable_cubes(s, id)) return false;
    const HexSet &track = s.railroads[id].track, rest = ways.way[id] - track, &approaches = s.board->approaches;
    if (track.meets(approaches) && rest.meets(approaches)) return false;
    if (id == RailroadId::koeln_mindener && !s.prices.within(koeln_mindener_limit).covers(rest)) return false;
    return !rest.meets(s.full);
}

// Looks for the ways that are closed or too long. Returns the railroads that can come to the city.
inline RailroadSet renew(WaysToMeet& ways, const State& s) {
    RailroadSet coming;
    for (RailroadId id : all_railroads) {
        if (!is_still_open(s, id, ways)) {
            const auto way = ways.length[id] == WaysToMeet::no_way ? std::nullopt : shortest_way(s, id, ways.city);
            ways.way[id] = way.value_or(HexSet{});
            ways.length[id] = way ? static_cast<std::int8_t>(way->size()) : WaysToMeet::no_way;
        }
        coming.insert_if(ways.length[id] != WaysToMeet::no_way, id);
    }
    return coming;
}

// Whether every railroad can still meet two others. Cost: mostly a look at the ways that are known.
[[gnu::noinline]] inline bool can_all_meet_two(State& s) {
    if (s.ways.are_sure) return true;
    const RailroadSet coming = renew(s.ways, s);
    s.ways.are_sure = std::all_of(all_railroads.begin(), all_railroads.end(), [&](RailroadId id) {
        const RailroadSet& met = s.railroads[id].connections;
        RailroadSet meets = coming.contains(id) ? met | coming : met;
        meets.erase(id);
        return meets.size() >= connections_to_end || can_meet_two(s, id);
    });
    return s.ways.are_sure;
}

}   // namespace roundhouse::prussian_rails
