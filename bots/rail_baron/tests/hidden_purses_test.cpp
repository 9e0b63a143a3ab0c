#include <gmock/gmock.h>

#include "bots/tests/bot_tables.hpp"

namespace roundhouse {

TEST(HiddenPurses, no_bot_sees_a_hidden_purse) {
    const AnyGame* game = find_game("rail-baron-southeast");
    const auto bots = bots_of(*game, game->boards().front());
    for (const int decisions : {60, 200}) {
        const auto table = somewhere(*game, *bots, decisions, 21);
        const int other = (index(table->decider()) + 1) % table->seats();
        json::object state = table->state(Viewer::everything());
        json::value& cash = state["players"].as_array()[static_cast<std::size_t>(other)].as_object()["cash"];
        cash = cash.as_int64() + 1'500;
        Problem problem;
        const auto richer = game->table_at(game->boards().front(), state, {}, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        for (const char* name : {"brakeman", "conductor", "baron:30sims"}) {
            Random one(4), same(4);
            EXPECT_EQ(bots->bot(named(name))->choose(*table, one), bots->bot(named(name))->choose(*richer, same))
                << name;
        }
    }
}

TEST(HiddenPurses, what_a_viewer_is_told_of_worth_does_not_depend_on_hidden_purses) {
    const AnyGame* game = find_game("rail-baron-southeast");
    const auto bots = bots_of(*game, game->boards().front());
    const auto table = somewhere(*game, *bots, 40, 1);
    json::object state = table->state(Viewer::everything());
    json::value& cash = state.at("players").at(1).at("cash");
    cash = cash.as_int64() + 500;
    Problem problem;
    const auto richer = game->table_at(game->boards().front(), state, {}, problem);
    ASSERT_FALSE(problem) << problem.sentence();
    for (const Viewer viewer : {Viewer::seat(Seat{0}), Viewer::the_public()})
        SeatSet::all(table->seats()).each([&](Seat seat) {
            EXPECT_EQ(bots->worth(*table, viewer)[seat], bots->worth(*richer, viewer)[seat]);
        });
    bool is_told_to_who_sees_all = false;
    SeatSet::all(table->seats()).each([&](Seat seat) {
        is_told_to_who_sees_all |=
            bots->worth(*table, Viewer::everything())[seat] != bots->worth(*richer, Viewer::everything())[seat];
    });
    EXPECT_TRUE(is_told_to_who_sees_all);
}

}   // namespace roundhouse
