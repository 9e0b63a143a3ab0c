// Declaring and Winning, Undeclare.
#include "games/rail_baron/tests/declared.hpp"

namespace roundhouse::rail_baron {
namespace {

TEST(Declaring, is_asked_with_200000_before_a_destination_is_looked_up) {   // RB-41
    State s = in_richmond(200000_usd);
    EXPECT_EQ(s.step, Step::declare);
    EXPECT_EQ(s.decider, red);
    EXPECT_EQ(why_not(s, dice(1, 1, 1)).rule, "RB-41");
    play(s, Move::pass());
    EXPECT_EQ(s.lookup.purpose, Purpose::destination) << "nobody has to";
    EXPECT_EQ(in_richmond(199999_usd).step, Step::throw_for_region);
}

TEST(Declaring, looks_up_an_alternate_and_heads_for_home) {   // RB-42
    State s = in_richmond(200000_usd);
    play(s, Move::declare());
    EXPECT_EQ(s.lookup.purpose, Purpose::alternate);
    look_up(s, "MIA");
    EXPECT_EQ(s.players[red].alternate, at("MIA"));
    EXPECT_EQ(s.players[red].destination, at("WAS"));
    EXPECT_EQ(s.step, Step::roll);
}

TEST(Declaring, with_the_alternate_right_here_loses_the_turn_but_not_the_status) {   // RB-43
    State s = in_richmond(200000_usd);
    play(s, Move::declare());
    look_up(s, "RIC");
    EXPECT_EQ(s.turn, blue);
    EXPECT_TRUE(s.players[red].is_declared);
    EXPECT_TRUE(s.players[red].can_be_rovered());
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::roll);
}

TEST(Winning, is_to_be_home_with_200000_after_all_fees) {   // RB-44
    State s = in_richmond(200000_usd);
    give(s, red, {"RFP"});
    play(s, Move::declare());
    look_up(s, "MIA");
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(winners(s), SeatSet::only(red));
    EXPECT_EQ(s.cash(red), 200000_usd) << "RB-45: the trip home pays nothing";
}

// Red has declared in Richmond and rides the RF&P home, bound for that alternate.
State home_by_the_rfp(Money cash, std::string_view alternate = "MIA") {
    State s = in_richmond(200000_usd);
    play(s, Move::declare());
    look_up(s, alternate);
    set_cash(s, red, cash);
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    return s;
}

TEST(Winning, RB_44_RB_54_needs_the_cash_after_the_fees_even_at_home) {
    const State s = home_by_the_rfp(200000_usd);
    EXPECT_EQ(s.turn, blue) << "$1,000 to the bank is too much";
    EXPECT_FALSE(s.players[red].is_declared);
    EXPECT_EQ(s.players[red].destination, at("MIA"));
}

TEST(Winning, RB_75_an_arrival_at_home_that_does_not_win_keeps_the_ban_and_the_departure_city) {
    State s = home_by_the_rfp(200000_usd);
    EXPECT_TRUE(s.players[red].ridden.contains(segment("RFP:Doswell_VA-RIC")));
    EXPECT_EQ(s.players[red].departure, at("RIC")) << "the next payoff counts from where Red declared";
    begin_turn_of(s, red);
    play(s, white(1, 2));
    EXPECT_EQ(why_not(s, ride("RFP", "Quantico_VA")).rule, "RB-12") << "RB-53 on the way to the alternate";
}

TEST(Winning, RB_75_where_the_trip_home_pays_home_becomes_the_departure_city_and_the_ban_stays) {
    State s = in_richmond(200000_usd);
    give(s, blue, {"RFP"});
    play(s, Move::declare());
    look_up(s, "WAS");
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(s.players[red].departure, at("WAS"));
    EXPECT_FALSE(s.players[red].ridden.empty());
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::purchase);
    EXPECT_TRUE(s.players[red].ridden.empty()) << "the ban ends with the arrival at the alternate";
}

TEST(Winning, RB_14_RB_75_an_arrival_at_home_that_wins_clears_the_ban) {
    const State s = home_by_the_rfp(201000_usd);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_TRUE(s.players[red].ridden.empty());
}

TEST(Winning, trip_home_pays_if_home_is_the_alternate_too) {   // RB-45, RB-75
    State s = in_richmond(200000_usd);
    play(s, Move::declare());
    look_up(s, "WAS");
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(s.step, Step::game_over) << "without a purchase; the payoff comes before the fees";
    EXPECT_EQ(s.cash(red), 200000_usd + 3000_usd - 1000_usd);
}

TEST(Winning, payoff_of_the_trip_home_is_not_paid_again) {   // RB-75
    State s = in_richmond(200000_usd);
    give(s, blue, {"RFP"});
    play(s, Move::declare());
    look_up(s, "WAS");
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    ASSERT_EQ(s.cash(red), 198000_usd);
    EXPECT_EQ(s.players[red].destination, at("WAS"));
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::purchase) << "an arrival at the alternate: purchase only";
    EXPECT_EQ(s.cash(red), 198000_usd);
}

TEST(Winning, is_immediate_for_who_declares_at_home_an_unused_bonus_is_ignored) {   // RB-46
    State s = in_richmond(200000_usd, "RIC");
    play(s, Move::declare());
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(winners(s), SeatSet::only(red));
    State t = in_richmond(250000_usd);
    play(t, Move::declare());
    look_up(t, "MIA");
    play(t, white(6, 6));
    play(t, ride("RFP", "Doswell_VA"));
    play(t, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(t.step, Step::game_over) << "no bonus is thrown";
}

TEST(Winning, at_home_on_a_bounce_out_comes_before_the_fees) {   // RB-77
    State s = table_at({{"WAS", "RIC", "RIC"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 197000_usd);
    play(s, white(6, 6));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::declare) << "$3,000 of payoff make $200,000";
    play(s, Move::declare());
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.cash(red), 200000_usd) << "the fees are never paid";
}

TEST(Undeclare, follows_from_use_fees_that_leave_less_than_200000) {   // RB-54
    State s = in_richmond(200500_usd);
    play(s, Move::declare());
    look_up(s, "MIA");
    play(s, white(1, 2));
    play(s, ride("CO", "Providence_Forge_VA"));
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.cash(red), 199500_usd);
    EXPECT_FALSE(s.players[red].is_declared);
    EXPECT_EQ(s.players[red].destination, at("MIA"));
    EXPECT_FALSE(s.players[red].ridden.empty()) << "the ban stays";
}

// Red declared in Richmond and has spent cash in an auction since; the C&O is Red's, or the bank's.
State after_an_auction(Money cash, bool owns_the_co) {
    State s = in_richmond(250000_usd);
    if (owns_the_co) give(s, red, {"CO"});
    play(s, Move::declare());
    look_up(s, "MIA");
    set_cash(s, red, cash);
    play(s, white(1, 2));
    play(s, ride("CO", "Providence_Forge_VA"));
    return s;
}

TEST(Undeclare, RB_54_does_not_follow_from_cash_spent_in_an_auction) {
    const State s = after_an_auction(190000_usd, true);
    EXPECT_EQ(s.turn, blue);
    EXPECT_TRUE(s.players[red].is_declared);
    EXPECT_EQ(s.players[red].destination, at("WAS"));
}

TEST(Undeclare, RB_54_does_not_follow_from_fees_of_a_player_who_was_below_before) {
    const State s = after_an_auction(199999_usd, false);
    EXPECT_EQ(s.cash(red), 198999_usd);
    EXPECT_TRUE(s.players[red].is_declared);
}

TEST(Undeclare, RB_54_fees_down_to_200000_leave_the_status) {
    const State s = after_an_auction(201000_usd, false);
    EXPECT_EQ(s.cash(red), 200000_usd);
    EXPECT_TRUE(s.players[red].is_declared);
}

TEST(Undeclare, RB_54_nobody_wins_below_200000_and_a_player_at_home_stays_declared) {
    State s = home_by_the_rfp(190000_usd);
    EXPECT_EQ(s.turn, blue);
    EXPECT_TRUE(s.players[red].is_declared);
    EXPECT_EQ(s.players[red].at, at("WAS"));
    EXPECT_TRUE(s.players[red].can_be_rovered());
    Log log;
    s.turn = red;
    s.step = Step::begin_turn;
    Rules::settle(s, log);
    EXPECT_EQ(log.count(Event::Kind::turn_lost), 1) << "as in RB-43";
    EXPECT_EQ(s.turn, blue);
    EXPECT_TRUE(s.players[red].is_declared);
}

TEST(Undeclare, RB_54_RB_44_is_looked_at_when_the_lost_turn_ends) {
    State s = home_by_the_rfp(190000_usd);
    set_cash(s, red, 200000_usd);   // opponents have paid their fees
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(winners(s), SeatSet::only(red));
}

TEST(Undeclare, RB_54_a_declared_player_standing_at_home_can_be_rovered) {
    State s = home_by_the_rfp(190000_usd);
    s.players[blue].at = at("RIC");
    s.players[blue].destination = at("WAS");
    begin_turn_of(s, blue);
    Log log;
    play(s, white(6, 4), log);
    play(s, ride("RFP", "Doswell_VA"), log);
    play(s, ride("RFP", "Fredericksburg_VA"), log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 1);
    EXPECT_EQ(s.cash(red), 190000_usd - 1000_usd - 50000_usd);
    EXPECT_EQ(s.players[red].destination, at("MIA"));
}

TEST(EarlierRules, RB_54_version_1_ends_the_status_of_whoever_is_below_200000_when_the_turn_ends) {
    State s = in_richmond(250000_usd);
    s.rules_version = 1;
    give(s, red, {"CO"});
    play(s, Move::declare());
    look_up(s, "MIA");
    set_cash(s, red, 190000_usd);
    play(s, white(1, 2));
    play(s, ride("CO", "Providence_Forge_VA"));
    EXPECT_FALSE(s.players[red].is_declared) << "no fee was due at all";
}

TEST(EarlierRules, RB_75_version_1_clears_the_ban_with_any_arrival_at_home) {
    State s = in_richmond(200000_usd);
    s.rules_version = 1;
    play(s, Move::declare());
    look_up(s, "MIA");
    play(s, white(6, 4));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_FALSE(s.players[red].is_declared);
    EXPECT_TRUE(s.players[red].ridden.empty());
}

TEST(Undeclare, at_the_alternate_arrives_with_the_next_turn) {   // RB-54
    State s = table_at({{"WAS", "RIC", "MIA"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 197500_usd);
    play(s, white(6, 6));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    play(s, Move::pass());
    play(s, Move::declare());
    look_up(s, "RIC");
    EXPECT_EQ(s.turn, blue);
    EXPECT_FALSE(s.players[red].is_declared) << "$199,500 after the fees";
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::purchase);
    EXPECT_EQ(s.cash(red), 199500_usd) << "no trip, no payoff";
}

}   // namespace
}   // namespace roundhouse::rail_baron
