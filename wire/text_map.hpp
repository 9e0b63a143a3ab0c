// Maps for terminals: hexes in rows, or cities where they lie; railroads are letters.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/containers.hpp"
#include "core/hex_map.hpp"
#include "wire/region.hpp"

namespace roundhouse {

// One letter a railroad: of its code the first that no earlier railroad has.
template <class RailroadId, class Name, std::size_t Count>
ArrayBy<RailroadId, char, Count> letters_of(const ArrayBy<RailroadId, Name, Count>& railroads) {
    ArrayBy<RailroadId, char, Count> letters{};
    std::string taken;
    for (const Name& name : railroads) {
        const std::size_t free = name.code.find_first_not_of(taken);
        const char letter = name.code[free == std::string::npos ? 0 : free];
        letters[RailroadId(taken.size())] = letter;
        taken += letter;
    }
    return letters;
}

// A map of hexes, each with room for four characters.
class HexPage {
public:
    static constexpr int cell_width = 4;

    HexPage(int columns, int rows);

    // Writes into a hex, from its character `from` on. REQUIRES: the text fits into the cell.
    void put(HexPosition hex, std::string_view text, int from = 0);

    // Letters for the rows from A on, and the number of every fourth column, counted from `first`.
    void add_rulers(int first);

    // Without the blanks at the ends of lines, and without empty lines.
    std::string text() const;

private:
    void write(int line, int at, std::string_view text);

    int columns_, rows_;
    std::vector<std::string> lines_;   // the ruler of the columns first
};

// A map of cities with a label each. Whoever writes one finds a line that is free.
class CityPage {
public:
    struct Size {
        int columns, rows, longest_label;
    };
    struct Spot {
        std::size_t line, column;
    };

    CityPage(const Region& region, Size size);

    // Where a city lies, which has `latitude` and `longitude` within the region.
    template <class City>
    Spot spot_of(const City& city) const {
        return spot_at(city.latitude, city.longitude);
    }

    std::size_t lines() const {
        return lines_.size();
    }   // a few more than the map has rows, for labels that are in the way
    // Whether a label of that size would touch no other one.
    bool is_free(Spot spot, std::size_t size) const;
    void write(Spot spot, std::string_view label) { lines_[spot.line].replace(spot.column, label.size(), label); }

    // Without the blanks at the ends of lines, and without empty lines at the end.
    std::string text() const;

private:
    Spot spot_at(double latitude, double longitude) const;

    Region region_;
    Size size_;
    std::vector<std::string> lines_;
};

// A line a railroad with its letter and what it owns: id_of(link); `none` where that is nothing.
template <class State, class IdOf>
std::string lists_of_links(const State& s, std::string_view none, IdOf&& id_of) {
    using RailroadId = decltype(s.current);
    std::string all;
    int i = 0;
    for (const char letter : letters_of(s.board->railroads)) {
        std::string line;
        s.railroads[RailroadId(i++)].links.each([&](auto link) { line += (line.empty() ? "" : ", ") + id_of(link); });
        all += std::string(1, letter) + "  " + (line.empty() ? std::string(none) : line) + '\n';
    }
    return all;
}

}   // namespace roundhouse
