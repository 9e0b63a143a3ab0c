// The board as a picture: cities where they lie, segments between them, and cubes in the railroads' colours.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/prairie_railroads/face.hpp"
#include "wire/svg.hpp"

namespace roundhouse {

using namespace prairie_railroads;
using namespace svg_style;

namespace {

constexpr double margin = 96, head = 130, foot = 190;
constexpr double map_width = 1500;
constexpr double city_radius = 11, cube = 19, circle = 4.5;
constexpr std::string_view town = "#f0d38a", grown = "#e98a15", arrow = accent;

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point between(Point a, Point b, double part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

// Degrees to points: a degree of longitude is as wide as it is in the middle of the map.
class Projection {
public:
    explicit Projection(const Board& board) {
        double south = 90, east = -180;
        for (const auto& city : board.city_names) {
            west_ = std::min(west_, city.longitude);
            east = std::max(east, city.longitude);
            south = std::min(south, city.latitude);
            north_ = std::max(north_, city.latitude);
        }
        const double radians = (north_ + south) / 2 * 3.14159265358979 / 180;
        shrink_ = std::max(0.1, std::cos(radians));
        scale_ = map_width / std::max(1.0, (east - west_) * shrink_);
        height_ = (north_ - south) * scale_;
    }
    Point operator()(const Board::CityName& city) const {
        return {margin + (city.longitude - west_) * shrink_ * scale_, head + (north_ - city.latitude) * scale_};
    }
    double height() const { return height_; }

private:
    double west_ = 180, north_ = -90, shrink_ = 1, scale_ = 1, height_ = 0;
};

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board), state_(state), project_(board), map_foot_(head + project_.height()),
          svg_(width, map_foot_ + foot, "Prairie Railroads: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet();
        for (std::size_t i = 0; i < board_.link_names.size(); ++i) draw_link(Link(i));
        for (std::size_t i = 0; i < board_.link_names.size(); ++i) draw_circle(Link(i));
        board_.western.each([&](City c) { draw_western(c); });
        for (std::size_t i = 0; i < board_.city_names.size(); ++i) draw_city(City(i));
        draw_key();
        draw_railroads();
        return svg_.finished();
    }

private:
    static constexpr double width = map_width + 2 * margin;

    Point at(City c) const { return project_(board_.name_of(c)); }
    Livery livery_of(RailroadId r) const { return livery(board_.railroads[r].color); }
    const RailroadId* first_with(auto&& has) const {
        if (state_ == nullptr) return nullptr;
        const auto found = std::find_if(all_railroads.begin(), all_railroads.end(), [&](RailroadId r) { return has(state_->railroads[r]); });
        return found == all_railroads.end() ? nullptr : &*found;
    }
    const RailroadId* owner(Link l) const {
        return first_with([&](const Railroad& r) { return r.links.contains(l); });
    }

    void draw_sheet() {
        const double height = map_foot_ + foot;
        svg_.box({0, 0}, width, height, 0, Look("fill", paper));
        svg_.begin(Look("fill", "none").with("stroke", ink));
        svg_.box({12, 12}, width - 24, height - 24, 3, Look("stroke-width", 2.4));
        svg_.box({18, 18}, width - 36, height - 36, 1, Look("stroke-width", 0.8));
        svg_.end();
        svg_.text({margin - 44, 66}, PrairieRailroads::name,
                  Look("font-family", slab).with("font-size", 38.0).with("font-weight", "700").with("fill", ink));
        svg_.text({width - margin + 44, 58}, board_.label.name + " · " + board_.label.status,
                  Look("font-family", slab).with("font-size", 18.0).with("text-anchor", "end").with("fill", ink));
        svg_.text({width - margin + 44, 76}, state_ == nullptr ? "The board before the first train" : standing(),
                  Look("font-size", 12.0).with("text-anchor", "end").with("fill", faint_ink));
    }
    std::string standing() const {
        if (Rules::is_over(*state_)) return "The game is over";
        if (state_->turn == Seat::nobody) return "Opening auctions";
        int left = 0;
        for (const Card c : all_cards) left += state_->deck[c];
        return "Dividends " + std::to_string(state_->dividends_played) + " of 8 · draw deck " + std::to_string(left) + " cards · development cubes "
               + std::to_string(state_->development_cubes);
    }

    void draw_link(Link l) {
        const auto [a, b] = board_.map.ends(l);
        const RailroadId* r = owner(l);
        svg_.line(at(a), at(b), Look("stroke", ink).with("stroke-width", r == nullptr ? 2.2 : 8.4).with("opacity", r == nullptr ? 0.45 : 1.0));
        if (r != nullptr) svg_.line(at(a), at(b), Look("stroke", livery_of(*r).fill).with("stroke-width", 6.0));
        if (board_.name_of(l).is_one_way) draw_arrow(at(a), at(b));
    }

    // The head of the arrow stands between the circle and the city to which it leads.
    void draw_arrow(Point from, Point to) {
        const double length = std::max(1.0, std::hypot(to.x - from.x, to.y - from.y));
        const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
        const Point tip = between(from, to, 0.72);
        constexpr double long_side = 12, half = 5.5;
        const Point back{tip.x - along.x * long_side, tip.y - along.y * long_side};
        const std::array corners{tip, back + Point{-along.y * half, along.x * half}, back + Point{along.y * half, -along.x * half}};
        svg_.polygon(corners, Look("fill", arrow).with("stroke", paper).with("stroke-width", 0.8));
    }

    // The circle of a segment: empty, or with the cube of its railroad.
    void draw_circle(Link l) {
        const auto [a, b] = board_.map.ends(l);
        const Point middle = between(at(a), at(b), 0.5);
        if (const RailroadId* r = owner(l)) draw_cube(middle, *r);
        else svg_.circle(middle, circle, Look("fill", "#ffffff").with("stroke", ink).with("stroke-width", 1.1));
    }
    void draw_cube(Point middle, RailroadId r) {
        svg_.box(middle + Point{-cube / 2, -cube / 2}, cube, cube, 1.5,
                 Look("fill", livery_of(r).fill).with("stroke", ink).with("stroke-width", 1.1));
        const std::string& code = board_.railroads[r].code;
        const double size = std::min(10.0, 10.0 * (cube - 3) / std::max(1.0, text_width(code, 10) * 1.1));
        svg_.text(middle + Point{0, size * 0.35}, code,
                  Look("font-size", size).with("font-weight", "700").with("text-anchor", "middle").with("fill", livery_of(r).letters));
    }

    // The box of a western build stands to the west of its city.
    void draw_western(City c) {
        const Point box = at(c) + Point{-46, 0};
        svg_.line(at(c), box, Look("stroke", ink).with("stroke-width", 1.6).with("stroke-dasharray", "4 3"));
        if (const RailroadId* r = first_with([&](const Railroad& railroad) { return railroad.western == c; })) return draw_cube(box, *r);
        svg_.box(box + Point{-cube / 2, -cube / 2}, cube, cube, 3, Look("fill", "#dff0d6").with("stroke", ink).with("stroke-width", 1.2));
        svg_.text(box + Point{0, 4.4}, "W", Look("font-size", 12.0).with("font-weight", "700").with("text-anchor", "middle").with("fill", ink));
    }

    void draw_city(City c) {
        const bool has_grown = state_ != nullptr && state_->grown.contains(c);
        draw_sign(at(c), board_.name_of(c).kind, has_grown, state_ == nullptr ? board_.income[c] : income_of(*state_, c));
        svg_.text(at(c) + Point{0, city_radius + 13}, board_.name_of(c).name,
                  Look("font-family", slab).with("font-size", 12.5).with("font-weight", board_.name_of(c).kind == Kind::start ? "700" : "500")
                      .with("text-anchor", "middle").with("fill", ink).with("stroke", paper).with("stroke-width", 3.0).with("paint-order", "stroke"));
    }
    void draw_sign(Point middle, Kind kind, bool has_grown, Money income) {
        const bool is_start = kind == Kind::start;
        svg_.circle(middle, city_radius,
                    Look("fill", is_start ? ink : kind == Kind::town ? town : paper).with("stroke", has_grown ? grown : ink).with("stroke-width", has_grown ? 4.2 : 1.6));
        svg_.text(middle + Point{0, 4.4}, std::to_string(income.dollars),
                  Look("font-size", 12.5).with("font-weight", "700").with("text-anchor", "middle").with("fill", is_start ? paper : ink));
    }

    void draw_key() {
        double x = margin;
        const double y = map_foot_ + 66;
        const auto entry = [&](Kind kind, bool has_grown, Money income, std::string_view text) {
            draw_sign({x, y}, kind, has_grown, income);
            svg_.text({x + 19, y + 4.5}, text, Look("font-size", 13.0).with("fill", ink));
            x += 19 + text_width(text, 13) + 36;
        };
        entry(Kind::start, false, 0_usd, "Start city");
        entry(Kind::town, false, 1_usd, "Town");
        entry(Kind::city, false, 2_usd, "City, with its income");
        entry(Kind::city, true, 3_usd, "Grown");
    }

    void draw_railroads() {
        const double column = map_width / 3;
        int i = 0;
        for (const RailroadId r : all_railroads) {
            const Board::RailroadName& name = board_.railroads[r];
            const Point here{margin + 4 + column * (i / 2), map_foot_ + 108 + 40 * (i % 2)};
            svg_.disc(here, 14, name.code, livery(name.color));
            svg_.text(here + Point{22, 0}, name.name, Look("font-family", slab).with("font-size", 13.0).with("font-weight", "600").with("fill", ink));
            svg_.text(here + Point{22, 15}, said_of(r), Look("font-size", 11.5).with("fill", faint_ink));
            ++i;
        }
    }
    std::string said_of(RailroadId r) const {
        if (state_ == nullptr) return "starts with " + std::to_string(board_.first_links[r].size()) + (board_.first_links[r].size() == 1 ? " segment to choose from" : " segments to choose from");
        const Railroad& railroad = state_->railroads[r];
        return "income " + dollars(railroad.income) + ", value " + dollars(railroad.value) + ", treasury " + dollars(state_->ledger[r]) + ", cubes "
               + std::to_string(railroad.cubes);
    }

    const Board& board_;
    const State* state_;
    Projection project_;
    double map_foot_;
    Svg svg_;
};

}  // namespace

std::string PrairieRailroads::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}  // namespace roundhouse
