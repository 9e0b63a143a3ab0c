// What all commands share: how they join the program, and how they end.
#pragma once
#include <CLI/CLI.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace roundhouse::cli {

// What the shell learns.
enum class Exit : int { fine = 0, no = 1, wrong_use = 2, interrupted = 130 };

// Thrown if the command can't do what was asked; the sentence says why, and what to do.
struct WrongUse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Each adds one command with its options and help; if that command is chosen, parsing runs it and sets `exit`.
void add_play(CLI::App& program, Exit& exit);
void add_sim(CLI::App& program, Exit& exit);
void add_match(CLI::App& program, Exit& exit);
void add_merge(CLI::App& program, Exit& exit);
void add_price(CLI::App& program, Exit& exit);
void add_replay(CLI::App& program, Exit& exit);
void add_serve(CLI::App& program, Exit& exit);
void add_backup(CLI::App& program, Exit& exit);
void add_verify(CLI::App& program, Exit& exit);
void add_rules(CLI::App& program, Exit& exit);
void add_board(CLI::App& program, Exit& exit);
void add_referee(CLI::App& program, Exit& exit);
void add_perft(CLI::App& program, Exit& exit);
void add_bench(CLI::App& program, Exit& exit);

// A check that a number is within bounds; help shows the option as N.
template <class Number>
CLI::Validator between(Number least, Number most) {
    return CLI::Range(least, most).description("");
}

// The text with the id of a game in place of each {game}: help names one that can be played.
std::string with_a_game(std::string text);

// A command with its sentence and examples, one per line. `Options` has one member per option; `run` is called with
// them, once.
template <class Options>
CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& sentence,
                      const std::vector<std::string>& examples, std::shared_ptr<Options> options,
                      Exit (*run)(const Options&), Exit& exit) {
    CLI::App* command = program.add_subcommand(name, sentence)->group("Commands");
    std::string footer = examples.size() == 1 ? "Example:" : "Examples:";
    for (const std::string& example : examples) footer += "\n  " + with_a_game(example);
    command->footer(footer);
    command->callback([options = std::move(options), run, &exit] { exit = run(*options); });
    return *command;
}

}   // namespace roundhouse::cli
