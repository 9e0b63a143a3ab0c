#include "cli/players.hpp"

#include "cli/command.hpp"

namespace roundhouse::cli {

std::vector<BotName> players_from(std::string_view text) {
    std::vector<BotName> players;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        Problem problem;
        players.push_back(bot_named(text.substr(from, end - from), problem));
        if (problem) throw WrongUse(problem.sentence());
        from = end + 1;
    }
    return players;
}

void add_program_times(CLI::App& command, ProgramTimes& times) {
    constexpr int longest = 3'600'000;
    command.add_option("--move-time", times.move, "Milliseconds that a program (exec:) has for a move")
        ->check(between(1, longest))
        ->capture_default_str()
        ->type_name("N");
    command
        .add_option("--start-time", times.start,
                    "Milliseconds that a program (exec:) has to start, beside those for its first move")
        ->check(between(0, longest))
        ->capture_default_str()
        ->type_name("N");
}

}   // namespace roundhouse::cli
