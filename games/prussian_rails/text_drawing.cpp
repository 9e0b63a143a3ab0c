// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/prussian_rails/face.hpp"
#include "wire/players_table.hpp"
#include "wire/text_map.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

constexpr std::size_t room =
    2;   // for letters in a hex; a city with more railroads says so and is listed below the map

struct Extent {
    int columns = 0, rows = 0;
};
Extent extent_of(const Board& board) {
    Extent e;
    for (const auto& name : board.hex_names)
        for (const HexPosition cell : name.cells)
            e = {std::max(e.columns, cell.column + 1), std::max(e.rows, cell.row + 1)};
    return e;
}

// Whether hexes are named by the letter of their row and the number of their column.
bool has_rulers(const Board& board) {
    return std::all_of(board.hex_names.begin(), board.hex_names.end(), [&](const Board::HexName& hex) {
        const HexPosition p = hex.cells.front();
        return hex.cells.size() > 1
               || (p.row < 26 && hex.id == static_cast<char>('A' + p.row) + std::to_string(p.column));
    });
}

char sign_of(const Terrain& terrain) {
    switch (terrain.kind) {
    case HexKind::rural: return ".:^"[static_cast<int>(terrain.ground)];
    case HexKind::approach: return '~';
    case HexKind::city:
    case HexKind::berlin: break;
    }
    return terrain.income < 10_usd ? static_cast<char>('0' + terrain.income.dollars) : '9';
}

std::string letters_in(const State& s, Hex h, const ByRailroad<char>& letters) {
    std::string there;
    for (const RailroadId r : all_railroads)
        if (s.railroads[r].track.contains(h)) there += letters[r];
    return there;
}

// In the cell of a hex: what it is, and the letters of railroads.
std::string map_of(const State& s) {
    const Board& board = *s.board;
    const Extent extent = extent_of(board);
    const ByRailroad<char> letters = letters_of(board.railroads);
    HexPage page(extent.columns, extent.rows);
    board.hexes.each([&](Hex h) {
        std::string there = letters_in(s, h, letters);
        if (there.size() > room) there = there.substr(0, room) + '+';
        for (const HexPosition cell : board.name_of(h).cells) page.put(cell, sign_of(board.terrain[h]) + there);
    });
    if (has_rulers(board)) page.add_rulers(0);
    return page.text();
}

std::string crowded_cities(const State& s) {
    const ByRailroad<char> letters = letters_of(s.board->railroads);
    std::string list;
    s.board->urban.each([&](Hex h) {
        const std::string there = letters_in(s, h, letters);
        if (there.size() > room) list += (list.empty() ? "   + " : ", ") + s.board->name_of(h).name + " " + there;
    });
    return list.empty() ? list : list + '\n';
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}, {"Income", Side::right}};
    add_share_columns(columns, *s.board);
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat)), dollars(s.player_income[seat])};
        for (const Railroad& r : s.railroads)
            row.push_back(r.shares.held[seat] == 0 ? "-" : std::to_string(r.shares.held[seat]));
        table.add(std::move(row));
    });
    return table.text();
}

std::string railroads_of(const State& s) {
    using Side = TextTable::Side;
    TextTable table({{" "},
                     {"Railroad"},
                     {"Treasury", Side::right},
                     {"Income", Side::right},
                     {"Unsold", Side::right},
                     {"Cubes", Side::right},
                     {"Connected to"}});
    const ByRailroad<char> letters = letters_of(s.board->railroads);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        std::string connections;
        r.connections.each([&](RailroadId other) {
            connections += (connections.empty() ? "" : " ") + s.board->railroads[other].code;
        });
        table.add({std::string(1, letters[id]), s.board->railroads[id].name, dollars(s.treasury(id)), dollars(r.income),
                   std::to_string(r.shares.unsold), std::to_string(r.cubes), connections});
    }
    return table.text();
}

std::string turns_of(const State& s, const Names& names) {
    if (!is_player(s.acting)) return {};
    std::string list = "\nTurn of " + names.of(s.acting);
    for (int turn = 0; turn < s.order.size(); ++turn) list += (turn == 0 ? ", then " : ", ") + names.of(s.order[turn]);
    return list + ".\n";
}

}   // namespace

std::string PrussianRails::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   . plain  : hill  ^ mountain  ~ approach  1 2 3 city by its income\n" + crowded_cities(s)
           + "\n" + players_of(s, names) + "\n" + railroads_of(s) + turns_of(s, names);
}

BoardCodes PrussianRails::codes(const Board& board) {
    BoardCodes codes;
    for (const auto& r : board.railroads) codes.railroads.push_back({r.code, r.name});
    for (const auto& hex : board.hex_names) codes.places.push_back({hex.id, hex.name});
    return codes;
}

}   // namespace roundhouse
