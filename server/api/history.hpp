// How a game went, in figures for charts.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse {
class Bots;
}

namespace roundhouse::server {

// A game to be played through once more, by nobody else.
struct PlayedGame {
    std::unique_ptr<AnyTable> game;                         // at its beginning
    std::vector<std::pair<LogNumber, std::string>> moves;   // those that stand, with the numbers of their entries
    LogNumber start;
    Viewer eyes;   // as whom it is looked at
};

// Throws Refused before the start.
PlayedGame played_game(const LiveTable& table, Seat viewer);

// One point a decision: `number`, `players`: `cash` and `worth`, and `railroads`: code: `income`, `treasury`; null
// where hidden. Takes its time: tens of microseconds a decision.
json::array points_of(PlayedGame& played, const Bots& bots);

}   // namespace roundhouse::server
