#include "cli/party.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "wire/json_text.hpp"
#include "wire/reader.hpp"

namespace roundhouse::cli {

namespace {

constexpr std::array person_names{"Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"};
constexpr std::array bot_names{"Ada", "Basil", "Casey", "Dot", "Emil", "Flo"};
constexpr const char* usual_bot = "conductor";

bool names_a_bot(const std::string& player) {
    constexpr std::array words{"random", "brakeman", "conductor", "baron", "mcts", "exec"};
    const std::string word = player.substr(0, player.find(':'));
    return std::find(words.begin(), words.end(), word) != words.end();
}

// The bot that goes by this name at a table. Before 0.2.0 bots were called Robot, those that move at random no more
// than that.
std::optional<BotName> bot_called(const std::string& name) {
    const std::size_t open = name.find(" (");
    if (open != std::string::npos && name.ends_with(')')) {
        const std::string player = name.substr(open + 2, name.size() - open - 3);
        if (names_a_bot(player)) return bot_from(player);
    }
    return name.starts_with("Robot ") ? std::optional(bot_from("random")) : std::nullopt;
}

// A saved game holds the names as JSON, which must be UTF-8.
bool is_utf8(const std::string& text) {
    Problem unreadable;
    parsed(JsonText(text).text(), "text", unreadable);
    return !unreadable;
}

// REQUIRES: seat < players.size().
void check_person(std::size_t seat, const std::vector<std::string>& players) {
    const std::string& name = players[seat];
    if (!is_utf8(name)) throw WrongUse(fmt::format("Name {} is not written in UTF-8.", seat + 1));
    if (name.empty() || std::count(players.begin(), players.end(), name) > 1)
        throw WrongUse(fmt::format("Two players are called {}: each person needs a name of their own.", name));
    if (bot_called(name)) throw WrongUse(fmt::format("Only a bot can be called \"{}\": choose another name.", name));
    if (name.find(':') != std::string::npos) bot_from(name);   // meant a bot, which this throws at
}

}   // namespace

Party::Party(const std::vector<std::string>& players, int seats) {
    if (players.size() > static_cast<std::size_t>(seats))
        throw WrongUse(
            fmt::format("There are {} players for {} seats: give --seats a larger number.", players.size(), seats));
    for (std::size_t seat = 0, bots = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        const std::string player = seat < players.size() ? players[seat] : usual_bot;
        if (names_a_bot(player)) {
            bots_.emplace_back(bot_from(player));
            names_.push_back(fmt::format("{} ({})", bot_names[bots++], player));
        } else {
            check_person(seat, players);
            bots_.emplace_back();
            names_.push_back(player);
        }
    }
}

Party::Party(std::vector<std::string> names) : names_(std::move(names)) {
    for (const std::string& name : names_) bots_.push_back(bot_called(name));
}

int Party::people() const { return static_cast<int>(std::count(bots_.begin(), bots_.end(), std::nullopt)); }

std::vector<std::string> Party::external_bots() const {
    std::vector<std::string> list;
    for (const auto& bot : bots_)
        if (bot && bot->which == BotName::Which::external) list.push_back(bot->text);
    return list;
}

std::vector<std::unique_ptr<Bot>> Party::bots(const lab::Venue& venue) const {
    const lab::AllBots all(venue);
    std::vector<std::unique_ptr<Bot>> list;
    for (const auto& bot : bots_) list.push_back(bot ? all.bot(*bot) : nullptr);
    return list;
}

std::string usual_name(std::size_t person) { return person_names.at(person); }

}   // namespace roundhouse::cli
