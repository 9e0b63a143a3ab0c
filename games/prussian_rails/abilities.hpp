// Special Abilities and Limitations: what makes each railroad different when it builds and pays.
#pragma once
#include "games/prussian_rails/state.hpp"

namespace roundhouse::prussian_rails {

constexpr Money koeln_mindener_limit = 5_usd;   // of an Expansion

// PO builds more than others, SA less.
constexpr int most_cubes_an_expansion(RailroadId id) {
    return id == RailroadId::preussische_ostbahn ? 4 : id == RailroadId::saechsische ? 2 : 3;
}

// What a treasury of this size can spend on the next cube: KM is held to $5 in an Expansion.
constexpr Money budget(RailroadId id, Money treasury, Money spent = 0_usd) {
    return id == RailroadId::koeln_mindener ? std::min(treasury, koeln_mindener_limit - spent) : treasury;
}

// BY builds each hex for less.
constexpr Money discount(RailroadId id) { return id == RailroadId::bayerische ? 1_usd : 0_usd; }

// NS never pays the City Penalty.
constexpr bool pays_city_penalty(RailroadId id) { return id != RailroadId::niederschlesische; }

// BA has one rural cube of each Expansion for nothing; a Berlin approach is not rural.
constexpr bool has_free_rural_cube(RailroadId id) { return id == RailroadId::badische; }

// MW counts its best city twice.
constexpr bool doubles_best_city(RailroadId id) { return id == RailroadId::main_weser; }

// BH owes its shareholders nothing before it links the two cities of its name.
inline bool pays_dividends(const State& s, RailroadId id) {
    const HexSet& track = s.railroads[id].track;
    return id != RailroadId::berlin_hamburger || (track.contains(s.board->berlin) && track.contains(s.board->hamburg));
}

}   // namespace roundhouse::prussian_rails
