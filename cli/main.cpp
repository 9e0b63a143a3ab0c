#include <fmt/format.h>

#include "cli/command.hpp"

namespace {

using namespace roundhouse::cli;

constexpr const char* about = "Roundhouse: engine, referee and table for railroad games.";
constexpr const char* closing = "Each command explains itself: roundhouse COMMAND --help\n"
                                "Exit codes: 0 fine, 1 the answer is no, 2 wrong use, 130 interrupted by Ctrl-C.\n"
                                "Example:\n  roundhouse play";

Exit complain(const std::string& sentence) {
    fmt::print(stderr, "roundhouse: {}\n", sentence);
    return Exit::wrong_use;
}

// A first word that names no command deserves more than the library's answer.
std::string sentence_for(const CLI::ParseError& error, const CLI::App& program, int count, char** words) {
    const std::string first = count > 1 ? words[1] : "";
    const auto commands = program.get_subcommands([](const CLI::App*) { return true; });
    std::string names;
    for (const CLI::App* command : commands) {
        if (command->get_name() == first || first.starts_with('-')) return error.what();
        names += (names.empty() ? "" : ", ") + command->get_name();
    }
    return "There is no command \"" + first + "\". The commands are: " + names + ".";
}

Exit run(int count, char** words) {
    Exit exit = Exit::fine;
    CLI::App program(about, "roundhouse");
    program.footer(closing);
    program.require_subcommand(1);
    program.get_formatter()->label("SUBCOMMAND", "COMMAND");
    program.get_formatter()->label("Positionals", "Arguments");
    program.get_formatter()->column_width(24);
    program.set_version_flag("--version", std::string("roundhouse " ROUNDHOUSE_VERSION));
    for (const auto add : {add_play, add_sim, add_match, add_merge, add_price, add_replay, add_serve, add_backup,
                           add_verify, add_rules, add_board, add_referee, add_perft, add_bench})
        add(program, exit);
    try {
        program.parse(count, words);
    } catch (const CLI::Success& help) {
        program.exit(help);
    } catch (const CLI::ParseError& error) {
        if (count == 1) {
            fmt::print(stderr, "{}", program.help());
            return Exit::wrong_use;
        }
        const auto chosen = program.get_subcommands();
        const std::string where = chosen.empty() ? "roundhouse" : "roundhouse " + chosen.front()->get_name();
        return complain(sentence_for(error, program, count, words) + "\nSee: " + where + " --help");
    }
    return exit;
}

}   // namespace

int main(int count, char** words) {
    try {
        return static_cast<int>(run(count, words));
    } catch (const std::exception& problem) {
        return static_cast<int>(complain(problem.what()));
    }
}
