// roundhouse play: sets up a game at the terminal, by options or by asking.
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/command.hpp"
#include "cli/hot_seat.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/players.hpp"
#include "lab/seated_game.hpp"
#include "play/find_game.hpp"
#include "wire/json_text.hpp"
#include "wire/reader.hpp"

namespace roundhouse::cli {

namespace {

struct PlayOptions {
    std::string game, options, board, resume, save;
    std::vector<std::string> people, robots;
    std::optional<int> seats, random;
    std::optional<std::uint64_t> seed;
    ProgramTimes times;
};

constexpr std::array person_names{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"};
constexpr std::array robot_names{"Robot Ada", "Robot Basil", "Robot Casey", "Robot Dot", "Robot Emil", "Robot Flo"};
constexpr std::string_view robot = "Robot ";   // whoever is called so is one, also after resuming
constexpr const char* usual_robot = "conductor";

// A robot says in its name how it plays: "Robot Ada (conductor)". One that does not plays at random.
std::string name_of_robot(std::size_t number, const std::string& player) {
    return robot_names[number] + (player == "random" ? "" : " (" + player + ")");
}

BotName player_of(const std::string& name) {
    const std::size_t open = name.find(" (");
    const bool says_how = open != std::string::npos && name.ends_with(')');
    Problem problem;
    BotName player = bot_named(says_how ? name.substr(open + 2, name.size() - open - 3) : "random", problem);
    if (problem) throw WrongUse(problem.sentence());
    return player;
}

// Who sits where, people first.
struct Company {
    std::vector<std::string> names;

    // By seat; none for a person.
    std::vector<std::unique_ptr<Bot>> robots(const AnyGame& game, const BoardPtr& board,
                                             const ProgramTimes& times) const {
        const lab::AllBots bots(
            {.game = &game, .board = board, .milliseconds_per_move = times.move, .milliseconds_to_start = times.start});
        std::vector<std::unique_ptr<Bot>> list;
        for (const std::string& name : names)
            list.push_back(name.starts_with(robot) ? bots.bot(player_of(name)) : nullptr);
        return list;
    }
};

// A saved game holds the names as JSON, which must be UTF-8.
bool is_utf8(const std::string& text) {
    Problem unreadable;
    parsed(JsonText(text).text(), "text", unreadable);
    return !unreadable;
}

// `robots` say how those play who take the seats after the people; the last of them holds for all that follow.
Company company_of(int seats, std::vector<std::string> people, const std::vector<std::string>& robots) {
    if (people.size() > static_cast<std::size_t>(seats))
        throw WrongUse(fmt::format("There are {} people for {} seats.", people.size(), seats));
    for (std::size_t i = 0; i < people.size(); ++i) {
        if (people[i].empty() || std::count(people.begin(), people.end(), people[i]) > 1)
            throw WrongUse("Each person needs a name of their own.");
        if (!is_utf8(people[i])) throw WrongUse(fmt::format("Name {} is not written in UTF-8.", i + 1));
    }
    Company company{std::move(people)};
    for (std::size_t i = 0; company.names.size() < static_cast<std::size_t>(seats); ++i) {
        company.names.push_back(name_of_robot(i, robots[std::min(i, robots.size() - 1)]));
        player_of(company.names.back());
    }
    return company;
}

std::vector<std::string> split_at_commas(std::string_view text) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        std::string_view name = text.substr(at, end - at);
        while (name.starts_with(' ')) name.remove_prefix(1);
        while (name.ends_with(' ') || name.ends_with('\r')) name.remove_suffix(1);
        if (!name.empty()) names.emplace_back(name);
        at = end + 1;
    }
    return names;
}

// Asks in a friendly way for what the command line left open. Nothing where the person has left.
class Dialogue {
public:
    explicit Dialogue(LineInput& input) : input_(input) {}

    const AnyGame* game() {
        std::string list = "Welcome to Roundhouse. Press Enter for what stands in brackets.\n\n";
        for (std::size_t i = 0; i < games().size(); ++i)
            list += fmt::format("  {}  {} ({} to {} players)\n", i + 1, games()[i]->name(), games()[i]->least_seats(),
                                games()[i]->most_seats());
        say(list + '\n');
        if (games().size() == 1) return games().front();
        const auto number = ask_number("Which game?", 1, static_cast<int>(games().size()), 1);
        return number ? games()[static_cast<std::size_t>(*number) - 1] : nullptr;
    }

    std::optional<int> seats(const AnyGame& game) {
        return ask_number(fmt::format("How many players, {} to {}?", game.least_seats(), game.most_seats()),
                          game.least_seats(), game.most_seats(), seats_of(game, std::nullopt));
    }

    std::optional<std::vector<std::string>> people(int seats) {
        say("Who plays at this screen? Names with commas between them; robots take the other seats.\n");
        while (true) {
            say(fmt::format("Names [{}]: ", person_names[0]));
            const auto line = input_.next();
            if (!line) return std::nullopt;
            std::vector<std::string> names = split_at_commas(*line);
            if (names.empty()) names.emplace_back(person_names[0]);
            try {
                company_of(seats, names, {usual_robot});
                return names;
            } catch (const WrongUse& problem) {
                say(std::string(problem.what()) + '\n');
            }
        }
    }

private:
    std::optional<int> ask_number(const std::string& question, int least, int most, int usual) {
        while (true) {
            say(fmt::format("{} [{}]: ", question, usual));
            const auto line = input_.next();
            if (!line) return std::nullopt;
            const std::vector<std::string> words = split_at_commas(*line);
            if (words.empty()) return usual;
            int number = 0;
            const auto [end, error] = std::from_chars(words[0].data(), words[0].data() + words[0].size(), number);
            if (error == std::errc{} && *end == '\0' && number >= least && number <= most) return number;
            say(fmt::format("Please type a number from {} to {}, or just press Enter.\n", least, most));
        }
    }

    LineInput& input_;
};

std::string fresh_save_path(const AnyGame& game) {
    return fmt::format("{}-{:%Y-%m-%d-%H%M%S}.json", game.id(),
                       fmt::localtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

std::vector<std::string> people_by_options(const PlayOptions& options, int seats) {
    if (!options.people.empty()) return options.people;
    const int people = options.random ? seats - *options.random : 1;
    if (people < 0) throw WrongUse(fmt::format("There are {} random players for {} seats.", *options.random, seats));
    return {person_names.begin(), person_names.begin() + people};
}

std::vector<std::string> robots_by_options(const PlayOptions& options) {
    if (!options.robots.empty()) return options.robots;
    return {options.random ? "random" : usual_robot};
}

// A saved game may come from anybody: what it would have run must be named by who runs it.
void expect_trust(const std::string& name, const PlayOptions& options) {
    if (!name.starts_with(robot)) return;
    const BotName player = player_of(name);
    if (player.which != BotName::Which::external
        || std::find(options.robots.begin(), options.robots.end(), player.text) != options.robots.end())
        return;
    throw WrongUse(options.resume + " seats a program: if you trust it, add --seat \"" + player.text + "\".");
}

Exit resume(const PlayOptions& options, LineInput& input) {
    Problem problem;
    const json::value record = parsed(text_of_file(options.resume), "The file", problem);
    const AnyGame* game = problem ? nullptr : game_in(record, "record", problem);
    const BoardPtr board = problem ? nullptr : board_of_record(*game, record, options.board, problem);
    auto table = problem ? nullptr : game->replay(board, record, problem);
    if (problem) {
        fmt::print(stderr, "{}: {}\n", options.resume, problem.sentence());
        return Exit::no;
    }
    Company company;
    for (int seat = 0; seat < table->seats(); ++seat) company.names.push_back(table->names().of(Seat(seat)));
    for (const std::string& name : company.names) expect_trust(name, options);
    say(fmt::format("{}, after {} decisions.\n", game->name(), table->decisions()));
    return HotSeat(*game, std::move(table), company.robots(*game, board, options.times), Random(seed_of(options.seed)),
                   options.save.empty() ? options.resume : options.save, input)
        .run();
}

Exit run_play(const PlayOptions& options) {
    constexpr std::size_t longest_line = 10'000;
    LineInput input(longest_line);
    notice_interruptions();
    if (!options.resume.empty()) return resume(options, input);
    Dialogue dialogue(input);
    const bool is_asking = options.game.empty();
    const Exit left = Exit::fine;
    const AnyGame* game = is_asking ? dialogue.game() : &game_named(options.game);
    if (game == nullptr) return left;
    std::optional<int> seats = options.seats || !is_asking ? seats_of(*game, options.seats) : dialogue.seats(*game);
    if (!seats) return left;
    const bool asks_names = is_asking && options.people.empty() && !options.random;
    const auto people = asks_names ? dialogue.people(*seats) : people_by_options(options, *seats);
    if (!people) return left;

    const Company company = company_of(*seats, *people, robots_by_options(options));
    const BoardPtr board = board_of(*game, options.board);
    Problem problem;
    auto table = game->new_table(
        board, {.seats = *seats, .options = options_from(options.options), .names = company.names}, problem);
    if (problem) throw WrongUse(problem.sentence());
    std::string names;
    for (const std::string& name : company.names) names += (names.empty() ? "" : ", ") + name;
    say(fmt::format("\n{} with {}. Type h for help.\n", game->name(), names));
    const bool keeps = !people->empty() && options.save.empty();
    return HotSeat(*game, std::move(table), company.robots(*game, board, options.times), Random(seed_of(options.seed)),
                   keeps ? fresh_save_path(*game) : options.save, input)
        .run();
}

}   // namespace

void add_play(CLI::App& program, Exit& exit) {
    constexpr int most_random = 6;
    auto options = std::make_shared<PlayOptions>();
    CLI::App& command = add_command(
        program, "play",
        "Play a game at this terminal, with people who share it and computer players. Without a game it asks.",
        "roundhouse play kansas-pacific --seats 4 --people Ann,Vince", options, run_play, exit);
    command.add_option("game", options->game, "The game, such as kansas-pacific")->type_name("GAME");
    command.add_option("--seats", options->seats, "How many players, robots included")->type_name("N");
    auto* people =
        command
            .add_option("--people", options->people, "Names of the people, with commas; robots take the other seats")
            ->delimiter(',')
            ->type_name("NAMES");
    command
        .add_option("--seat", options->robots,
                    "How the robots play, in order, the last for all that follow (default: conductor): " + player_words)
        ->type_name("PLAYER");
    command
        .add_option("--random", options->random,
                    "How many robots that move at random; people called Ann, Ben, … take the other seats")
        ->excludes(people)
        ->check(between(0, most_random))
        ->type_name("N");
    command.add_option("--seed", options->seed, "For chance and the robots (default: unforeseeable)")
        ->check(a_seed())
        ->type_name("N");
    add_program_times(command, options->times);
    command.add_option("--options", options->options, "Options of the game as JSON")->type_name("JSON");
    command.add_option("--board", options->board, "A board file in place of the default board")->type_name("FILE");
    command.add_option("--resume", options->resume, "A saved game to go on with")->type_name("FILE");
    command
        .add_option("--save", options->save,
                    "Where the game is saved (default: a file named after the game and the time)")
        ->type_name("FILE");
}

}   // namespace roundhouse::cli
