// A map of hexagons: who is next to whom, and what hangs together.
#pragma once
#include "core/containers.hpp"
#include "core/place_set.hpp"

namespace roundhouse {

// Pointy-top hexes in double-width coordinates: column + row is even.
struct HexPosition {
    int column = 0;
    int row = 0;

    friend constexpr bool operator==(HexPosition, HexPosition) = default;

    constexpr bool is_next_to(HexPosition o) const {
        const int across = column > o.column ? column - o.column : o.column - column;
        const int down = row > o.row ? row - o.row : o.row - row;
        return (down == 0 && across == 2) || (down == 1 && across == 1);
    }
};

// Works for hexes, and for any other places that border on each other.
template <class Place, int Capacity>
class Neighbourhood {
public:
    using Set = PlaceSet<Place, Capacity>;

    constexpr const Set& of(Place p) const { return next_to_[p]; }

    constexpr void join(Place a, Place b) {
        next_to_[a].insert(b);
        next_to_[b].insert(a);
    }

    // All of `among` that can be reached from `from` without leaving `among`. Cost: one step a place reached.
    constexpr Set connected(Place from, const Set& among) const {
        Set reached = Set{from} & among;
        for (Set fresh = reached; !fresh.empty();) {
            Set next;
            fresh.each([&](Place p) { next |= next_to_[p]; });
            fresh = (next & among) - reached;
            reached |= fresh;
        }
        return reached;
    }

private:
    ArrayBy<Place, Set, Capacity> next_to_;
};

}   // namespace roundhouse
