// roundhouse replay: plays a record move by move and tells what happens.
#include <fmt/format.h>

#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

namespace {

struct ReplayOptions {
    std::string file, board;
    bool as_json = false;
    bool is_quiet = false;
};

// As far as a record can be played.
struct Replayed {
    std::unique_ptr<AnyTable> table;   // null if not even the beginning is sound
    json::array log;                   // an entry per move: `number`, `decider`, `move`, `events`
    int illegal_move = 0;              // its number, from 1; 0 if there is none
    Problem problem;
};

void play_moves(const Reader& moves, Replayed& replayed) {
    int number = 0;
    moves.each([&](const Reader& move) {
        ++number;
        AnyTable& table = *replayed.table;
        const std::string decider = table.names().of(table.decider());
        Problem refused;
        table.play(move.value(), refused);
        if (!refused) {
            replayed.log.push_back(json::object{
                {"number", number}, {"decider", decider}, {"move", move.value()}, {"events", table.latest_events()}});
            return;
        }
        replayed.illegal_move = number;
        const std::string rule = refused.rule().empty() ? "" : " (" + refused.rule() + ")";
        replayed.problem.report(fmt::format("Move {}, {} by {}, is not legal: {}{}", number,
                                            json::serialize(move.value()), decider, refused.sentence(), rule),
                                refused.rule());
    });
}

Replayed replay(const ReplayOptions& options) {
    Replayed replayed;
    Problem& problem = replayed.problem;
    const RecordFile file = record_in(options.file, options.board, problem);
    if (!problem) replayed.table = file.at_the_beginning().replay(problem);
    if (problem) return replayed;
    play_moves(Reader(file.document, "record", problem)["moves"], replayed);
    if (!problem) file.replay(problem);   // also compares the result that the record claims
    return replayed;
}

std::string result_of(const AnyTable& table) {
    if (!table.is_over())
        return fmt::format("After {} decisions the game is not over: {} decides.\n", table.decisions(),
                           table.names().of(table.decider()));
    std::vector<std::string> won;
    table.winners().each([&](Seat seat) { won.push_back(table.names().of(seat)); });
    std::string winners, scores;
    for (std::size_t i = 0; i < won.size(); ++i)
        winners += (i == 0 ? "" : i + 1 < won.size() ? ", " : " and ") + won[i];
    SeatSet::all(table.seats()).each([&](Seat seat) {
        const auto score = table.scores()[seat];
        scores +=
            fmt::format("{}{} {}", scores.empty() ? "" : ", ", table.names().of(seat), score ? dollars(*score) : "out");
    });
    return fmt::format("After {} decisions {} {}: {}.\n", table.decisions(), winners,
                       won.size() == 1 ? "wins" : "win together", scores);
}

// Without details, of which another event tells as well.
std::string told(const json::array& log) {
    std::string text;
    for (const json::value& entry : log) {
        std::string number = fmt::format("{:>4}  ", entry.at("number").as_int64());
        for (const json::value& event : entry.at("events").as_array()) {
            if (event.as_object().contains("detail")) continue;
            text += number + std::string(event.at("text").as_string()) + '\n';
            number = "      ";
        }
    }
    return text;
}

Exit answer_json(const Replayed& replayed) {
    json::object answer{{"legal", !replayed.problem}};
    if (replayed.problem) answer["error"] = replayed.problem.sentence();
    if (!replayed.problem.rule().empty()) answer["rule"] = replayed.problem.rule();
    if (replayed.illegal_move > 0) answer["illegal_move"] = replayed.illegal_move;
    if (replayed.table) replayed.table->write_question(answer);
    answer["log"] = replayed.log;
    say(indented(answer));
    return replayed.problem ? Exit::no : Exit::fine;
}

Exit run_replay(const ReplayOptions& options) {
    const Replayed replayed = replay(options);
    if (options.as_json) return answer_json(replayed);
    if (replayed.table && !options.is_quiet) say(told(replayed.log));
    if (replayed.problem) {
        fmt::print(stderr, "{}: {}\n", options.file, replayed.problem.sentence());
        return Exit::no;
    }
    say(result_of(*replayed.table));
    return Exit::fine;
}

}   // namespace

void add_replay(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App& command = add_command(
        program, "replay",
        "Check every move of a record and tell the story of the game. Exit code 1 at the first illegal move.",
        {"roundhouse replay game.json", "roundhouse replay game.json --quiet"}, options, run_replay, exit);
    command.add_option("file", options->file, "The record; - is standard input")->required()->type_name("FILE");
    add_board_file(command, options->board);
    command.add_flag("--json", options->as_json, "Answer in JSON");
    command.add_flag("-q,--quiet", options->is_quiet, "Only the result");
}

}   // namespace roundhouse::cli
