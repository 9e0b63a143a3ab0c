// Ending and winning the game.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

const Line fifteen_links{"mcalester-oklahoma_city",
                         "oklahoma_city-acme",
                         "acme-plainview",
                         "plainview-lubbock",
                         "lubbock-abilene",
                         "lubbock-big_spring",
                         "abilene-big_spring",
                         "abilene-san_angelo",
                         "abilene-brownwood",
                         "big_spring-pecos",
                         "pecos-el_paso",
                         "san_angelo-brownwood",
                         "acme-clinton",
                         "oklahoma_city-clinton",
                         "mcalester-tulsa"};

// The last offer of the Bull Market is Ed's, who holds $20; Dave, with the card, has $5 and Pete $9.
State at_last_offer() {
    State s = table_before(Step::bull_market, galveston);
    set_cash(s, ed, 20_usd);
    set_cash(s, dave, 5_usd);
    set_cash(s, pete, 9_usd);
    s.round_was_active = true;
    settle(s);
    play(s, {pass(), pass()});
    return s;
}

// A railroad's turn with nothing done, six times, and a Bull Market without offers.
void idle_round(State& s) {
    for (int i = 0; i < railroad_count; ++i) {
        play(s, pass());
        if (s.step == Step::build_and_buy) play(s, Move::done());
        play(s, Move::skip());
    }
    for (int i = 0; i < s.seats; ++i) play(s, pass());
}

TEST(End, SP_28_a_railroad_without_cubes_ends_the_game_after_the_bull_market_and_not_before) {
    State s = table_before(Step::offer_stock, mkt);
    set_links(s, mkt, fifteen_links);
    settle(s);
    play(s, {pass(), Move::skip()});
    EXPECT_EQ(s.current, frisco);   // the round goes on
    s = at_last_offer();
    set_links(s, mkt, fifteen_links);
    Log log;
    play(s, pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    ASSERT_NE(log.first(Event::Kind::game_ended), nullptr);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->ending, Ending::out_of_cubes);
}

TEST(End, SP_28_a_cube_that_has_come_back_by_then_counts) {
    State s = table_before(Step::build_and_buy, frisco);
    set_links(s, mkt, fifteen_links);
    set_links(s, frisco, {"tulsa-enid"});
    settle(s);
    play(s, buy("mcalester-tulsa", 0));
    EXPECT_EQ(s.railroads[mkt].cubes, 1);
    s.step = Step::check_for_end;
    settle(s);
    EXPECT_NE(s.step, Step::game_over);
}

TEST(End, SP_28_all_shares_sold_ends_the_game) {
    State s = at_last_offer();
    for (RailroadId r : all_railroads) set_shares(s, r, ed, r == mkt ? 4 : 5);
    play(s, {Move::offer(mkt), bid(0), pass()});
    Log log;
    play(s, pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->ending, Ending::all_shares_sold);
}

TEST(End, SP_28_otherwise_a_new_round_begins) {
    State s = at_last_offer();
    play(s, pass());
    EXPECT_EQ(s.step, Step::offer_stock);
    EXPECT_EQ(s.round, 2);
    EXPECT_FALSE(s.round_was_active);
    EXPECT_TRUE(s.offers_left.empty());
}

TEST(End, SP_29_most_cash_wins_and_shares_are_worth_nothing) {
    State s = at_last_offer();
    set_shares(s, mkt, pete, 3);
    s.step = Step::game_over;
    EXPECT_EQ(winners(s), SeatSet::only(ed));
}

TEST(End, SP_29_a_tie_goes_to_the_closest_clockwise_to_the_card_its_holder_first) {
    State s = at_last_offer();
    s.step = Step::game_over;
    for (Seat seat : {ed, dave, pete}) set_cash(s, seat, 9_usd);
    s.bull_market = dave;
    EXPECT_EQ(winners(s), SeatSet::only(dave));
    set_cash(s, dave, 8_usd);
    EXPECT_EQ(winners(s), SeatSet::only(pete));
    s.bull_market = pete;
    EXPECT_EQ(winners(s), SeatSet::only(pete));
    set_cash(s, pete, 8_usd);
    EXPECT_EQ(winners(s), SeatSet::only(ed));
}

TEST(End, SP_30_the_third_idle_round_in_a_row_ends_the_game) {
    State s = table_at(Step::offer_stock, southern_pacific);
    idle_round(s);
    EXPECT_EQ(s.idle_rounds, 1);
    idle_round(s);
    EXPECT_EQ(s.idle_rounds, 2);
    State active = s;
    idle_round(s);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.round, 3);
    play(active, {Move::offer_stock(), bid(0), pass(), pass()});   // a share is sold
    play(active, Move::skip());
    for (int i = 1; i < railroad_count; ++i) play(active, {pass(), Move::skip()});
    play(active, {pass(), pass(), pass()});
    EXPECT_EQ(active.round, 4);
    EXPECT_EQ(active.idle_rounds, 0);
}

TEST(End, SP_30_the_number_of_idle_rounds_is_an_option_and_0_switches_it_off) {
    State s = set_up(texas(), 3, {.idle_limit = 1});
    EXPECT_EQ(s.idle_limit, 1);
    s = table_at(Step::offer_stock, southern_pacific);
    EXPECT_EQ(s.idle_limit, 3);
    State never = s;
    s.idle_limit = 1;
    idle_round(s);
    EXPECT_EQ(s.step, Step::game_over);
    never.idle_limit = no_idle_limit;
    never.round_limit = 5;
    for (int i = 1; i <= 4; ++i) {
        idle_round(never);
        EXPECT_EQ(never.idle_rounds, i);   // they are counted all the same
    }
    Log log;
    for (int i = 0; i < railroad_count; ++i) play(never, {pass(), Move::skip()});
    play(never, {pass(), pass()});
    play(never, pass(), log);
    EXPECT_EQ(never.step, Step::game_over);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->ending, Ending::round_limit);
}

TEST(End, SP_30_an_idle_round_says_how_many_more_end_the_game_unless_it_ends_for_another_reason) {
    State s = at_last_offer();
    s.round_was_active = false;
    s.idle_rounds = 1;
    State last = s;
    Log log;
    play(s, pass(), log);
    const Event* idle = log.first(Event::Kind::round_was_idle);
    ASSERT_NE(idle, nullptr);
    EXPECT_EQ(idle->number, 2);
    EXPECT_EQ(idle->limit, 3);
    set_links(last, mkt, fifteen_links);
    Log silent;
    play(last, pass(), silent);
    EXPECT_EQ(silent.first(Event::Kind::round_was_idle), nullptr);
    EXPECT_EQ(silent.first(Event::Kind::game_ended)->ending, Ending::out_of_cubes);
}

TEST(End, SP_30_dividends_alone_do_not_make_a_round_active) {
    State s = table_at(Step::offer_stock, southern_pacific);
    for (int i = 0; i < railroad_count; ++i) play(s, {pass(), dividend(1)});
    play(s, {pass(), pass(), pass()});
    EXPECT_EQ(s.idle_rounds, 1);
}

TEST(End, SP_30_the_game_ends_after_the_round_of_the_limit_which_is_100_unless_chosen) {
    EXPECT_EQ(set_up(texas(), 3).round_limit, 100);
    State s = set_up(texas(), 3, {.round_limit = 4});
    EXPECT_EQ(s.round_limit, 4);
    s = at_last_offer();
    s.round_limit = 4;
    s.round = 3;
    State last = s;
    play(s, pass());
    EXPECT_EQ(s.round, 4);
    last.round = 4;
    Log log;
    play(last, pass(), log);
    EXPECT_EQ(last.step, Step::game_over);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->ending, Ending::round_limit);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
