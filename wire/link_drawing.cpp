#include "wire/link_drawing.hpp"

#include <algorithm>
#include <cmath>

namespace roundhouse {

using namespace svg_style;

Projection::Projection(const Region& region, Point corner, double width)
    : corner_(corner), west_(region.west), north_(region.north) {
    const double radians = (region.north + region.south) / 2 * 3.14159265358979 / 180;
    shrink_ = std::max(0.1, std::cos(radians));
    scale_ = width / std::max(1.0, (region.east - region.west) * shrink_);
    height_ = (region.north - region.south) * scale_;
}

void draw_free_link(Svg& svg, Point from, Point to) {
    svg.line(from, to, Look("stroke", ink).with("stroke-width", 2.2).with("opacity", 0.45));
}

void draw_track(Svg& svg, Point from, Point to, const Livery& livery) {
    svg.line(from, to, Look("stroke", ink).with("stroke-width", 8.4).with("opacity", 1.0));
    svg.line(from, to, Look("stroke", livery.fill).with("stroke-width", 6.0));
}

void draw_cube(Svg& svg, Point middle, std::string_view code, const Livery& livery) {
    svg.box(middle + Point{-cube_side / 2, -cube_side / 2}, cube_side, cube_side, 1.5,
            Look("fill", livery.fill).with("stroke", ink).with("stroke-width", 1.1));
    const double size = std::min(10.0, 10.0 * (cube_side - 3) / std::max(1.0, text_width(code, 10) * 1.1));
    svg.text(
        middle + Point{0, size * 0.35}, code,
        Look("font-size", size).with("font-weight", "700").with("text-anchor", "middle").with("fill", livery.letters));
}

void draw_railroad(Svg& svg, Point at, std::string_view code, std::string_view name, std::string_view said,
                   const Livery& livery) {
    svg.disc(at, 14, code, livery);
    svg.text(at + Point{22, 0}, name,
             Look("font-family", slab).with("font-size", 13.0).with("font-weight", "600").with("fill", ink));
    svg.text(at + Point{22, 15}, said, Look("font-size", 11.5).with("fill", faint_ink));
}

}   // namespace roundhouse
