// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/kansas_pacific/face.hpp"
#include "wire/players_table.hpp"
#include "wire/text_map.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

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

// In the cell of a hex: its kind, the letters of two railroads, and the land grant line.
std::string map_of(const State& s) {
    const Board& board = *s.board;
    const Extent extent = extent_of(board);
    const ByRailroad<char> letters = letters_of(board.railroads);
    HexPage page(extent.columns, extent.rows);
    board.hexes.each([&](Hex h) {
        const HexPosition p = board.name_of(h).position;
        const Terrain& terrain = board.terrain[h];
        std::string there(1, ".tTcCM"[static_cast<int>(terrain.kind)]);
        for (const RailroadId r : all_railroads)
            if (s.railroads[r].track.contains(h)) there += letters[r];
        page.put(p, there);
        const auto is_east = [&](Hex other) {
            const HexPosition place = board.name_of(other).position;
            return place.row == p.row && place.column == p.column + 2 && !board.terrain[other].is_west_of_line;
        };
        bool ends_here = false;
        if (terrain.is_west_of_line) board.neighbours.of(h).each([&](Hex other) { ends_here |= is_east(other); });
        if (ends_here) page.put(p, "|", HexPage::cell_width - 1);
    });
    if (has_rulers(board)) page.add_rulers(1);
    return page.text();
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    add_share_columns(columns, *s.board);
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        add_share_cells(row, s, seat, [&](const Railroad& r) { return r.shares.president == seat; });
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
    const ByRailroad<char> letters = letters_of(s.board->railroads);
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

BoardCodes KansasPacific::codes(const Board& board) {
    BoardCodes codes;
    for (const auto& r : board.railroads) codes.railroads.push_back({r.code, r.name});
    for (const auto& hex : board.hex_names) codes.places.push_back({hex.id, hex.name});
    return codes;
}

}   // namespace roundhouse
