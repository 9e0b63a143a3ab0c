#include <gmock/gmock.h>

#include "bots/tests/bot_tables.hpp"

namespace roundhouse {

// The eighth Wall Street ends the game at once: a share bought there pays nothing.
TEST(LastWallStreet, brakeman_pays_nothing_for_a_share_that_cannot_pay) {
    const AnyGame* game = find_game("kansas-pacific");
    const auto bots = bots_of(*game, game->boards().front());
    const auto player = bots->bot(named("brakeman"));
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto table = new_table(*game, 3);
        Random random(seed);
        while (!table->is_over()) {
            const json::object state = table->state(Viewer::everything());
            const bool is_last = table->decider() != Seat::chance && state.at("step") == "wall_street_auction"
                                 && state.at("wall_streets") == 7;
            if (is_last) {
                const json::object move = table->move_json(player->choose(*table, random));
                ++asked;
                if (move.at("move") == "bid") EXPECT_EQ(move.at("amount"), 0);
            }
            play(*table, *player, random, 1);
        }
    }
    EXPECT_GT(asked, 0);
}

}   // namespace roundhouse
