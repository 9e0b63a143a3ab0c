// roundhouse price: what the share under the hammer is worth to each seat.
#include <cmath>
#include <fmt/format.h>

#include "bots/bot_suggester.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "lab/crew.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

struct PriceOptions {
    std::string file, board, json_file;
    int games = 400;
    std::optional<std::uint64_t> seed;
};

struct Position {
    const AnyGame* game;
    BoardPtr board;
    std::unique_ptr<AnyTable> table;
};

// From a record, at its end, or from a `state` of the protocol.
Position position_in(const PriceOptions& options) {
    Problem problem;
    const json::value document = parsed(text_of_file(options.file), options.file, problem);
    Position position{problem ? nullptr : game_in(document, options.file, problem), nullptr, nullptr};
    if (!problem && document.as_object().contains("record")) {
        position.board = board_of_record(*position.game, document, options.board, problem);
        if (!problem) position.table = position.game->replay(position.board, document, problem);
    } else if (!problem) {
        position.board = board_of(*position.game, options.board);
        position.table = position.game->table_at(position.board, document, {}, problem);
    }
    if (problem) throw WrongUse(problem.sentence());
    return position;
}

std::string as_text(const std::vector<SharePrice>& prices, const Names& names) {
    using Side = TextTable::Side;
    TextTable table({{"Player"},
                     {"Without it", Side::right},
                     {"+-", Side::right},
                     {"With it", Side::right},
                     {"+-", Side::right},
                     {"for", Side::right},
                     {"Worth", Side::right},
                     {"+-", Side::right}});
    for (const SharePrice& p : prices) {
        std::vector<std::string> row{names.of(p.seat), fmt::format("${:.1f}", p.without.mean),
                                     fmt::format("{:.1f}", p.without.half_width)};
        if (p.may_buy) {
            row.push_back(fmt::format("${:.1f}", p.with.mean));
            row.push_back(fmt::format("{:.1f}", p.with.half_width));
            row.push_back(dollars(p.price));
            const SharePrice::Figure worth = p.worth();
            row.push_back(fmt::format("{}${:.1f}", worth.mean < 0 ? "-" : "", std::abs(worth.mean)));
            row.push_back(fmt::format("{:.1f}", worth.half_width));
        } else row.emplace_back("cannot buy");
        table.add(std::move(row));
    }
    return table.text()
           + "Final cash, with 95 % intervals. Worth: the price at which the player would end with as much as without "
             "it.\n";
}

Exit run_price(const PriceOptions& options) {
    const Position position = position_in(options);
    Random random(seed_of(options.seed));
    Problem problem;
    const auto bots = bots_of(*position.game, position.board);
    const auto prices = bots->prices(*position.table, options.games, random, lab::all_at_once, problem);
    if (problem) throw WrongUse(options.file + ": " + problem.sentence());
    json::array seats;
    for (const SharePrice& price : prices) seats.push_back(to_json(price));
    if (!options.json_file.empty())
        write_file(options.json_file, indented(json::object{{"games", options.games}, {"seats", std::move(seats)}}));
    if (options.json_file != "-") say(as_text(prices, position.table->names()));
    return Exit::fine;
}

}   // namespace

void add_price(CLI::App& program, Exit& exit) {
    constexpr int most_games = 1'000'000;
    auto options = std::make_shared<PriceOptions>();
    CLI::App& command = add_command(
        program, "price",
        "Say what the share under the hammer is worth to each player: the final cash with it and without it, by games "
        "played to the end.",
        "roundhouse price position.json --games 1000", options, run_price, exit);
    command.add_option("file", options->file, "A saved game, or a position as the protocol's state has it")
        ->required()
        ->type_name("FILE");
    command.add_option("--games", options->games, "How many games for each player, with it and without it")
        ->check(between(2, most_games))
        ->capture_default_str()
        ->type_name("N");
    command.add_option("--seed", options->seed, "The same seed gives the same answer (default: unforeseeable)")
        ->check(a_seed())
        ->type_name("N");
    command.add_option("--board", options->board, "A board file in place of the default board")->type_name("FILE");
    command
        .add_option("--json", options->json_file,
                    "Also write the result as JSON to a file; - is standard output, in place of the text")
        ->type_name("FILE");
}

}   // namespace roundhouse::cli
