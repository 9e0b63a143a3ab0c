// A railroad's links and the cities they reach: what it owns, what it earns, what it could give away.
#pragma once
#include "games/southern_pacific/state.hpp"

namespace roundhouse::southern_pacific {

// What a city pays each railroad connected to it, by how many are (SP-8).
constexpr std::array city_pays{0_usd, 3_usd, 2_usd, 1_usd, 1_usd, 1_usd, 1_usd};

// The railroad reaches a city, and everybody's income there changes.
inline void connect(State& s, RailroadId id, City c) {
    const auto others = static_cast<std::size_t>(s.connected[c]++);
    const Money change = city_pays[others + 1] - city_pays[others];
    for (Railroad& other : s.railroads) other.income += change * other.cities.contains(c);
    Railroad& r = s.railroads[id];
    r.income += city_pays[others + 1];
    r.cities.insert(c);
    r.within_reach |= s.board->map.at(c);
}

// The railroad has lost its last link to a city. REQUIRES: it is not its home.
inline void disconnect(State& s, RailroadId id, City c) {
    const Map& map = s.board->map;
    const auto others = static_cast<std::size_t>(--s.connected[c]);
    const Money change = city_pays[others] - city_pays[others + 1];
    Railroad& r = s.railroads[id];
    r.income -= city_pays[others + 1];
    r.cities.erase(c);
    map.at(c).each([&](Link l) {
        if (!r.cities.contains(map.ends(l).other(c))) r.within_reach.erase(l);
    });
    for (Railroad& other : s.railroads) other.income += change * other.cities.contains(c);
}

// Links of a network that lead home both ways round: each closes a loop with others.
// REQUIRES: every link leads home. Cost: a few instructions a link.
inline LinkSet links_on_loops(const Map& map, City home, const LinkSet& links) {
    std::array<LinkSet, max_cities> way_home;   // of each city seen
    std::array<City, max_cities> cities;        // seen, in the order of seeing them
    std::size_t seen = 1;
    CitySet known{home};
    cities[0] = home;
    way_home[static_cast<std::size_t>(home)] = {};
    LinkSet rest = links, loops;
    for (std::size_t at = 0; at < seen; ++at) {
        const LinkSet way = way_home[static_cast<std::size_t>(cities[at])];
        (map.at(cities[at]) & rest).each([&](Link l) {
            const City beyond = map.ends(l).other(cities[at]);
            LinkSet& way_beyond = way_home[static_cast<std::size_t>(beyond)];
            rest.erase(l);
            if (known.contains(beyond)) {
                loops |= (way - way_beyond) | (way_beyond - way);
                loops.insert(l);
            } else {
                way_beyond = way;
                way_beyond.insert(l);
                known.insert(beyond);
                cities[seen++] = beyond;
            }
        });
    }
    return loops;
}

// The last link of a line that ends in the city; none where no line ends.
inline LinkSet end_of_line(const Map& map, City home, const LinkSet& links, City c) {
    const LinkSet here = map.at(c) & links;
    return c != home && here.size() == 1 ? here : LinkSet{};
}

// What a railroad may give away and still have all the rest lead home: links on loops, and last links of a line.
inline LinkSet spare_links(const Map& map, City home, const LinkSet& links) {
    LinkSet spare = links_on_loops(map, home, links);
    map.cities(links).each([&](City c) { spare |= end_of_line(map, home, links, c); });
    return spare;
}

// Puts a cube of the railroad on a link. REQUIRES: nobody owns the link, and it touches a city of the railroad.
inline void add_link(State& s, RailroadId id, Link l) {
    const Map& map = s.board->map;
    const City home = s.board->home[id];
    Railroad& r = s.railroads[id];
    const auto [a, b] = map.ends(l);
    const bool closes_loop = r.cities.contains(a) && r.cities.contains(b);
    const City from = r.cities.contains(a) ? a : b;
    if (!closes_loop) {
        r.spare -= end_of_line(map, home, r.links, from);
        r.spare.insert(l);
        connect(s, id, map.ends(l).other(from));
    }
    r.links.insert(l);
    s.owned.insert(l);
    --r.cubes;
    if (closes_loop) r.spare = spare_links(map, home, r.links);
}

// Takes the railroad's cube off a link again. REQUIRES: the link is one of its spare ones.
inline void remove_link(State& s, RailroadId id, Link l) {
    const Map& map = s.board->map;
    const City home = s.board->home[id];
    Railroad& r = s.railroads[id];
    const auto [a, b] = map.ends(l);
    const bool ends_at_a = !end_of_line(map, home, r.links, a).empty();
    const bool ends_at_b = !end_of_line(map, home, r.links, b).empty();
    r.links.erase(l);
    s.owned.erase(l);
    ++r.cubes;
    if (!ends_at_a && !ends_at_b) {
        r.spare = spare_links(map, home, r.links);
        return;
    }
    r.spare.erase(l);
    r.spare |= end_of_line(map, home, r.links, ends_at_a ? b : a);
    disconnect(s, id, ends_at_a ? a : b);
}

// The railroad that owns a link. REQUIRES: one does.
inline RailroadId owner_of(const State& s, Link l) {
    assert(s.owned.contains(l));
    int owner = 0;
    while (!s.railroads[RailroadId(owner)].links.contains(l)) ++owner;
    return RailroadId(owner);
}

// Tells of every railroad whose income is not what it was.
inline void tell_incomes(const State& s, const ByRailroad<Money>& before, auto& tell) {
    for (RailroadId r : all_railroads)
        if (before[r] != s.railroads[r].income) tell(State::Event::income_changed(r, before[r], s.railroads[r].income));
}
inline ByRailroad<Money> incomes(const State& s) {
    ByRailroad<Money> all;
    for (RailroadId r : all_railroads) all[r] = s.railroads[r].income;
    return all;
}

// Works out again, from nothing but who owns which link, all that the functions above keep up to date.
// REQUIRES: all links of a railroad lead to its home, and nobody shares one.
inline void recompute_track(State& s) {
    const Board& board = *s.board;
    s.owned = {};
    s.connected = {};
    for (RailroadId id : all_railroads) {
        Railroad& r = s.railroads[id];
        r.cities = board.map.cities(r.links);
        r.cities.insert(board.home[id]);
        r.within_reach = {};
        r.cities.each([&](City c) {
            ++s.connected[c];
            r.within_reach |= board.map.at(c);
        });
        r.spare = {};
        r.links.each([&](Link l) {
            LinkSet rest = r.links;
            rest.erase(l);
            if (board.map.connected(board.home[id], rest) == rest) r.spare.insert(l);
        });
        r.cubes = static_cast<std::int8_t>(cubes_to_build - r.links.size());
        s.owned |= r.links;
    }
    for (Railroad& r : s.railroads) {
        r.income = 0_usd;
        r.cities.each([&](City c) { r.income += city_pays[static_cast<std::size_t>(s.connected[c])]; });
    }
}

}   // namespace roundhouse::southern_pacific
