// What holds in every game of Kansas Pacific, whatever is played.
#include "games/kansas_pacific/face.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::kansas_pacific {
namespace {

using testing::Plan;

void each_thinkable(const State& s, auto&& visit) {
    for (Verb verb : {Verb::pass, Verb::issue_share, Verb::go_west}) visit(Move{.verb = verb});
    SeatSet::all(s.seats).each([&](Seat seat) { visit(Move::first_bidder(seat)); });
    for (int dollars = 0; dollars <= 35; ++dollars) {
        visit(Move::bid(Money{dollars}));
        visit(Move::land_grant(Money{dollars}));
    }
    const Money cash = is_player(s.decider) ? s.cash(s.decider) : 0_usd;
    visit(Move::bid(cash));
    visit(Move::bid(cash + 1_usd));
    s.board->hexes.each([&](Hex h) { visit(Move::build(h)); });
}

TEST(Properties, hold_at_every_decision_of_random_games) {
    for (int seats = 3; seats <= 6; ++seats)
        testing::check_games<KansasPacific>({.seats = seats, .games = 6},
                                            [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_for_those_who_stall_and_those_who_spend_everything) {
    for (const auto& style : {testing::Style(testing::always_the_first), testing::Style(testing::always_the_last),
                              testing::Style(testing::mostly_the_first)})
        testing::check_games<KansasPacific>({.seats = 4, .games = 3, .style = style},
                                            [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_at_the_end_of_many_games) {
    for (int seats = 3; seats <= 6; ++seats) testing::check_many_games<KansasPacific>(seats, 500);
}

TEST(Properties, KP_34_hide_nothing_from_anybody) {
    const auto table = testing::new_table<KansasPacific>(3);
    Random random(1);
    for (int decision = 0; decision < 60; ++decision) {
        Problem problem;
        table->play(table->random_move(random), problem);
        ASSERT_FALSE(problem) << problem.sentence();
    }
    for (Viewer viewer : {Viewer::seat(Seat{0}), Viewer::seat(Seat{2}), Viewer::the_public()})
        EXPECT_EQ(table->state_text(viewer), table->state_text(Viewer::everything()));
    EXPECT_FALSE(table->has_secrets());
}

TEST(Properties, KP_35_let_the_bank_pay_whatever_it_owes) {
    State s = KansasPacific::set_up(testing::shared_default_board<KansasPacific>()->board(), 3, {});
    s.pay_from_bank(Seat{0}, 1'000'000_usd);
    EXPECT_EQ(s.ledger.total(), 0_usd);
    EXPECT_FALSE(s.ledger.is_anybody_below_zero());
}

TEST(Perft, counts_the_ways_to_decide) {
    const auto& kind = *find_game(KansasPacific::id);
    Problem problem;
    const auto simulator =
        kind.simulator(kind.boards().front(), {.seats = 3, .options = json::object{}, .names = {}}, problem);
    EXPECT_EQ(simulator->perft(1), 3u) << "who bids first";
    EXPECT_EQ(simulator->perft(2), 3u * 42) << "to pass, or to bid from 0 to 40";
    // After a pass again 42; after a bid b below 40 to pass or to bid more, 41 - b in all; after 40 the share is sold
    // to somebody who has nothing left, and may bid 0 for the next.
    EXPECT_EQ(simulator->perft(3), 3u * (42 + 860 + 2));
}

TEST(Signature, of_a_thousand_random_games_stays_the_same) {
    const auto& kind = *find_game(KansasPacific::id);
    Problem problem;
    const auto simulator =
        kind.simulator(kind.boards().front(), {.seats = 6, .options = json::object{}, .names = {}}, problem);
    EXPECT_EQ(signature(*simulator, 1, 1000), "9c6343f7b642e0d1");
}

}   // namespace
}   // namespace roundhouse::kansas_pacific
