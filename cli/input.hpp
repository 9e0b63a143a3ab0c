// What people hand to the program: games by name, files, numbers. WrongUse says what is wrong with them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "play/any_game.hpp"

namespace roundhouse::cli {

// By its id, or the first letters of it if no other game begins with them. Case and blanks do not matter.
const AnyGame& game_named(std::string_view name);

// The whole text of a file; "-" is standard input.
std::string text_of_file(const std::string& path);

// Writes all of it or nothing, and never leaves half a file; "-" is standard output.
void write_file(const std::string& path, std::string_view text);

// Refuses now what write_file would refuse after hours of work, such as a folder that does not exist. Writes nothing.
void expect_writable(const std::string& path);

// Makes the folder if it does not exist.
void make_folder(const std::string& path);

// A board of that game from a file, or the default board if the path is empty.
BoardPtr board_of(const AnyGame& game, const std::string& path);

// The game that a board file or a record says it is for; reports a game that is unknown.
const AnyGame* game_in(const json::value& document, std::string_view name, Problem& problem);

// A saved game, with the board on which it was played.
struct RecordFile {
    json::value document;
    const AnyGame* game = nullptr;
    BoardPtr board;

    std::unique_ptr<AnyTable> replay(Problem& problem) const { return game->replay(board, document, problem); }
    // The same game before its first move.
    RecordFile at_the_beginning() const;
};

// Reports what is wrong with the record in `path`. `board` is a file, needed if the game was not played on an embedded
// board.
RecordFile record_in(const std::string& path, const std::string& board, Problem& problem);

// A position to think about.
struct TableInFile {
    const AnyGame* game = nullptr;
    BoardPtr board;
    std::unique_ptr<AnyTable> table;
};

// The end of a saved game, or a position as in the protocol's `state`. Throws WrongUse if the file holds neither.
TableInFile table_in(const std::string& path, const std::string& board);

// Options of a game as JSON, {} if the text is empty.
json::value options_from(std::string_view text);

// The seed asked for, or a random one.
std::uint64_t seed_of(std::optional<std::uint64_t> wanted);

// JSON with line breaks and indentation.
std::string indented(const json::value& value);

}   // namespace roundhouse::cli
