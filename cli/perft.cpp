// roundhouse perft: counts the ways a game can begin; two engines with the same rules agree on every count.
#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/series.hpp"

namespace roundhouse::cli {

namespace {

struct PerftOptions {
    GameOptions game;
    std::string seats;
    int depth = 3;
};

Exit run_perft(const PerftOptions& options) {
    const AnyGame& game = game_named(options.game.game);
    const int seats = seats_from(game, options.seats);
    const lab::Venue venue = venue_of(options.game, {}, seats);
    Problem none;
    const auto simulator = game.simulator(venue.board, {.seats = seats, .options = venue.options, .names = {}}, none);
    say(fmt::format("{}, {} players\n{}  {:>20}  {:>10}\n", game.name(), seats, "depth", "ways", "seconds"));
    for (int depth = 1; depth <= options.depth; ++depth) {
        const Stopwatch watch;
        const std::uint64_t ways = simulator->perft(depth);
        if (!say(fmt::format("{:>5}  {:>20}  {:>10.3f}\n", depth, grouped(static_cast<std::int64_t>(ways)),
                             watch.seconds())))
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
        {"roundhouse perft {game} --seats 3 --depth 4"}, options, run_perft, exit);
    add_game_options(command, options->game);
    command.add_option("--seats", options->seats, "How many players (default: 4)")->type_name("N");
    command.add_option("--depth", options->depth, "How many decisions at most")
        ->check(between(1, deepest))
        ->capture_default_str()
        ->type_name("N");
}

}   // namespace roundhouse::cli
