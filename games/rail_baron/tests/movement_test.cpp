// Movement, Non-Reuse, Bonus Roll.
#include "games/rail_baron/tests/table.hpp"
#include "play/random.hpp"

namespace roundhouse::rail_baron {
namespace {

// Red rolls at the beginning of the turn, from one place to another.
State rolled(std::string_view from, std::string_view to, int a, int b, Engine engine = Engine::freight, int c = 0) {
    State s = table_at({{from, to}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    s.players[red].engine = engine;
    play(s, dice(a, b, c));
    return s;
}

TEST(Movement, is_two_white_dice_and_with_a_superchief_the_red_one_too) {   // RB-9
    State s = table_at({{"WAS", "MIA"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    EXPECT_EQ(offered(s).size(), 36u);
    EXPECT_EQ(why_not(s, dice(1, 2, 3)).rule, "RB-9");
    s.players[red].engine = Engine::superchief;
    EXPECT_EQ(offered(s).size(), 216u);
    EXPECT_EQ(why_not(s, white(1, 2)).rule, "RB-9");
    play(s, dice(1, 2, 3));
    EXPECT_EQ(s.left, 6);
}

TEST(Movement, goes_along_one_segment_of_one_railroad) {   // RB-10
    State s = rolled("WAS", "MIA", 1, 2);
    EXPECT_EQ(offered(s).size(), 4u);
    EXPECT_TRUE(may(s, ride("CO", "Manassas_VA")));
    EXPECT_TRUE(may(s, ride("VM", "Manassas_VA")));
    EXPECT_EQ(why_not(s, ride("RFP", "Manassas_VA")).rule, "RB-10");
    EXPECT_EQ(why_not(s, ride("VM", "Culpeper_VA")).rule, "RB-10");
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));   // railroads are changed at a milepost that both serve
    EXPECT_EQ(s.left, 1);
}

TEST(Movement, cannot_change_railroads_where_lines_cross_without_a_milepost) {   // RB-10
    State s = rolled("ALB", "WAS", 1, 2);
    play(s, ride("CG", "Americus_GA"));
    EXPECT_TRUE(may(s, ride("CG", "Cuthbert_GA"))) << "it crosses the line from Dawson to Richland";
    EXPECT_EQ(why_not(s, ride("SAM", "Dawson_GA")).rule, "RB-10");
}

TEST(Movement, uses_the_full_roll) {   // RB-11
    State s = rolled("WAS", "MIA", 1, 2);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "RB-11");
    EXPECT_EQ(why_not(s, Move::swap_home()).rule, "RB-64");
    play(s, ride("RFP", "Quantico_VA"));
    EXPECT_EQ(s.players[red].at, at("Doswell_VA")) << "forced steps play themselves";
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.left, 0);
}

TEST(NonReuse, bars_a_segment_in_both_directions_but_not_its_parallel) {   // RB-12
    State s = rolled("WAS", "MIA", 3, 4);
    play(s, ride("CO", "Manassas_VA"));
    EXPECT_EQ(why_not(s, ride("CO", "WAS")).rule, "RB-12");
    EXPECT_TRUE(may(s, ride("VM", "WAS")));
}

TEST(NonReuse, refuses_a_step_after_which_the_destination_is_out_of_reach) {   // RB-13
    State s = rolled("VIC", "JKM", 6, 5);
    s.players[red].at = at("Harriston_MS");
    s.players[red].ridden = {segment("YMV:Harriston_MS-Port_Gibson_MS")};
    s.players[red].way.forget();
    s.step = Step::look_ahead;
    settle(s);
    EXPECT_EQ(why_not(s, ride("YMV", "NAT")).rule, "RB-13") << "Natchez is the end of a spur";
    EXPECT_TRUE(may(s, ride("YMV", "Gloster_MS")));
    EXPECT_TRUE(may(s, ride("YMV", "Utica_MS")));
}

TEST(NonReuse, lets_a_train_into_the_spur_where_its_destination_lies) {   // RB-13
    const State s = rolled("Harriston_MS", "NAT", 1, 1);
    EXPECT_TRUE(may(s, ride("YMV", "NAT")));
}

TEST(NonReuse, is_each_players_own_and_cleared_on_arrival) {   // RB-14
    State s = rolled("WAS", "RIC", 1, 3);
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    EXPECT_TRUE(s.players[red].ridden.empty());
    State t = rolled("WAS", "MIA", 1, 3);
    play(t, ride("CO", "Manassas_VA"));
    t.players[blue].at = at("WAS");
    ride_on(t);
    play(t, white(1, 2));
    EXPECT_TRUE(may(t, ride("CO", "Manassas_VA"))) << "Blue is not barred by what Red has ridden";
}

TEST(NonReuse, holds_over_turns) {   // RB-12, RB-14
    State s = rolled("WAS", "MIA", 1, 1);
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("CO", "Culpeper_VA"));
    begin_turn_of(s, red);
    play(s, white(1, 2));
    EXPECT_EQ(why_not(s, ride("CO", "Manassas_VA")).rule, "RB-12");
    EXPECT_TRUE(may(s, ride("VM", "Manassas_VA")));
}

TEST(NonReuse, takes_the_home_of_a_declared_player_as_the_destination) {   // RB-15
    State s = table_at({{"RIC", "", "WAS"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 300000_usd);
    declare_player(s, red, "MIA");
    begin_turn_of(s, red);
    play(s, white(4, 5));
    play(s, ride("RFP", "Doswell_VA"));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(s.step, Step::game_over) << "only home stops the train";
    EXPECT_EQ(s.players[red].at, at("WAS"));
}

TEST(BonusRoll, follows_double_six_of_a_freight_and_any_double_of_an_express) {   // RB-16
    State s = rolled("MIA", "WAS", 6, 6);
    ride_on(s);
    EXPECT_EQ(s.step, Step::throw_bonus);
    EXPECT_EQ(offered(s).size(), 6u);
    EXPECT_EQ(why_not(s, white(1, 2)).rule, "RB-16");
    play(s, red_only(4));
    ride_on(s);
    EXPECT_EQ(s.turn, blue) << "one bonus a turn";
    EXPECT_EQ(rolled("MIA", "WAS", 3, 3).turn, blue) << "no bonus for another double of a Freight";
    State e = rolled("MIA", "WAS", 3, 3, Engine::express);
    EXPECT_EQ(e.step, Step::throw_bonus);
    EXPECT_EQ(e.bonus, RedDie::to_throw);
    State t = rolled("MIA", "WAS", 3, 3, Engine::superchief, 2);
    ride_on(t);
    EXPECT_EQ(t.turn, blue) << "a SuperChief has no extra roll";
}

// Trips between stops, each step any that is allowed: so trains wander about, and ride almost everything. At every step
// the quick answer is the plain one, with the memory of the trip and with one that was worked out from what was ridden.
void compare_answers(const Network& network, int stops, int trips) {
    Random random(5);
    for (int trip = 0; trip < trips; ++trip) {
        SegmentSet ridden;
        WayAhead way;
        Milepost here = Milepost(random.below(stops));
        const Milepost destination = Milepost(random.below(stops));
        while (here != destination) {
            const std::uint32_t plain = plainly_allowed(network, ridden, here, destination);
            WayAhead fresh;
            ASSERT_EQ(allowed_steps(network, ridden, here, destination, way), plain);
            ASSERT_EQ(allowed_steps(network, ridden, here, destination, fresh), plain);
            ASSERT_TRUE(way.is_known() && fresh.is_known());
            std::vector<std::size_t> exits;
            for (std::size_t i = 0; i < network.exits(here).size(); ++i)
                if ((plain >> i & 1) != 0) exits.push_back(i);
            const std::size_t i = exits[static_cast<std::size_t>(random.below(static_cast<int>(exits.size())))];
            ridden.insert(network.exits(here)[i].segment);
            if (network.is_junction(here)) way.ride(network.stretches(here)[i]);
            here = network.exits(here)[i].to;
        }
    }
}

TEST(NonReuse, is_answered_alike_by_the_quick_and_by_the_plain_search) {   // RB-13
    compare_answers(southeast().network, southeast().cities, 100);
}

// Stops of which some are joined, by two railroads where both numbers are even; a dot lies on every third line.
Network network_of(int stops, auto&& is_joined) {
    Network network;
    int dot = stops, lines = 0;
    const auto join = [&](int a, int b, int railroad) {
        if (++lines % 3 != 0) return void(network.join(RailroadId(railroad), Milepost(a), Milepost(b)));
        network.join(RailroadId(railroad), Milepost(a), Milepost(dot));
        network.join(RailroadId(railroad), Milepost(dot++), Milepost(b));
    };
    MilepostSet cities;
    for (int a = 0; a < stops; ++a) {
        cities.insert(Milepost(a));
        for (int b = 0; b < a; ++b) {
            if (!is_joined(a, b)) continue;
            join(a, b, 0);
            if (a % 2 == 0 && b % 2 == 0) join(a, b, 1);
        }
    }
    network.survey(cities, [](Milepost, Milepost) { return 0; });
    return network;
}

TEST(NonReuse, is_answered_alike_where_no_drawing_is_without_crossings) {   // RB-13
    compare_answers(network_of(5, [](int, int) { return true; }), 5, 2000);
    compare_answers(network_of(6, [](int a, int b) { return (a + b) % 2 == 1; }), 6, 2000);
    compare_answers(network_of(9, [](int a, int b) { return (a * b) % 3 == 1 || a == b + 1; }), 9, 2000);
}

}   // namespace
}   // namespace roundhouse::rail_baron
