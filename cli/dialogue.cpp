#include "cli/dialogue.hpp"

#include <charconv>
#include <fmt/format.h>

#include "play/games.hpp"

namespace roundhouse::cli {

const AnyGame* Dialogue::game() {
    std::string list = "Welcome to Roundhouse. Press Enter to accept the answer in brackets.\n\n";
    for (std::size_t i = 0; i < games().size(); ++i)
        list += fmt::format("  {}  {} ({} to {} players)\n", i + 1, games()[i]->name(), games()[i]->least_seats(),
                            games()[i]->most_seats());
    say(list + '\n');
    if (games().size() == 1) return games().front();
    const auto number = ask_number("Which game?", 1, static_cast<int>(games().size()), 1);
    return number ? games()[static_cast<std::size_t>(*number) - 1] : nullptr;
}

std::optional<int> Dialogue::seats(const AnyGame& game) {
    return ask_number(fmt::format("How many players, {} to {}?", game.least_seats(), game.most_seats()),
                      game.least_seats(), game.most_seats(), seats_from(game, {}));
}

std::optional<Party> Dialogue::party(int seats) {
    say("Who plays at this screen? Separate names with commas; bots take the other seats.\n");
    while (true) {
        say(fmt::format("Names [{}]: ", usual_name(0)));
        const auto line = input_.next();
        if (!line) return std::nullopt;
        std::vector<std::string> names = split_at_commas(*line);
        if (names.empty()) names.push_back(usual_name(0));
        try {
            return Party(names, seats);
        } catch (const WrongUse& problem) {
            say(std::string(problem.what()) + '\n');
        }
    }
}

std::optional<int> Dialogue::ask_number(const std::string& question, int least, int most, int usual) {
    while (true) {
        say(fmt::format("{} [{}]: ", question, usual));
        const auto line = input_.next();
        if (!line) return std::nullopt;
        const std::vector<std::string> words = split_at_commas(*line);
        if (words.empty()) return usual;
        int number = 0;
        const auto [end, error] = std::from_chars(words[0].data(), words[0].data() + words[0].size(), number);
        if (error == std::errc{} && *end == '\0' && number >= least && number <= most) return number;
        say(fmt::format("Please type a number from {} to {}, or press Enter.\n", least, most));
    }
}

}   // namespace roundhouse::cli
