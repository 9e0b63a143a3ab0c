// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/prussian_rails/face.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

constexpr int cell_width = 4;        // of a hex: what it is, and the letters of two railroads
constexpr std::size_t room = 2;      // for letters; a city with more railroads says so and is listed below the map
constexpr int ruler = 3;             // columns for the letter of a row

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
        for (const HexPosition cell : name.cells) e = {std::max(e.columns, cell.column + 1), std::max(e.rows, cell.row + 1)};
    return e;
}

// Whether hexes are named by the letter of their row and the number of their column.
bool has_rulers(const Board& board) {
    return std::all_of(board.hex_names.begin(), board.hex_names.end(), [&](const Board::HexName& hex) {
        const HexPosition p = hex.cells.front();
        return hex.cells.size() > 1 || (p.row < 26 && hex.id == static_cast<char>('A' + p.row) + std::to_string(p.column));
    });
}

char sign_of(const Terrain& terrain) {
    switch (terrain.kind) {
        case Kind::rural: return ".:^"[static_cast<int>(terrain.ground)];
        case Kind::approach: return '~';
        case Kind::city:
        case Kind::berlin: break;
    }
    return terrain.income < 10_usd ? static_cast<char>('0' + terrain.income.dollars) : '9';
}

std::string letters_in(const State& s, Hex h, const ByRailroad<char>& letters) {
    std::string there;
    for (const RailroadId r : all_railroads)
        if (s.railroads[r].track.contains(h)) there += letters[r];
    return there;
}

std::string map_of(const State& s) {
    const Board& board = *s.board;
    const Extent extent = extent_of(board);
    const ByRailroad<char> letters = letters_of(board);
    const bool rulers = has_rulers(board);
    const std::string empty(static_cast<std::size_t>(ruler + (extent.columns + 1) * cell_width / 2), ' ');
    std::vector<std::string> lines(static_cast<std::size_t>(extent.rows) + 1, empty);
    const auto put = [&](int row, int at, const std::string& text) {
        lines[static_cast<std::size_t>(row)].replace(static_cast<std::size_t>(at), text.size(), text);
    };

    board.hexes.each([&](Hex h) {
        std::string there = letters_in(s, h, letters);
        if (there.size() > room) there = there.substr(0, room) + '+';
        for (const HexPosition cell : board.name_of(h).cells)
            put(cell.row + 1, ruler + cell.column * cell_width / 2, sign_of(board.terrain[h]) + there);
    });
    for (int row = 0; rulers && row < extent.rows; ++row) put(row + 1, 0, std::string(1, static_cast<char>('A' + row)));
    for (int column = 0; rulers && column < extent.columns; column += 4) put(0, ruler + column * cell_width / 2, std::to_string(column));
    std::string map;
    for (std::string& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        if (!line.empty()) map += line + '\n';
    }
    return map;
}

std::string crowded_cities(const State& s) {
    const ByRailroad<char> letters = letters_of(*s.board);
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
    for (const auto& railroad : s.board->railroads) columns.push_back({railroad.code, Side::right});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat)), dollars(s.player_income[seat])};
        for (const Railroad& r : s.railroads) row.push_back(r.shares.held[seat] == 0 ? "-" : std::to_string(r.shares.held[seat]));
        table.add(std::move(row));
    });
    return table.text();
}

std::string railroads_of(const State& s) {
    using Side = TextTable::Side;
    TextTable table({{" "}, {"Railroad"}, {"Treasury", Side::right}, {"Income", Side::right}, {"Unsold", Side::right},
                     {"Cubes", Side::right}, {"Connected to"}});
    const ByRailroad<char> letters = letters_of(*s.board);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        std::string connections;
        r.connections.each([&](RailroadId other) { connections += (connections.empty() ? "" : " ") + s.board->railroads[other].code; });
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

}  // namespace

std::string PrussianRails::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   . plain  : hill  ^ mountain  ~ approach  1 2 3 city by its income\n" + crowded_cities(s) + "\n"
           + players_of(s, names) + "\n" + railroads_of(s) + turns_of(s, names);
}

}  // namespace roundhouse
