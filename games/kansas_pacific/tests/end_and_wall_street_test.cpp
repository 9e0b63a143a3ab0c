// The end of the game, KP-24 to KP-26, and Wall Street, KP-27 to KP-33.
#include "games/kansas_pacific/tests/table.hpp"

namespace roundhouse::kansas_pacific {
namespace {

// The Rock Island's turn is about to end.
State end_of_turn(auto&& change) {
    State s = table_at(Step::issue_share, rock_island);
    change(s);
    s.step = Step::check_for_end;
    settle(s);
    return s;
}

TEST(CheckForEnd, KP_24_five_railroads_without_locomotives_end_the_game) {
    const auto idle = [](int count) {
        return end_of_turn([&](State& s) {
            for (int i = 0; i < count; ++i) s.railroads[RailroadId(i)].locomotives = 0;
        });
    };
    EXPECT_NE(idle(4).step, Step::game_over);
    EXPECT_EQ(idle(5).step, Step::game_over);
}

TEST(CheckForEnd, KP_24_four_railroads_across_the_line_end_the_game) {
    const auto across = [](int count) {
        return end_of_turn([&](State& s) {
            for (int i = 0; i < count; ++i) s.railroads[RailroadId(i)].is_west_of_line = true;
        });
    };
    EXPECT_NE(across(3).step, Step::game_over);
    EXPECT_EQ(across(4).step, Step::game_over);
}

TEST(CheckForEnd, KP_24_three_railroads_gone_west_end_the_game) {
    const auto gone = [](int count) {
        return end_of_turn([&](State& s) {
            for (int i = 0; i < count; ++i) s.railroads[RailroadId(i + 3)].has_gone_west = true;
        });
    };
    EXPECT_NE(gone(2).step, Step::game_over);
    EXPECT_EQ(gone(3).step, Step::game_over);
}

TEST(CheckForEnd, KP_25_the_eighth_wall_street_ends_the_game_at_once) {
    State s = table_at(Step::issue_share, frisco);
    s.wall_streets = 7;
    s.step = Step::wall_street;
    settle(s);
    pass_all(s, 3);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.wall_streets, 8);
}

TEST(CheckForEnd, KP_26_most_cash_wins_and_ties_are_shared) {
    State s = table_at(Step::issue_share, frisco);
    give_cash(s, vince, 5_usd);
    EXPECT_EQ(winners(s), SeatSet::only(vince));
    give_cash(s, ann, 5_usd);
    EXPECT_EQ(winners(s), SeatSet::only(vince) | SeatSet::only(ann));
}

State on_wall_street(auto&& change) {
    State s = table_at(Step::issue_share, frisco);
    change(s);
    s.step = Step::wall_street;
    settle(s);
    return s;
}

TEST(WallStreet, KP_27_the_railroad_with_the_highest_latest_dividend_sells_a_share) {
    const State s = on_wall_street([](State& t) {
        t.railroads[santa_fe].latest_dividend = 9_usd;
        t.railroads[frisco].latest_dividend = 8_usd;
    });
    EXPECT_EQ(s.current, santa_fe);
}

TEST(WallStreet, KP_27_only_railroads_with_unsold_shares_are_considered) {
    const State s = on_wall_street([](State& t) {
        t.railroads[santa_fe].latest_dividend = 9_usd;
        for (int i = 0; i < 5; ++i) give_share(t, santa_fe, john);
        t.railroads[mkt].latest_dividend = 1_usd;
    });
    EXPECT_EQ(s.current, mkt);
}

TEST(WallStreet, KP_28_example_mkt_and_missouri_pacific_tie_and_a_missouri_pacific_share_is_sold) {
    const State s = on_wall_street(
        [](State& t) { t.railroads[mkt].latest_dividend = t.railroads[missouri_pacific].latest_dividend = 5_usd; });
    EXPECT_EQ(s.current, missouri_pacific);
}

TEST(WallStreet, KP_29_its_president_opens_nothing_is_allowed_and_the_treasury_is_paid) {
    State s = on_wall_street([](State& t) {
        t.railroads[santa_fe].latest_dividend = 9_usd;
        give_share(t, santa_fe, ann);
        give_share(t, santa_fe, ann);
        t.railroads[santa_fe].shares.president = ann;
    });
    EXPECT_EQ(s.decider, ann);
    EXPECT_TRUE(may(s, Move::bid(0_usd)));
    play(s, Move::bid(3_usd));
    pass_all(s, 2);
    EXPECT_EQ(s.ledger[santa_fe], 3_usd);
    EXPECT_EQ(s.railroads[santa_fe].shares.held[ann], 3);
}

TEST(WallStreet, KP_30_with_nothing_unsold_it_still_counts) {
    const State s = on_wall_street([](State& t) {
        for (RailroadId r : all_railroads)
            for (int i = 0; i < 5; ++i) give_share(t, r, john);
        t.ledger.pay(State::Accounts::bank, State::Accounts::of(rock_island),
                     5_usd);   // it has something to decide next
    });
    EXPECT_EQ(s.wall_streets, 1);
    EXPECT_EQ(s.current, rock_island);
}

TEST(WallStreet, KP_31_if_nobody_bids_the_president_gets_it_for_nothing) {
    State s = on_wall_street([](State& t) { t.railroads[santa_fe].latest_dividend = 9_usd; });
    pass_all(s, 3);
    EXPECT_EQ(s.railroads[santa_fe].shares.held[john], 2);
    EXPECT_EQ(s.cash(john), 40_usd);
}

TEST(WallStreet, KP_32_example_vince_buys_a_second_santa_fe_share_and_becomes_president) {
    State s = on_wall_street([](State& t) {
        give_share(t, santa_fe, vince);
        t.railroads[santa_fe].latest_dividend = 9_usd;
    });
    EXPECT_EQ(s.decider, john);
    play(s, Move::pass());
    play(s, Move::bid(3_usd));
    play(s, Move::pass());
    EXPECT_EQ(s.railroads[santa_fe].shares.president, vince);
    EXPECT_EQ(s.railroads[santa_fe].shares.held[john], 1);
}

TEST(WallStreet, KP_33_who_never_paid_has_a_dividend_of_nothing_and_who_went_west_sells_nothing) {
    const State fresh = on_wall_street([](State&) {});
    EXPECT_EQ(fresh.current, frisco) << "all have 0: the last in turn order";
    const State s = on_wall_street([](State& t) {
        t.railroads[frisco].has_gone_west = true;
        t.railroads[frisco].shares.unsold = 0;
        t.railroads[frisco].latest_dividend = 30_usd;
    });
    EXPECT_EQ(s.current, missouri_pacific);
}

}   // namespace
}   // namespace roundhouse::kansas_pacific
