// roundhouse perft: counts the ways a game can begin; two engines with the same rules agree on every count.
#include <chrono>
#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

struct PerftOptions {
    std::string game, options, board;
    std::optional<int> seats;
    int depth = 3;
};

Exit run_perft(const PerftOptions& wanted) {
    const AnyGame& game = game_named(wanted.game);
    const int seats = seats_of(game, wanted.seats);
    Problem problem;
    const auto simulator = game.simulator(
        board_of(game, wanted.board), {.seats = seats, .options = options_from(wanted.options), .names = {}}, problem);
    if (problem) throw WrongUse(problem.sentence());
    say(fmt::format("{}, {} players\n{}  {:>20}  {:>10}\n", game.name(), seats, "depth", "ways", "seconds"));
    for (int depth = 1; depth <= wanted.depth; ++depth) {
        const auto began = std::chrono::steady_clock::now();
        const std::uint64_t ways = simulator->perft(depth);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        if (!say(fmt::format("{:>5}  {:>20}  {:>10.3f}\n", depth, grouped(static_cast<std::int64_t>(ways)), seconds)))
            break;
    }
    return Exit::fine;
}

}   // namespace

void add_perft(CLI::App& program, Exit& exit) {
    constexpr int deepest = 20;
    auto options = std::make_shared<PerftOptions>();
    CLI::App& command = add_command(
        program, "perft", "Count the ways to make the first decisions of a game, chance included, depth by depth.",
        "roundhouse perft kansas-pacific --seats 3 --depth 4", options, run_perft, exit);
    command.add_option("game", options->game, "The game, such as kansas-pacific")->required()->type_name("GAME");
    command.add_option("--seats", options->seats, "How many players")->type_name("N");
    command.add_option("--depth", options->depth, "How many decisions at most")
        ->check(between(1, deepest))
        ->capture_default_str()
        ->type_name("N");
    command.add_option("--options", options->options, "Options of the game as JSON")->type_name("JSON");
    command.add_option("--board", options->board, "A board file in place of the default board")->type_name("FILE");
}

}   // namespace roundhouse::cli
