// Drawn maps of cities and the links between them: where the cities lie, track and cubes, and the legend of railroads.
#pragma once
#include <cstddef>
#include <string_view>

#include "core/containers.hpp"
#include "wire/map_drawing.hpp"
#include "wire/region.hpp"

namespace roundhouse {

// Degrees to points: a degree of longitude is as wide as it is in the middle of the map.
class Projection {
public:
    // The map is `width` wide and has its upper left corner at `corner`.
    Projection(const Region& region, Point corner, double width);

    // A city has `latitude` and `longitude`.
    template <class City>
    Point operator()(const City& city) const {
        return {corner_.x + (city.longitude - west_) * shrink_ * scale_, corner_.y + (north_ - city.latitude) * scale_};
    }
    double height() const { return height_; }

private:
    Point corner_;
    double west_, north_, shrink_, scale_, height_;
};

constexpr double cube_side = 19;

// A link from city to city that no railroad owns, and one in the colour of its railroad.
void draw_free_link(Svg& svg, Point from, Point to);
void draw_track(Svg& svg, Point from, Point to, const Livery& livery);

// A cube with the code of its railroad on it, in letters that fit.
void draw_cube(Svg& svg, Point middle, std::string_view code, const Livery& livery);

// One entry of the legend: the railroad's disc, its name, and what is said of it.
void draw_railroad(Svg& svg, Point at, std::string_view code, std::string_view name, std::string_view said,
                   const Livery& livery);

// The legend of railroads, in columns of two from `first` on: said_of(railroad). Railroads have code, name and color.
template <class RailroadId, class Name, std::size_t Count, class SaidOf>
void draw_railroads(Svg& svg, Point first, double column, const ArrayBy<RailroadId, Name, Count>& railroads,
                    SaidOf&& said_of) {
    int i = 0;
    for (const Name& name : railroads) {
        const int across = i / 2, down = i % 2;
        const Point at{first.x + column * across, first.y + 40 * down};
        draw_railroad(svg, at, name.code, name.name, said_of(RailroadId(i)), livery(name.color));
        ++i;
    }
}

}   // namespace roundhouse
