// roundhouse match: bots against each other, game after game, and which of them is stronger.
#include <cstdio>

#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/series.hpp"
#include "lab/crew.hpp"
#include "lab/match.hpp"

namespace roundhouse::cli {

namespace {

struct MatchOptions {
    GameOptions game;
    PlayerOptions players;
    RunOptions run;
    BotTimes times;
    std::int64_t games = 400;
    std::string shard = "1/1";
};

lab::Shard shard_of(const std::string& text) {
    lab::Shard shard;
    int used = 0;
    if (std::sscanf(text.c_str(), "%d/%d%n", &shard.part, &shard.parts, &used) != 2
        || static_cast<std::size_t>(used) != text.size() || shard.part < 1 || shard.part > shard.parts)
        throw WrongUse("--shard must name one part of all, such as 3/8.");
    return shard;
}

lab::MatchPlan plan_of(const MatchOptions& options) {
    if (options.players.players.empty() && split_at_commas(options.players.seats).size() < 2)
        throw WrongUse("--players is required: name the players, such as --players conductor,brakeman,brakeman.");
    const std::vector<BotName> bots = bots_from(options.players, game_named(options.game.game), "random");
    lab::MatchPlan plan{.venue = venue_of(options.game, options.times, static_cast<int>(bots.size())),
                        .bots = bots,
                        .games = options.games,
                        .seed = seed_of(options.run.seed),
                        .shard = shard_of(options.shard)};
    if (plan.shard.parts > 1 && !options.run.seed)
        throw WrongUse("--shard needs --seed: all parts of a match share one seed.");
    return plan;
}

Exit run_match(const MatchOptions& options) {
    const lab::MatchPlan plan = plan_of(options);
    const RunOptions& run = options.run;
    expect_writable(run.json_file);
    const int threads = lab::threads_or_all(run.threads);
    const Stopwatch watch;
    const auto result = play_series(plan.venue.game->name(), plan.end() - plan.first(),
                                    [&](const auto& goes_on) { return lab::play_match(plan, threads, goes_on); });
    if (!run.json_file.empty()) write_file(run.json_file, indented(lab::to_json(result)));
    if (run.json_file != "-")
        say(fmt::format("{}, {} games, seed {}, in {:.1f} s on {} thread{}\n\n", plan.venue.game->name(),
                        grouped(result.games), plan.seed, watch.seconds(), threads, threads == 1 ? "" : "s")
            + lab::as_text(result));
    return end_of_series();
}

}   // namespace

void add_match(CLI::App& program, Exit& exit) {
    constexpr std::int64_t most_games = 1'000'000'000;
    auto options = std::make_shared<MatchOptions>();
    CLI::App& command = add_command(
        program, "match",
        "Play bots against each other with rotating seats, and report win rates. Ctrl-C ends early and reports the "
        "games played so far.",
        {"roundhouse match {game} --players conductor,brakeman,brakeman --games 400 --seed 1",
         "roundhouse match {game} --players baron:1000sims,conductor,conductor --shard 3/8 --seed 1 --json p3"},
        options, run_match, exit);
    add_game_options(command, options->game);
    add_player_options(command, options->players, "");
    add_games(command, options->games, most_games);
    add_run_options(command, options->run);
    command
        .add_option("--shard", options->shard, "Play one part of all games, such as 3/8; roundhouse merge joins them")
        ->type_name("I/N");
    add_bot_times(command, options->times);
}

}   // namespace roundhouse::cli
