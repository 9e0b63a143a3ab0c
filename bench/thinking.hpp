// How long Conductor takes for a decision, and how fast Baron's search plays out at random.
#pragma once
#include "bench/bench.hpp"

namespace roundhouse::bench {

struct ThinkingFigures {
    std::string id, name;
    int seats = 0;
    std::int64_t games = 0, decisions = 0;               // of Conductors
    double mean_us = 0, rarely_us = 0, longest_us = 0;   // a decision; one in a thousand takes longer than `rarely_us`
    double longest_turn_us = 0;                          // the decisions of one seat in a row, as a whole route
    double simulations_a_second = 0, decisions_a_game = 0;   // from the opening to the end, each move equally likely

    // What a second would hold if a game took so many decisions, by which games of different length can be compared.
    double simulations_at(double length) const { return simulations_a_second * decisions_a_game / length; }
};

// Lets Conductors fill all seats and then Baron search the opening, `seconds` for everything together, about.
// `progress` as for `measure`. REQUIRES: every id names a game.
std::vector<ThinkingFigures> measure_thinking(const Plan& plan, const std::function<bool(double)>& progress);

std::string as_text(const std::vector<ThinkingFigures>& figures);
json::array as_json(const std::vector<ThinkingFigures>& figures);

}   // namespace roundhouse::bench
