// roundhouse sim: many games on all cores, and what they say.
#include <atomic>
#include <chrono>
#include <fmt/format.h>
#include <mutex>
#include <thread>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/players.hpp"
#include "cli/tally.hpp"
#include "cli/terminal.hpp"
#include "lab/chronicle.hpp"
#include "lab/crew.hpp"

namespace roundhouse::cli {

namespace {

struct SimOptions {
    std::string game, options, board, json_file, records, players, report;
    std::int64_t games = 10'000;
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
    int threads = 0;
    ProgramTimes times;
};

// What is to be played; game number i is the same whoever plays it.
struct Series {
    const AnyGame& game;
    BoardPtr board;
    Seating seating;
    std::uint64_t seed;
    std::int64_t games;
    std::string records;   // a folder for the record of each game, or empty
};

// The same game as the simulator plays, at a table that keeps a record.
void keep_record(const Series& series, std::int64_t number) {
    Problem problem;
    const auto table = series.game.new_table(series.board, series.seating, problem);
    Random random = random_for(series.seed, static_cast<std::uint64_t>(number));
    json::array events;
    while (!problem && !table->is_over()) {
        events.clear();
        table->play(table->random_move(random), events, problem);
    }
    if (problem) throw std::logic_error("A move that was offered was refused: " + problem.sentence());
    write_file(fmt::format("{}/game-{:06}.json", series.records, number), json::serialize(table->record()) + '\n');
}

class Simulation {
public:
    explicit Simulation(const Series& series) : series_(series) {}

    Tally run(int threads) {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i) workers.emplace_back([this] { work(); });
        {
            ProgressBar bar("Playing " + std::string(series_.game.name()), series_.games);
            while (running(threads)) {
                bar.show(static_cast<double>(played_) / static_cast<double>(series_.games));
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        }
        workers.clear();
        if (failure_) std::rethrow_exception(failure_);
        return total_;
    }

private:
    bool running(int threads) {
        const std::scoped_lock lock(mutex_);
        return finished_ < threads;
    }

    void work() {
        Tally tally;
        std::exception_ptr failure;
        try {
            play_games(tally);
        } catch (...) {
            failure = std::current_exception();
            is_stopped_ = true;
        }
        const std::scoped_lock lock(mutex_);
        total_.add(tally);
        if (failure) failure_ = failure;
        ++finished_;
    }

    void play_games(Tally& tally) {
        constexpr std::int64_t batch = 16;
        Problem problem;
        const auto simulator = series_.game.simulator(series_.board, series_.seating, problem);
        if (problem) throw WrongUse(problem.sentence());
        for (std::int64_t first = next_.fetch_add(batch); first < series_.games; first = next_.fetch_add(batch))
            for (std::int64_t i = first; i < std::min(first + batch, series_.games); ++i) {
                if (is_interrupted() || is_stopped_) return;
                tally.add(simulator->play(random_for(series_.seed, static_cast<std::uint64_t>(i))),
                          series_.seating.seats);
                if (!series_.records.empty()) keep_record(series_, i);
                ++played_;
            }
    }

    const Series& series_;
    std::atomic<std::int64_t> next_ = 0, played_ = 0;
    std::atomic<bool> is_stopped_ = false;
    std::mutex mutex_;   // guards what follows
    Tally total_;
    std::exception_ptr failure_;
    int finished_ = 0;
};

void report(const Series& series, const Tally& tally, double seconds, int threads, const std::string& json_file) {
    json::object answer{{"game", series.game.id()},
                        {"board", series.board->label().id},
                        {"seats", series.seating.seats},
                        {"seed", series.seed}};
    for (auto& member : tally.as_json(series.seating.seats)) answer[member.key()] = member.value();
    answer["timing"] = json::object{{"seconds", seconds},
                                    {"threads", threads},
                                    {"games_a_second", static_cast<double>(tally.games()) / seconds},
                                    {"decisions_a_second", static_cast<double>(tally.decisions()) / seconds}};
    if (!json_file.empty()) write_file(json_file, indented(answer));
    if (json_file == "-") return;
    say(fmt::format("{}, {} random players, seed {}\n{} games, {} decisions in {:.2f} s on {} thread{}: {} games/s, {} "
                    "decisions/s\n\n",
                    series.game.name(), series.seating.seats, series.seed, grouped(tally.games()),
                    grouped(tally.decisions()), seconds, threads, threads == 1 ? "" : "s",
                    grouped(static_cast<std::int64_t>(static_cast<double>(tally.games()) / seconds)),
                    grouped(static_cast<std::int64_t>(static_cast<double>(tally.decisions()) / seconds)))
        + tally.as_text(series.seating.seats));
}

// Random players in all seats where none were named.
std::vector<BotName> players_of(const SimOptions& options, const AnyGame& game) {
    if (!options.players.empty() && options.seats)
        throw WrongUse("--players says already how many seats there are: leave --seats out.");
    std::vector<BotName> players =
        options.players.empty()
            ? std::vector<BotName>(static_cast<std::size_t>(seats_of(game, options.seats)), BotName{.text = "random"})
            : players_from(options.players);
    seats_of(game, static_cast<int>(players.size()));
    return players;
}

void write_report(const lab::Chronicle& chronicle, const std::string& folder) {
    write_file(folder + "/report.html", lab::as_page(chronicle));
    write_file(folder + "/games.csv", lab::as_csv(chronicle));
    write_file(folder + "/summary.json", indented(lab::to_json(chronicle)));
}

// Games at tables, where players can see what they do, and a report can be made of what happened.
Exit run_at_tables(const SimOptions& options) {
    const AnyGame& game = game_named(options.game);
    lab::SimPlan plan{.venue = {.game = &game,
                                .board = board_of(game, options.board),
                                .options = options_from(options.options),
                                .milliseconds_per_move = options.times.move,
                                .milliseconds_to_start = options.times.start},
                      .players = players_of(options, game),
                      .games = options.games,
                      .seed = seed_of(options.seed),
                      .keep = {}};
    Problem problem;
    game.new_table(plan.venue.board,
                   {.seats = static_cast<int>(plan.players.size()), .options = plan.venue.options, .names = {}},
                   problem);
    if (problem) throw WrongUse(problem.sentence());
    expect_writable(options.json_file);
    if (!options.report.empty()) {
        make_folder(options.report);
        expect_writable(options.report + "/report.html");
    }
    if (!options.records.empty()) {
        make_folder(options.records);
        plan.keep = [&](std::int64_t number, const AnyTable& table) {
            write_file(fmt::format("{}/game-{:06}.json", options.records, number),
                       json::serialize(table.record()) + '\n');
        };
    }
    notice_interruptions();
    lab::Chronicle chronicle;
    {
        ProgressBar bar("Playing " + std::string(game.name()), plan.games);
        chronicle = lab::chronicle_of(plan, lab::threads_or_all(options.threads), [&](std::int64_t done) {
            bar.show(static_cast<double>(done) / static_cast<double>(plan.games));
            return !is_interrupted();
        });
    }
    if (is_interrupted()) fmt::print(stderr, "Interrupted: this is what was played.\n");
    if (!options.report.empty()) write_report(chronicle, options.report);
    if (!options.json_file.empty()) write_file(options.json_file, indented(lab::to_json(chronicle)));
    if (options.json_file != "-") {
        say(fmt::format("{}, {} games, seed {}\n\n", game.name(),
                        grouped(static_cast<std::int64_t>(chronicle.games.size())), plan.seed)
            + lab::as_text(chronicle));
        if (!options.report.empty())
            say("The report is in " + options.report
                + "/report.html, the figures in games.csv and summary.json beside it.\n");
    }
    return is_interrupted() ? Exit::interrupted : Exit::fine;
}

Exit run_sim(const SimOptions& options) {
    if (!options.players.empty() || !options.report.empty()) return run_at_tables(options);
    const AnyGame& game = game_named(options.game);
    const Series series{
        .game = game,
        .board = board_of(game, options.board),
        .seating = {.seats = seats_of(game, options.seats), .options = options_from(options.options), .names = {}},
        .seed = seed_of(options.seed),
        .games = options.games,
        .records = options.records};
    Problem problem;
    game.new_table(series.board, series.seating, problem);
    if (problem) throw WrongUse(problem.sentence());
    expect_writable(options.json_file);
    if (!options.records.empty()) make_folder(options.records);
    const int threads =
        options.threads > 0 ? options.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    notice_interruptions();
    const auto began = std::chrono::steady_clock::now();
    const Tally tally = Simulation(series).run(threads);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (is_interrupted()) fmt::print(stderr, "Interrupted: this is what was played.\n");
    report(series, tally, seconds, threads, options.json_file);
    return is_interrupted() ? Exit::interrupted : Exit::fine;
}

}   // namespace

void add_sim(CLI::App& program, Exit& exit) {
    constexpr std::int64_t most_games = 1'000'000'000'000;
    constexpr int most_threads = 1024;
    auto options = std::make_shared<SimOptions>();
    CLI::App& command = add_command(
        program, "sim",
        "Play many games on all cores and sum them up: with random players, or with those named. Ctrl-C ends early and "
        "sums up what was played.",
        "roundhouse sim kansas-pacific --players conductor,conductor,brakeman --games 1000 --seed 7 --report out",
        options, run_sim, exit);
    command.add_option("game", options->game, "The game, such as kansas-pacific")->required()->type_name("GAME");
    command.add_option("--games", options->games, "How many games")
        ->check(between(std::int64_t{1}, most_games))
        ->capture_default_str()
        ->type_name("N");
    command.add_option("--seats", options->seats, "How many players")->type_name("N");
    command
        .add_option("--seed", options->seed,
                    "The same seed gives the same games, whatever the number of threads (default: unforeseeable)")
        ->check(a_seed())
        ->type_name("N");
    command.add_option("--threads", options->threads, "How many threads (default: one a core)")
        ->check(between(1, most_threads))
        ->type_name("N");
    command
        .add_option("--json", options->json_file,
                    "Also write the summary as JSON to a file; - is standard output, in place of the text")
        ->type_name("FILE");
    command.add_option("--players", options->players, "The players by seat, separated by commas: " + player_words)
        ->type_name("PLAYERS");
    command
        .add_option("--report", options->report, "A folder for a page with plots, a table of the games and a summary")
        ->type_name("FOLDER");
    add_program_times(command, options->times);
    command.add_option("--options", options->options, "Options of the game as JSON")->type_name("JSON");
    command.add_option("--board", options->board, "A board file in place of the default board")->type_name("FILE");
    command.add_option("--records", options->records, "A folder for the record of every game, which takes longer")
        ->type_name("FOLDER");
}

}   // namespace roundhouse::cli
