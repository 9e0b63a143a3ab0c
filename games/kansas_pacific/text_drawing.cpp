// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/kansas_pacific/face.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

constexpr int cell_width = 4;   // of a hex: its kind, the letters of two railroads, and the land grant line
constexpr int ruler = 3;        // columns for the letter of a row

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

struct Extent {
    int columns = 0, rows = 0;
};
Extent extent_of(const Board& board) {
    Extent e;
    for (const auto& name : board.hex_names)
        e = {std::max(e.columns, name.position.column + 1), std::max(e.rows, name.position.row + 1)};
    return e;
}

// Whether hexes are named by the letter of their row and the number of their column, from A1.
bool has_rulers(const Board& board) {
    return std::all_of(board.hex_names.begin(), board.hex_names.end(), [](const Board::HexName& hex) {
        return hex.position.row < 26
               && hex.id == static_cast<char>('A' + hex.position.row) + std::to_string(hex.position.column + 1);
    });
}

std::string map_of(const State& s) {
    const Board& board = *s.board;
    const Extent extent = extent_of(board);
    const ByRailroad<char> letters = letters_of(board);
    const bool rulers = has_rulers(board);
    const std::string empty(static_cast<std::size_t>(ruler + (extent.columns + 1) * cell_width / 2), ' ');
    std::vector<std::string> lines(static_cast<std::size_t>(extent.rows) + 1, empty);
    const auto put = [&](int row, int at, char c) {
        lines[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)] = c;
    };

    board.hexes.each([&](Hex h) {
        const HexPosition p = board.name_of(h).position;
        const Terrain& terrain = board.terrain[h];
        int at = ruler + p.column * cell_width / 2;
        put(p.row + 1, at++, ".tTcCM"[static_cast<int>(terrain.kind)]);
        for (const RailroadId r : all_railroads)
            if (s.railroads[r].track.contains(h)) put(p.row + 1, at++, letters[r]);
        const auto is_east = [&](Hex other) {
            const HexPosition there = board.name_of(other).position;
            return there.row == p.row && there.column == p.column + 2 && !board.terrain[other].is_west_of_line;
        };
        bool ends_here = false;
        if (terrain.is_west_of_line) board.neighbours.of(h).each([&](Hex other) { ends_here |= is_east(other); });
        if (ends_here) put(p.row + 1, ruler + p.column * cell_width / 2 + cell_width - 1, '|');
    });
    for (int row = 0; rulers && row < extent.rows; ++row) put(row + 1, 0, static_cast<char>('A' + row));
    for (int column = 1; rulers && column <= extent.columns; column += 4) {
        const std::string number = std::to_string(column);
        lines[0].replace(static_cast<std::size_t>(ruler + (column - 1) * cell_width / 2), number.size(), number);
    }
    std::string map;
    for (std::string& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        if (!line.empty()) map += line + '\n';
    }
    return map;
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    for (const auto& railroad : s.board->railroads) columns.push_back({railroad.code, Side::right});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        for (const Railroad& r : s.railroads) {
            const int held = r.shares.held[seat];
            row.push_back(held == 0 ? "-" : std::to_string(held) + (r.shares.president == seat ? "*" : " "));
        }
        table.add(std::move(row));
    });
    return table.text();
}

std::string railroads_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    TextTable table({{" "},
                     {"Railroad"},
                     {"President"},
                     {"Treasury", Side::right},
                     {"Income", Side::right},
                     {"Last dividend", Side::right},
                     {"Unsold", Side::right},
                     {"Locomotives", Side::right},
                     {""}});
    const ByRailroad<char> letters = letters_of(*s.board);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        const Seat president = r.shares.president;
        table.add({std::string(1, letters[id]), s.board->railroads[id].name,
                   is_player(president) ? names.of(president) : "-", dollars(s.ledger[id]), dollars(r.income),
                   dollars(r.latest_dividend), std::to_string(r.shares.unsold), std::to_string(r.locomotives),
                   r.has_gone_west    ? "gone west"
                   : r.has_land_grant ? "land grant"
                                      : ""});
    }
    return table.text();
}

}   // namespace

std::string KansasPacific::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   . open  t T town  c C city  M metropolis  | land grant line\n\n" + players_of(s, names)
           + "   * president\n\n" + railroads_of(s, names) + "\nWall Streets " + std::to_string(s.wall_streets)
           + " of 8, land grants left " + std::to_string(s.land_grants) + ".\n";
}

}   // namespace roundhouse
