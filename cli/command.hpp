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

// Thrown where the command cannot do what was asked for; the sentence says why and what would be right.
struct WrongUse : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Each adds one command with its options and help; when that command is chosen, parsing runs it and sets `exit`.
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

// A check that a number lies between two others; help shows the option as N.
template <class Number>
CLI::Validator between(Number least, Number most) {
    return CLI::Range(least, most).description("");
}

// A check for seeds: whole numbers of 64 bits.
CLI::Validator a_seed();

// A command with its sentence and example. `Options` has one member an option; `run` is called with them, once.
template <class Options>
CLI::App& add_command(CLI::App& program, const std::string& name, const std::string& sentence,
                      const std::string& example, std::shared_ptr<Options> options, Exit (*run)(const Options&),
                      Exit& exit) {
    CLI::App* command = program.add_subcommand(name, sentence)->group("Commands");
    command->footer("Example:\n  " + example);
    command->callback([options = std::move(options), run, &exit] { exit = run(*options); });
    return *command;
}

}   // namespace roundhouse::cli
