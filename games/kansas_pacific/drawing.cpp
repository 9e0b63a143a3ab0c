// The board as a picture: a survey map of hexes with quiet terrain, and locomotives as discs in the railroads' colours.
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "games/kansas_pacific/face.hpp"
#include "wire/hex_drawing.hpp"

namespace roundhouse {

using namespace kansas_pacific;
using namespace svg_style;
using namespace hex_drawing;

namespace {

constexpr double foot = 186;
constexpr double widest_name = 1.9 * half_width;

struct Tint {
    std::string_view fill, label;
};
constexpr ArrayBy<HexKind, Tint, 6> tints{{{{palette::plain, "#a3977d"},
                                            {"#dbe5dd", "#35382f"},
                                            {"#b9d0cf", "#243033"},
                                            {"#f0d5a6", "#3a2f1e"},
                                            {"#e4b27a", "#33240f"},
                                            {"#65504a", "#fdf6e6"}}}};
constexpr std::string_view open_west = palette::dry, grid = palette::grid;

// The six ways out of a hex, clockwise from the upper right; way w leaves by the edge between corners w and w + 1.
constexpr std::array<HexPosition, 6> ways{{{1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}}};
constexpr std::array western_ways{3, 4, 5};

// Two lines for a name of several words that would be too small on one.
std::vector<std::string> lines_of(const std::string& name, double size, double widest) {
    const std::size_t blank = name.find(' ');
    if (blank == std::string::npos || text_width(name, size) <= widest) return {name};
    return {name.substr(0, blank), name.substr(blank + 1)};
}

class Picture {
public:
    Picture(const Board& board, const State* state)
        : board_(board),
          state_(state),
          width_(map_width(extent())),
          map_foot_(map_foot(extent())),
          svg_(width_, map_foot_ + foot, "Kansas Pacific: " + board.label.name + ", " + board.label.status) {}

    std::string drawn() {
        draw_sheet(svg_, width_, map_foot_ + foot, KansasPacific::name, board_.label, standing());
        draw_terrain();
        draw_borders();
        board_.hexes.each([&](Hex h) { draw_hex(h); });
        draw_kinds();
        draw_railroads();
        return svg_.finished();
    }

private:
    HexPosition extent() const {
        HexPosition most;
        for (const auto& name : board_.hex_names)
            most = {std::max(most.column, name.position.column), std::max(most.row, name.position.row)};
        return most;
    }

    std::string standing() const {
        if (state_ == nullptr) return {};
        if (Rules::is_over(*state_)) return "The game is over";
        return "Wall Streets " + std::to_string(state_->wall_streets) + " of 8 · land grants left "
               + std::to_string(state_->land_grants);
    }

    void draw_terrain() {
        svg_.begin(Look("stroke", grid).with("stroke-width", 1.0));
        board_.hexes.each([&](Hex h) {
            const Terrain& t = board_.terrain[h];
            const bool is_dry = t.kind == HexKind::open && t.is_west_of_line;
            svg_.polygon(outline(middle_of(board_.name_of(h).position)),
                         Look("fill", is_dry ? open_west : tints[t.kind].fill));
        });
        svg_.end();
    }

    std::optional<Hex> hex_at(HexPosition p) const {
        for (std::size_t i = 0; i < board_.hex_names.size(); ++i)
            if (board_.hex_names[i].position == p) return Hex(i);
        return std::nullopt;
    }
    std::optional<Hex> neighbour(Hex h, std::size_t way) const {
        const HexPosition here = board_.name_of(h).position;
        return hex_at({here.column + ways[way].column, here.row + ways[way].row});
    }
    void draw_edge(Hex h, std::size_t way) {
        const Point middle = middle_of(board_.name_of(h).position);
        svg_.line(middle + corners[way], middle + corners[(way + 1) % corners.size()]);
    }

    // The land grant line, and the western edge of the map.
    void draw_borders() {
        svg_.begin(Look("stroke", accent).with("stroke-width", 3.6).with("stroke-linecap", "round"));
        Point top{0, map_foot_};
        board_.hexes.each([&](Hex h) {
            if (!board_.terrain[h].is_west_of_line) return;
            for (std::size_t way = 0; way < ways.size(); ++way) {
                const auto other = neighbour(h, way);
                if (!other || board_.terrain[*other].is_west_of_line) continue;
                draw_edge(h, way);
                const Point corner = middle_of(board_.name_of(h).position) + corners[way];
                if (corner.y < top.y) top = corner;
            }
        });
        svg_.end();
        if (top.x > 0) svg_.text({top.x, head - 10}, "Land grant line", label_look(accent));
        draw_western_edge();
    }

    void draw_western_edge() {
        svg_.begin(Look("stroke", ink).with("stroke-width", 4.4).with("stroke-linecap", "round"));
        board_.hexes.each([&](Hex h) {
            if (!board_.terrain[h].is_westernmost) return;
            for (const int way : western_ways)
                if (!neighbour(h, static_cast<std::size_t>(way))) draw_edge(h, static_cast<std::size_t>(way));
        });
        svg_.end();
        Look look = label_look(ink);
        look.with("transform", "rotate(-90 38 " + std::to_string(static_cast<int>((head + map_foot_) / 2)) + ")")
            .with("letter-spacing", 3.0);
        svg_.text({38, static_cast<double>(static_cast<int>((head + map_foot_) / 2))}, "GO WEST · INCOME +$20", look);
    }
    static Look label_look(std::string_view fill) {
        return Look("fill", fill)
            .with("font-family", slab)
            .with("font-size", 13.0)
            .with("font-weight", "700")
            .with("text-anchor", "middle");
    }

    void draw_hex(Hex h) {
        const Board::HexName& name = board_.name_of(h);
        const Terrain& terrain = board_.terrain[h];
        const Point middle = middle_of(name.position);
        const auto home = std::find(board_.home.begin(), board_.home.end(), h);
        const bool is_home = home != board_.home.end();
        if (is_home) draw_home(middle, RailroadId(home - board_.home.begin()));
        svg_.text(middle + Point{0, -20.5}, name.id,
                  Look("font-size", 5.6)
                      .with("fill", tints[terrain.kind].label)
                      .with("opacity", 0.75)
                      .with("text-anchor", "middle"));
        if (!name.name.empty()) draw_name(middle, name.name, terrain.kind, is_home ? 0.84 * widest_name : widest_name);

        std::vector<RailroadId> there;
        for (const RailroadId r : all_railroads)
            if (state_ != nullptr ? state_->railroads[r].track.contains(h) : board_.home[r] == h) there.push_back(r);
        if (there.empty()) draw_place(middle + Point{0, 8.5}, terrain.kind, terrain.alone);
        else draw_locomotives(middle, there, terrain);
    }

    void draw_home(Point middle, RailroadId r) {
        svg_.polygon(
            outline(middle, 0.955),
            Look("fill", "none").with("stroke", livery(board_.railroads[r].color).fill).with("stroke-width", 2.6));
    }

    void draw_name(Point middle, const std::string& name, HexKind kind, double widest) {
        const bool is_city = kind >= HexKind::small_city;
        const double wanted = 8, bold = is_city ? 1.2 : 1.0;
        const std::vector<std::string> lines = lines_of(name, wanted * bold, widest);
        double size = lines.size() == 1 ? wanted : 6.8;
        for (const std::string& line : lines) size = std::min(size, widest / text_width(line, bold));
        double y = lines.size() == 1 ? -8.5 : -12.6;
        for (const std::string& line : lines) {
            svg_.text(middle + Point{0, y}, line,
                      Look("font-size", size)
                          .with("font-weight", is_city ? "700" : "500")
                          .with("text-anchor", "middle")
                          .with("fill", tints[kind].label));
            y += 6.6;
        }
    }

    // The sign of an empty town or city, with its income.
    void draw_place(Point at, HexKind kind, Money income) {
        if (kind == HexKind::open) return;
        const bool is_dark = kind == HexKind::large_town || kind == HexKind::large_city;
        const std::string_view line = kind == HexKind::metropolis ? "#fdf6e6" : ink;
        const Look look = Look("fill", is_dark                       ? ink
                                       : kind == HexKind::metropolis ? accent
                                                                     : paper)
                              .with("stroke", line)
                              .with("stroke-width", 1.3);
        if (kind <= HexKind::large_town) svg_.circle(at, 7.5, look);
        else {
            const double half = kind == HexKind::metropolis ? 9.5 : 7.5;
            svg_.box(at + Point{-half, -half}, 2 * half, 2 * half, 1.6, look);
        }
        draw_income(at + Point{0, 3.5}, income, is_dark || kind == HexKind::metropolis ? paper : ink,
                    kind == HexKind::metropolis ? 12.0 : 10.0);
    }
    void draw_income(Point at, Money income, std::string_view fill, double size) {
        svg_.text(at, std::to_string(income.dollars),
                  Look("font-size", size).with("font-weight", "700").with("text-anchor", "middle").with("fill", fill));
    }

    // Side by side; below them what the hex pays each of them.
    void draw_locomotives(Point middle, const std::vector<RailroadId>& there, const Terrain& terrain) {
        const bool is_alone = there.size() == 1;
        constexpr double aside = 11.2, alone_radius = 11, pair_radius = 10.4;
        double x = is_alone ? 0 : -aside;
        for (const RailroadId r : there) {
            svg_.disc(middle + Point{x, 7.6}, is_alone ? alone_radius : pair_radius, board_.railroads[r].code,
                      livery(board_.railroads[r].color));
            x += 2 * aside;
        }
        if (terrain.kind != HexKind::open)
            draw_income(middle + Point{0, 24.8}, is_alone ? terrain.alone : terrain.shared, tints[terrain.kind].label,
                        7.6);
    }

    // The legend of places, with what they pay alone and shared.
    void draw_kinds() {
        struct Entry {
            HexKind kind;
            Money income;
            std::string_view text;
        };
        constexpr std::array entries{Entry{HexKind::small_town, 1_usd, "Small town, 0 when shared"},
                                     Entry{HexKind::large_town, 2_usd, "Large town, 1 when shared"},
                                     Entry{HexKind::small_city, 2_usd, "Small city"},
                                     Entry{HexKind::large_city, 3_usd, "Large city"}};
        double x = margin + 12;
        const double y = map_foot_ + 34;
        const auto entry = [&](HexKind kind, Money income, std::string_view text) {
            draw_place({x, y}, kind, income);
            svg_.text({x + 17, y + 4.5}, text, Look("font-size", 13.0).with("fill", ink));
            x += 17 + text_width(text, 13) + 34;
        };
        for (const Entry& e : entries) entry(e.kind, e.income, e.text);
        for (const Metropolis& m : board_.metropolises)
            entry(HexKind::metropolis, m.income, m.name + ", one hex a railroad");
    }

    // The legend of railroads, three columns of two, and what is known of the board.
    void draw_railroads() {
        const double column = (width_ - 2 * margin) / 3;
        for (const RailroadId r : all_railroads) {
            const Board::RailroadName& name = board_.railroads[r];
            const int i = static_cast<int>(r), across = i / 2;
            const Point at{margin + 12 + column * across, map_foot_ + 76 + 42 * (i % 2)};
            svg_.disc(at, 14, name.code, livery(name.color));
            svg_.text(at + Point{24, -1}, name.name,
                      Look("font-family", slab).with("font-size", 15.0).with("font-weight", "700").with("fill", ink));
            svg_.text(at + Point{24, 14}, said_of(r), Look("font-size", 12.0).with("fill", faint_ink));
        }
        const double widest = width_ - 2 * margin,
                     size = std::min(11.0, widest / std::max(text_width(board_.label.note, 1), 1.0));
        svg_.text({margin, map_foot_ + foot - 30}, board_.label.note,
                  Look("font-size", size).with("font-style", "italic").with("fill", faint_ink));
    }

    std::string said_of(RailroadId r) const {
        const Board::HexName& home = board_.name_of(board_.home[r]);
        if (state_ == nullptr) return "from " + (home.name.empty() ? home.id : home.name);
        const Railroad& railroad = state_->railroads[r];
        std::string said = "income " + dollars(railroad.income);
        if (railroad.has_gone_west) return said + ", gone west";
        said += ", treasury " + dollars(state_->ledger[r]) + ", " + std::to_string(railroad.locomotives);
        return said + (railroad.locomotives == 1 ? " locomotive" : " locomotives");
    }

    const Board& board_;
    const State* state_;
    double width_, map_foot_;
    Svg svg_;
};

}   // namespace

std::string KansasPacific::svg_drawing(const Board& board, const State* s) { return Picture(board, s).drawn(); }

}   // namespace roundhouse
