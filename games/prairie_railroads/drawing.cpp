// The board as a picture: cities where they lie, segments between them, and cubes in the railroads' colours.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/prairie_railroads/face.hpp"
#include "wire/link_drawing.hpp"

namespace roundhouse {

using namespace prairie_railroads;
using namespace svg_style;

namespace {

constexpr double margin = 96, head = 130, foot = 190;
constexpr double map_width = 1500;
constexpr double city_radius = 11, circle = 4.5;
constexpr std::string_view town = "#f0d38a", grown = palette::growth, arrow = accent;

Point between(Point a, Point b, double part) { return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}; }

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board),
          state_(state),
          project_(Region::around(board.city_names), {margin, head}, map_width),
          map_foot_(head + project_.height()),
          svg_(width, map_foot_ + foot, "Prairie Railroads: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet(svg_, width, map_foot_ + foot, PrairieRailroads::name, board_.label, standing());
        for (std::size_t i = 0; i < board_.link_names.size(); ++i) draw_link(Link(i));
        for (std::size_t i = 0; i < board_.link_names.size(); ++i) draw_circle(Link(i));
        board_.western.each([&](City c) { draw_western(c); });
        for (std::size_t i = 0; i < board_.city_names.size(); ++i) draw_city(City(i));
        draw_key();
        draw_railroads(svg_, {margin + 4, map_foot_ + 108}, map_width / 3, board_.railroads,
                       [&](RailroadId r) { return said_of(r); });
        return svg_.finished();
    }

private:
    static constexpr double width = map_width + 2 * margin;

    Point at(City c) const { return project_(board_.name_of(c)); }
    Livery livery_of(RailroadId r) const { return livery(board_.railroads[r].color); }
    const RailroadId* first_with(auto&& has) const {
        if (state_ == nullptr) return nullptr;
        const auto found = std::find_if(all_railroads.begin(), all_railroads.end(),
                                        [&](RailroadId r) { return has(state_->railroads[r]); });
        return found == all_railroads.end() ? nullptr : &*found;
    }
    const RailroadId* owner(Link l) const {
        return first_with([&](const Railroad& r) { return r.links.contains(l); });
    }

    std::string standing() const {
        if (state_ == nullptr) return {};
        if (Rules::is_over(*state_)) return "The game is over";
        if (state_->turn == Seat::nobody) return "Opening auctions";
        int left = 0;
        for (const Card c : all_cards) left += state_->deck[c];
        return "Dividends " + std::to_string(state_->dividends_played) + " of 8 · draw deck " + std::to_string(left)
               + " cards · development cubes " + std::to_string(state_->development_cubes);
    }

    void draw_link(Link l) {
        const auto [a, b] = board_.map.ends(l);
        if (const RailroadId* r = owner(l)) draw_track(svg_, at(a), at(b), livery_of(*r));
        else draw_free_link(svg_, at(a), at(b));
        if (board_.name_of(l).is_one_way) draw_arrow(at(a), at(b));
    }

    // The head of the arrow stands between the circle and the city to which it leads.
    void draw_arrow(Point from, Point to) {
        const double length = std::max(1.0, std::hypot(to.x - from.x, to.y - from.y));
        const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
        const Point tip = between(from, to, 0.72);
        constexpr double long_side = 12, half = 5.5;
        const Point back{tip.x - along.x * long_side, tip.y - along.y * long_side};
        const std::array corners{tip, back + Point{-along.y * half, along.x * half},
                                 back + Point{along.y * half, -along.x * half}};
        svg_.polygon(corners, Look("fill", arrow).with("stroke", paper).with("stroke-width", 0.8));
    }

    // The circle of a segment: empty, or with the cube of its railroad.
    void draw_circle(Link l) {
        const auto [a, b] = board_.map.ends(l);
        const Point middle = between(at(a), at(b), 0.5);
        if (const RailroadId* r = owner(l)) put_cube(middle, *r);
        else svg_.circle(middle, circle, Look("fill", palette::sign).with("stroke", ink).with("stroke-width", 1.1));
    }
    void put_cube(Point middle, RailroadId r) { draw_cube(svg_, middle, board_.railroads[r].code, livery_of(r)); }

    // The box of a western build stands to the west of its city.
    void draw_western(City c) {
        const Point box = at(c) + Point{-46, 0};
        svg_.line(at(c), box, Look("stroke", ink).with("stroke-width", 1.6).with("stroke-dasharray", "4 3"));
        if (const RailroadId* r = first_with([&](const Railroad& railroad) { return railroad.western == c; }))
            return put_cube(box, *r);
        svg_.box(box + Point{-cube_side / 2, -cube_side / 2}, cube_side, cube_side, 3,
                 Look("fill", "#dff0d6").with("stroke", ink).with("stroke-width", 1.2));
        svg_.text(box + Point{0, 4.4}, "W",
                  Look("font-size", 12.0).with("font-weight", "700").with("text-anchor", "middle").with("fill", ink));
    }

    void draw_city(City c) {
        const bool has_grown = state_ != nullptr && state_->grown.contains(c);
        draw_sign(at(c), board_.name_of(c).kind, has_grown,
                  state_ == nullptr ? board_.income[c] : income_of(*state_, c));
        svg_.text(at(c) + Point{0, city_radius + 13}, board_.name_of(c).name,
                  Look("font-family", slab)
                      .with("font-size", 12.5)
                      .with("font-weight", board_.name_of(c).kind == PlaceKind::start ? "700" : "500")
                      .with("text-anchor", "middle")
                      .with("fill", ink)
                      .with("stroke", paper)
                      .with("stroke-width", 3.0)
                      .with("paint-order", "stroke"));
    }
    void draw_sign(Point middle, PlaceKind kind, bool has_grown, Money income) {
        const bool is_start = kind == PlaceKind::start;
        svg_.circle(middle, city_radius,
                    Look("fill", is_start                  ? ink
                                 : kind == PlaceKind::town ? town
                                                           : paper)
                        .with("stroke", has_grown ? grown : ink)
                        .with("stroke-width", has_grown ? 4.2 : 1.6));
        svg_.text(middle + Point{0, 4.4}, std::to_string(income.dollars),
                  Look("font-size", 12.5)
                      .with("font-weight", "700")
                      .with("text-anchor", "middle")
                      .with("fill", is_start ? paper : ink));
    }

    void draw_key() {
        double x = margin;
        const double y = map_foot_ + 66;
        const auto entry = [&](PlaceKind kind, bool has_grown, Money income, std::string_view text) {
            draw_sign({x, y}, kind, has_grown, income);
            svg_.text({x + 19, y + 4.5}, text, Look("font-size", 13.0).with("fill", ink));
            x += 19 + text_width(text, 13) + 36;
        };
        entry(PlaceKind::start, false, 0_usd, "Start city");
        entry(PlaceKind::town, false, 1_usd, "Town");
        entry(PlaceKind::city, false, 2_usd, "City, with its income");
        entry(PlaceKind::city, true, 3_usd, "Grown");
    }

    std::string said_of(RailroadId r) const {
        if (state_ == nullptr)
            return "starts with " + std::to_string(board_.first_links[r].size())
                   + (board_.first_links[r].size() == 1 ? " segment to choose from" : " segments to choose from");
        const Railroad& railroad = state_->railroads[r];
        return "income " + dollars(railroad.income) + ", value " + dollars(railroad.value) + ", treasury "
               + dollars(state_->ledger[r]) + ", cubes " + std::to_string(railroad.cubes);
    }

    const Board& board_;
    const State* state_;
    Projection project_;
    double map_foot_;
    Svg svg_;
};

}   // namespace

std::string PrairieRailroads::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}   // namespace roundhouse
