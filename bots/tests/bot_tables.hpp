// Tables at which bots play, for tests that ask what they do there.
#pragma once
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "play/games.hpp"

namespace roundhouse {

inline BotName named(std::string_view text) {
    Problem problem;
    BotName name = bot_named(text, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    return name;
}

inline std::unique_ptr<AnyTable> new_table(const AnyGame& game, int seats) {
    Problem problem;
    auto table =
        game.new_table(game.boards().front(), {.seats = seats, .options = json::object{}, .names = {}}, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    return table;
}

// Lets one bot decide for all seats; every move must be one that the rules allow.
inline void play(AnyTable& table, Bot& bot, Random& random, int decisions) {
    for (int i = 0; i < decisions && !table.is_over(); ++i) {
        Problem problem;
        if (table.decider() == Seat::chance) table.roll(random);
        else table.play(bot.choose(table, random), problem);
        ASSERT_FALSE(problem) << problem.sentence();
    }
}

// A position in which a player decides, some decisions into a game of Brakemen.
inline std::unique_ptr<AnyTable> somewhere(const AnyGame& game, const Bots& bots, int decisions, std::uint64_t seed) {
    auto table = new_table(game, game.least_seats() < 3 ? 3 : game.least_seats());
    Random random(seed);
    const auto brakeman = bots.bot(named("brakeman"));
    play(*table, *brakeman, random, decisions);
    while (table->decider() == Seat::chance) play(*table, *brakeman, random, 1);
    return table;
}

}   // namespace roundhouse
