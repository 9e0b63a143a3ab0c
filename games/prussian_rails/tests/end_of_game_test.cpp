// The end: PU-32, PU-33, PU-38 and PU-39; out_of_reach_test.cpp has PU-37.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

// Connects two railroads as if they had met long ago.
void connect(State& s, RailroadId a, RailroadId b) {
    s.railroads[a].connections.insert(b);
    s.railroads[b].connections.insert(a);
}

// All eight in a ring: everybody has two.
void connect_all(State& s) {
    for (RailroadId id : all_railroads) connect(s, id, RailroadId((static_cast<int>(id) + 1) % railroad_count));
}

// Nobody has money, and BA, which builds for nothing, has no cube.
State table_of_beggars() {
    State s = table_at_turn();
    for (Seat seat : {john, vince, ann}) give_cash(s, seat, 0_usd);
    s.railroads[ba].cubes = 0;
    return s;
}

bool ends_after_a_pass(State s) {
    play(s, Move::pass());
    return s.step == Step::game_over;
}

// Draws some round of which every turn is a pass.
void pass_a_round(State& s) {
    while (s.decider == Seat::chance) play(s, offered(s).front());
    while (s.step == Step::take_turn) play(s, Move::pass());
}

TEST(End, PU_32_comes_at_determine_player_order_when_every_railroad_is_connected_to_two_others) {
    State s = table_at_turn();
    connect_all(s);
    s.order.add(vince);
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::take_turn) << "the round is played to its end";
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(log.events.back().ending, Ending::all_connected);
}

TEST(End, PU_32_does_not_come_as_long_as_one_railroad_has_one_connection_only) {
    State s = table_at_turn();
    connect_all(s);
    s.railroads[km].connections.erase(bh);
    EXPECT_FALSE(ends_after_a_pass(s));
}

TEST(End, PU_32_lets_the_most_cash_win_and_ties_share) {
    State s = table_at_turn();
    give_cash(s, john, 10_usd);
    EXPECT_EQ(winners(s), SeatSet::only(vince) | SeatSet::only(ann));
    give_cash(s, ann, 41_usd);
    EXPECT_EQ(winners(s), SeatSet::only(ann));
    connect_all(s);
    play(s, Move::pass());
    EXPECT_EQ(winners(s), SeatSet::only(ann));
}

TEST(Agreement, PU_33_is_asked_for_from_seat_0_after_a_round_of_passes) {
    State s = table_at_turn();
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::agree_to_end);
    EXPECT_EQ(s.idle_rounds, 1);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PU-33");
    for (Seat seat : {john, vince, ann}) {
        EXPECT_EQ(s.decider, seat);
        play(s, Move::agree());
    }
    EXPECT_EQ(s.step, Step::game_over);
}

TEST(Agreement, PU_33_is_not_asked_for_when_a_turn_was_anything_but_a_pass) {
    State s = table_at_turn();
    s.order.add(vince);
    play(s, Move::capitalize(po));
    pass_all(s, 3);
    play(s, Move::pass());
    EXPECT_EQ(s.step, Step::draw_disk);
    EXPECT_EQ(s.idle_rounds, 0);
}

TEST(Agreement, PU_33_is_not_asked_for_before_the_first_round) {
    State s = set_up(prussia(), 3);
    play(s, Move::first_bidder(john));
    pass_all(s, 24);
    EXPECT_EQ(s.step, Step::draw_disk);
}

TEST(Agreement, PU_33_fails_by_one_no_and_the_game_goes_on) {
    State s = table_at_turn();
    play(s, {Move::pass(), Move::agree(), Move::disagree()});
    EXPECT_EQ(s.step, Step::draw_disk) << "the third is not asked any more";
    EXPECT_EQ(s.agreed, 0);
    EXPECT_EQ(s.idle_rounds, 1);
}

TEST(Agreement, PU_33_of_version_1_was_not_needed_after_the_third_round_of_passes_in_a_row) {
    State s = table_at_turn();
    s.rules_version = 1;
    play(s, {Move::pass(), Move::disagree()});
    pass_a_round(s);
    EXPECT_EQ(s.idle_rounds, 2);
    play(s, Move::disagree());
    pass_a_round(s);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.idle_rounds, 3);
}

TEST(NobodyMoves, PU_38_ends_the_game_when_everybody_has_passed_three_times) {
    State s = table_at_turn();
    s.passes = {{3, 2, 3}};
    s.acting = s.decider = vince;
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(log.events.back().ending, Ending::nobody_moves);
    EXPECT_EQ(s.idle_rounds, 1) << "the last round is counted";
}

TEST(NobodyMoves, PU_38_counts_to_three_and_starts_again_with_a_capitalization_or_an_expansion) {
    State s = table_at_turn();
    s.order.add(john);
    s.order.add(john);
    for (int pass = 1; pass <= 2; ++pass) {
        play(s, Move::pass());
        EXPECT_EQ(s.passes[john], pass);
    }
    play(s, Move::capitalize(po));
    EXPECT_EQ(s.passes, BySeat<std::int8_t>{});
    State expanding = table_at_turn();
    give_treasury(expanding, ns, 10_usd);
    expanding.passes = {{2, 3, 1}};
    play(expanding, Move::expand(ns));
    EXPECT_EQ(expanding.passes, BySeat<std::int8_t>{});
    State often = table_at_turn();
    often.passes = {{3, 0, 0}};
    play(often, Move::pass());
    EXPECT_EQ(often.passes[john], 3) << "three at most";
}

TEST(NobodyMoves, PU_38_does_not_wait_for_players_who_are_not_able_to_move) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads) {
        give_share(s, id, john);
        give_share(s, id, john);
        give_treasury(s, id, 60_usd);
    }
    s.passes = {{2, 0, 0}};   // the others hold nothing, and nothing is left to offer
    EXPECT_TRUE(ends_after_a_pass(s));
    s.passes = {{1, 3, 3}};
    EXPECT_FALSE(ends_after_a_pass(s));
}

TEST(NobodyMoves, PU_38_waits_for_a_player_who_had_no_turn) {
    State s = table_at_turn();
    s.passes = {{3, 3, 2}};
    EXPECT_FALSE(ends_after_a_pass(s)) << "Ann could offer a share";
}

TEST(NobodyMoves, PU_38_counts_passes_that_play_themselves) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads) {
        give_share(s, id, john);
        give_share(s, id, john);
        give_treasury(s, id, 60_usd);
    }
    s.order.add(vince);
    play(s, Move::pass());
    EXPECT_EQ(s.passes[vince], 1);
}

TEST(NobodyMoves, PU_38_ends_the_game_after_the_tenth_round_of_passes_in_a_row) {
    State s = table_at_turn();
    s.idle_rounds = 8;
    play(s, Move::pass());
    EXPECT_EQ(s.idle_rounds, 9);
    play(s, Move::disagree());
    s.passes = {};
    Log log;
    while (s.decider == Seat::chance) play(s, offered(s).front(), log);
    while (s.step == Step::take_turn) {
        s.passes = {};
        play(s, Move::pass(), log);
    }
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.idle_rounds, 10);
    EXPECT_EQ(log.events.back().ending, Ending::idle_rounds);
}

TEST(NobodyMoves, PU_40_comes_after_PU_32_and_PU_37_and_PU_39) {
    State s = table_at_turn();
    s.passes = {{3, 3, 3}};
    connect_all(s);
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(log.events.back().ending, Ending::all_connected);
    EXPECT_EQ(s.idle_rounds, 0);
}

TEST(Agreement, PU_33_counts_rounds_in_a_row_only) {
    State s = table_at_turn();
    play(s, {Move::pass(), Move::disagree()});
    pass_a_round(s);
    play(s, Move::disagree());
    while (s.decider == Seat::chance) play(s, offered(s).front());
    play(s, Move::capitalize(po));
    pass_all(s, 3);
    while (s.step == Step::take_turn) play(s, Move::pass());
    EXPECT_EQ(s.step, Step::draw_disk);
    EXPECT_EQ(s.idle_rounds, 0);
}

TEST(NothingToBuild, PU_39_ends_the_game_unasked_when_nobody_can_ever_pay_for_a_hex) {
    State s = table_of_beggars();
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(log.count(Event::Kind::asked_to_end), 0);
    EXPECT_EQ(log.events.back().ending, Ending::nothing_to_build);
}

TEST(NothingToBuild, PU_39_looks_at_the_cheapest_hex_of_each_railroad) {
    State s = table_of_beggars();
    give_treasury(s, po, 1_usd);
    EXPECT_TRUE(ends_after_a_pass(s));
    give_treasury(s, po, 2_usd);
    EXPECT_FALSE(ends_after_a_pass(s));
    give_treasury(s, po, 0_usd);
    give_treasury(s, by, 1_usd);
    EXPECT_TRUE(ends_after_a_pass(s)) << "BY is surrounded by hills and mountains";
    give_treasury(s, by, 2_usd);
    EXPECT_FALSE(ends_after_a_pass(s)) << "a hill";
}

TEST(NothingToBuild, PU_39_adds_the_cash_of_all_players_while_a_share_is_unsold) {
    State s = table_of_beggars();
    give_cash(s, john, 1_usd);
    EXPECT_TRUE(ends_after_a_pass(s));
    give_cash(s, ann, 1_usd);
    EXPECT_FALSE(ends_after_a_pass(s));
    for (RailroadId id : all_railroads) {
        give_share(s, id, john);
        give_share(s, id, john);
    }
    give_treasury(s, by, 1_usd);
    give_treasury(s, po, 1_usd);
    s.acting = vince;
    s.order.add(john);
    s.step = Step::begin_turn;
    settle(s);
    EXPECT_EQ(s.step, Step::game_over) << "nothing is left to sell, so their $2 help nobody";
}

TEST(NothingToBuild, PU_39_knows_that_the_badische_builds_for_nothing) {
    State s = table_of_beggars();
    s.railroads[ba].cubes = 1;
    EXPECT_FALSE(ends_after_a_pass(s));
}

TEST(NothingToBuild, PU_39_needs_cubes) {
    State s = table_of_beggars();
    for (RailroadId id : all_railroads) {
        give_treasury(s, id, 50_usd);
        s.railroads[id].cubes = 0;
    }
    EXPECT_FALSE(can_ever_build(s));
    s.railroads[mw].cubes = 1;
    EXPECT_TRUE(can_ever_build(s));
}

TEST(NothingToBuild, PU_39_needs_a_hex_to_enter) {
    State s = table_of_beggars();
    give_treasury(s, po, 50_usd);
    EXPECT_FALSE(ends_after_a_pass(s));
    lay_track(s, bh, {"B41"});   // the only way out of Königsberg
    s.railroads[ba].cubes = 0;
    EXPECT_TRUE(ends_after_a_pass(s));
}

TEST(NothingToBuild, PU_39_counts_a_hex_beyond_5_as_one_that_the_koeln_mindener_may_not_enter) {
    State s = table_of_beggars();
    for (RailroadId other : {po, ns, sa, by})
        lay_track(s, other, {"Duisburg", "Dortmund", "Wesel", "Münster", "Düsseldorf"});
    lay_track(s, mw, {"K4"});
    s.railroads[ba].cubes = 0;
    give_treasury(s, km, 50_usd);
    EXPECT_TRUE(ends_after_a_pass(s)) << "each costs $6";
    State roomier = table_of_beggars();
    for (RailroadId other : {po, ns, sa})
        lay_track(roomier, other, {"Duisburg", "Dortmund", "Wesel", "Münster", "Düsseldorf"});
    lay_track(roomier, mw, {"K4"});
    roomier.railroads[ba].cubes = 0;
    give_treasury(roomier, km, 50_usd);
    EXPECT_FALSE(ends_after_a_pass(roomier)) << "each costs $5";
}

}   // namespace
}   // namespace roundhouse::prussian_rails
