// The board for a terminal, and tables of players and railroads below it.
#include <string>
#include <vector>

#include "games/prairie_railroads/face.hpp"
#include "wire/players_table.hpp"
#include "wire/text_map.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

constexpr int longest_label = 18;   // of a city: its income, its name, and the letters of the railroads there
constexpr CityPage::Size page_size{.columns = 120, .rows = 30, .longest_label = longest_label};

// On the line where the city lies, or the next below that is free.
void put(CityPage& page, const Board::CityName& city, const std::string& label) {
    CityPage::Spot spot = page.spot_of(city);
    while (spot.line + 1 < page.lines() && !page.is_free(spot, label.size())) ++spot.line;
    page.write(spot, label);
}

std::string map_of(const State& s) {
    const Board& board = *s.board;
    const ByRailroad<char> letters = letters_of(board.railroads);
    CityPage page(Region::around(board.city_names), page_size);
    for (std::size_t i = 0; i < board.city_names.size(); ++i) {
        const City c{static_cast<std::uint8_t>(i)};
        std::string there;
        for (const RailroadId r : all_railroads)
            if (s.railroads[r].cities.contains(c)) there += letters[r];
        std::string sign = board.name_of(c).kind == PlaceKind::start ? "#" : std::to_string(income_of(s, c).dollars);
        if (s.western_builds.contains(c)) sign = "W" + sign;
        else if (board.western.contains(c)) sign = "w" + sign;
        const auto room = static_cast<std::size_t>(longest_label) - 2 - sign.size() - there.size();
        put(page, board.name_of(c),
            sign + (s.grown.contains(c) ? "+" : " ") + board.name_of(c).id.substr(0, room)
                + (there.empty() ? "" : " " + there));
    }
    return page.text();
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    add_share_columns(columns, *s.board);
    for (const Card c : all_cards) columns.push_back({std::string(card_codes[c]), Side::right});
    columns.push_back({""});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        add_share_cells(row, s, seat, [&](const Railroad& r) { return r.control.contains(seat); });
        for (const Card c : all_cards) row.push_back(std::to_string(s.hands[seat][c]));
        row.emplace_back(s.turn == seat ? "to play" : "");
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
                     {"Value", Side::right},
                     {"Unsold", Side::right},
                     {"Cubes", Side::right},
                     {"Western build"}});
    const ByRailroad<char> letters = letters_of(s.board->railroads);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        table.add({std::string(1, letters[id]), s.board->railroads[id].name, dollars(s.ledger[id]), dollars(r.income),
                   dollars(r.value), std::to_string(r.shares.unsold), std::to_string(r.cubes),
                   r.western == City::nowhere ? "" : s.board->name_of(r.western).name});
    }
    return table.text();
}

std::string cards_of(const State& s) {
    std::string deck, used;
    for (const Card c : all_cards) {
        const std::string code(card_codes[c]);
        deck += (deck.empty() ? "" : ", ") + std::to_string(s.deck[c]) + ' ' + code;
        used += (used.empty() ? "" : ", ") + std::to_string(s.used[c]) + ' ' + code;
    }
    return "Draw deck " + deck + ". Used " + used + ". Development cubes " + std::to_string(s.development_cubes)
           + ".\n";
}

}   // namespace

std::string PrairieRailroads::text_drawing(const State& s, const Names& names) {
    return map_of(s)
           + "   # start city; others with their income, + grown, w western build, W built, and the railroads there\n\n"
           + players_of(s, names) + "   * in control\n\n" + railroads_of(s) + "\nSegments\n"
           + lists_of_links(s, "no segments", [&](Link l) { return s.board->name_of(l).id; }) + '\n' + cards_of(s);
}

BoardCodes PrairieRailroads::codes(const Board& board) {
    BoardCodes codes;
    for (const auto& r : board.railroads) codes.railroads.push_back({r.code, r.name});
    for (const auto& city : board.city_names) codes.places.push_back({city.id, city.name});
    return codes;
}

}   // namespace roundhouse
