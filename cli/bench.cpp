// roundhouse bench: how fast games are played on this machine.
#include "bench/bench.hpp"

#include "bench/thinking.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

namespace {

struct BenchOptions {
    std::vector<std::string> games;
    double seconds = 30;
    int repetitions = 7;
    bool as_json = false, bots = false;
    std::string page;
};

Exit run_thinking(const bench::Plan& plan, bool as_json) {
    std::vector<bench::ThinkingFigures> figures;
    {
        ProgressBar bar("Measuring");
        figures = bench::measure_thinking(plan, [&](double part) {
            bar.show(part);
            return !is_interrupted();
        });
    }
    if (is_interrupted()) return Exit::interrupted;
    say(as_json ? indented(bench::as_json(figures)) : bench::as_text(figures));
    return Exit::fine;
}

Exit run_bench(const BenchOptions& options) {
    bench::Plan plan{.games = {}, .seconds = options.seconds, .repetitions = options.repetitions};
    for (const std::string& name : options.games) plan.games.emplace_back(game_named(name).id());
    notice_interruptions();
    if (options.bots) return run_thinking(plan, options.as_json);
    bench::Report report;
    {
        ProgressBar bar("Measuring");
        report = bench::measure(plan, [&](double part) {
            bar.show(part);
            return !is_interrupted();
        });
    }
    if (is_interrupted()) return Exit::interrupted;
    say(options.as_json ? indented(bench::as_json(report)) : bench::as_text(report));
    if (!options.page.empty()) write_file(options.page, bench::as_page(report));
    return Exit::fine;
}

}   // namespace

void add_bench(CLI::App& program, Exit& exit) {
    constexpr double least_seconds = 0.01, most_seconds = 86'400;
    constexpr int most_repetitions = 1000;
    auto options = std::make_shared<BenchOptions>();
    CLI::App& command =
        add_command(program, "bench", "Measure random play on one thread, along with the machine's own constants.",
                    {"roundhouse bench {game} --seconds 20", "roundhouse bench --bots"}, options, run_bench, exit);
    command.add_option("games", options->games, "The games (default: all)")->type_name("GAME");
    command.add_option("--seconds", options->seconds, "How long to measure, roughly, all games together")
        ->check(between(least_seconds, most_seconds))
        ->capture_default_str()
        ->type_name("S");
    command.add_option("--repetitions", options->repetitions, "How often to take each figure")
        ->check(between(1, most_repetitions))
        ->capture_default_str()
        ->type_name("N");
    command.add_flag("--bots", options->bots,
                     "Measure the bots instead: Conductor's decisions, and Baron's simulations with random play-outs");
    command.add_flag("--players", options->bots)->group("");   // its name before 0.2.0
    command.add_flag("--json", options->as_json, "Answer in JSON");
    command.add_option("--write", options->page, "Also write the figures as a page, such as docs/lab/random_play.md")
        ->type_name("FILE");
}

}   // namespace roundhouse::cli
