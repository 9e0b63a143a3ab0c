// roundhouse sim: many games on all cores, summed up.
#include <algorithm>

#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/series.hpp"
#include "cli/tally.hpp"
#include "lab/chronicle.hpp"
#include "lab/crew.hpp"

namespace roundhouse::cli {

namespace {

struct SimOptions {
    GameOptions game;
    PlayerOptions players;
    RunOptions run;
    BotTimes times;
    std::int64_t games = 10'000;
    std::string records, report;
};

using GoesOn = std::function<bool(std::int64_t done)>;

void write_record(const std::string& folder, std::int64_t number, const AnyTable& table) {
    write_file(fmt::format("{}/game-{:06}.json", folder, number), json::serialize(table.record()) + '\n');
}

// Random games without tables; game number i is the same on any number of threads.
struct RandomSeries {
    lab::Venue venue;
    int seats;
    std::int64_t games;
    std::uint64_t seed;
    std::string records;   // a folder for the record of each game, or empty

    Seating seating() const { return {.seats = seats, .options = venue.options, .names = {}}; }
    Random random(std::int64_t number) const { return random_for(seed, static_cast<std::uint64_t>(number)); }
};

// Plays the simulator's game again at a table, which keeps a record.
void keep_record(const RandomSeries& series, std::int64_t number) {
    const auto table = series.venue.new_table(series.seats);
    Random random = series.random(number);
    Problem none;
    while (!table->is_over()) table->play(table->random_move(random), none);
    write_record(series.records, number, *table);
}

Tally play_random(const RandomSeries& series, int threads, const GoesOn& goes_on) {
    constexpr std::int64_t batch = 16;   // games, so that threads seldom meet
    struct Worker {
        std::unique_ptr<AnySimulator> simulator;
        Tally tally;
    };
    std::vector<Worker> workers(static_cast<std::size_t>(threads));
    Problem none;
    for (Worker& worker : workers)
        worker.simulator = series.venue.game->simulator(series.venue.board, series.seating(), none);
    const auto play_batch = [&](int number, std::int64_t first) {
        Worker& worker = workers[static_cast<std::size_t>(number)];
        for (std::int64_t i = first * batch; i < std::min((first + 1) * batch, series.games); ++i) {
            worker.tally.add(worker.simulator->play(series.random(i)), series.seats);
            if (!series.records.empty()) keep_record(series, i);
        }
    };
    lab::share_out(0, (series.games + batch - 1) / batch, threads, play_batch,
                   [&](std::int64_t batches) { return goes_on(std::min(batches * batch, series.games)); });
    Tally total;
    for (const Worker& worker : workers) total.add(worker.tally);
    return total;
}

void report(const RandomSeries& series, const Tally& tally, double seconds, int threads, const std::string& json_file) {
    const double games_per_second = static_cast<double>(tally.games()) / seconds,
                 decisions_per_second = static_cast<double>(tally.decisions()) / seconds;
    json::object answer{{"game", series.venue.game->id()},
                        {"board", series.venue.board->label().id},
                        {"seats", series.seats},
                        {"seed", series.seed}};
    for (auto& member : tally.as_json(series.seats)) answer[member.key()] = member.value();
    answer["timing"] = json::object{{"seconds", seconds},
                                    {"threads", threads},
                                    {"games_a_second", games_per_second},
                                    {"decisions_a_second", decisions_per_second}};
    if (!json_file.empty()) write_file(json_file, indented(answer));
    if (json_file == "-") return;
    say(fmt::format("{}, {} random players, seed {}\n{} games, {} decisions in {:.2f} s on {} thread{}: {} games/s, {} "
                    "decisions/s\n\n",
                    series.venue.game->name(), series.seats, series.seed, grouped(tally.games()),
                    grouped(tally.decisions()), seconds, threads, threads == 1 ? "" : "s",
                    grouped(static_cast<std::int64_t>(games_per_second)),
                    grouped(static_cast<std::int64_t>(decisions_per_second)))
        + tally.as_text(series.seats));
}

Exit run_random(const SimOptions& options) {
    const int seats = seats_from(game_named(options.game.game), options.players.seats);
    const RandomSeries series{.venue = venue_of(options.game, options.times, seats),
                              .seats = seats,
                              .games = options.games,
                              .seed = seed_of(options.run.seed),
                              .records = options.records};
    const int threads = lab::threads_or_all(options.run.threads);
    const Stopwatch watch;
    const Tally tally = play_series(series.venue.game->name(), series.games,
                                    [&](const GoesOn& goes_on) { return play_random(series, threads, goes_on); });
    report(series, tally, watch.seconds(), threads, options.run.json_file);
    return end_of_series();
}

void write_report(const lab::Chronicle& chronicle, const std::string& folder) {
    write_file(folder + "/report.html", lab::as_page(chronicle));
    write_file(folder + "/games.csv", lab::as_csv(chronicle));
    write_file(folder + "/summary.json", indented(lab::to_json(chronicle)));
}

// Games at tables, which bots can look at, and about which a report can be written.
Exit run_at_tables(const SimOptions& options) {
    const std::vector<BotName> bots = bots_from(options.players, game_named(options.game.game), "random");
    lab::SimPlan plan{.venue = venue_of(options.game, options.times, static_cast<int>(bots.size())),
                      .bots = bots,
                      .games = options.games,
                      .seed = seed_of(options.run.seed),
                      .keep = {}};
    if (!options.report.empty()) {
        make_folder(options.report);
        expect_writable(options.report + "/report.html");
    }
    if (!options.records.empty())
        plan.keep = [&](std::int64_t number, const AnyTable& table) { write_record(options.records, number, table); };
    const auto chronicle = play_series(plan.venue.game->name(), plan.games, [&](const GoesOn& goes_on) {
        return lab::chronicle_of(plan, lab::threads_or_all(options.run.threads), goes_on);
    });
    if (!options.report.empty()) write_report(chronicle, options.report);
    if (!options.run.json_file.empty()) write_file(options.run.json_file, indented(lab::to_json(chronicle)));
    if (options.run.json_file == "-") return end_of_series();
    say(fmt::format("{}, {} games, seed {}\n\n", plan.venue.game->name(),
                    grouped(static_cast<std::int64_t>(chronicle.games.size())), plan.seed)
        + lab::as_text(chronicle));
    if (!options.report.empty())
        say(fmt::format("The report is in {}/report.html; games.csv and summary.json beside it have its figures.\n",
                        options.report));
    return end_of_series();
}

Exit run_sim(const SimOptions& options) {
    expect_writable(options.run.json_file);
    if (!options.records.empty()) make_folder(options.records);
    const bool names_players = !options.players.players.empty() || options.players.seats.find(',') != std::string::npos;
    return names_players || !options.report.empty() ? run_at_tables(options) : run_random(options);
}

}   // namespace

void add_sim(CLI::App& program, Exit& exit) {
    constexpr std::int64_t most_games = 1'000'000'000'000;
    auto options = std::make_shared<SimOptions>();
    CLI::App& command = add_command(
        program, "sim",
        "Play many games on all cores and sum them up, seat by seat: random games, or games between bots. Ctrl-C ends "
        "early and sums up the games played so far.",
        {"roundhouse sim {game} --seats 5 --games 100000",
         "roundhouse sim {game} --players conductor,conductor,brakeman --games 1000 --seed 7 --report out"},
        options, run_sim, exit);
    add_game_options(command, options->game);
    add_player_options(command, options->players, " (default: random moves in all seats)");
    add_games(command, options->games, most_games);
    add_run_options(command, options->run);
    command.add_option("--report", options->report, "A folder for a page of plots, a table of the games and a summary")
        ->type_name("FOLDER");
    command.add_option("--records", options->records, "A folder for the record of every game, which takes longer")
        ->type_name("FOLDER");
    add_bot_times(command, options->times);
}

}   // namespace roundhouse::cli
