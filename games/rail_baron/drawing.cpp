// The board as a picture: a railroad map with the lines in their colours, squares for cities, and the trains.
#include <algorithm>
#include <cmath>
#include <vector>

#include "games/rail_baron/face.hpp"
#include "wire/svg.hpp"

namespace roundhouse {

using namespace rail_baron;
using namespace svg_style;

namespace {

constexpr double map_width = 1500, margin = 60, head = 110;
constexpr double legend_row = 30, legend_column = 425, legend_gap = 24;
constexpr double badge_height = 20, badge_letters = 10.5, name_letters = 13, said_letters = 11.5;
constexpr double bold_slab = 1.16;   // how much wider than plain type it runs
constexpr double between_parallels = 4.6;
constexpr double degree = 0.017453292519943295;

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

// Degrees on paper: as wide as the map is to be, true to scale in its middle latitude.
class Projection {
public:
    explicit Projection(const Board& board) {
        for (const auto& m : board.milepost_names) {
            west_ = std::min(west_, m.longitude);
            east_ = std::max(east_, m.longitude);
            south_ = std::min(south_, m.latitude);
            north_ = std::max(north_, m.latitude);
        }
        scale_ = map_width / std::max(east_ - west_, 0.1);
        stretch_ = 1 / std::cos((north_ + south_) / 2 * degree);
    }
    double height() const { return (north_ - south_) * scale_ * stretch_; }
    Point of(const Board::MilepostName& m) const {
        return {margin + (m.longitude - west_) * scale_, head + (north_ - m.latitude) * scale_ * stretch_};
    }

private:
    double west_ = 180, east_ = -180, south_ = 90, north_ = -90, scale_ = 1, stretch_ = 1;
};

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board),
          state_(state),
          projection_(board),
          width_(map_width + 2 * margin),
          map_foot_(head + projection_.height() + 40),
          columns_(static_cast<int>((width_ - 2 * margin) / legend_column)),
          height_(map_foot_ + legend_row * (railroads() + columns_ - 1) / columns_ + margin),
          svg_(width_, height_, "Rail Baron: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet();
        draw_segments();
        draw_mileposts();
        if (state_ != nullptr) draw_players();
        draw_legend();
        return svg_.finished();
    }

private:
    int railroads() const { return static_cast<int>(board_.railroad_names.size()); }
    Point at(Milepost m) const { return projection_.of(board_.name_of(m)); }

    void draw_sheet() {
        svg_.box({0, 0}, width_, height_, 0, Look("fill", paper));
        svg_.begin(Look("fill", "none").with("stroke", ink));
        svg_.box({12, 12}, width_ - 24, height_ - 24, 3, Look("stroke-width", 2.4));
        svg_.box({18, 18}, width_ - 36, height_ - 36, 1, Look("stroke-width", 0.8));
        svg_.end();
        svg_.text({margin, 66}, board_.label.name,
                  Look("font-family", slab).with("font-size", 38.0).with("font-weight", "700").with("fill", ink));
        svg_.text({width_ - margin, 58}, "Rail Baron · " + board_.label.status,
                  Look("font-family", slab).with("font-size", 18.0).with("text-anchor", "end").with("fill", ink));
        svg_.text({width_ - margin, 76}, standing(),
                  Look("font-size", 12.0).with("text-anchor", "end").with("fill", faint_ink));
    }

    std::string standing() const {
        if (state_ == nullptr) return "The board before the first train";
        if (Rules::is_over(*state_)) return "The game is over";
        return "Turn " + std::to_string(state_->turns) + " · riding an opponent costs " + dollars(state_->fee);
    }

    // Railroads that join the same two mileposts run side by side.
    void draw_segments() {
        for (int i = 0; i < board_.network.segments(); ++i) {
            const Network::Track& t = board_.network.track(Segment(i));
            const Milepost from = std::min(t.a, t.b), to = std::max(t.a, t.b);
            int before = 0, all = 0;
            for (const Network::Exit& e : board_.network.exits(from)) {
                all += e.to == to;
                before += e.to == to && e.segment < Segment(i);
            }
            const Point a = at(from), b = at(to);
            const double length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1.0);
            const double aside = (before - (all - 1) / 2.0) * between_parallels;
            const Point offset{-(b.y - a.y) / length * aside, (b.x - a.x) / length * aside};
            Look look = Look("stroke", livery(board_.name_of(t.railroad).color).fill)
                            .with("stroke-width", 3.2)
                            .with("stroke-linecap", "round");
            if (!board_.for_sale.contains(t.railroad)) look.with("stroke-dasharray", "7 5");
            svg_.line(a + offset, b + offset, look);
        }
    }

    void draw_mileposts() {
        svg_.begin(Look("fill", ink).with("stroke", paper).with("stroke-width", 0.8));
        for (int m = board_.cities; m < board_.mileposts; ++m) svg_.circle(at(Milepost(m)), 2.6);
        for (int m = 0; m < board_.cities; ++m) svg_.box(at(Milepost(m)) + Point{-5.5, -5.5}, 11, 11, 1);
        svg_.end();
        for (int m = 0; m < board_.cities; ++m) name_city(at(Milepost(m)), board_.name_of(Milepost(m)).name);
    }

    // To the right of the city, or to its left where the sheet ends.
    void name_city(Point city, std::string_view name) {
        Look look = Look("font-family", slab)
                        .with("font-size", 12.5)
                        .with("font-weight", "700")
                        .with("fill", ink)
                        .with("stroke", paper)
                        .with("stroke-width", 3.0)
                        .with("paint-order", "stroke");
        const bool is_at_edge = city.x + 9 + text_width(name, 12.5) * bold_slab > width_ - 24;
        if (is_at_edge) look.with("text-anchor", "end");
        svg_.text(city + Point{is_at_edge ? -9.0 : 9.0, -5}, name, look);
    }

    // Homes and destinations as rings, trains as discs; players at one place stand side by side.
    void draw_players() {
        static constexpr std::array<std::string_view, max_seats> colors{"red",    "blue",   "green",
                                                                        "orange", "purple", "black"};
        ArrayBy<Milepost, int, max_mileposts> here{};
        state_->in_game().each([&](Seat seat) {
            const Player& p = state_->players[seat];
            const Livery paint = livery(colors[static_cast<std::size_t>(index(seat))]);
            const double ring = 11.0 + 2.5 * index(seat);
            const Look round = Look("fill", "none").with("stroke", paint.fill).with("stroke-width", 2.2);
            if (p.home != Milepost::none) svg_.circle(at(p.home), ring, round);
            if (p.destination != Milepost::none)
                svg_.box(at(p.destination) + Point{-ring, -ring}, 2 * ring, 2 * ring, 3, round);
            if (p.at == Milepost::none) return;
            svg_.disc(at(p.at) + Point{here[p.at]++ * 17.0, 12}, 9, std::to_string(index(seat)), paint);
        });
    }

    // A column for each third of the sheet: the badge, the name, and at its end the price or the owner.
    void draw_legend() {
        const double badge = widest_badge();
        for (int i = 0; i < railroads(); ++i) {
            const RailroadId r{static_cast<std::uint8_t>(i)};
            const int across = i % columns_, down = i / columns_;
            const Point at{margin + legend_column * across, map_foot_ + 16 + legend_row * down};
            draw_badge(at, badge, board_.name_of(r));
            const std::string said = said_of(r);
            const double end = legend_column - legend_gap;
            svg_.text(at + Point{end, 4.5}, said,
                      Look("font-size", said_letters).with("text-anchor", "end").with("fill", faint_ink));
            name_railroad(at + Point{badge + 8, 4.5}, board_.name_of(r).name,
                          end - badge - 16 - text_width(said, said_letters));
        }
    }

    double widest_badge() const {
        double widest = badge_height;
        for (const Board::RailroadName& name : board_.railroad_names)
            widest = std::max(widest, text_width(name.abbr, badge_letters) + 12);
        return widest;
    }

    void draw_badge(Point at, double width, const Board::RailroadName& name) {
        const Livery paint = livery(name.color);
        svg_.box(at + Point{0, -badge_height / 2}, width, badge_height, 4, Look("fill", paint.fill));
        svg_.text(at + Point{width / 2, 3.8}, name.abbr,
                  Look("font-size", badge_letters)
                      .with("font-weight", "700")
                      .with("text-anchor", "middle")
                      .with("fill", paint.letters));
    }

    // In letters small enough for the room.
    void name_railroad(Point at, std::string_view name, double room) {
        const double size = std::min(name_letters, room / std::max(text_width(name, 1) * bold_slab, 1.0));
        svg_.text(at, name,
                  Look("font-family", slab).with("font-size", size).with("font-weight", "600").with("fill", ink));
    }

    std::string said_of(RailroadId r) const {
        if (!board_.for_sale.contains(r)) return "public";
        if (state_ == nullptr) return dollars(board_.price[r]);
        std::string owner = state_->third.contains(r) ? "third player" : dollars(state_->price_of(r));
        SeatSet::all(state_->seats).each([&](Seat seat) {
            if (state_->players[seat].railroads.contains(r)) owner = "seat " + std::to_string(index(seat));
        });
        return owner;
    }

    const Board& board_;
    const State* state_;
    const Projection projection_;
    const double width_, map_foot_;
    const int columns_;
    const double height_;
    Svg svg_;
};

}   // namespace

std::string RailBaron::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}   // namespace roundhouse
