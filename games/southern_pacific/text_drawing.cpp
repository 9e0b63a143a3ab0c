// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <string>
#include <vector>

#include "games/southern_pacific/face.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

constexpr int map_columns = 96, map_rows = 32;
constexpr int longest_label = 18;   // of a city: its name, and the letters of the railroads there

// One letter a railroad: of its code the first that no earlier railroad has.
ByRailroad<char> letters_of(const Board& board) {
    ByRailroad<char> letters{};
    std::string taken;
    for (const RailroadId r : all_railroads) {
        const std::string& code = board.railroads[r].code;
        const std::size_t free = code.find_first_not_of(taken);
        letters[r] = code[free == std::string::npos ? 0 : free];
        taken += letters[r];
    }
    return letters;
}

// Where the cities lie on the page.
class Page {
public:
    explicit Page(const Board& board) {
        for (const auto& city : board.city_names) {
            west_ = std::min(west_, city.longitude);
            east_ = std::max(east_, city.longitude);
            south_ = std::min(south_, city.latitude);
            north_ = std::max(north_, city.latitude);
        }
    }
    void put(const Board::CityName& city, const std::string& label) {
        const auto row = static_cast<std::size_t>(part(north_ - city.latitude, north_ - south_) * (map_rows - 1));
        const auto column = static_cast<std::size_t>(part(city.longitude - west_, east_ - west_) * (map_columns - longest_label));
        std::size_t line = row;   // or the nearest that is free
        for (std::size_t away = 1; away < lines_.size() && !is_free(line, column, label.size()); ++away)
            line = row >= away && is_free(row - away, column, label.size()) ? row - away : std::min(row + away, lines_.size() - 1);
        lines_[line].replace(column, label.size(), label);
    }
    std::string text() const {
        std::string all;
        for (std::string line : lines_) {
            line.erase(line.find_last_not_of(' ') + 1);
            all += line + '\n';
        }
        return all.substr(0, all.find_last_not_of('\n') + 2);
    }

private:
    static double part(double of, double whole) { return whole > 0 ? of / whole : 0; }
    bool is_free(std::size_t line, std::size_t column, std::size_t size) const {
        const std::size_t before = column > 0 ? column - 1 : 0;
        const std::string_view there = std::string_view(lines_[line]).substr(before, size + 2);
        return there.find_first_not_of(' ') == std::string_view::npos;
    }

    double west_ = 180, east_ = -180, south_ = 90, north_ = -90;
    std::vector<std::string> lines_ = std::vector<std::string>(map_rows + 4, std::string(map_columns + longest_label, ' '));
};

std::string map_of(const State& s) {
    const Board& board = *s.board;
    const ByRailroad<char> letters = letters_of(board);
    Page page(board);
    for (std::size_t i = 0; i < board.city_names.size(); ++i) {
        std::string there;
        bool is_home = false;
        for (const RailroadId r : all_railroads) {
            if (s.railroads[r].cities.contains(City(i))) there += letters[r];
            is_home |= board.home[r] == City(i);
        }
        const std::string& id = board.city_names[i].id;
        const auto room = static_cast<std::size_t>(longest_label) - 4 - there.size();
        page.put(board.city_names[i], (is_home ? "# " : "o ") + id.substr(0, room) + (there.empty() ? "" : " " + there));
    }
    return page.text();
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    for (const auto& railroad : s.board->railroads) columns.push_back({railroad.code, Side::right});
    columns.push_back({""});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        for (const Railroad& r : s.railroads) {
            const int held = r.shares.held[seat];
            row.push_back(held == 0 ? "-" : std::to_string(held) + (r.shares.president == seat ? "*" : " "));
        }
        row.emplace_back(s.bull_market == seat ? "Bull Market" : "");
        table.add(std::move(row));
    });
    return table.text();
}

std::string railroads_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    TextTable table({{" "}, {"Railroad"}, {"President"}, {"Treasury", Side::right}, {"Income", Side::right}, {"Unsold", Side::right},
                     {"Cubes", Side::right}});
    const ByRailroad<char> letters = letters_of(*s.board);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        const Seat president = r.shares.president;
        table.add({std::string(1, letters[id]), s.board->railroads[id].name, is_player(president) ? names.of(president) : "-",
                   dollars(s.ledger[id]), dollars(r.income), std::to_string(r.shares.unsold), std::to_string(r.cubes)});
    }
    return table.text();
}

std::string links_of(const State& s) {
    const ByRailroad<char> letters = letters_of(*s.board);
    std::string all;
    for (const RailroadId id : all_railroads) {
        std::string line;
        s.railroads[id].links.each([&](Link l) { line += (line.empty() ? "" : ", ") + s.board->id_of(l); });
        all += std::string(1, letters[id]) + "  " + (line.empty() ? "no links" : line) + '\n';
    }
    return all;
}

}  // namespace

std::string SouthernPacific::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   # home  o city, with the railroads connected to it\n\n" + players_of(s, names)
           + "   * president\n\n" + railroads_of(s, names) + "\nLinks\n" + links_of(s) + "\nRound " + std::to_string(s.round)
           + " of at most " + std::to_string(s.round_limit) + ".\n";
}

}  // namespace roundhouse
