// What is promised of the bots, in every game.
#include <gmock/gmock.h>

#include <set>

#include "bots/bot_suggester.hpp"
#include "bots/tests/bot_tables.hpp"

namespace roundhouse {

using testing::HasSubstr;
using testing::IsEmpty;

namespace {

std::string refusal_of(std::string_view text) {
    Problem problem;
    bot_named(text, problem);
    return problem.sentence();
}

json::object first_difference(const json::object& a, const json::object& b) {
    return a == b ? json::object{} : json::object{{"one", a}, {"other", b}};
}

}   // namespace

TEST(Bots, brakeman_plays_allowed_moves_to_the_end_of_every_game) {
    for (const AnyGame* game : games()) {
        const auto bots = bots_of(*game, game->boards().front());
        auto table = new_table(*game, game->most_seats());
        Random random(3);
        play(*table, *bots->bot(named("brakeman")), random, 100'000);
        EXPECT_TRUE(table->is_over()) << game->id();
    }
}

TEST(Bots, conductor_and_baron_play_allowed_moves_wherever_they_are_asked) {
    for (const AnyGame* game : games()) {
        const auto bots = bots_of(*game, game->boards().front());
        for (const char* name : {"conductor", "baron:20sims"}) {
            const auto player = bots->bot(named(name));
            for (const int decisions : {0, 40, 120}) {
                auto table = somewhere(*game, *bots, decisions, 5);
                Random random(7);
                play(*table, *player, random, 4);
            }
        }
    }
}

TEST(Bots, baron_thinks_the_same_for_the_same_seed_and_simulations) {
    for (const AnyGame* game : games()) {
        const auto bots = bots_of(*game, game->boards().front());
        const auto table = somewhere(*game, *bots, 60, 11);
        Random one(9), other(9);
        EXPECT_EQ(first_difference(to_json(*table, bots->bot(named("baron:60sims"))->suggest(*table, one)),
                                   to_json(*table, bots->bot(named("baron:60sims"))->suggest(*table, other))),
                  json::object{})
            << game->id();
    }
}

TEST(Bots, conductor_lists_the_move_that_it_suggests_first) {
    for (const AnyGame* game : games()) {
        const auto bots = bots_of(*game, game->boards().front());
        const auto conductor = bots->bot(named("conductor"));
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto table = somewhere(*game, *bots, static_cast<int>(3 * seed), seed);
            Random random(seed);
            const Suggestion suggestion = conductor->suggest(*table, random);
            ASSERT_FALSE(suggestion.alternatives.empty());
            EXPECT_EQ(suggestion.alternatives.front().move, suggestion.move) << game->id() << ", seed " << seed;
        }
    }
}

TEST(Bots, baron_says_what_it_thinks) {
    const AnyGame* game = games().front();
    const auto bots = bots_of(*game, game->boards().front());
    const auto table = somewhere(*game, *bots, 0, 1);
    Random random(1);
    const Suggestion suggestion = bots->bot(named("baron:200sims"))->suggest(*table, random);
    EXPECT_EQ(suggestion.simulations, 200);
    ASSERT_GE(suggestion.alternatives.size(), 2u);
    EXPECT_EQ(suggestion.alternatives.front().move, suggestion.move);
    for (const Alternative& alternative : suggestion.alternatives) {
        EXPECT_GE(alternative.win_odds, 0);
        EXPECT_LE(alternative.win_odds, 1);
        EXPECT_LE(alternative.visits, suggestion.alternatives.front().visits);
    }
    ASSERT_FALSE(suggestion.line.empty());
    EXPECT_EQ(suggestion.line.front(), suggestion.move);
}

TEST(Bots, baron_tries_more_bids_the_longer_it_thinks) {
    const AnyGame* game = games().front();
    const auto bots = bots_of(*game, game->boards().front());
    const auto table = somewhere(*game, *bots, 0, 1);
    Random one(1), other(1);
    const auto few = bots->bot(named("baron:200sims"))->suggest(*table, one).alternatives.size();
    EXPECT_GE(bots->bot(named("baron:15100sims"))->suggest(*table, other).alternatives.size(), few + 3);
}

TEST(Bots, baron_stops_thinking_when_nothing_could_change_its_mind_and_plays_what_it_would_have_advised) {
    for (const AnyGame* game : games()) {
        const auto bots = bots_of(*game, game->boards().front());
        for (const int decisions : {0, 25, 50}) {
            const auto table = somewhere(*game, *bots, decisions, 3);
            Random one(4), other(4);
            EXPECT_EQ(bots->bot(named("baron:150sims"))->choose(*table, one),
                      bots->bot(named("baron:150sims"))->suggest(*table, other).move);
        }
    }
}

TEST(Bots, baron_on_several_threads_adds_up_its_trees) {
    const AnyGame* game = games().front();
    const auto bots = bots_of(*game, game->boards().front());
    const auto table = somewhere(*game, *bots, 0, 1);
    Random random(1);
    EXPECT_EQ(bots->bot(named("baron:90sims:3threads"))->suggest(*table, random).simulations, 90);
}

TEST(Bots, a_share_is_priced_by_what_it_brings) {
    const AnyGame* game = games().front();
    const auto bots = bots_of(*game, game->boards().front());
    const auto table = somewhere(*game, *bots, 0, 1);
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

// Each game's own tests are found by their place: this one notices a game that has none.
TEST(Bots, have_a_judgement_in_every_game_whose_promises_are_tested) {
    std::set<std::string> tested;
    const testing::UnitTest& tests = *testing::UnitTest::GetInstance();
    for (int i = 0; i < tests.total_test_suite_count(); ++i) {
        const std::string suite = tests.GetTestSuite(i)->name();
        if (suite.find("/JudgementPromises/") != std::string::npos) tested.insert(suite);
    }
    EXPECT_EQ(tested.size(), games().size());
}

TEST(BotNames, are_read_as_people_write_them) {
    EXPECT_EQ(named("random").which, BotName::Which::random);
    EXPECT_EQ(named("conductor").which, BotName::Which::conductor);
    EXPECT_EQ(named("baron").milliseconds, usual_milliseconds);
    EXPECT_EQ(named("baron:50ms:4threads").threads, 4);
    EXPECT_EQ(named("mcts:5000sims").simulations, 5000);
    EXPECT_EQ(named("exec:./bot --fast:1").command, "./bot --fast:1");
    EXPECT_TRUE(named("exec:bot").has_clock());
    EXPECT_FALSE(named("baron:10sims").has_clock());
}

TEST(BotNames, that_are_wrong_are_refused_in_a_sentence) {
    EXPECT_THAT(refusal_of("fireman"), HasSubstr("There is no bot"));
    EXPECT_THAT(refusal_of(""), HasSubstr("There is no bot"));
    EXPECT_THAT(refusal_of("exec:"), HasSubstr("There is no bot"));
    EXPECT_THAT(refusal_of("conductor:200ms"), HasSubstr("only Baron takes a budget"));
    EXPECT_THAT(refusal_of("baron:fast"), HasSubstr("is not a budget"));
    EXPECT_THAT(refusal_of("baron:0ms"), HasSubstr("must be from 1"));
    EXPECT_THAT(refusal_of("baron:99999999999sims"), HasSubstr("must be from 1"));
    EXPECT_THAT(refusal_of("baron:5ms:5sims"), HasSubstr("two budgets"));
    EXPECT_THAT(refusal_of("brakeman"), IsEmpty());
}

}   // namespace roundhouse
