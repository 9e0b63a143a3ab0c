// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <string>
#include <vector>

#include "games/southern_pacific/face.hpp"
#include "wire/players_table.hpp"
#include "wire/text_map.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

constexpr int longest_label = 18;   // of a city: its name, and the letters of the railroads there
constexpr CityPage::Size page_size{.columns = 96, .rows = 32, .longest_label = longest_label};

// On the line where the city lies, or the nearest that is free.
void put(CityPage& page, const Board::CityName& city, const std::string& label) {
    const auto [row, column] = page.spot_of(city);
    const auto is_free = [&](std::size_t line) { return page.is_free({line, column}, label.size()); };
    std::size_t line = row;
    for (std::size_t away = 1; away < page.lines() && !is_free(line); ++away)
        line = row >= away && is_free(row - away) ? row - away : std::min(row + away, page.lines() - 1);
    page.write({line, column}, label);
}

std::string map_of(const State& s) {
    const Board& board = *s.board;
    const ByRailroad<char> letters = letters_of(board.railroads);
    CityPage page(Region::around(board.city_names), page_size);
    for (std::size_t i = 0; i < board.city_names.size(); ++i) {
        std::string there;
        bool is_home = false;
        for (const RailroadId r : all_railroads) {
            if (s.railroads[r].cities.contains(City(i))) there += letters[r];
            is_home |= board.home[r] == City(i);
        }
        const std::string& id = board.city_names[i].id;
        const auto room = static_cast<std::size_t>(longest_label) - 4 - there.size();
        put(page, board.city_names[i],
            (is_home ? "# " : "o ") + id.substr(0, room) + (there.empty() ? "" : " " + there));
    }
    return page.text();
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    add_share_columns(columns, *s.board);
    columns.push_back({""});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        add_share_cells(row, s, seat, [&](const Railroad& r) { return r.shares.president == seat; });
        row.emplace_back(s.bull_market == seat ? "Bull Market" : "");
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
                     {"Unsold", Side::right},
                     {"Cubes", Side::right}});
    const ByRailroad<char> letters = letters_of(s.board->railroads);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        const Seat president = r.shares.president;
        table.add({std::string(1, letters[id]), s.board->railroads[id].name,
                   is_player(president) ? names.of(president) : "-", dollars(s.ledger[id]), dollars(r.income),
                   std::to_string(r.shares.unsold), std::to_string(r.cubes)});
    }
    return table.text();
}

}   // namespace

std::string SouthernPacific::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   # home  o city, with the railroads connected to it\n\n" + players_of(s, names)
           + "   * president\n\n" + railroads_of(s, names) + "\nLinks\n"
           + lists_of_links(s, "no links", [&](Link l) { return s.board->id_of(l); }) + "\nRound "
           + std::to_string(s.round) + " of at most " + std::to_string(s.round_limit) + ".\n";
}

BoardCodes SouthernPacific::codes(const Board& board) {
    BoardCodes codes;
    for (const auto& r : board.railroads) codes.railroads.push_back({r.code, r.name});
    for (const auto& city : board.city_names) codes.places.push_back({city.id, city.name});
    return codes;
}

}   // namespace roundhouse
