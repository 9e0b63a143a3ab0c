// Play-outs allocate nothing: a search that thinks ten times as long asks for no more memory.
#include <gtest/gtest.h>

#include "bench/allocations.hpp"
#include "bots/bot.hpp"
#include "play/games.hpp"

namespace roundhouse::bench {

namespace {

std::int64_t allocations_of(Bot& player, const AnyTable& table) {
    Random random(1);
    const std::int64_t before = allocations();
    player.suggest(table, random);
    return allocations() - before;
}

BotName baron(int simulations) { return {.which = BotName::Which::baron, .simulations = simulations, .text = "baron"}; }

}   // namespace

TEST(Thinking, allocates_nothing_for_a_simulation) {
    constexpr std::int64_t for_telling = 400;   // more alternatives and a longer line are told as JSON
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        Problem problem;
        const auto table =
            kind->new_table(kind->boards().front(), {.seats = 3, .options = json::object{}, .names = {}}, problem);
        Random random(2);
        while (table->decider() == Seat::chance) table->roll(random);
        const std::int64_t few = allocations_of(*bots->bot(baron(50)), *table),
                           many = allocations_of(*bots->bot(baron(1000)), *table);
        EXPECT_GT(few, 0) << "what it thinks is told as JSON, so some are counted";
        EXPECT_LT(many - few, for_telling) << kind->id();
    }
}

}   // namespace roundhouse::bench
