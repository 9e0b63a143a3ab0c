// roundhouse match: players against each other, game after game, and who is the better one.
#include <chrono>
#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/players.hpp"
#include "cli/terminal.hpp"
#include "lab/crew.hpp"
#include "lab/match.hpp"

namespace roundhouse::cli {

namespace {

struct MatchOptions {
    std::string game, seats, options, board, json_file, shard = "1/1";
    std::int64_t games = 400;
    std::optional<std::uint64_t> seed;
    int threads = 0;
    ProgramTimes times;
};

lab::Shard shard_of(const std::string& text) {
    lab::Shard shard;
    int used = 0;
    if (std::sscanf(text.c_str(), "%d/%d%n", &shard.part, &shard.parts, &used) != 2
        || static_cast<std::size_t>(used) != text.size() || shard.part < 1 || shard.part > shard.parts)
        throw WrongUse("--shard is a part of all parts, such as 3/8.");
    return shard;
}

lab::MatchPlan plan_of(const MatchOptions& options) {
    const AnyGame& game = game_named(options.game);
    lab::MatchPlan plan{.venue = {.game = &game,
                                  .board = board_of(game, options.board),
                                  .options = options_from(options.options),
                                  .milliseconds_per_move = options.times.move,
                                  .milliseconds_to_start = options.times.start},
                        .players = players_from(options.seats),
                        .games = options.games,
                        .seed = seed_of(options.seed),
                        .shard = shard_of(options.shard)};
    seats_of(game, static_cast<int>(plan.players.size()));
    Problem problem;
    game.new_table(plan.venue.board,
                   {.seats = static_cast<int>(plan.players.size()), .options = plan.venue.options, .names = {}},
                   problem);
    if (problem) throw WrongUse(problem.sentence());
    return plan;
}

Exit run_match(const MatchOptions& options) {
    const lab::MatchPlan plan = plan_of(options);
    if (plan.shard.parts > 1 && !options.seed) throw WrongUse("A part of a match needs the --seed of the whole.");
    expect_writable(options.json_file);
    notice_interruptions();
    const int threads = lab::threads_or_all(options.threads);
    const auto began = std::chrono::steady_clock::now();
    const std::int64_t games = plan.end() - plan.first();
    lab::MatchResult result;
    {
        ProgressBar bar("Playing " + std::string(plan.venue.game->name()), games);
        result = lab::play_match(plan, threads, [&](std::int64_t done) {
            bar.show(static_cast<double>(done) / static_cast<double>(games));
            return !is_interrupted();
        });
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (is_interrupted()) fmt::print(stderr, "Interrupted: this is what was played.\n");
    if (!options.json_file.empty()) write_file(options.json_file, indented(lab::to_json(result)));
    if (options.json_file != "-")
        say(fmt::format("{}, {} games, seed {}, in {:.1f} s on {} thread{}\n\n", plan.venue.game->name(),
                        grouped(result.games), plan.seed, seconds, threads, threads == 1 ? "" : "s")
            + lab::as_text(result));
    return is_interrupted() ? Exit::interrupted : Exit::fine;
}

}   // namespace

void add_match(CLI::App& program, Exit& exit) {
    constexpr std::int64_t most_games = 1'000'000'000;
    constexpr int most_threads = 1024;
    auto options = std::make_shared<MatchOptions>();
    CLI::App& command =
        add_command(program, "match",
                    "Let players meet over many games, each in every seat as often, and say who wins how much. Ctrl-C "
                    "ends early and "
                    "sums up what was played.",
                    "roundhouse match kansas-pacific --seats conductor,brakeman,brakeman --games 400 --seed 1", options,
                    run_match, exit);
    command.add_option("game", options->game, "The game, such as kansas-pacific")->required()->type_name("GAME");
    command.add_option("--seats", options->seats, "The players, separated by commas: " + player_words)
        ->required()
        ->type_name("PLAYERS");
    command.add_option("--games", options->games, "How many games")
        ->check(between(std::int64_t{1}, most_games))
        ->capture_default_str()
        ->type_name("N");
    command
        .add_option("--seed", options->seed,
                    "The same seed gives the same games, whatever the number of threads, where no player has a clock "
                    "(default: unforeseeable)")
        ->check(a_seed())
        ->type_name("N");
    command.add_option("--threads", options->threads, "How many games at once (default: one a core)")
        ->check(between(1, most_threads))
        ->type_name("N");
    command
        .add_option("--shard", options->shard,
                    "Play one part of all games, such as 3/8; roundhouse merge joins the parts")
        ->type_name("I/N");
    command
        .add_option("--json", options->json_file,
                    "Also write the result as JSON to a file; - is standard output, in place of the text")
        ->type_name("FILE");
    add_program_times(command, options->times);
    command.add_option("--options", options->options, "Options of the game as JSON")->type_name("JSON");
    command.add_option("--board", options->board, "A board file in place of the default board")->type_name("FILE");
}

}   // namespace roundhouse::cli
