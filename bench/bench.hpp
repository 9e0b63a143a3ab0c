// How fast the games are played, beside the machine's own constants measured in the same run.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "wire/json.hpp"

namespace roundhouse::bench {

// A figure from several repetitions: the middle one, the smallest and the largest.
struct Spread {
    double median = 0, low = 0, high = 0;
};
// REQUIRES: not empty.
Spread spread_of(std::vector<double> figures);

struct GameFigures {
    std::string id, name;
    int seats = 0;
    std::size_t bytes = 0;          // of a state
    std::int64_t allocations = 0;   // during all play that was measured
    double decisions_a_game = 0;
    Spread decisions_a_second, games_a_second;
    Spread copy_ns, plain_copy_ns;   // of a state, and of as many bytes by memcpy
    Spread decision_in_misses;       // what a decision costs, in branches that were guessed wrongly
    Spread copy_ratio;               // a state's copy against memcpy
};

struct Report {
    std::string machine;
    double load_before = 0, load_after = 0;   // of the machine, from the last minute
    int repetitions = 0;
    double slice_seconds = 0;   // for each game, seats and repetition
    Spread branch_miss_ns, random_draw_ns;
    std::vector<GameFigures> games;
};

struct Plan {
    std::vector<std::string> games;   // ids; empty: all
    double seconds = 30;              // for everything together, about
    int repetitions = 7;
};

// Plays one slice of every game and seat count in each repetition, so that a disturbance hits all alike; the first is a
// warm-up that does not count. `progress` is called with the part that is done, and ends the measuring by returning
// false. REQUIRES: every id names a game.
Report measure(const Plan& plan, const std::function<bool(double)>& progress);

json::object as_json(const Report& report);
std::string as_text(const Report& report);
std::string as_page(const Report& report);   // docs/performance.md

}   // namespace roundhouse::bench
