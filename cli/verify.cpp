// roundhouse verify: proves that a finished game was played with the dice to which the server had committed itself.
#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "server/trust/dice.hpp"

namespace roundhouse::cli {

namespace {

struct VerifyOptions {
    std::string file, commitment;
};

struct Found {
    int drawn = 0, otherwise = 0;   // outcomes of chance
};

// The number of the entry by which each outcome was drawn, by its place among the moves.
std::map<int, server::LogNumber> draws_in(const Reader& dice) {
    std::map<int, server::LogNumber> draws;
    dice["draws"].each([&](const Reader& draw) {
        if (draw.size() != 2) return draw.refuse("must have two numbers");
        draws[draw.at(0).number(1, 1'000'000'000)] = {draw.at(1).number(1, 1'000'000'000)};
    });
    return draws;
}

void check_seed(const Reader& dice, const std::string& noted) {
    const std::string commitment(dice["commitment"].text());
    if (!dice.is_sound()) return;
    if (server::commitment_to(dice["seed"].text()) != commitment) dice["seed"].refuse("does not match the commitment");
    if (!noted.empty() && noted != commitment) dice["commitment"].refuse("is not the one you noted");
}

Found check_draws(AnyTable& table, const Reader& record) {
    const Reader dice = record["dice"];
    const std::map<int, server::LogNumber> draws = draws_in(dice);
    Found found;
    int place = 0;
    record["moves"].each([&](const Reader& move) {
        ++place;
        const bool is_chance = table.decider() == Seat::chance;
        const auto draw = draws.find(place);
        if (is_chance && draw != draws.end()) {
            Random random(server::draw(dice["seed"].text(), draw->second));
            if (json::value(table.move_json(table.roll(random))) != move.value())
                return move.refuse("is not what the seed gives");
            ++found.drawn;
            return;
        }
        if (draw != draws.end()) return move.refuse("is listed as drawn, but is not a decision of chance");
        found.otherwise += is_chance;
        table.play(move.value(), record.problem());
    });
    return found;
}

Exit run_verify(const VerifyOptions& options) {
    Problem problem;
    const RecordFile file = record_in(options.file, {}, problem);
    const Reader record(file.document, "record", problem);
    Found found;
    if (!problem && !record.has("dice"))
        record.refuse("has no dice: the game is still running, or was not played with a server's dice");
    if (!problem) file.replay(problem);
    if (!problem) check_seed(record["dice"], options.commitment);
    if (!problem)
        if (const auto table = file.at_the_beginning().replay(problem)) found = check_draws(*table, record);
    if (problem) {
        fmt::print(stderr, "{}: {}\n", options.file, problem.sentence());
        return Exit::no;
    }
    const std::string others =
        found.otherwise == 0
            ? ""
            : fmt::format(" {} more were there before the table began, or entered by hand.", found.otherwise);
    say(fmt::format("All {} outcomes that the server drew come from the seed of commitment {}.{}\n", found.drawn,
                    std::string(record["dice"]["commitment"].text()), others));
    return Exit::fine;
}

}   // namespace

void add_verify(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<VerifyOptions>();
    CLI::App& command = add_command(program, "verify",
                                    "Prove that a finished game used the dice to which the server had committed "
                                    "itself. Exit code 1 if it did not.",
                                    {"roundhouse verify game.json --commitment 5d41…"}, options, run_verify, exit);
    command.add_option("file", options->file, "The record; - is standard input")->required()->type_name("FILE");
    command.add_option("--commitment", options->commitment, "As noted when the game began")->type_name("HASH");
}

}   // namespace roundhouse::cli
