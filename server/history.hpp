// How a game went, in figures for charts.
#pragma once
#include "server/live_table.hpp"

namespace roundhouse::server {

// A game to be played through once more, by nobody else.
struct PlayedGame {
    std::unique_ptr<AnyTable> game;                             // at its beginning
    std::vector<std::pair<LogNumber, std::string>> moves;       // those that stand, with the numbers of their entries
    LogNumber start;
    Seat viewer = Seat::nobody;
};

// Throws Refused before the start.
PlayedGame played_game(const LiveTable& table, Seat viewer);

// One point a decision: `number`, `players`: `cash` and `worth`, and `railroads`: code: `income`, `treasury`; null where hidden or not known.
// Takes its time: a few microseconds a decision.
json::array points_of(PlayedGame& played);

}   // namespace roundhouse::server
