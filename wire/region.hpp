// A part of the Earth: the smallest box of degrees with some places in it.
#pragma once
#include <algorithm>

namespace roundhouse {

struct Region {
    double west = 180, east = -180, south = 90, north = -90;

    // Places have `latitude` and `longitude`.
    template <class Places>
    static Region around(const Places& places) {
        Region region;
        for (const auto& place : places) {
            region.west = std::min(region.west, place.longitude);
            region.east = std::max(region.east, place.longitude);
            region.south = std::min(region.south, place.latitude);
            region.north = std::max(region.north, place.latitude);
        }
        return region;
    }
};

}   // namespace roundhouse
