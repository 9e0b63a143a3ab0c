#include "bots/bot.hpp"

#include <charconv>

#include "bots/make_bots.hpp"
#include "play/games.hpp"

namespace roundhouse {

namespace {

constexpr int most_milliseconds = 3'600'000, most_simulations = 1'000'000'000, most_threads = 256;

struct Part {
    int number = 0;
    std::string_view unit;
};

// "200ms" is 200 and "ms". A part without a number has the number zero.
Part part_of(std::string_view text) {
    Part part;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part.number);
    if (error != std::errc()) part.number = 0;
    part.unit = text.substr(static_cast<std::size_t>(end - text.data()));
    return part;
}

void read_budget(std::string_view rest, BotName& name, Problem& problem) {
    while (!rest.empty() && !problem) {
        rest.remove_prefix(1);   // the colon
        const std::string_view text = rest.substr(0, rest.find(':'));
        rest.remove_prefix(text.size());
        const Part part = part_of(text);
        const auto set = [&](int& to, int most) {
            if (part.number < 1 || part.number > most)
                problem.report("In \"" + name.text + "\", \"" + std::string(text) + "\" must be from 1 to "
                               + std::to_string(most) + ".");
            else to = part.number;
        };
        if (part.unit == "ms") set(name.milliseconds, most_milliseconds);
        else if (part.unit == "sims" || part.unit == "sim") set(name.simulations, most_simulations);
        else if (part.unit == "threads" || part.unit == "thread") set(name.threads, most_threads);
        else if (text == "random") name.plays_out_at_random = true;
        else
            problem.report("In \"" + name.text + "\", \"" + std::string(text)
                           + "\" is not a budget. Write baron:200ms, baron:5000sims or baron:200ms:4threads.");
    }
    if (name.milliseconds > 0 && name.simulations > 0)
        problem.report("\"" + name.text + "\" has two budgets. Give it milliseconds or simulations, not both.");
    if (name.milliseconds == 0 && name.simulations == 0) name.milliseconds = usual_milliseconds;
}

}   // namespace

BotName bot_named(std::string_view text, Problem& problem) {
    BotName name{.text = std::string(text)};
    const std::string_view word = text.substr(0, text.find(':'));
    const std::string_view rest = text.substr(word.size());
    if (word == "baron" || word == "mcts") {
        name.which = BotName::Which::baron;
        read_budget(rest, name, problem);
        return name;
    }
    if (word == "exec" && rest.size() > 1) {
        name.which = BotName::Which::external;
        name.command = rest.substr(1);
        return name;
    }
    if (word == "brakeman") name.which = BotName::Which::brakeman;
    else if (word == "conductor") name.which = BotName::Which::conductor;
    else if (word != "random" || !rest.empty())
        problem.report("There is no bot \"" + name.text + "\". Bots are named like this: " + bot_name_forms + ".");
    if (!problem && !rest.empty()) problem.report("\"" + name.text + "\": only Baron takes a budget.");
    return name;
}

void one_after_the_other(int count, const std::function<void(int)>& job) {
    for (int i = 0; i < count; ++i) job(i);
}

std::unique_ptr<Bots> bots_of(const AnyGame& game, const BoardPtr& board) {
    std::unique_ptr<Bots> bots;
    each_game([&]<class G>() {
        if (&game_of<G>() == &game) bots = make_bots<G>(board);
    });
    return bots;
}

}   // namespace roundhouse
