#include "cli/common_options.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "cli/input.hpp"

namespace roundhouse::cli {

namespace {

constexpr int most_threads = 1024;

// A check for seeds: whole numbers of 64 bits.
CLI::Validator a_seed() {
    return CLI::Validator(
        [](const std::string& text) {
            std::uint64_t seed = 0;
            std::int64_t negative = 0;
            const char* const end = text.data() + text.size();
            const bool is_one = std::from_chars(text.data(), end, seed) == std::from_chars_result{end, {}}
                                || std::from_chars(text.data(), end, negative) == std::from_chars_result{end, {}};
            return is_one ? "" : text + " is not a whole number of 64 bits";
        },
        "");
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

void expect_seats(const AnyGame& game, int seats, std::string_view flag) {
    if (seats >= game.least_seats() && seats <= game.most_seats()) return;
    throw WrongUse(fmt::format("{} is for {} to {} players, not {}: change {}.", game.name(), game.least_seats(),
                               game.most_seats(), seats, flag));
}

}   // namespace

CLI::Option* add_games(CLI::App& command, std::int64_t& games, std::int64_t most) {
    return command.add_option("--games", games, "How many games to play")
        ->check(between(std::int64_t{1}, most))
        ->capture_default_str()
        ->type_name("N");
}

CLI::Option* add_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const std::string& explanation) {
    return command.add_option("--seed", seed, explanation + " (default: random)")->check(a_seed())->type_name("N");
}

CLI::Option* add_json_file(CLI::App& command, std::string& file) {
    return command
        .add_option("--json", file, "Also write the result as JSON to a file; - prints it instead of the text")
        ->type_name("FILE");
}

void add_run_options(CLI::App& command, RunOptions& run) {
    add_seed(command, run.seed,
             "The same seed gives the same games on any number of threads, unless a bot plays by the clock");
    command.add_option("--threads", run.threads, "How many games to play at once (default: one per core)")
        ->check(between(1, most_threads))
        ->type_name("N");
    add_json_file(command, run.json_file);
}

CLI::Option* add_game(CLI::App& command, std::string& game) {
    return command.add_option("game", game, with_a_game("The game, such as {game}; the first letters are enough"))
        ->type_name("GAME");
}

CLI::Option* add_board_file(CLI::App& command, std::string& board) {
    return command.add_option("--board", board, "A board file to use instead of the default board")->type_name("FILE");
}

void add_game_options(CLI::App& command, GameOptions& game) {
    add_game(command, game.game)->required();
    command.add_option("--options", game.options, "Options of the game as JSON, such as {\"turn_limit\":50}")
        ->type_name("JSON");
    add_board_file(command, game.board);
}

void add_bot_times(CLI::App& command, BotTimes& times) {
    constexpr int longest = 3'600'000;
    command.add_option("--move-time", times.move, "Milliseconds per move for an external bot (exec:COMMAND)")
        ->check(between(1, longest))
        ->capture_default_str()
        ->type_name("N");
    command
        .add_option("--start-time", times.start, "Milliseconds for an external bot to start, on top of its first move")
        ->check(between(0, longest))
        ->capture_default_str()
        ->type_name("N");
}

lab::Venue venue_of(const GameOptions& options, const BotTimes& times, int seats) {
    const AnyGame& game = game_named(options.game);
    lab::Venue venue{.game = &game,
                     .board = board_of(game, options.board),
                     .options = options_from(options.options),
                     .milliseconds_per_move = times.move,
                     .milliseconds_to_start = times.start};
    Problem problem;
    game.new_table(venue.board, {.seats = seats, .options = venue.options, .names = {}}, problem);
    if (problem) throw WrongUse(problem.sentence());
    return venue;
}

void add_player_options(CLI::App& command, PlayerOptions& players, const std::string& without_players) {
    command
        .add_option("--players", players.players,
                    "The players by seat, separated by commas: " + bot_name_forms + without_players)
        ->type_name("PLAYERS");
    command.add_option("--seats", players.seats, "How many players (default: as many as --players names, or 4)")
        ->type_name("N");
}

std::vector<BotName> bots_from(const PlayerOptions& options, const AnyGame& game, const std::string& usual) {
    const bool is_list = !options.seats.empty() && !number_in(options.seats);
    if (is_list && !options.players.empty())
        throw WrongUse(
            fmt::format("--seats must be a number, not \"{}\": --players names the players.", options.seats));
    const std::vector<std::string> names = split_at_commas(is_list ? options.seats : options.players);
    if (names.empty())
        return std::vector<BotName>(static_cast<std::size_t>(seats_from(game, options.seats)), bot_from(usual));
    std::vector<BotName> bots;
    for (const std::string& name : names) bots.push_back(bot_from(name));
    const auto seats = static_cast<int>(bots.size());
    if (!is_list && !options.seats.empty() && *number_in(options.seats) != seats)
        throw WrongUse(
            fmt::format("--players names {} players, but --seats says {}: leave --seats out, or make them agree.",
                        seats, options.seats));
    expect_seats(game, seats, is_list ? "--seats" : "--players");
    return bots;
}

int seats_from(const AnyGame& game, std::string_view seats) {
    constexpr int usual = 4;
    if (seats.empty()) return std::clamp(usual, game.least_seats(), game.most_seats());
    const auto number = number_in(seats);
    if (!number) throw WrongUse(fmt::format("--seats must be a number, not \"{}\".", seats));
    expect_seats(game, *number, "--seats");
    return *number;
}

std::vector<std::string> split_at_commas(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        std::string_view part = text.substr(at, end - at);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ') || part.ends_with('\r')) part.remove_suffix(1);
        if (!part.empty()) parts.emplace_back(part);
        at = end + 1;
    }
    return parts;
}

BotName bot_from(std::string_view text) {
    Problem problem;
    BotName name = bot_named(text, problem);
    if (problem) throw WrongUse(problem.sentence());
    return name;
}

}   // namespace roundhouse::cli
