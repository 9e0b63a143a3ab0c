// A railroad's turn, KP-6 to KP-23, and the order of play.
#include "games/kansas_pacific/tests/table.hpp"

namespace roundhouse::kansas_pacific {
namespace {

TEST(OrderOfPlay, KP_6_railroads_take_turns_in_order_then_wall_street_then_again) {
    State s = table_at(Step::issue_share, rock_island);
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.step, Step::issue_share);
        EXPECT_EQ(s.current, r);
        play(s, Move::pass());
    }
    EXPECT_EQ(s.step, Step::wall_street_auction);
    pass_all(s, 3);
    EXPECT_EQ(s.step, Step::issue_share);
    EXPECT_EQ(s.current, rock_island);
}

TEST(OrderOfPlay, KP_7_a_turn_goes_from_issue_share_to_go_west_and_each_choice_may_be_declined) {
    State s = table_at(Step::issue_share, rock_island, 40_usd);
    lay_track(s, rock_island, {"B50", "B48", "B46", "B44", "B42", "B40", "B38", "B36", "B34", "B32", "B30", "B28",
                               "B26", "B24", "B22", "B20", "B18", "B16", "B14", "B12", "B10", "B8",  "B6",  "B4"});
    s.railroads[rock_island].locomotives += 10;
    s.railroads[rock_island].track.insert(hex("B2"));
    --s.railroads[rock_island].locomotives;
    s = recomputed(s);
    settle(s);
    std::vector<Step> asked;
    while (s.current == rock_island) {
        asked.push_back(s.step);
        EXPECT_EQ(s.decider, john);
        play(s, Move::pass());
    }
    EXPECT_EQ(asked, (std::vector{Step::issue_share, Step::land_grant, Step::build_track, Step::go_west}));
    EXPECT_GT(s.railroads[rock_island].latest_dividend, 0_usd) << "dividends come last";
}

TEST(OrderOfPlay, KP_7_a_move_of_another_step_is_refused) {
    State s = table_at(Step::issue_share, santa_fe, 20_usd);
    EXPECT_EQ(why_not(s, Move::build(hex("C47"))).rule, "KP-7");
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::build_track);
    EXPECT_EQ(why_not(s, Move::issue_share()).rule, "KP-7");
}

TEST(IssueShare, KP_8_the_president_opens_and_the_price_goes_to_the_treasury) {
    State s = table_at(Step::issue_share, santa_fe);
    s.railroads[santa_fe].shares.president = vince;   // with John's one share moved to him
    std::swap(s.railroads[santa_fe].shares.held[john], s.railroads[santa_fe].shares.held[vince]);
    settle(s);
    EXPECT_EQ(s.decider, vince);
    play(s, Move::issue_share());
    EXPECT_EQ(s.decider, vince) << "the president opens";
    EXPECT_TRUE(may(s, Move::bid(0_usd)));
    play(s, Move::bid(0_usd));
    play(s, Move::bid(4_usd));   // Ann
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_EQ(s.railroads[santa_fe].shares.held[ann], 1);
    EXPECT_EQ(s.ledger[santa_fe] + (s.built > 0 ? 1_usd : 0_usd), 4_usd);
    EXPECT_EQ(s.railroads[santa_fe].shares.unsold, 4);
}

TEST(IssueShare, KP_8_is_not_asked_where_nothing_is_unsold) {
    State s = table_at(Step::issue_share, frisco, 5_usd);
    for (int i = 0; i < 5; ++i) give_share(s, frisco, john);
    settle(s);
    EXPECT_EQ(s.step, Step::build_track);
}

TEST(IssueShare, KP_9_if_nobody_bids_the_president_gets_it_for_nothing) {
    State s = table_at(Step::issue_share, mkt);
    play(s, Move::issue_share());
    pass_all(s, 3);
    EXPECT_EQ(s.railroads[mkt].shares.held[john], 2);
    EXPECT_EQ(s.cash(john) - s.railroads[mkt].latest_dividend * 2, 40_usd);
}

TEST(DeterminePresident, KP_10_most_shares_preside_and_the_president_stays_on_a_tie) {
    State s = table_at(Step::issue_share, santa_fe, 10_usd);
    play(s, Move::issue_share());
    play(s, Move::pass());
    play(s, Move::bid(1_usd));   // Vince now has one share, as many as John
    play(s, Move::pass());
    EXPECT_EQ(s.railroads[santa_fe].shares.president, john);
}

TEST(DeterminePresident, KP_11_a_new_president_finishes_the_turn) {
    State s = table_at(Step::issue_share, santa_fe, 10_usd);
    give_share(s, santa_fe, vince);
    play(s, Move::issue_share());
    play(s, Move::pass());
    play(s, Move::bid(1_usd));
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(s.railroads[santa_fe].shares.president, vince);
    EXPECT_EQ(s.step, Step::build_track);
    EXPECT_EQ(s.decider, vince);
    EXPECT_TRUE(std::any_of(log.events.begin(), log.events.end(),
                            [](const Event& e) { return e.becomes_president && e.seat == vince; }));
}

// The rulebook's two examples at Norton, A15: the last hex before the line.
State rock_island_at_norton(bool west_of_it) {
    State s = table_at(Step::issue_share, rock_island, 30_usd);
    lay_track(s, rock_island,
              {"B50", "B48", "A47", "A45", "A43", "A41", "A39", "A37", "A35", "A33", "A31", "A29", "A27", "A25", "A23",
               "A21", "A19", "A17", "A15"});
    if (west_of_it) lay_track(s, rock_island, {"A13"});
    settle(s);
    play(s, Move::pass());
    return s;
}

TEST(LandGrant, KP_12_example_1_a_railroad_in_norton_may_not_buy_the_land_grant) {
    EXPECT_EQ(rock_island_at_norton(false).step, Step::build_track);
}

TEST(LandGrant, KP_12_example_2_a_railroad_west_of_norton_may_buy_it) {
    State s = rock_island_at_norton(true);
    EXPECT_EQ(s.step, Step::land_grant);
    const int before = s.railroads[rock_island].locomotives;
    play(s, Move::land_grant(30_usd));
    EXPECT_EQ(s.railroads[rock_island].locomotives, before + 10);
}

TEST(LandGrant, KP_12_treasury_and_president_share_the_price_in_any_mix) {
    State s = rock_island_at_norton(true);
    EXPECT_TRUE(may(s, Move::land_grant(0_usd)));
    play(s, Move::land_grant(12_usd));
    EXPECT_EQ(s.ledger[rock_island], 18_usd);
    EXPECT_EQ(s.cash(john), 22_usd);
}

TEST(LandGrant, KP_12_neither_pays_more_than_it_has) {
    State s = rock_island_at_norton(true);
    s.pay_bank(rock_island, 5_usd);
    s.pay_bank(john, 25_usd);
    settle(s);
    EXPECT_EQ(why_not(s, Move::land_grant(26_usd)).rule, "KP-12");
    EXPECT_EQ(why_not(s, Move::land_grant(14_usd)).rule, "KP-12") << "John has only $15";
    EXPECT_TRUE(may(s, Move::land_grant(15_usd)));
    EXPECT_TRUE(may(s, Move::land_grant(25_usd)));
    EXPECT_EQ(why_not(s, Move::land_grant(31_usd)).rule, "KP-12");
}

TEST(LandGrant, KP_13_once_for_each_railroad_and_three_times_in_the_game) {
    State again = rock_island_at_norton(true);
    play(again, Move::land_grant(30_usd));
    again.step = Step::land_grant;
    give_cash(again, john, 100_usd);
    settle(again);
    EXPECT_NE(again.step, Step::land_grant);

    State late = rock_island_at_norton(true);
    late.land_grants = 0;
    late.step = Step::land_grant;
    settle(late);
    EXPECT_NE(late.step, Step::land_grant);
}

TEST(BuildTrack, KP_14_example_the_santa_fe_builds_seven_and_pays_26) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    for (const char* id : {"C47", "C45", "C43", "C41", "C39", "C37", "C35"}) play(s, Move::build(hex(id)));
    EXPECT_EQ(s.ledger[santa_fe], 4_usd);
}

TEST(BuildTrack, KP_14_one_to_eight_cost_1_3_6_9_13_18_26_39_in_all_and_no_ninth_is_built) {
    State s = table_at(Step::build_track, santa_fe, 100_usd);
    const std::vector<Money> total{1_usd, 3_usd, 6_usd, 9_usd, 13_usd, 18_usd, 26_usd, 39_usd};
    int built = 0;
    for (const char* id : {"C47", "C45", "C43", "C41", "C39", "C37", "C35", "C33"}) {
        EXPECT_EQ(s.step, Step::build_track);
        play(s, Move::build(hex(id)));
        EXPECT_EQ(100_usd - s.ledger[santa_fe], total[static_cast<std::size_t>(built++)]);
    }
    EXPECT_NE(s.current, santa_fe) << "the turn is over";
}

TEST(BuildTrack, KP_14_the_treasury_alone_pays) {
    State s = table_at(Step::build_track, santa_fe, 2_usd);
    play(s, Move::build(hex("C47")));
    EXPECT_NE(s.current, santa_fe) << "the second would cost $2 and the treasury has $1";
}

TEST(BuildTrack, KP_15_next_to_own_track_branches_allowed_where_it_has_none) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    EXPECT_EQ(why_not(s, Move::build(hex("C45"))).rule, "KP-15");
    play(s, Move::build(hex("C47")));
    play(s, Move::build(hex("C45")));
    EXPECT_EQ(why_not(s, Move::build(hex("C47"))).rule, "KP-15") << "one locomotive a hex";
    EXPECT_TRUE(may(s, Move::build(hex("B48")))) << "a branch";
}

TEST(BuildTrack, KP_16_a_hex_holds_at_most_two_railroads) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    lay_track(s, rock_island, {"C51", "B50"});
    lay_track(s, kansas_pacific, {"D52", "C51", "B50"});
    settle(s);
    EXPECT_EQ(why_not(s, Move::build(hex("C51"))).rule, "KP-16");
    EXPECT_FALSE(may(s, Move::build(hex("B50"))));
    EXPECT_TRUE(may(s, Move::build(hex("B48"))));
}

TEST(BuildTrack, KP_17_one_hex_of_topeka_and_one_of_wichita) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    lay_track(s, santa_fe, {"D48", "E47", "F46", "F44"});
    settle(s);
    EXPECT_EQ(why_not(s, Move::build(hex("E45"))).rule, "KP-17");

    State west = table_at(Step::build_track, frisco, 30_usd);
    lay_track(west, frisco, {"O51", "O49", "O47", "N46", "N44", "N42", "N40", "N38", "M37", "M35", "L34", "K35"});
    settle(west);
    EXPECT_EQ(why_not(west, Move::build(hex("K33"))).rule, "KP-17");
    EXPECT_EQ(why_not(west, Move::build(hex("L32"))).rule, "KP-17");
}

TEST(BuildTrack, KP_18_a_railroad_without_locomotives_cannot_build) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    s.railroads[santa_fe].locomotives = 1;
    play(s, Move::build(hex("C47")));
    EXPECT_NE(s.current, santa_fe);
}

TEST(IncomeChanges, KP_19_each_kind_of_hex_pays_what_the_chart_says) {
    const auto pays = [](const char* id) {
        const Terrain& t = kansas().terrain[hex(id)];
        return std::pair{t.alone.dollars, t.shared.dollars};
    };
    EXPECT_EQ(pays("C47"), (std::pair{0, 0}));   // open
    EXPECT_EQ(pays("C45"), (std::pair{1, 0}));   // Holton, a small town
    EXPECT_EQ(pays("A47"), (std::pair{2, 1}));   // Hiawatha, a large town
    EXPECT_EQ(pays("H42"), (std::pair{2, 2}));   // Emporia, a small city
    EXPECT_EQ(pays("D50"), (std::pair{3, 3}));   // Leavenworth, a large city
    EXPECT_EQ(pays("E45"), (std::pair{6, 6}));   // Topeka
    EXPECT_EQ(pays("K33"), (std::pair{9, 9}));   // Wichita
}

TEST(IncomeChanges, KP_19_income_changes_at_once) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    play(s, Move::build(hex("D50")));
    EXPECT_EQ(s.railroads[santa_fe].income, 6_usd);
}

TEST(IncomeChanges, KP_20_the_second_railroad_in_a_town_lowers_the_income_of_the_first) {
    State s = table_at(Step::build_track, santa_fe, 30_usd);
    lay_track(s, rock_island, {"B50", "B48", "A47"});   // Hiawatha alone: 2
    EXPECT_EQ(s.railroads[rock_island].income, 4_usd);
    lay_track(s, santa_fe, {"B48"});
    settle(s);
    Log log;
    play(s, Move::build(hex("A47")), log);
    EXPECT_EQ(s.railroads[rock_island].income, 3_usd);
    EXPECT_EQ(s.railroads[santa_fe].income, 4_usd);
    EXPECT_EQ(log.count(Event::Kind::income_lowered), 1);
}

State frisco_at_the_edge() {
    State s = table_at(Step::build_track, frisco, 30_usd);
    s.railroads[frisco].track.insert(hex("A1"));   // wherever it came from
    s = recomputed(s);
    s.step = Step::go_west;
    settle(s);
    return s;
}

TEST(GoWest, KP_21_income_rises_by_20_and_shares_locomotives_and_money_leave_the_game) {
    State s = frisco_at_the_edge();
    EXPECT_EQ(s.step, Step::go_west);
    const Money income = s.railroads[frisco].income;
    play(s, Move::go_west());
    const Railroad& r = s.railroads[frisco];
    EXPECT_EQ(r.income, income + 20_usd);
    EXPECT_EQ(r.shares.unsold, 0);
    EXPECT_EQ(r.locomotives, 0);
    EXPECT_EQ(s.ledger[frisco], 0_usd);
    EXPECT_EQ(s.ledger.total(), 0_usd);
}

TEST(GoWest, KP_21_needs_track_on_a_westernmost_hex) {
    State s = table_at(Step::go_west, frisco, 30_usd);
    EXPECT_NE(s.step, Step::go_west);
}

TEST(GoWest, KP_22_from_then_on_the_railroad_only_pays_dividends) {
    State s = frisco_at_the_edge();
    play(s, Move::go_west());
    s.step = Step::check_for_end;
    s.auction.close();
    s.current = missouri_pacific;
    const Money before = s.cash(john), dividend = s.railroads[frisco].latest_dividend;
    settle(s);
    EXPECT_EQ(s.step, Step::wall_street_auction) << "the Frisco's turn asked nothing";
    EXPECT_EQ(s.cash(john), before + dividend);
}

TEST(PayDividends, KP_23_income_by_sold_shares_rounded_up_from_the_bank) {
    State s = table_at(Step::issue_share, santa_fe, 5_usd);
    give_share(s, santa_fe, vince);
    lay_track(s, santa_fe, {"D50", "D48"});   // income 6
    lay_track(s, santa_fe, {"C45", "C47"});   // 7
    s.railroads[santa_fe].locomotives = 0;
    settle(s);
    play(s, Move::pass());
    EXPECT_EQ(s.railroads[santa_fe].latest_dividend, 4_usd);
    EXPECT_EQ(s.cash(john), 44_usd);
    EXPECT_EQ(s.cash(vince), 44_usd);
    EXPECT_EQ(s.ledger[santa_fe], 5_usd) << "the treasury pays nothing";
}

}   // namespace
}   // namespace roundhouse::kansas_pacific
