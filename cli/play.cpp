// roundhouse play: sets up a game at the terminal, by options or by asking.
#include <algorithm>
#include <chrono>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/common_options.hpp"
#include "cli/dialogue.hpp"
#include "cli/hot_seat.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/party.hpp"

namespace roundhouse::cli {

namespace {

struct PlayOptions {
    GameOptions game;
    std::string players, seats, resume, save;
    std::vector<std::string> people, bots;   // as they were named before 0.2.0
    std::optional<int> random;
    std::optional<std::uint64_t> seed;
    BotTimes times;
};

std::string fresh_save_path(const AnyGame& game) {
    return fmt::format("{}-{:%Y-%m-%d-%H%M%S}.json", game.id(),
                       fmt::localtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

// --people, --seat and --random: people first, then bots, the last of which stands for all that follow.
std::vector<std::string> players_as_before(const PlayOptions& options, int seats) {
    std::vector<std::string> players = options.people;
    const int people = options.random ? seats - *options.random : 1;
    if (people < 0)
        throw WrongUse(fmt::format("--random asks for {} players, but there are {} seats.", *options.random, seats));
    if (players.empty())
        for (int i = 0; i < people; ++i) players.push_back(usual_name(static_cast<std::size_t>(i)));
    std::vector<std::string> bots = options.bots;
    if (bots.empty()) bots.emplace_back(options.random ? "random" : "conductor");
    for (std::size_t i = 0; players.size() < static_cast<std::size_t>(seats); ++i)
        players.push_back(bots[std::min(i, bots.size() - 1)]);
    return players;
}

// Where --seats is silent there are as many as players, if the game can be played by so few.
int seats_for(const AnyGame& game, const PlayOptions& options) {
    const auto named = static_cast<int>(split_at_commas(options.players).size());
    if (!options.seats.empty() || named < game.least_seats()) return seats_from(game, options.seats);
    return seats_from(game, std::to_string(named));
}

// A saved game may come from anybody: whoever resumes it must name the programs that it would run.
void expect_trust(const Party& party, const PlayOptions& options) {
    const std::vector<std::string> trusted = split_at_commas(options.players);
    for (const std::string& bot : party.external_bots())
        if (std::count(trusted.begin(), trusted.end(), bot) + std::count(options.bots.begin(), options.bots.end(), bot)
            == 0)
            throw WrongUse(
                fmt::format("{} runs a program: if you trust it, add --players \"{}\".", options.resume, bot));
}

Exit resume(const PlayOptions& options, LineInput& input) {
    Problem problem;
    const RecordFile file = record_in(options.resume, options.game.board, problem);
    auto table = problem ? nullptr : file.replay(problem);
    if (problem) {
        fmt::print(stderr, "{}: {}\n", options.resume, problem.sentence());
        return Exit::no;
    }
    std::vector<std::string> names;
    for (int seat = 0; seat < table->seats(); ++seat) names.push_back(table->names().of(Seat(seat)));
    const Party party(std::move(names));
    expect_trust(party, options);
    say(fmt::format("{}, after {} decisions.\n", file.game->name(), table->decisions()));
    const lab::Venue venue{.game = file.game,
                           .board = file.board,
                           .milliseconds_per_move = options.times.move,
                           .milliseconds_to_start = options.times.start};
    return HotSeat({.game = *file.game, .table = std::move(table), .bots = party.bots(venue)},
                   Random(seed_of(options.seed)), options.save.empty() ? options.resume : options.save, input)
        .run();
}

// People who share a screen must not learn each other's secrets by who is asked: an option that the game has for that
// is set, unless --options says otherwise.
json::value options_at_one_screen(const AnyGame& game, json::value options, int people) {
    if (people < 2 || !options.is_object()) return options;
    for (const auto& option : game.options_among_strangers())
        if (!options.get_object().contains(option.key())) options.get_object()[option.key()] = option.value();
    return options;
}

struct SetUp {
    const AnyGame* game;
    Party party;
};

// By the options, or by asking if they name no game. Nothing if the person leaves.
std::optional<SetUp> set_up(const PlayOptions& options, LineInput& input) {
    if (!options.game.game.empty()) {
        const AnyGame& game = game_named(options.game.game);
        const int seats = seats_for(game, options);
        const bool is_new_way = !options.players.empty();
        return SetUp{&game,
                     Party(is_new_way ? split_at_commas(options.players) : players_as_before(options, seats), seats)};
    }
    Dialogue dialogue(input);
    const AnyGame* game = dialogue.game();
    if (game == nullptr) return std::nullopt;
    const auto seats = options.seats.empty() ? dialogue.seats(*game) : seats_from(*game, options.seats);
    if (!seats) return std::nullopt;
    if (!options.players.empty()) return SetUp{game, Party(split_at_commas(options.players), *seats)};
    if (!options.people.empty() || options.random)
        return SetUp{game, Party(players_as_before(options, *seats), *seats)};
    auto party = dialogue.party(*seats);
    if (!party) return std::nullopt;
    return SetUp{game, std::move(*party)};
}

Exit run_play(const PlayOptions& options) {
    constexpr std::size_t longest_line = 10'000;
    LineInput input(longest_line);
    notice_interruptions();
    if (!options.resume.empty()) return resume(options, input);
    const auto chosen = set_up(options, input);
    if (!chosen) return Exit::fine;
    const auto& [game, party] = *chosen;
    GameOptions game_options = options.game;
    game_options.game = std::string(game->id());
    lab::Venue venue = venue_of(game_options, options.times, static_cast<int>(party.names().size()));
    venue.options = options_at_one_screen(*game, venue.options, party.people());
    Problem problem;
    auto table = game->new_table(
        venue.board,
        {.seats = static_cast<int>(party.names().size()), .options = venue.options, .names = party.names()}, problem);
    if (problem) throw WrongUse(problem.sentence());
    say(fmt::format("\n{} with {}. Type h for help.\n", game->name(), fmt::join(party.names(), ", ")));
    const bool is_saved = party.people() > 0 && options.save.empty();
    return HotSeat({.game = *game, .table = std::move(table), .bots = party.bots(venue)}, Random(seed_of(options.seed)),
                   is_saved ? fresh_save_path(*game) : options.save, input)
        .run();
}

// Flags of older versions: they keep working, and help does not show them.
void add_old_flags(CLI::App& command, PlayOptions& options) {
    constexpr int most_random = 6;
    auto* people = command.add_option("--people", options.people)->delimiter(',')->group("");
    command.add_option("--seat", options.bots)->group("");
    command.add_option("--random", options.random)->excludes(people)->check(between(0, most_random))->group("");
}

}   // namespace

void add_play(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App& command = add_command(
        program, "play", "Play a game at this terminal, with people who share it and bots. Without a game it asks.",
        {"roundhouse play", "roundhouse play {game} --players Ann,Vince,conductor,baron:1000ms",
         "roundhouse play --resume saved-game.json"},
        options, run_play, exit);
    add_game(command, options->game.game);
    command
        .add_option("--players", options->players,
                    "The players by seat, separated by commas: people by their names, and bots (" + bot_name_forms
                        + "); conductors take the seats left over")
        ->type_name("PLAYERS");
    command.add_option("--seats", options->seats, "How many players (default: as many as --players names, or 4)")
        ->type_name("N");
    add_old_flags(command, *options);
    add_seed(command, options->seed, "For chance and the bots");
    add_bot_times(command, options->times);
    command.add_option("--options", options->game.options, "Options of the game as JSON")->type_name("JSON");
    add_board_file(command, options->game.board);
    command.add_option("--resume", options->resume, "A saved game to continue")->type_name("FILE");
    command
        .add_option("--save", options->save,
                    "Where to save the game (default: a file named after the game and the time)")
        ->type_name("FILE");
}

}   // namespace roundhouse::cli
