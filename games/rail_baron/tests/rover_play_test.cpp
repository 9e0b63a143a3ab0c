// Rover Play.
#include "games/rail_baron/tests/declared.hpp"

namespace roundhouse::rail_baron {
namespace {

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

TEST(RoverPlay, pays_the_bank_the_rate_of_a_railroad_that_was_sold_back_for_it) {   // RB-65
    State s = with_declared_red(49000_usd);
    give(s, red, {"RFP"});
    Log log;
    rover_red(s, log);
    const State before = s;
    play(s, Move::sell(line("RFP")));
    EXPECT_EQ(gained(before, s, blue), 50000_usd - 5000_usd) << "ridden when it was Red's";
}

}   // namespace
}   // namespace roundhouse::rail_baron
