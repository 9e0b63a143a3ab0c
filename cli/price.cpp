// roundhouse price: what the share up for auction is worth to each seat.
#include <cmath>
#include <fmt/format.h>

#include "bots/bot_suggester.hpp"
#include "cli/common_options.hpp"
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
            const SharePrice::Figure worth = p.worth();
            for (std::string cell :
                 {fmt::format("${:.1f}", p.with.mean), fmt::format("{:.1f}", p.with.half_width), dollars(p.price),
                  fmt::format("{}${:.1f}", worth.mean < 0 ? "-" : "", std::abs(worth.mean)),
                  fmt::format("{:.1f}", worth.half_width)})
                row.push_back(std::move(cell));
        } else row.emplace_back("can't buy");
        table.add(std::move(row));
    }
    return table.text() + "Final cash, with 95 % intervals. Worth: the price at which the player breaks even.\n";
}

Exit run_price(const PriceOptions& options) {
    const TableInFile at = table_in(options.file, options.board);
    Random random(seed_of(options.seed));
    Problem problem;
    const auto bots = bots_of(*at.game, at.board);
    const auto prices = bots->prices(*at.table, options.games, random, lab::all_at_once, problem);
    if (problem) throw WrongUse(options.file + ": " + problem.sentence());
    json::array seats;
    for (const SharePrice& price : prices) seats.push_back(to_json(price));
    if (!options.json_file.empty())
        write_file(options.json_file, indented(json::object{{"games", options.games}, {"seats", std::move(seats)}}));
    if (options.json_file != "-") say(as_text(prices, at.table->names()));
    return Exit::fine;
}

}   // namespace

void add_price(CLI::App& program, Exit& exit) {
    constexpr int most_games = 1'000'000;
    auto options = std::make_shared<PriceOptions>();
    CLI::App& command = add_command(program, "price",
                                    "Estimate what the share up for auction is worth to each player: their final cash "
                                    "with it and without it, in simulated games.",
                                    {"roundhouse price saved-game.json --games 1000"}, options, run_price, exit);
    command.add_option("file", options->file, "A saved game, or a position as in the protocol's state")
        ->required()
        ->type_name("FILE");
    command.add_option("--games", options->games, "How many games per player, each with and without the share")
        ->check(between(2, most_games))
        ->capture_default_str()
        ->type_name("N");
    add_seed(command, options->seed, "The same seed gives the same answer");
    add_board_file(command, options->board);
    add_json_file(command, options->json_file);
}

}   // namespace roundhouse::cli
