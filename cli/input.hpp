// What people hand to the program: games by name, files, numbers. What is wrong with them is thrown as WrongUse.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "play/any_game.hpp"

namespace roundhouse::cli {

// By its id, or by the beginning of it where no other game begins so; upper case and blanks do not matter.
const AnyGame& game_named(std::string_view name);

// The whole text of a file; "-" is standard input.
std::string text_of_file(const std::string& path);

// Writes all of it or nothing, and never leaves half a file; "-" is standard output.
void write_file(const std::string& path, std::string_view text);

// Refuses at once what write_file would refuse after hours of work: no such folder, or none to write in. Nothing is
// written.
void expect_writable(const std::string& path);

// A folder for files that will be written, made where there is none.
void make_folder(const std::string& path);

// A board of that game from a file, or the default one where the path is empty.
BoardPtr board_of(const AnyGame& game, const std::string& path);

// The game that a board file or a record says it is for; reports where it says none that is known.
const AnyGame* game_in(const json::value& document, std::string_view name, Problem& problem);

// The board that a record was played on: `path` where it is not empty, or the embedded one with its id.
BoardPtr board_of_record(const AnyGame& game, const json::value& record, const std::string& path, Problem& problem);

// Options of a game as JSON, {} where the text is empty.
json::value options_from(std::string_view text);

// The seats asked for, or a usual number where none were; refuses one that the game is not for.
int seats_of(const AnyGame& game, std::optional<int> wanted);

// The seed asked for, or one that nobody can foresee.
std::uint64_t seed_of(std::optional<std::uint64_t> wanted);

// JSON with line breaks and blanks for people to read.
std::string indented(const json::value& value);

}   // namespace roundhouse::cli
