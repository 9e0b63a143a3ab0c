// The shares of players as columns of a table for terminals.
#pragma once
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "wire/text_table.hpp"

namespace roundhouse {

// One column a railroad, with its code as the heading.
template <class Board>
void add_share_columns(std::vector<TextTable::Column>& columns, const Board& board) {
    for (const auto& railroad : board.railroads) columns.push_back({railroad.code, TextTable::Side::right});
}

// What a player holds of each railroad; a star says that is_in_charge(railroad).
template <class State, class IsInCharge>
void add_share_cells(std::vector<std::string>& row, const State& s, Seat seat, IsInCharge&& is_in_charge) {
    for (const auto& railroad : s.railroads) {
        const int held = railroad.shares.held[seat];
        row.push_back(held == 0 ? "-" : std::to_string(held) + (is_in_charge(railroad) ? "*" : " "));
    }
}

}   // namespace roundhouse
