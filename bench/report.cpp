// The figures as JSON, for the terminal, and as a page.
#include <fmt/format.h>

#include "bench/allocations.hpp"
#include "bench/bench.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::bench {

namespace {

json::object spread_json(const Spread& s) { return {{"median", s.median}, {"low", s.low}, {"high", s.high}}; }

std::string plain(const Spread& s, int decimals) { return fmt::format("{:.{}f}", s.median, decimals); }
std::string ranged(const Spread& s, int decimals) {
    return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", s.median, decimals, s.low, decimals, s.high, decimals);
}
Spread millions(const Spread& s) { return {s.median * 1e-6, s.low * 1e-6, s.high * 1e-6}; }
Spread thousands(const Spread& s) { return {s.median * 1e-3, s.low * 1e-3, s.high * 1e-3}; }

std::string allocations_of(const GameFigures& f) { return std::to_string(f.allocations); }

std::vector<std::string> cells_of(const GameFigures& f) {
    return {f.name,
            std::to_string(f.seats),
            ranged(millions(f.decisions_a_second), 1),
            ranged(thousands(f.games_a_second), 1),
            fmt::format("{:.0f}", f.decisions_a_game),
            plain(f.decision_in_misses, 1),
            std::to_string(f.bytes),
            plain(f.copy_ns, 0),
            plain(f.copy_ratio, 2),
            allocations_of(f)};
}

const std::vector<std::string> headings{"Game",      "Seats", "M decisions/s", "k games/s", "Decisions a game",
                                        "In misses", "Bytes", "Copy, ns",      "To memcpy", "Allocations"};

std::string row(const std::vector<std::string>& cells) {
    std::string line = "|";
    for (const std::string& cell : cells) line += ' ' + cell + " |";
    return line + '\n';
}

constexpr std::string_view how_measured = R"(
## What the columns say
- **M decisions/s**, **k games/s**: millions of decisions and thousands of games in a second of random play on one
  thread: options, a random pick, and the move with all that follows from it. Chance is counted among the decisions.
- **In misses**: what a decision costs, in branch mispredictions. Every decision of random play has one or two branches that nobody can
  predict, so this is the figure to compare between machines.
- **Bytes**, **Copy, ns**, **To memcpy**: the size of a state, the time to copy it, and that time against `memcpy` of
  as many bytes; both within the nearest cache.
- **Allocations**: calls of `operator new` during all play that was measured. The program's `operator new` is replaced
  by one that counts (`bench/allocations.cpp`).

## How it was measured
`roundhouse bench --write docs/lab/random_play.md`. Each repetition measures the machine's constants and then plays one slice of
every game and number of seats, so that a disturbance hits all alike; the first repetition is a warm-up and does not count.
Given are the median and, in brackets, the smallest and the largest of the repetitions. Ratios are formed within a repetition.

Time is what the processor spent on the measuring thread, so that other processes which take the core away do not count.

An unpredictable branch is timed as a loop over random bits against the same loop over equal ones; a random draw as a
chain of numbers from the source that random play uses.

Other work on the machine still costs caches, predictors and clock rate, which makes all figures worse and the brackets
wider: believe a page whose load was well below the number of cores, and of another one the ratios at most.
)";

}   // namespace

json::object as_json(const Report& report) {
    json::array games;
    for (const GameFigures& f : report.games)
        games.push_back(json::object{{"game", f.id},
                                     {"seats", f.seats},
                                     {"decisions_a_second", spread_json(f.decisions_a_second)},
                                     {"games_a_second", spread_json(f.games_a_second)},
                                     {"decisions_a_game", f.decisions_a_game},
                                     {"decision_in_branch_misses", spread_json(f.decision_in_misses)},
                                     {"bytes_a_state", f.bytes},
                                     {"copy_ns", spread_json(f.copy_ns)},
                                     {"memcpy_ns", spread_json(f.plain_copy_ns)},
                                     {"copy_to_memcpy", spread_json(f.copy_ratio)},
                                     {"allocations", f.allocations}});
    return {{"machine", report.machine},
            {"load", json::array{report.load_before, report.load_after}},
            {"repetitions", report.repetitions},
            {"slice_seconds", report.slice_seconds},
            {"branch_miss_ns", spread_json(report.branch_miss_ns)},
            {"random_draw_ns", spread_json(report.random_draw_ns)},
            {"games", std::move(games)}};
}

std::string as_text(const Report& report) {
    std::vector<TextTable::Column> columns;
    for (const std::string& heading : headings)
        columns.push_back({heading, columns.empty() ? TextTable::Side::left : TextTable::Side::right});
    TextTable table(std::move(columns));
    for (const GameFigures& f : report.games) table.add(cells_of(f));
    return fmt::format("{}\nload {:.1f} before, {:.1f} after; {} repetitions of {:.2f} s each\n"
                       "a branch guessed wrongly {} ns, a random draw {} ns\n\n{}",
                       report.machine, report.load_before, report.load_after, report.repetitions, report.slice_seconds,
                       ranged(report.branch_miss_ns, 1), ranged(report.random_draw_ns, 1), table.text());
}

std::string as_page(const Report& report) {
    std::string page = "# Random play\n\nRandom play on one thread. Written by `roundhouse bench`; do not edit.\n\n";
    page +=
        fmt::format("Machine: {}. Load {:.1f} before and {:.1f} after; {} repetitions of {:.2f} s for each line.\n\n",
                    report.machine, report.load_before, report.load_after, report.repetitions, report.slice_seconds);
    page += row({"The machine's constants", "ns"}) + row({"---", "---"});
    page += row({"A branch guessed wrongly", ranged(report.branch_miss_ns, 1)})
            + row({"A random draw", ranged(report.random_draw_ns, 1)}) + '\n';
    page += row(headings);
    std::vector<std::string> rules{"---"};
    rules.resize(headings.size(), "--:");
    page += row(rules);
    for (const GameFigures& f : report.games) page += row(cells_of(f));
    return page + std::string(how_measured);
}

}   // namespace roundhouse::bench
