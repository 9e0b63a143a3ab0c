// How a game went, in figures for charts.
#pragma once
#include "server/view/perspective.hpp"

namespace roundhouse {
class Bots;
}

namespace roundhouse::server {

// A game to be played through once more, by nobody else.
struct PlayedGame {
    std::unique_ptr<AnyTable> game;                         // at its beginning
    std::vector<std::pair<LogNumber, std::string>> moves;   // those that stand, with the numbers of their entries
    LogNumber start;
    Viewer viewer;
};

// Throws Refused before the start.
PlayedGame played_game(const LiveTable& table, const Perspective& by);

// One point per decision: `number`, `players`: `cash` and `worth`, and `railroads` by code: `income`, `treasury`; null
// where hidden. May run on any thread. Takes its time: tens of microseconds per decision.
json::array points_of(PlayedGame& played, const Bots& bots);

}   // namespace roundhouse::server
