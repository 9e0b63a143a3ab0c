// What the drawings of all maps have in common: the sheet of paper with its heading, and points that can be moved.
#pragma once
#include <string_view>

#include "core/board_label.hpp"
#include "wire/svg.hpp"

namespace roundhouse {

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

constexpr double heading_margin = 52;   // between the heading and the edges of the sheet

// Paper within a double frame; above the map the game, its board and how the game stands, which is empty where nobody
// plays.
void draw_sheet(Svg& svg, double width, double height, std::string_view game, const BoardLabel& board,
                std::string_view standing);

}   // namespace roundhouse
