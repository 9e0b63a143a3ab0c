// The board for a terminal, and tables of players and railroads below it.
#include <algorithm>
#include <string>
#include <vector>

#include "games/prairie_railroads/face.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

constexpr int map_columns = 120, map_rows = 30;
constexpr int longest_label = 18;   // of a city: its income, its name, and the letters of the railroads there

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
        std::size_t line = row;
        while (line + 1 < lines_.size() && !is_free(line, column, label.size())) ++line;
        lines_[line].replace(column, label.size(), label);
    }
    std::string text() const {
        std::string all;
        for (std::string line : lines_) {
            line.erase(line.find_last_not_of(' ') + 1);
            all += line + '\n';
        }
        while (all.ends_with("\n\n")) all.pop_back();
        return all;
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
        const City c{static_cast<std::uint8_t>(i)};
        std::string there;
        for (const RailroadId r : all_railroads)
            if (s.railroads[r].cities.contains(c)) there += letters[r];
        std::string sign = board.name_of(c).kind == Kind::start ? "#" : std::to_string(income_of(s, c).dollars);
        if (s.western_builds.contains(c)) sign = "W" + sign;
        else if (board.western.contains(c)) sign = "w" + sign;
        const auto room = static_cast<std::size_t>(longest_label) - 2 - sign.size() - there.size();
        page.put(board.name_of(c), sign + (s.grown.contains(c) ? "+" : " ") + board.name_of(c).id.substr(0, room) + (there.empty() ? "" : " " + there));
    }
    return page.text();
}

std::string players_of(const State& s, const Names& names) {
    using Side = TextTable::Side;
    std::vector<TextTable::Column> columns{{"Player"}, {"Cash", Side::right}};
    for (const auto& railroad : s.board->railroads) columns.push_back({railroad.code, Side::right});
    for (const Card c : all_cards) columns.push_back({std::string(card_codes[c]), Side::right});
    columns.push_back({""});
    TextTable table(std::move(columns));
    SeatSet::all(s.seats).each([&](Seat seat) {
        std::vector<std::string> row{names.of(seat), dollars(s.cash(seat))};
        for (const Railroad& r : s.railroads) {
            const int held = r.shares.held[seat];
            row.push_back(held == 0 ? "-" : std::to_string(held) + (r.control.contains(seat) ? "*" : " "));
        }
        for (const Card c : all_cards) row.push_back(std::to_string(s.hands[seat][c]));
        row.emplace_back(s.turn == seat ? "to play" : "");
        table.add(std::move(row));
    });
    return table.text();
}

std::string railroads_of(const State& s) {
    using Side = TextTable::Side;
    TextTable table({{" "}, {"Railroad"}, {"Treasury", Side::right}, {"Income", Side::right}, {"Value", Side::right},
                     {"Unsold", Side::right}, {"Cubes", Side::right}, {"Western build"}});
    const ByRailroad<char> letters = letters_of(*s.board);
    for (const RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        table.add({std::string(1, letters[id]), s.board->railroads[id].name, dollars(s.ledger[id]), dollars(r.income), dollars(r.value),
                   std::to_string(r.shares.unsold), std::to_string(r.cubes), r.western == City::nowhere ? "" : s.board->name_of(r.western).name});
    }
    return table.text();
}

std::string links_of(const State& s) {
    const ByRailroad<char> letters = letters_of(*s.board);
    std::string all;
    for (const RailroadId id : all_railroads) {
        std::string line;
        s.railroads[id].links.each([&](Link l) { line += (line.empty() ? "" : ", ") + s.board->name_of(l).id; });
        all += std::string(1, letters[id]) + "  " + (line.empty() ? "no segments" : line) + '\n';
    }
    return all;
}

std::string cards_of(const State& s) {
    std::string deck, used;
    for (const Card c : all_cards) {
        const std::string code(card_codes[c]);
        deck += (deck.empty() ? "" : ", ") + std::to_string(s.deck[c]) + ' ' + code;
        used += (used.empty() ? "" : ", ") + std::to_string(s.used[c]) + ' ' + code;
    }
    return "Draw deck " + deck + ". Used " + used + ". Development cubes " + std::to_string(s.development_cubes) + ".\n";
}

}  // namespace

std::string PrairieRailroads::text_drawing(const State& s, const Names& names) {
    return map_of(s) + "   # start city; others with their income, + grown, w western build, W built, and the railroads there\n\n"
           + players_of(s, names) + "   * in control\n\n" + railroads_of(s) + "\nSegments\n" + links_of(s) + '\n' + cards_of(s);
}

}  // namespace roundhouse
