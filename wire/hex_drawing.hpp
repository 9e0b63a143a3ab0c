// The geometry of drawn maps of hexes, which stand on a point.
#pragma once
#include <array>
#include <cstddef>

#include "core/hex_map.hpp"
#include "wire/map_drawing.hpp"

namespace roundhouse::hex_drawing {

constexpr double radius = 30;   // of a hex, from its middle to a point
constexpr double half_width = radius * 0.8660254;
constexpr double margin = heading_margin, head = 112;   // around the map, and above it

// Clockwise from the top, seen from the middle.
constexpr std::array<Point, 6> corners{{{0, -radius},
                                        {half_width, -radius / 2},
                                        {half_width, radius / 2},
                                        {0, radius},
                                        {-half_width, radius / 2},
                                        {-half_width, -radius / 2}}};

constexpr Point middle_of(HexPosition p) {
    return {margin + half_width * (p.column + 1), head + radius * (1 + 1.5 * p.row)};
}

// The corners of a hex drawn larger or smaller than it is by `scale`.
constexpr std::array<Point, 6> outline(Point middle, double scale = 1) {
    std::array<Point, 6> points;
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = middle + Point{corners[i].x * scale, corners[i].y * scale};
    return points;
}

// The size of a map whose last column and lowest row are those of `last`, its margins included.
constexpr double map_width(HexPosition last) { return 2 * margin + half_width * (last.column + 2); }
constexpr double map_foot(HexPosition last) { return head + radius * (2 + 1.5 * last.row); }

}   // namespace roundhouse::hex_drawing
