// Declaring and Winning, Rover Play, Undeclare.
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

// Red stands in Richmond with no destination and so much cash; home is Washington.
State in_richmond(Money cash, std::string_view home = "WAS") {
    State s = table_at({{"RIC", "MIA", home}, {"NOL", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    s.players[red].destination = Milepost::none;
    set_cash(s, red, cash);
    begin_turn_of(s, red);
    return s;
}

// Red is declared and stands at Doswell, on the way from Richmond to Washington; it is Blue's turn, in Washington.
State with_declared_red(Money cash = 250000_usd, std::string_view alternate = "NOR") {
    State s = table_at({{"RIC", "", "WAS"}, {"WAS", "RIC", "ATL"}, {"MEM", "MIA", "ATL"}});
    declare_player(s, red, alternate);
    s.players[red].at = at("Doswell_VA");
    s.players[red].ridden = {segment("RFP:Doswell_VA-RIC")};
    set_cash(s, red, cash);
    begin_turn_of(s, blue);
    return s;
}

// Blue comes down the RF&P and through Doswell.
void rover_red(State& s, Log& log) {
    play(s, white(1, 2), log);
    play(s, ride("RFP", "Quantico_VA"), log);
}

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

TEST(RoverPlay, is_to_move_to_or_through_the_milepost_of_a_declared_player) {   // RB-47, RB-49
    State s = with_declared_red();
    const State before = s;
    Log log;
    rover_red(s, log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 1);
    EXPECT_EQ(gained(before, s, red), 0_usd - 50000_usd);
    EXPECT_EQ(gained(before, s, blue), 50000_usd - 1000_usd);
    EXPECT_FALSE(s.players[red].is_declared);
    EXPECT_EQ(s.players[red].destination, at("NOR"));
    State through = with_declared_red();
    play(through, white(6, 4), log);
    play(through, ride("RFP", "Quantico_VA"), log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 2) << "through it as well";
    EXPECT_EQ(through.step, Step::step) << "and the movement goes on";
}

TEST(RoverPlay, needs_who_is_there_already_to_leave_and_come_back) {   // RB-48
    State s = with_declared_red();
    s.players[red].at = at("WAS");
    s.players[red].home = s.players[red].destination = at("STA");
    Log log;
    play(s, white(1, 2), log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 0);
    play(s, ride("CO", "Manassas_VA"), log);
    play(s, ride("VM", "WAS"), log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 1);
}

TEST(RoverPlay, of_several_is_settled_clockwise_before_an_arrival_with_the_same_step) {   // RB-49, RB-76
    State s = with_declared_red();
    s.players[green].home = at("WAS");
    s.players[green].at = at("RIC");
    declare_player(s, green, "MIA");
    set_cash(s, green, 250000_usd);
    s.players[red].at = at("RIC");
    s.players[red].ridden = {};
    Log log;
    play(s, white(1, 3), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    std::vector<Event::Kind> order;
    std::vector<Seat> victims;
    for (const Event& e : log.events) {
        if (e.kind == Event::Kind::rovered || e.kind == Event::Kind::arrived) order.push_back(e.kind);
        if (e.kind == Event::Kind::rovered) victims.push_back(e.seat);
    }
    EXPECT_EQ(order, (std::vector{Event::Kind::rovered, Event::Kind::rovered, Event::Kind::arrived}));
    EXPECT_EQ(victims, (std::vector{green, red}));
    EXPECT_EQ(s.cash(blue), 20000_usd + 100000_usd + 3000_usd);
}

TEST(RoverPlay, can_be_made_by_a_declared_player_who_is_safe_while_moving) {   // RB-51, RB-76
    State s = with_declared_red();
    s.players[blue].home = at("RIC");
    declare_player(s, blue, "MIA");
    set_cash(s, blue, 250000_usd);
    Log log;
    begin_turn_of(s, blue);
    rover_red(s, log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 1);
    EXPECT_FALSE(s.players[red].is_declared);
    EXPECT_TRUE(s.players[blue].is_declared) << "Blue moved to Red's milepost, not Red to Blue's";
}

TEST(RoverPlay, makes_who_cannot_pay_raise_cash_or_go_bankrupt) {   // RB-50
    State s = with_declared_red(40000_usd);
    give(s, red, {"CO"});
    Log log;
    rover_red(s, log);
    EXPECT_EQ(s.decider, red);
    EXPECT_EQ(s.owed.why, Why::rover);
    const State before = s;
    play(s, Move::auction(line("CO")));
    EXPECT_EQ(s.decider, blue) << "the mover may bid, too";
    play(s, Move::pass());
    play(s, Move::bid(18000_usd));
    EXPECT_EQ(gained(before, s, red), 18000_usd - 50000_usd);
    State t = with_declared_red(40000_usd);
    rover_red(t, log);
    EXPECT_TRUE(t.players[red].is_out);
    EXPECT_EQ(t.cash(blue), 20000_usd - 1000_usd) << "nobody is paid";
}

TEST(RoverPlay, at_the_alternate_makes_the_arrival_come_with_the_next_turn) {   // RB-52
    State s = with_declared_red(250000_usd, "NOR");
    s.players[red].at = at("RIC");
    s.players[red].ridden = {};
    s.players[red].alternate = at("RIC");
    s.players[red].departure = at("NOR");
    s.players[blue].destination = at("PET");
    Log log;
    play(s, white(1, 3), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    ASSERT_EQ(s.players[red].destination, at("RIC"));
    const State before = s;
    begin_turn_of(s, red);
    EXPECT_EQ(gained(before, s, red), 2500_usd) << "the payoff from Norfolk";
    EXPECT_EQ(s.step, Step::purchase);
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::declare) << "RB-54: may declare again; then the turn goes on";
}

TEST(RoverPlay, RB_52_an_alternate_that_is_the_city_of_departure_pays_nothing_and_allows_a_purchase) {
    State s = with_declared_red(250000_usd, "RIC");
    s.players[red].at = at("RIC");
    s.players[red].ridden = {};
    s.players[blue].destination = at("PET");
    Log log;
    play(s, white(1, 3), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    ASSERT_FALSE(s.players[red].is_declared);
    const State before = s;
    begin_turn_of(s, red);
    EXPECT_EQ(gained(before, s, red), 0_usd);
    EXPECT_EQ(s.step, Step::purchase);
}

TEST(RoverPlay, leaves_the_ban_and_lets_only_the_fewest_segments_be_ridden_again) {   // RB-53
    State s = with_declared_red(250000_usd, "MIA");
    Player& p = s.players[red];
    p.home = p.destination = at("ATL");
    p.departure = at("MIA");
    p.at = at("Titusville_FL");   // at the end of the spur, up from Miami, and now it must go back
    p.ridden = {};
    for (std::string_view id :
         {"FEC:Deerfield_FL-MIA", "FEC:Deerfield_FL-West_Palm_Beach_FL", "FEC:Hobe_Sound_FL-West_Palm_Beach_FL",
          "FEC:Fort_Pierce_FL-Hobe_Sound_FL", "FEC:Fort_Pierce_FL-Sebastian_FL", "FEC:Eau_Gallie_FL-Sebastian_FL",
          "FEC:Eau_Gallie_FL-Titusville_FL"})
        p.ridden.insert(segment(id));
    Silence silence;
    lose_status(s, red, Why::rover, silence);
    EXPECT_EQ(southeast().network.fewest_barred(p.at, at("MIA"), p.ridden), 7);
    begin_turn_of(s, red);
    play(s, white(6, 5));
    EXPECT_TRUE(may(s, ride("FEC", "Eau_Gallie_FL"))) << "again";
    EXPECT_TRUE(may(s, ride("FEC", "Oak_Hill_FL"))) << "once around over fresh track rides no more of it again";
    State around = s;
    play(s, ride("FEC", "Eau_Gallie_FL"));
    EXPECT_EQ(s.step, Step::purchase) << "all the way to Miami there is no choice";
    around.players[red].ridden.insert(segment("JTKW:Sanford_FL-Titusville_FL"));
    around.step = Step::look_ahead;
    settle(around);
    EXPECT_EQ(around.players[red].at, at("MIA"))
        << "one of the two ways around is gone: an eighth segment would be needed";
}

TEST(RoverPlay, on_a_spur_is_only_for_those_bound_there_or_leaving_it) {   // RB-47, RB-13
    State s = table_at({{"MIA", "", "WAS"}, {"Titusville_FL", "JAX", "ATL"}, {"MEM", "MIA", "ATL"}});
    declare_player(s, red, "NOL");
    s.players[red].at = at("Hobe_Sound_FL");
    s.players[blue].ridden = {segment("FEC:Oak_Hill_FL-Titusville_FL")};
    begin_turn_of(s, blue);
    play(s, white(6, 5));
    EXPECT_EQ(s.players[blue].ridden.contains(segment("FEC:Eau_Gallie_FL-Titusville_FL")), false)
        << "Jacksonville could not be reached from there";
    State t = table_at({{"MIA", "", "WAS"}, {"Titusville_FL", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    declare_player(t, red, "NOL");
    t.players[blue].departure = at("JAX");
    t.players[red].at = at("Hobe_Sound_FL");
    set_cash(t, red, 250000_usd);
    begin_turn_of(t, blue);
    play(t, white(6, 5));
    play(t, ride("FEC", "Eau_Gallie_FL"));
    EXPECT_FALSE(t.players[red].is_declared);
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

TEST(RoverPlay, pays_the_bank_the_rate_of_a_railroad_that_was_sold_back_for_it) {   // RB-65
    State s = with_declared_red(49000_usd);
    give(s, red, {"RFP"});
    Log log;
    rover_red(s, log);
    const State before = s;
    play(s, Move::sell(line("RFP")));
    EXPECT_EQ(gained(before, s, blue), 50000_usd - 5000_usd) << "ridden when it was Red's";
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
