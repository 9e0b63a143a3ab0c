// What is promised of the players of the house, in every game.
#include <gmock/gmock.h>

#include "bots/player.hpp"
#include "bots/suggestions.hpp"
#include "play/find_game.hpp"

namespace roundhouse {

using testing::HasSubstr;
using testing::IsEmpty;

namespace {

PlayerName named(std::string_view text) {
    Problem problem;
    PlayerName name = player_named(text, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    return name;
}

std::string refusal_of(std::string_view text) {
    Problem problem;
    player_named(text, problem);
    return problem.sentence();
}

std::unique_ptr<AnyTable> new_table(const AnyGame& kind, int seats) {
    Problem problem;
    auto table =
        kind.new_table(kind.boards().front(), {.seats = seats, .options = json::object{}, .names = {}}, problem);
    EXPECT_FALSE(problem) << problem.sentence();
    return table;
}

// Lets one player decide for all seats; every move must be one that the rules allow.
void play(AnyTable& table, Player& player, Random& random, int decisions) {
    for (int i = 0; i < decisions && !table.is_over(); ++i) {
        json::array events;
        Problem problem;
        if (table.decider() == Seat::chance) table.roll(random, events);
        else table.play(player.choose(table, random), events, problem);
        ASSERT_FALSE(problem) << problem.sentence();
    }
}

// A position in which a player decides, some decisions into a game of Brakemen.
std::unique_ptr<AnyTable> somewhere(const AnyGame& kind, const Bots& bots, int decisions, std::uint64_t seed) {
    auto table = new_table(kind, kind.least_seats() < 3 ? 3 : kind.least_seats());
    Random random(seed);
    const auto player = bots.player(named("brakeman"));
    play(*table, *player, random, decisions);
    while (table->decider() == Seat::chance) play(*table, *player, random, 1);
    return table;
}

json::object first_difference(const json::object& a, const json::object& b) {
    return a == b ? json::object{} : json::object{{"one", a}, {"other", b}};
}

}   // namespace

TEST(Players, brakeman_plays_allowed_moves_to_the_end_of_every_game) {
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        auto table = new_table(*kind, kind->most_seats());
        Random random(3);
        play(*table, *bots->player(named("brakeman")), random, 100'000);
        EXPECT_TRUE(table->is_over()) << kind->id();
    }
}

TEST(Players, conductor_and_baron_play_allowed_moves_wherever_they_are_asked) {
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        for (const char* name : {"conductor", "baron:20sims"}) {
            const auto player = bots->player(named(name));
            for (const int decisions : {0, 40, 120}) {
                auto table = somewhere(*kind, *bots, decisions, 5);
                Random random(7);
                play(*table, *player, random, 4);
            }
        }
    }
}

TEST(Players, baron_thinks_the_same_for_the_same_seed_and_simulations) {
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        const auto table = somewhere(*kind, *bots, 60, 11);
        Random one(9), other(9);
        EXPECT_EQ(first_difference(to_json(bots->player(named("baron:60sims"))->advise(*table, one)),
                                   to_json(bots->player(named("baron:60sims"))->advise(*table, other))),
                  json::object{})
            << kind->id();
    }
}

TEST(Players, conductor_lists_the_move_that_it_suggests_first) {
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        const auto conductor = bots->player(named("conductor"));
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto table = somewhere(*kind, *bots, static_cast<int>(3 * seed), seed);
            Random random(seed);
            const Advice advice = conductor->advise(*table, random);
            ASSERT_FALSE(advice.alternatives.empty());
            EXPECT_EQ(advice.alternatives.front().move, advice.move) << kind->id() << ", seed " << seed;
        }
    }
}

TEST(Players, baron_says_what_it_thinks) {
    const AnyGame* kind = find_game("kansas-pacific");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto table = somewhere(*kind, *bots, 0, 1);
    Random random(1);
    const Advice advice = bots->player(named("baron:200sims"))->advise(*table, random);
    EXPECT_EQ(advice.simulations, 200);
    ASSERT_GE(advice.alternatives.size(), 2u);
    EXPECT_EQ(advice.alternatives.front().move, advice.move);
    for (const Alternative& alternative : advice.alternatives) {
        EXPECT_GE(alternative.win_odds, 0);
        EXPECT_LE(alternative.win_odds, 1);
        EXPECT_LE(alternative.visits, advice.alternatives.front().visits);
    }
    ASSERT_FALSE(advice.line.empty());
    EXPECT_EQ(advice.line.front(), advice.move);
}

TEST(Players, baron_tries_more_bids_the_longer_it_thinks) {
    const AnyGame* kind = find_game("kansas-pacific");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto table = somewhere(*kind, *bots, 0, 1);
    Random one(1), other(1);
    const auto few = bots->player(named("baron:200sims"))->advise(*table, one).alternatives.size();
    EXPECT_GE(bots->player(named("baron:15100sims"))->advise(*table, other).alternatives.size(), few + 3);
}

TEST(Players, baron_stops_thinking_when_nothing_could_change_its_mind_and_plays_what_it_would_have_advised) {
    for (const AnyGame* kind : games()) {
        const auto bots = bots_of(*kind, kind->boards().front());
        for (const int decisions : {0, 25, 50}) {
            const auto table = somewhere(*kind, *bots, decisions, 3);
            Random one(4), other(4);
            EXPECT_EQ(bots->player(named("baron:150sims"))->choose(*table, one),
                      bots->player(named("baron:150sims"))->advise(*table, other).move);
        }
    }
}

TEST(Players, baron_on_several_threads_adds_up_its_trees) {
    const AnyGame* kind = find_game("kansas-pacific");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto table = somewhere(*kind, *bots, 0, 1);
    Random random(1);
    EXPECT_EQ(bots->player(named("baron:90sims:3threads"))->advise(*table, random).simulations, 90);
}

// Rail Baron: what another player has below $150,000 is hidden.
TEST(Players, nobody_sees_a_hidden_purse) {
    const AnyGame* kind = find_game("rail-baron-southeast");
    const auto bots = bots_of(*kind, kind->boards().front());
    for (const int decisions : {60, 200}) {
        const auto table = somewhere(*kind, *bots, decisions, 21);
        const int other = (index(table->decider()) + 1) % table->seats();
        json::object state = table->state(Seat::nobody);
        json::value& cash = state["players"].as_array()[static_cast<std::size_t>(other)].as_object()["cash"];
        cash = cash.as_int64() + 1'500;
        Problem problem;
        const auto richer = kind->table_at(kind->boards().front(), state, {}, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        for (const char* name : {"brakeman", "conductor", "baron:30sims"}) {
            Random one(4), same(4);
            EXPECT_EQ(bots->player(named(name))->choose(*table, one), bots->player(named(name))->choose(*richer, same))
                << name;
        }
    }
}

// The eighth Wall Street ends the game at once: a share bought there pays nothing.
TEST(Players, brakeman_pays_nothing_for_a_share_that_cannot_pay) {
    const AnyGame* kind = find_game("kansas-pacific");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto player = bots->player(named("brakeman"));
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        auto table = new_table(*kind, 3);
        Random random(seed);
        while (!table->is_over()) {
            const json::object state = table->state(Seat::nobody);
            const bool is_last = table->decider() != Seat::chance && state.at("step") == "wall_street_auction"
                                 && state.at("wall_streets") == 7;
            if (is_last) {
                const json::object move = player->choose(*table, random);
                ++asked;
                if (move.at("move") == "bid") EXPECT_EQ(move.at("amount"), 0);
            }
            play(*table, *player, random, 1);
        }
    }
    EXPECT_GT(asked, 0);
}

TEST(Players, a_share_is_priced_by_what_it_brings) {
    const AnyGame* kind = find_game("kansas-pacific");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto table = somewhere(*kind, *bots, 0, 1);
    Random random(1), same(1);
    Problem problem;
    const auto prices = bots->prices(*table, 20, random, one_after_the_other, problem);
    ASSERT_FALSE(problem);
    ASSERT_EQ(prices.size(), 3u);
    for (const SharePrice& price : prices) {
        EXPECT_TRUE(price.may_buy);
        EXPECT_EQ(price.price, 0_usd);
        EXPECT_GT(price.with.mean, price.without.mean);
        EXPECT_GT(price.without.half_width, 0);
    }
    EXPECT_EQ(bots->prices(*table, 20, same, one_after_the_other, problem)[1].with.mean, prices[1].with.mean);
}

TEST(Players, only_a_share_under_the_hammer_is_priced) {
    const AnyGame* kind = find_game("prussian-rails");
    const auto bots = bots_of(*kind, kind->boards().front());
    auto table = somewhere(*kind, *bots, 0, 1);
    Random random(2);
    const auto player = bots->player(named("brakeman"));
    while (table->state(Seat::nobody).at("step") != "take_turn") play(*table, *player, random, 1);
    Problem problem;
    bots->prices(*table, 2, random, one_after_the_other, problem);
    EXPECT_THAT(problem.sentence(), HasSubstr("No share is under the hammer"));
}

TEST(Players, what_a_viewer_is_told_of_worth_does_not_depend_on_hidden_purses) {
    const AnyGame* kind = find_game("rail-baron-southeast");
    const auto bots = bots_of(*kind, kind->boards().front());
    const auto table = somewhere(*kind, *bots, 40, 1);
    json::object state = table->state(Seat::nobody);
    json::value& cash = state.at("players").at(1).at("cash");
    cash = cash.as_int64() + 500;
    Problem problem;
    const auto richer = kind->table_at(kind->boards().front(), state, {}, problem);
    ASSERT_FALSE(problem) << problem.sentence();
    for (const Seat viewer : {Seat{0}, onlooker})
        SeatSet::all(table->seats()).each([&](Seat seat) {
            EXPECT_EQ(bots->worth(*table, viewer)[seat], bots->worth(*richer, viewer)[seat]);
        });
    bool is_told_to_who_sees_all = false;
    SeatSet::all(table->seats()).each([&](Seat seat) {
        is_told_to_who_sees_all |= bots->worth(*table, Seat::nobody)[seat] != bots->worth(*richer, Seat::nobody)[seat];
    });
    EXPECT_TRUE(is_told_to_who_sees_all);
}

TEST(PlayerNames, are_read_as_people_write_them) {
    EXPECT_EQ(named("random").kind, PlayerName::Kind::random);
    EXPECT_EQ(named("conductor").kind, PlayerName::Kind::conductor);
    EXPECT_EQ(named("baron").milliseconds, usual_milliseconds);
    EXPECT_EQ(named("baron:50ms:4threads").threads, 4);
    EXPECT_EQ(named("mcts:5000sims").simulations, 5000);
    EXPECT_EQ(named("exec:./bot --fast:1").command, "./bot --fast:1");
    EXPECT_TRUE(named("exec:bot").has_clock());
    EXPECT_FALSE(named("baron:10sims").has_clock());
}

TEST(PlayerNames, that_are_wrong_are_refused_in_a_sentence) {
    EXPECT_THAT(refusal_of("fireman"), HasSubstr("names no player"));
    EXPECT_THAT(refusal_of(""), HasSubstr("names no player"));
    EXPECT_THAT(refusal_of("exec:"), HasSubstr("names no player"));
    EXPECT_THAT(refusal_of("conductor:200ms"), HasSubstr("only a baron has a budget"));
    EXPECT_THAT(refusal_of("baron:fast"), HasSubstr("is no budget"));
    EXPECT_THAT(refusal_of("baron:0ms"), HasSubstr("must be from 1"));
    EXPECT_THAT(refusal_of("baron:99999999999sims"), HasSubstr("must be from 1"));
    EXPECT_THAT(refusal_of("baron:5ms:5sims"), HasSubstr("two budgets"));
    EXPECT_THAT(refusal_of("brakeman"), IsEmpty());
}

}   // namespace roundhouse
