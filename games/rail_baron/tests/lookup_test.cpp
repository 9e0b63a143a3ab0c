// Start, City Lookup, Home City, Destination, Home Swap.
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

State new_game(int seats, Variants variants = {}) {
    variants.honeymoon = seats == 2;
    return set_up(southeast(), seats, variants);
}

// Homes are known: the turn of the first player, Red, begins.
State with_homes(std::initializer_list<std::string_view> homes) {
    State s = new_game(static_cast<int>(homes.size()));
    play(s, Move::order(red));
    for (std::string_view home : homes) look_up(s, home);
    return s;
}

TEST(Start, each_player_has_20000_a_freight_engine_and_a_train) {   // RB-1
    const State s = new_game(6);
    SeatSet::all(6).each([&](Seat seat) {
        EXPECT_EQ(s.cash(seat), 20000_usd);
        EXPECT_EQ(s.players[seat].engine, Engine::freight);
        EXPECT_EQ(s.players[seat].home, Milepost::none);
    });
}

TEST(Start, chance_draws_who_goes_first_all_seats_alike) {   // RB-2, RB-68
    State s = new_game(4);
    EXPECT_EQ(s.decider, Seat::chance);
    State::Offers offers;
    Rules::offers(s, offers);
    EXPECT_EQ(offers.ways(), 4);
    EXPECT_EQ(why_not(s, dice(1, 2, 3)).rule, "RB-2");
    play(s, Move::order(Seat{3}));
    EXPECT_EQ(s.turn, Seat{3});
    look_up(s, "ATL");
    EXPECT_EQ(s.turn, Seat{0}) << "then clockwise";
}

TEST(CityLookup, example_odd_7_is_appalachian_and_even_9_there_is_chattanooga) {   // RB-3, RB-4
    State s = new_game(3);
    play(s, Move::order(red));
    Log log;
    play(s, dice(3, 4, 3), log);
    EXPECT_EQ(s.lookup.region, region("Appalachian"));
    play(s, dice(4, 5, 6), log);
    EXPECT_EQ(s.players[red].home, at("CHA"));
}

TEST(CityLookup, is_one_throw_of_all_three_dice_each_of_216_alike) {   // RB-69, RB-63
    State s = new_game(3);
    play(s, Move::order(red));
    State::Offers offers;
    Rules::offers(s, offers);
    EXPECT_EQ(offers.ways(), 216);
    EXPECT_TRUE(may(s, dice(1, 2, 3)));
    EXPECT_TRUE(may(s, dice(2, 1, 3))) << "dice thrown by hand are entered as they lie";
    EXPECT_EQ(why_not(s, white(1, 2)).rule, "RB-69");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "RB-3");
}

TEST(CityLookup, lets_the_player_pick_when_the_train_is_in_the_region_rolled) {   // RB-5
    State s = with_homes({"ATL", "RIC", "MIA"});
    play(s, throw_for(region("South Atlantic")));
    EXPECT_EQ(s.step, Step::pick_region);
    EXPECT_EQ(s.decider, red);
    EXPECT_EQ(offered(s).size(), 7u);
    EXPECT_EQ(why_not(s, dice(1, 1, 1)).rule, "RB-5");
    play(s, Move::pick(region("South Atlantic")));
    play(s, throw_for(at("SAV")));
    EXPECT_EQ(s.players[red].destination, at("SAV"));
}

TEST(CityLookup, of_a_home_never_lets_anybody_pick) {   // RB-5
    State s = new_game(3);
    play(s, Move::order(red));
    for (int i = 0; i < 3; ++i) {
        play(s, throw_for(region("Florida")));
        EXPECT_EQ(s.step, Step::throw_for_city);
        play(s, throw_for(at("MIA")));
    }
}

TEST(HomeCity, is_looked_up_in_turn_order_and_may_be_shared) {   // RB-6
    const State s = with_homes({"ATL", "ATL", "MIA"});
    EXPECT_EQ(s.players[red].home, s.players[blue].home);
    EXPECT_EQ(s.players[green].at, at("MIA")) << "the train starts at home";
    EXPECT_EQ(s.turn, red);
    EXPECT_EQ(s.turns, 1);
}

TEST(Destination, where_the_train_stands_loses_the_turn_and_pays_nothing) {   // RB-7
    State s = table_at({{"ATL", ""}, {"RIC", "MIA"}, {"RIC", "MIA"}});
    const State before = s;
    look_up(s, "ATL");
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.players[red].destination, Milepost::none);
    begin_turn_of(s, red);
    EXPECT_EQ(s.step, Step::throw_for_region) << "the next turn starts with a new lookup";
    EXPECT_EQ(gained(before, s, red), 0_usd);
}

TEST(HomeSwap, exchanges_home_and_first_destination) {   // RB-8
    State s = with_homes({"ATL", "RIC", "MIA"});
    look_up(s, "NOL");
    EXPECT_EQ(s.step, Step::swap_home);
    EXPECT_EQ(why_not(s, white(1, 1)).rule, "RB-8");
    play(s, Move::swap_home());
    EXPECT_EQ(s.players[red].home, at("NOL"));
    EXPECT_EQ(s.players[red].at, at("NOL"));
    EXPECT_EQ(s.players[red].departure, at("NOL"));
    EXPECT_EQ(s.players[red].destination, at("ATL"));
    EXPECT_EQ(s.step, Step::roll);
}

TEST(HomeSwap, establishes_on_all_railroads_at_the_new_home_and_nowhere_else) {   // RB-32, RB-73
    State s = with_homes({"ATL", "RIC", "MIA"});
    s.players[red].established.lower(line("GA"), bank_fee);
    look_up(s, "WAS");
    play(s, Move::swap_home());
    for (std::string_view code : {"BO", "CO", "RFP", "VM"}) EXPECT_EQ(established(s, red, code), 1000_usd);
    EXPECT_LT(established(s, red, "GA"), 0_usd);
}

TEST(HomeSwap, is_asked_once_and_may_be_declined) {   // RB-8
    State s = with_homes({"ATL", "RIC", "MIA"});
    look_up(s, "NOL");
    play(s, Move::pass());
    EXPECT_EQ(s.players[red].home, at("ATL"));
    s.players[red].destination = Milepost::none;
    begin_turn_of(s, red);
    look_up(s, "NOL");
    EXPECT_EQ(s.step, Step::roll) << "only after the first destination";
}

TEST(HomeSwap, is_lost_with_a_first_destination_that_is_the_home) {   // RB-71
    State s = with_homes({"ATL", "RIC", "MIA"});
    look_up(s, "ATL");
    EXPECT_EQ(s.turn, blue);
    EXPECT_FALSE(s.players[red].may_swap);
    begin_turn_of(s, red);
    look_up(s, "NOL");
    EXPECT_EQ(s.step, Step::roll);
}

}   // namespace
}   // namespace roundhouse::rail_baron
