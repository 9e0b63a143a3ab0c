// Going outwards over a map of hexes.
#pragma once
#include "core/hex_map.hpp"

namespace roundhouse {

// visit(ring, distance) for the first ring, at distance 1, and then for those around it, each next to the one before,
// all among `among`; up to `most` rings, or until visit says false.
template <class Place, int Capacity, class Visit>
void each_ring(const Neighbourhood<Place, Capacity>& neighbours, PlaceSet<Place, Capacity> ring,
               const PlaceSet<Place, Capacity>& among, int most, Visit&& visit) {
    PlaceSet<Place, Capacity> seen = ring;
    for (int distance = 1; !ring.empty(); ++distance) {
        if (!visit(ring, distance) || distance == most) return;
        PlaceSet<Place, Capacity> next;
        ring.each([&](Place p) { next |= neighbours.of(p); });
        ring = (next & among) - seen;
        seen |= ring;
    }
}

}   // namespace roundhouse
