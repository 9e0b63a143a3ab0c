// The board as a picture: cities where they lie, links between them, and cubes in the railroads' colours.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/southern_pacific/face.hpp"
#include "wire/link_drawing.hpp"

namespace roundhouse {

using namespace southern_pacific;
using namespace svg_style;

namespace {

constexpr double margin = 124, head = 130, foot = 190;
constexpr double map_width = 1100;
constexpr double city_radius = 11;

Point halfway(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board),
          state_(state),
          project_(Region::around(board.city_names), {margin, head}, map_width),
          map_foot_(head + project_.height()),
          svg_(width, map_foot_ + foot, "Southern Pacific: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet(svg_, width, map_foot_ + foot, SouthernPacific::name, board_.label, standing());
        board_.links.each([&](Link l) { draw_link(l); });
        board_.links.each([&](Link l) { draw_box(l); });
        for (std::size_t i = 0; i < board_.city_names.size(); ++i) draw_city(City(i));
        draw_income_key();
        draw_railroads(svg_, {margin + 12, map_foot_ + 96}, map_width / 3, board_.railroads,
                       [&](RailroadId r) { return said_of(r); });
        return svg_.finished();
    }

private:
    static constexpr double width = map_width + 2 * margin;

    Point at(City c) const { return project_(board_.name_of(c)); }
    const RailroadId* owner(Link l) const {
        if (state_ == nullptr) return nullptr;
        const auto found = std::find_if(all_railroads.begin(), all_railroads.end(),
                                        [&](RailroadId r) { return state_->railroads[r].links.contains(l); });
        return found == all_railroads.end() ? nullptr : &*found;
    }
    const RailroadId* at_home(City c) const {
        const auto found =
            std::find_if(all_railroads.begin(), all_railroads.end(), [&](RailroadId r) { return board_.home[r] == c; });
        return found == all_railroads.end() ? nullptr : &*found;
    }
    Livery livery_of(RailroadId r) const { return livery(board_.railroads[r].color); }

    std::string standing() const {
        if (state_ == nullptr) return {};
        if (Rules::is_over(*state_)) return "The game is over after round " + std::to_string(state_->round);
        return state_->round == 0 ? "Initial auctions" : "Round " + std::to_string(state_->round);
    }

    void draw_link(Link l) {
        const auto [a, b] = board_.map.ends(l);
        if (const RailroadId* r = owner(l)) draw_track(svg_, at(a), at(b), livery_of(*r));
        else draw_free_link(svg_, at(a), at(b));
    }

    // The box of a link: white, or with the cube of its railroad.
    void draw_box(Link l) {
        const auto [a, b] = board_.map.ends(l);
        const Point middle = halfway(at(a), at(b));
        if (const RailroadId* r = owner(l)) draw_cube(svg_, middle, board_.railroads[*r].code, livery_of(*r));
        else
            svg_.box(middle + Point{-4, -4}, 8, 8, 1.5,
                     Look("fill", palette::sign).with("stroke", ink).with("stroke-width", 1.1));
    }

    // A city shows what it pays each railroad connected to it; a home wears the colour of its railroad.
    void draw_city(City c) {
        const Point middle = at(c);
        if (const RailroadId* r = at_home(c))
            svg_.circle(middle, city_radius + 6,
                        Look("fill", livery_of(*r).fill).with("stroke", ink).with("stroke-width", 1.4));
        svg_.circle(middle, city_radius, Look("fill", paper).with("stroke", ink).with("stroke-width", 1.6));
        svg_.text(middle + Point{0, 4.4}, std::to_string(pays(c).dollars),
                  Look("font-size", 12.5).with("font-weight", "700").with("text-anchor", "middle").with("fill", ink));
        draw_name(c);
    }

    // The name stands on the side of the city that the links leave free, below it where nothing speaks against that.
    void draw_name(City c) {
        const double away = city_radius + (at_home(c) == nullptr ? 4.0 : 10.0);
        const std::array<Side, 4> sides{{{{0, 1}, {0, away + 9}, "middle"},
                                         {{1, 0}, {away, 4.4}, "start"},
                                         {{-1, 0}, {-away, 4.4}, "end"},
                                         {{0, -1}, {0, -away}, "middle"}}};
        const Side* best = &sides[0];
        for (const Side& side : sides)
            if (crowding(c, side) < crowding(c, *best) - 0.2) best = &side;
        svg_.text(at(c) + best->offset, board_.name_of(c).name,
                  Look("font-family", slab)
                      .with("font-size", 12.5)
                      .with("font-weight", at_home(c) == nullptr ? "500" : "700")
                      .with("text-anchor", best->anchor)
                      .with("fill", ink)
                      .with("stroke", paper)
                      .with("stroke-width", 3.0)
                      .with("paint-order", "stroke"));
    }
    struct Side {
        Point direction, offset;
        std::string_view anchor;
    };
    // How near to that direction the nearest link leaves: 1 is just there, -1 just opposite.
    double crowding(City c, const Side& side) const {
        double nearest = -1;
        board_.map.at(c).each([&](Link l) {
            const Point other = at(board_.map.ends(l).other(c));
            const double x = other.x - at(c).x, y = other.y - at(c).y, length = std::max(1.0, std::hypot(x, y));
            nearest = std::max(nearest, (x * side.direction.x + y * side.direction.y) / length);
        });
        return nearest;
    }
    Money pays(City c) const {
        if (state_ == nullptr) return city_pays[1];
        return city_pays[static_cast<std::size_t>(std::max<int>(1, state_->connected[c]))];
    }

    void draw_income_key() {
        svg_.text({margin, map_foot_ + 62},
                  "The figure in a city is what it pays each railroad connected to it: 3 to one alone, 2 to each of "
                  "two, 1 to each of more.",
                  Look("font-size", 13.0).with("fill", ink));
    }

    std::string said_of(RailroadId r) const {
        if (state_ == nullptr) return "from " + board_.name_of(board_.home[r]).name;
        const Railroad& railroad = state_->railroads[r];
        return "income " + dollars(railroad.income) + ", treasury " + dollars(state_->ledger[r]) + ", cubes "
               + std::to_string(railroad.cubes);
    }

    const Board& board_;
    const State* state_;
    Projection project_;
    double map_foot_;
    Svg svg_;
};

}   // namespace

std::string SouthernPacific::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}   // namespace roundhouse
