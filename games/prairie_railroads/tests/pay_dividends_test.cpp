// Pay Dividends, value and income, and the final payoff.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

// PR-44, PR-50: income 61 makes 12.2, which is rounded up.
TEST(PrairieRailroadsDividends, Example_of_the_rulebook_Dave_collects_26_for_two_shares_of_the_Santa_Fe) {
    State s = table();
    for (RailroadId r : all_railroads) s.railroads[r].income = 0_usd;
    s.railroads[santa_fe].income = 61_usd;
    set_cash(s, santa_fe, 7_usd);
    ++s.railroads[santa_fe].shares.held[dave];
    Log log;
    play(s, Move::select(Card::pay_dividends), log);
    EXPECT_EQ(s.cash(dave), 80_usd + 26_usd);
    EXPECT_EQ(s.ledger[santa_fe], 7_usd);   // the bank pays
    EXPECT_EQ(s.dividends_played, 1);
    EXPECT_EQ(log.count(Event::Kind::dividend_paid), 6);
    EXPECT_EQ(s.turn, john);
}

// PR-44
TEST(PrairieRailroadsDividends, A_drawn_card_pays_as_well_and_unsold_shares_get_nothing) {
    State s = table();
    play(s, Move::draw());
    play(s, Move::card(Card::pay_dividends));
    // Incomes 2, 2, 2, 2, 2, 2: a dollar a share.
    EXPECT_EQ(s.cash(dave), 86_usd);
    EXPECT_EQ(s.cash(john), 80_usd);
    for (RailroadId r : all_railroads) EXPECT_EQ(s.ledger[r], 0_usd);
}

// PR-44, PR-45
TEST(PrairieRailroadsDividends, The_seventh_card_pays_and_the_eighth_ends_the_game_without_an_ordinary_dividend) {
    State s = table();
    s.dividends_played = 6;
    Log seventh;
    play(s, Move::select(Card::pay_dividends), seventh);
    EXPECT_EQ(s.cash(dave), 86_usd);
    EXPECT_FALSE(Rules::is_over(s));
    Log eighth;
    play(s, Move::select(Card::pay_dividends), eighth);
    EXPECT_TRUE(Rules::is_over(s));
    EXPECT_EQ(eighth.count(Event::Kind::dividend_paid), 0);
    EXPECT_EQ(eighth.count(Event::Kind::final_payoff_paid), 6);
    EXPECT_EQ(s.cash(dave), 86_usd + 7_usd * 6);   // value 5 and income 2 for the only share of each
    EXPECT_EQ(s.dividends_played, 8);
}

// PR-46, PR-50: value 85 and income 55 make 35 for each of four shares.
TEST(PrairieRailroadsFinalPayoff, Example_of_the_rulebook_Ed_gets_105_for_three_shares_of_the_Missouri_Pacific) {
    State s = table(5);
    for (RailroadId r : all_railroads) s.railroads[r].income = s.railroads[r].value = 0_usd;
    Railroad& mp = s.railroads[missouri_pacific];
    mp.income = 55_usd;
    mp.value = 85_usd;
    mp.shares.held = {};
    mp.shares.held[ed] = 3;
    mp.shares.held[john] = 1;
    mp.shares.sold = 4;
    set_cash(s, missouri_pacific, 33_usd);
    s.step = Step::final_payoff;
    settle(s);
    EXPECT_EQ(s.cash(ed), 60_usd + 105_usd);
    EXPECT_EQ(s.cash(john), 60_usd + 35_usd);
    EXPECT_EQ(s.ledger[missouri_pacific], 0_usd);   // back to the bank
    EXPECT_TRUE(Rules::is_over(s));
}

// PR-46
TEST(PrairieRailroadsFinalPayoff, Broken_dollars_are_rounded_up) {
    State s = table();
    set_shares(s, mkt, john, 2);
    for (RailroadId r : all_railroads) s.railroads[r].income = s.railroads[r].value = 0_usd;
    s.railroads[mkt].value = 5_usd;
    s.railroads[mkt].income = 2_usd;
    s.step = Step::final_payoff;
    settle(s);
    EXPECT_EQ(s.cash(dave), 83_usd);   // 7 / 3
    EXPECT_EQ(s.cash(john), 86_usd);
}

// PR-47
TEST(PrairieRailroadsFinalPayoff, Most_cash_wins_and_ties_are_shared) {
    State s = table();
    set_cash(s, john, 90_usd);
    EXPECT_EQ(winners(s), SeatSet::only(john));
    set_cash(s, pete, 90_usd);
    EXPECT_EQ(winners(s), SeatSet::only(john) | SeatSet::only(pete));
}

// PR-48
TEST(PrairieRailroadsValue, Value_is_5_a_segment_whatever_it_cost_and_25_for_a_western_build) {
    State s = table();
    set_links(s, frisco, {"columbus-coffeyville"});
    set_cash(s, frisco, 15_usd);
    begin_build(s);
    EXPECT_EQ(s.railroads[frisco].value, 5_usd);
    play(s, double_build("coffeyville-sedan", "sedan-winfield"));
    EXPECT_EQ(s.railroads[frisco].value, 15_usd);

    State west = table();
    set_links(west, missouri_pacific, {"girard-parsons"});
    west.railroads[missouri_pacific].cities.insert(city("elkhart"));
    set_cash(west, missouri_pacific, 15_usd);
    begin_build(west);
    play(west, western("elkhart"));
    EXPECT_EQ(west.railroads[missouri_pacific].value, 30_usd);
}

// PR-49
TEST(PrairieRailroadsIncome, A_city_counts_again_for_every_segment_and_start_cities_pay_nothing) {
    State s = table();
    set_links(s, santa_fe, {"atchison-topeka"});
    EXPECT_EQ(s.railroads[santa_fe].income, 2_usd);
    set_links(s, santa_fe, {"atchison-topeka", "topeka-whiting", "topeka-manhattan"});
    EXPECT_EQ(s.railroads[santa_fe].income, 2_usd + (2_usd + 1_usd) + (2_usd + 2_usd));
    set_links(s, santa_fe, {"atchison-topeka", "topeka-whiting", "topeka-manhattan", "leavenworth-topeka"});
    EXPECT_EQ(s.railroads[santa_fe].income, 11_usd);   // to a start city: Topeka alone
}

// PR-49, PR-50
TEST(PrairieRailroadsIncome, Example_of_the_rulebook_Troy_Marysville_Cuba_Concordia_with_Concordia_grown) {
    State s = table();
    set_links(s, rock_island, {"troy-marysville", "marysville-cuba", "cuba-concordia"});
    set_grown(s, {"concordia"});
    EXPECT_EQ(s.railroads[rock_island].income, 9_usd);
    EXPECT_EQ(s.railroads[rock_island].value, 15_usd);
    EXPECT_EQ(minimum_bid(s.railroads[rock_island]), 3_usd);
}

// PR-50: the Frisco of Jevon, who has the turn. Where the example says value it prints the minimum bid.
TEST(PrairieRailroadsIncome, Extended_example_of_the_rulebook_Columbus_Coffeyville_Sedan_Winfield_Wichita) {
    constexpr Seat jevon{0};
    State s = table();
    set_links(s, frisco, {"columbus-coffeyville"});
    set_cash(s, frisco, 22_usd);
    EXPECT_EQ(s.railroads[frisco].income, 2_usd);
    EXPECT_EQ(minimum_bid(s.railroads[frisco]), 1_usd);

    begin_build(s);
    play(s, build("coffeyville-sedan"));
    EXPECT_EQ(s.ledger[frisco], 17_usd);

    s.turn = jevon;
    play_card(s, Card::construct_track);
    play(s, dice(45));   // Wichita grows
    play(s, double_build("sedan-winfield", "winfield-wichita"));
    EXPECT_EQ(s.ledger[frisco], 2_usd);
    EXPECT_EQ(s.railroads[frisco].income, 15_usd);
    EXPECT_EQ(minimum_bid(s.railroads[frisco]), 4_usd);
}

}   // namespace roundhouse::prairie_railroads
