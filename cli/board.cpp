// roundhouse board: checks board files and draws boards and positions.
#include <filesystem>
#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "play/games.hpp"

namespace roundhouse::cli {

namespace {

struct CheckOptions {
    std::string file;
};
struct DrawOptions {
    std::string what, out = "-", record;
};

struct LoadedBoard {
    const AnyGame* game = nullptr;
    BoardPtr board;
};

LoadedBoard load_board(const std::string& path, Problem& problem) {
    LoadedBoard loaded;
    const json::value document = parsed(text_of_file(path), "The file", problem);
    if (!problem) loaded.game = game_in(document, "board", problem);
    if (!problem) loaded.board = loaded.game->read_board(document, problem);
    return loaded;
}

Exit run_check(const CheckOptions& options) {
    Problem problem;
    const LoadedBoard loaded = load_board(options.file, problem);
    if (problem) {
        fmt::print(stderr, "{}: {}\n", options.file, problem.sentence());
        return Exit::no;
    }
    const BoardLabel& label = loaded.board->label();
    say(fmt::format("{} is sound: the board \"{}\" ({}, a {}) of {}, hash {}.\n", options.file, label.id, label.name,
                    label.status, loaded.game->name(), label.hash));
    return Exit::fine;
}

// The board of a file or of a game by name.
LoadedBoard board_to_draw(const std::string& what) {
    if (!std::filesystem::exists(what) && what.find_first_of("./") == std::string::npos) {
        const AnyGame& game = game_named(what);
        return {&game, game.boards().front()};
    }
    Problem problem;
    LoadedBoard loaded = load_board(what, problem);
    if (problem) throw WrongUse(what + ": " + problem.sentence());
    return loaded;
}

std::string drawing_of(const DrawOptions& options) {
    const LoadedBoard loaded = board_to_draw(options.what);
    if (options.record.empty()) return loaded.board->svg_drawing();
    Problem problem;
    RecordFile record{.document = parsed(text_of_file(options.record), "The file", problem), .board = loaded.board};
    if (!problem) record.game = game_in(record.document, "record", problem);
    if (!problem && record.game != loaded.game)
        problem.report("It is a record of " + std::string(record.game->name()) + ".");
    const auto table = problem ? nullptr : record.replay(problem);
    if (problem) throw WrongUse(options.record + ": " + problem.sentence());
    return table->svg_drawing();
}

Exit run_draw(const DrawOptions& options) {
    const std::string drawing = drawing_of(options);
    if (drawing.empty()) throw WrongUse("This game has no drawing yet.");
    write_file(options.out, drawing);
    if (options.out != "-") say("Drawn to " + options.out + ".\n");
    return Exit::fine;
}

}   // namespace

void add_board(CLI::App& program, Exit& exit) {
    CLI::App* board = program.add_subcommand("board", "Check a board file, or draw a board.")->group("Commands");
    board->require_subcommand(1);
    board->footer(
        with_a_game("Examples:\n  roundhouse board check my-board.json\n  roundhouse board draw {game} -o board.svg"));

    auto check = std::make_shared<CheckOptions>();
    add_command(*board, "check",
                "Check whether a board file can be played on. Exit code 1 names the first field that is wrong.",
                {"roundhouse board check my-board.json"}, check, run_check, exit)
        .add_option("file", check->file, "The board file")
        ->required()
        ->type_name("FILE");

    auto draw = std::make_shared<DrawOptions>();
    CLI::App& command =
        add_command(*board, "draw", "Draw a board as SVG, empty or with the final position of a record.",
                    {"roundhouse board draw {game} --record game.json -o position.svg"}, draw, run_draw, exit);
    command.add_option("what", draw->what, "A board file, or a game, which means its default board")
        ->required()
        ->type_name("FILE|GAME");
    command.add_option("-o,--out", draw->out, "Where the drawing goes; - is standard output")
        ->capture_default_str()
        ->type_name("FILE");
    command.add_option("--record", draw->record, "A record, the last position of which is drawn")->type_name("FILE");
}

}   // namespace roundhouse::cli
