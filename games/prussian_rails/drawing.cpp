// The board as a picture: a survey map of hexes with quiet terrain, and cubes as discs in the railroads' colours.
#include <algorithm>
#include <array>
#include <vector>

#include "games/prussian_rails/face.hpp"
#include "wire/hex_drawing.hpp"

namespace roundhouse {

using namespace prussian_rails;
using namespace svg_style;
using namespace hex_drawing;

namespace {

constexpr double foot = 196;
constexpr double widest_name = 1.66 * half_width;

constexpr ArrayBy<Ground, std::string_view, 3> grounds{{palette::plain, palette::hill, palette::mountain}};
constexpr std::string_view approach = palette::approach, berlin = palette::metropolis, grid = palette::grid;

// A name of several words that would be too small on one line is broken at the blank nearest its middle.
std::vector<std::string> lines_of(const std::string& name, double size) {
    if (text_width(name, size) <= widest_name) return {name};
    std::size_t best = std::string::npos;
    for (std::size_t at = name.find(' '); at != std::string::npos; at = name.find(' ', at + 1)) {
        const auto off_middle = [&](std::size_t p) {
            return p < name.size() / 2 ? name.size() / 2 - p : p - name.size() / 2;
        };
        if (best == std::string::npos || off_middle(at) < off_middle(best)) best = at;
    }
    if (best == std::string::npos) return {name};
    return {name.substr(0, best), name.substr(best + 1)};
}

// Where the discs of several railroads stand around the middle of a hex, and how large they are.
struct Places {
    double disc;
    int in_a_row;
};
constexpr Places places_for(std::size_t railroads) {
    if (railroads == 1) return {11, 1};
    if (railroads == 2) return {9.8, 2};
    return railroads <= 4 ? Places{7.4, 2} : railroads <= 6 ? Places{6.6, 3} : Places{5.8, 4};
}

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board),
          state_(state),
          width_(map_width(extent())),
          map_foot_(map_foot(extent())),
          svg_(width_, map_foot_ + foot, "Prussian Rails: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet(svg_, width_, map_foot_ + foot, PrussianRails::name, board_.label, standing());
        draw_terrain();
        board_.hexes.each([&](Hex h) { draw_hex(h); });
        draw_legend();
        draw_railroads();
        return svg_.finished();
    }

private:
    HexPosition extent() const {
        HexPosition most;
        for (const auto& name : board_.hex_names)
            for (const HexPosition cell : name.cells)
                most = {std::max(most.column, cell.column), std::max(most.row, cell.row)};
        return most;
    }

    std::string standing() const {
        if (state_ == nullptr) return {};
        if (Rules::is_over(*state_)) return "The game is over";
        const auto with_two = std::count_if(state_->railroads.begin(), state_->railroads.end(), [](const Railroad& r) {
            return r.connections.size() >= connections_to_end;
        });
        return std::to_string(with_two) + " of 8 railroads are directly connected to two others";
    }

    std::string_view tint_of(const Terrain& terrain) const {
        return terrain.kind == HexKind::berlin     ? berlin
               : terrain.kind == HexKind::approach ? approach
                                                   : grounds[terrain.ground];
    }

    // Cities have a dark border, drawn last so that no neighbour hides it; Berlin has none within.
    void draw_terrain() {
        svg_.begin(Look("stroke", grid).with("stroke-width", 1.0));
        board_.hexes.each([&](Hex h) { draw_cells(h, 1, Look("fill", tint_of(board_.terrain[h]))); });
        svg_.end();
        svg_.begin(Look("fill", "none").with("stroke", ink).with("stroke-width", 1.8));
        board_.hexes.each([&](Hex h) {
            if (board_.terrain[h].kind == HexKind::city) draw_cells(h, 0.96, {});
        });
        svg_.end();
        draw_cells(board_.berlin, 1, Look("fill", berlin).with("stroke", berlin).with("stroke-width", 1.5));
    }
    void draw_cells(Hex h, double scale, const Look& look) {
        for (const HexPosition cell : board_.name_of(h).cells) svg_.polygon(outline(middle_of(cell), scale), look);
    }

    // Of Berlin, the middle of its cells.
    Point middle_of_place(Hex h) const {
        Point sum;
        const auto& cells = board_.name_of(h).cells;
        for (const HexPosition cell : cells) sum = sum + middle_of(cell);
        const auto n = static_cast<double>(cells.size());
        return {sum.x / n, sum.y / n};
    }

    void draw_hex(Hex h) {
        const Board::HexName& name = board_.name_of(h);
        const Point middle = middle_of_place(h);
        const auto home = std::find(board_.home.begin(), board_.home.end(), h);
        if (home != board_.home.end()) draw_home(middle, RailroadId(home - board_.home.begin()));
        if (h != board_.berlin)
            svg_.text(middle + Point{0, -19.5}, name.id,
                      Look("font-size", 6.0).with("fill", faint_ink).with("text-anchor", "middle"));
        if (!name.name.empty()) draw_name(middle, name.name, h == board_.berlin);

        std::vector<RailroadId> there;
        for (const RailroadId r : all_railroads)
            if (state_ != nullptr ? state_->railroads[r].track.contains(h) : board_.home[r] == h) there.push_back(r);
        draw_cubes(middle + Point{0, 7}, there);
        if (board_.urban.contains(h))
            draw_income(middle + Point{0, there.empty() ? 12 : 25.2}, board_.terrain[h].income, there.empty());
    }

    void draw_home(Point middle, RailroadId r) {
        svg_.polygon(
            outline(middle, 0.88),
            Look("fill", "none").with("stroke", livery(board_.railroads[r].color).fill).with("stroke-width", 3.2));
    }

    void draw_name(Point middle, const std::string& name, bool is_large) {
        const double wanted = is_large ? 13 : 8.4;
        const std::vector<std::string> lines = lines_of(name, wanted);
        double size = wanted;
        for (const std::string& line : lines)
            size = std::min(size, wanted * widest_name / (text_width(line, wanted) * 1.08));
        double y = lines.size() == 1 ? -8.5 : -12;
        for (const std::string& line : lines) {
            svg_.text(
                middle + Point{0, y}, line,
                Look("font-size", size).with("font-weight", "700").with("text-anchor", "middle").with("fill", ink));
            y += size * 0.95;
        }
    }

    void draw_income(Point at, Money income, bool is_alone) {
        svg_.text(at, std::to_string(income.dollars),
                  Look("font-size", is_alone ? 14.0 : 7.4)
                      .with("font-weight", "700")
                      .with("text-anchor", "middle")
                      .with("fill", accent));
    }

    void draw_cubes(Point middle, const std::vector<RailroadId>& there) {
        if (there.empty()) return;
        const Places places = places_for(there.size());
        const int count = static_cast<int>(there.size()), rows = (count + places.in_a_row - 1) / places.in_a_row;
        const double step = 2.06 * places.disc;
        for (int i = 0; i < count; ++i) {
            const int row = i / places.in_a_row, in_row = std::min(places.in_a_row, count - row * places.in_a_row);
            const Point at{(i % places.in_a_row - (in_row - 1) / 2.0) * step, (row - (rows - 1) / 2.0) * step};
            const auto& railroad = board_.railroads[there[static_cast<std::size_t>(i)]];
            svg_.disc(middle + at, places.disc, railroad.code, livery(railroad.color));
        }
    }

    void draw_legend() {
        struct Entry {
            std::string_view fill, text;
        };
        const std::array entries{Entry{grounds[Ground::plain], "Plain $2"}, Entry{grounds[Ground::hill], "Hills $3"},
                                 Entry{grounds[Ground::mountain], "Mountains $4"},
                                 Entry{approach, "Berlin approach $2, one a railroad"}, Entry{berlin, "Berlin $2"}};
        double x = margin + 12;
        const double y = map_foot_ + 34;
        for (const Entry& e : entries) {
            svg_.box({x - 8, y - 8}, 16, 16, 2, Look("fill", e.fill).with("stroke", grid));
            svg_.text({x + 17, y + 4.5}, e.text, Look("font-size", 13.0).with("fill", ink));
            x += 17 + text_width(e.text, 13) + 34;
        }
        svg_.text({x, y + 4.5}, "Each railroad in a city adds $1", Look("font-size", 13.0).with("fill", faint_ink));
    }

    void draw_railroads() {
        constexpr int rows = 4;
        const double column = (width_ - 2 * margin) / 2;
        int i = 0;
        for (const RailroadId r : all_railroads) {
            const Board::RailroadName& name = board_.railroads[r];
            const int across = i / rows;
            const Point at{margin + 12 + column * across, map_foot_ + 70 + 28 * (i % rows)};
            svg_.disc(at, 12, name.code, livery(name.color));
            svg_.text(at + Point{22, 5}, name.name,
                      Look("font-family", slab).with("font-size", 15.0).with("font-weight", "600").with("fill", ink));
            svg_.text(at + Point{22 + text_width(name.name, 15) * 1.08 + 12, 5}, said_of(r),
                      Look("font-size", 12.5).with("fill", faint_ink));
            ++i;
        }
    }

    std::string said_of(RailroadId r) const {
        if (state_ == nullptr) return "from " + board_.name_of(board_.home[r]).name;
        const Railroad& railroad = state_->railroads[r];
        return "income " + dollars(railroad.income) + ", treasury " + dollars(state_->treasury(r)) + ", cubes "
               + std::to_string(railroad.cubes);
    }

    const Board& board_;
    const State* state_;
    double width_, map_foot_;
    Svg svg_;
};

}   // namespace

std::string PrussianRails::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}   // namespace roundhouse
