// Players as people name them on the command line.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.hpp"

namespace roundhouse::cli {

inline const std::string player_words = "random, brakeman, conductor, baron:200ms, baron:5000sims, exec:COMMAND";

// Separated by commas. What names no player is thrown as WrongUse.
std::vector<PlayerName> players_from(std::string_view text);

constexpr int usual_move_time = 10'000;   // milliseconds

// The option --move-time: how long a program may take for a move.
void add_move_time(CLI::App& command, int& milliseconds);

}   // namespace roundhouse::cli
