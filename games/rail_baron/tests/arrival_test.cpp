// Arrival, Purchase, Bounce Out.
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

// Red rolls in Washington, four steps from Richmond, and rides the RF&P there.
State rolled_to_richmond(int a, int b, Engine engine = Engine::freight, int c = 0, Money cash = 100000_usd) {
    State s = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    s.players[red].engine = engine;
    set_cash(s, red, cash);
    play(s, dice(a, b, c));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    return s;
}

TEST(Arrival, ends_the_movement_and_pays_the_payoff_of_the_trip) {   // RB-17
    const State s = rolled_to_richmond(5, 6);
    EXPECT_EQ(s.players[red].at, at("RIC"));
    EXPECT_EQ(s.cash(red), 103000_usd);
    EXPECT_EQ(s.players[red].departure, at("RIC"));
    EXPECT_EQ(s.players[red].destination, Milepost::none);
    EXPECT_EQ(s.left, 0);
    EXPECT_EQ(s.step, Step::purchase);
}

TEST(Purchase, is_one_railroad_from_the_bank_or_an_engine) {   // RB-18
    State s = rolled_to_richmond(5, 6);
    EXPECT_EQ(why_not(s, Move::buy(line("NCRR"))).rule, "RB-18") << "public";
    EXPECT_EQ(why_not(s, Move::declare()).rule, "RB-18");
    play(s, Move::buy(line("RFP")));
    EXPECT_EQ(s.cash(red), 103000_usd - 6500_usd) << "its own railroad costs no fee";
    EXPECT_TRUE(s.players[red].railroads.contains(line("RFP")));
    EXPECT_EQ(s.turn, blue) << "one purchase";
    State other = rolled_to_richmond(5, 6);
    give(other, blue, {"GA"});
    EXPECT_EQ(why_not(other, Move::buy(line("GA"))).rule, "RB-18") << "sold";
}

TEST(Purchase, of_engines_has_these_prices) {   // RB-19
    State s = rolled_to_richmond(5, 6);
    play(s, Move::upgrade(Engine::express));
    EXPECT_EQ(s.cash(red), 103000_usd - 4000_usd - bank_fee);
    State t = rolled_to_richmond(5, 6, Engine::express);
    EXPECT_EQ(why_not(t, Move::upgrade(Engine::express)).rule, "RB-19");
    EXPECT_EQ(why_not(t, Move::upgrade(Engine::freight)).rule, "RB-19");
    play(t, Move::upgrade(Engine::superchief));
    EXPECT_EQ(t.cash(red), 103000_usd - 40000_usd - bank_fee);
    State u = rolled_to_richmond(5, 6);
    play(u, Move::upgrade(Engine::superchief));
    EXPECT_EQ(u.players[red].engine, Engine::superchief);
}

TEST(Purchase, is_for_cash_in_hand_only_that_of_the_fees_included) {   // RB-20
    State s = rolled_to_richmond(5, 6, Engine::freight, 0, 5000_usd);
    ASSERT_EQ(s.cash(red), 8000_usd);
    EXPECT_EQ(why_not(s, Move::buy(line("LN"))).rule, "RB-20");
    EXPECT_EQ(why_not(s, Move::upgrade(Engine::superchief)).rule, "RB-20");
    EXPECT_EQ(why_not(s, Move::sell(line("GA"))).rule, "RB-18") << "nothing may be sold for it";
    play(s, Move::buy(line("KC")));
    EXPECT_EQ(s.step, Step::raise_cash) << "the $1,000 for the bank are spent";
}

TEST(Purchase, is_not_asked_where_nothing_can_be_paid) {   // RB-18
    EXPECT_EQ(rolled_to_richmond(5, 6, Engine::freight, 0, 0_usd).step, Step::purchase)
        << "the payoff of $3,000 buys the cheapest";
    State s = table_at({{"RIC", "PET"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 2000_usd);
    play(s, white(1, 2));
    play(s, ride("WW", "PET"));
    EXPECT_EQ(s.turn, blue);
}

TEST(BounceOut, follows_an_arrival_within_the_white_dice_with_a_bonus_due) {   // RB-21
    State s = rolled_to_richmond(6, 6);
    EXPECT_EQ(s.bounce, RedDie::to_throw);
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::throw_for_region);
    EXPECT_EQ(s.lookup.purpose, Purpose::destination);
    look_up(s, "MIA");
    EXPECT_EQ(s.step, Step::throw_bonus);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "RB-16") << "it is not optional";
    play(s, red_only(3));
    EXPECT_EQ(s.left, 3);
    EXPECT_EQ(s.dice.red, 3);
    ride_on(s);
    EXPECT_EQ(s.turn, blue);
}

TEST(BounceOut, of_a_superchief_uses_the_red_die_already_rolled) {   // RB-21
    State s = rolled_to_richmond(3, 4, Engine::superchief, 5);
    EXPECT_EQ(s.bounce, RedDie(5));
    play(s, Move::pass());
    look_up(s, "MIA");
    EXPECT_EQ(s.step, Step::step);
    EXPECT_EQ(s.left, 5);
}

TEST(BounceOut, of_a_superchief_needs_the_white_dice_to_suffice) {   // RB-22
    State s = rolled_to_richmond(1, 3, Engine::superchief, 5);
    EXPECT_EQ(s.bounce, RedDie(5)) << "exactly the white dice";
    State t = rolled_to_richmond(1, 2, Engine::superchief, 5);
    EXPECT_EQ(t.bounce, RedDie::none) << "a part of the red die was needed";
    play(t, Move::pass());
    EXPECT_EQ(t.turn, blue);
}

TEST(BounceOut, does_not_follow_where_no_bonus_is_due_or_some_of_it_was_used) {   // RB-22
    State s = rolled_to_richmond(5, 6);
    play(s, Move::pass());
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.players[red].destination, Milepost::none) << "looked up at the start of the next turn";
    State t = table_at({{"WAS", "RIC"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    t.players[red].engine = Engine::express;
    play(t, white(1, 1));
    play(t, ride("RFP", "Quantico_VA"));
    play(t, red_only(4));
    play(t, ride("RFP", "RIC"));
    EXPECT_EQ(t.bounce, RedDie::none);
    play(t, Move::pass());
    EXPECT_EQ(t.turn, blue);
}

TEST(BounceOut, may_arrive_again_with_payoff_and_purchase_but_no_further_bonus) {   // RB-23
    State s = rolled_to_richmond(6, 6);
    play(s, Move::pass());
    look_up(s, "PET");
    play(s, red_only(2));
    const State before = s;
    play(s, ride("WW", "PET"));
    EXPECT_EQ(gained(before, s, red), 500_usd);
    EXPECT_EQ(s.step, Step::purchase);
    play(s, Move::pass());
    EXPECT_EQ(s.turn, blue);
}

TEST(BounceOut, depends_on_the_engine_at_the_time_of_the_roll) {   // RB-72
    State s = rolled_to_richmond(3, 3);
    play(s, Move::upgrade(Engine::express));
    EXPECT_EQ(s.turn, blue) << "a Freight's double three";
    State t = rolled_to_richmond(3, 3, Engine::express);
    play(t, Move::upgrade(Engine::superchief));
    look_up(t, "MIA");
    EXPECT_EQ(t.step, Step::throw_bonus) << "the Express still throws its red die";
}

TEST(BounceOut, with_the_next_destination_right_here_loses_the_rest_of_the_turn) {   // RB-7
    State s = rolled_to_richmond(6, 6);
    play(s, Move::pass());
    const State before = s;
    look_up(s, "RIC");
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(gained(before, s, red), 0_usd - bank_fee) << "the fees of the turn are due all the same";
}

}   // namespace
}   // namespace roundhouse::rail_baron
