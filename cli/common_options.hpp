// Options that several commands share: each is described, read and checked in one place.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "lab/seated_game.hpp"

namespace roundhouse::cli {

// --seed, --threads and --json of a command that plays many games.
struct RunOptions {
    std::optional<std::uint64_t> seed;
    int threads = 0;         // 0: one per core
    std::string json_file;   // - is standard output, in place of the text
};

CLI::Option* add_games(CLI::App& command, std::int64_t& games, std::int64_t most);
CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const std::string& explanation);
CLI::Option* add_json_file(CLI::App& command, std::string& file);
void add_run_options(CLI::App& command, RunOptions& run);

// The game, --options and --board.
struct GameOptions {
    std::string game, options, board;
};
CLI::Option* add_game(CLI::App& command, std::string& game);
CLI::Option* add_board_file(CLI::App& command, std::string& board);
void add_game_options(CLI::App& command, GameOptions& game);

// How long an external bot may take, in milliseconds.
struct BotTimes {
    int move = 10'000, start = 2'000;
};
void add_bot_times(CLI::App& command, BotTimes& times);

// Throws WrongUse if the game can't be played with these options on this board by so many.
lab::Venue venue_of(const GameOptions& options, const BotTimes& times, int seats);

// --players names the players, --seats says how many there are; either is enough where bots can fill the rest.
struct PlayerOptions {
    std::string players, seats;   // `seats` may also be a list of players, as it was before 0.2.0
};
void add_player_options(CLI::App& command, PlayerOptions& players, const std::string& without_players);

// By seat: those named, or `usual` in all seats. Throws WrongUse if the two options disagree, or the game is not for so
// many.
std::vector<BotName> bots_from(const PlayerOptions& options, const AnyGame& game, const std::string& usual);

// The seats asked for, or the usual number. Throws WrongUse if the game is not for so many.
int seats_from(const AnyGame& game, std::string_view seats);

// The texts between the commas, trimmed; empty ones are left out.
std::vector<std::string> split_at_commas(std::string_view text);

// Throws WrongUse if the text names no bot.
BotName bot_from(std::string_view text);

}   // namespace roundhouse::cli
