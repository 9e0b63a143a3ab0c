// roundhouse referee: the protocol, line by line.
#include "play/referee.hpp"

#include "bots/bot_suggester.hpp"
#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/terminal.hpp"
#include "lab/crew.hpp"

namespace roundhouse::cli {

namespace {

struct RefereeOptions {
    std::vector<std::string> boards;
    std::optional<std::uint64_t> seed;
};

void add_board_from(const std::string& path, Referee& referee) {
    Problem problem;
    const json::value document = parsed(text_of_file(path), path, problem);
    const AnyGame* game = problem ? nullptr : game_in(document, "board", problem);
    BoardPtr board = problem ? nullptr : game->read_board(document, problem);
    if (problem) throw WrongUse(path + ": " + problem.sentence());
    referee.add_board(*game, std::move(board));
}

Exit run_referee(const RefereeOptions& options) {
    constexpr std::size_t longest_line = 4'000'000;   // the referee says of a longer one that it is too long
    BotSuggester suggestions(lab::all_at_once);
    Referee referee(seed_of(options.seed), &suggestions);
    for (const std::string& path : options.boards) add_board_from(path, referee);
    notice_interruptions();
    LineInput input(longest_line);
    while (const auto line = input.next())
        if (!say(referee.answer(*line) + '\n')) break;
    return is_interrupted() ? Exit::interrupted : Exit::fine;
}

}   // namespace

void add_referee(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<RefereeOptions>();
    CLI::App& command = add_command(
        program, "referee",
        "Keep the rules of a game for another program: one JSON request per line in, one answer out.",
        {R"(echo '{"do":"new","game":"{game}","seats":4}' | roundhouse referee)"}, options, run_referee, exit);
    command.add_option("--board", options->boards, "A board file that requests can name by its id (repeatable)")
        ->type_name("FILE");
    add_seed(command, options->seed, "For rolls, until a request sets another");
}

}   // namespace roundhouse::cli
