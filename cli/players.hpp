// Players as people name them on the command line.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace roundhouse::cli {

inline const std::string player_words = "random, brakeman, conductor, baron:200ms, baron:5000sims, exec:COMMAND";

// Separated by commas. What names no player is thrown as WrongUse.
std::vector<BotName> players_from(std::string_view text);

// How long a program may take, in milliseconds.
struct ProgramTimes {
    int move = 10'000, start = 2'000;
};

// The options --move-time and --start-time.
void add_program_times(CLI::App& command, ProgramTimes& times);

}   // namespace roundhouse::cli
