#include <gmock/gmock.h>

#include "bots/tests/bot_tables.hpp"

namespace roundhouse {

TEST(PrussianRailsPricing, only_a_share_up_for_auction_is_priced) {
    const AnyGame* game = find_game("prussian-rails");
    const auto bots = bots_of(*game, game->boards().front());
    auto table = somewhere(*game, *bots, 0, 1);
    Random random(2);
    const auto player = bots->bot(named("brakeman"));
    while (table->state(Viewer::everything()).at("step") != "take_turn") play(*table, *player, random, 1);
    Problem problem;
    bots->prices(*table, 2, random, one_after_the_other, problem);
    EXPECT_THAT(problem.sentence(), testing::HasSubstr("No share is up for auction"));
}

}   // namespace roundhouse
