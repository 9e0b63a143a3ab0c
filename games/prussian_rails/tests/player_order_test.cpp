// Determine Player Order: PU-6 to PU-9, and its example PU-34.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

// Everybody's turns are over; the players have these incomes.
State table_at_order(std::initializer_list<Money> incomes) {
    State s = table_at_turn(static_cast<int>(incomes.size()));
    Seat seat{0};
    for (Money income : incomes) {
        s.player_income[seat] = income;
        seat = Seat(index(seat) + 1);
    }
    s.round_all_passed = false;
    play(s, Move::pass());
    return s;
}

std::vector<int> weights(const State& s) {
    std::vector<int> weights;
    Offers out;
    Rules::offers(s, out);
    out.each([&](const Move&, int weight) { weights.push_back(weight); });
    return weights;
}

TEST(PlayerIncome, PU_6_is_the_sum_over_all_shares_and_two_shares_count_twice) {
    State s = table_at_turn();
    give_treasury(s, ns, 10_usd);
    play(s, {Move::capitalize(ns), Move::bid(1_usd), Move::pass(), Move::pass()});
    EXPECT_EQ(s.railroads[ns].shares.held[john], 2);
    EXPECT_EQ(s.player_income[john], Money{3 + 2 * 2 + 1 + 3 + 2 + 1 + 1 + 1});
}

TEST(PlayerIncome,
     PU_6_of_dave_with_a_share_of_the_preussische_ostbahn_and_one_of_the_niederschlesische_is_5) {   // the rulebook's
                                                                                                     // example
    State s = set_up(prussia(), 3);
    give_share(s, po, vince);
    give_share(s, ns, vince);
    EXPECT_EQ(recomputed(s).player_income[vince], 5_usd);
    EXPECT_EQ(s.player_income[vince], 5_usd);
}

TEST(PlayerIncome, PU_6_changes_the_moment_that_a_railroads_income_changes) {
    State s = table_at_turn();
    give_treasury(s, sa, 20_usd);
    give_share(s, sa, vince);
    play(s, Move::expand(sa));
    const Money before = s.player_income[vince];
    play(s, Move::build(hex("Halle")));
    EXPECT_EQ(s.step, Step::build_track);
    EXPECT_EQ(s.player_income[vince], before + 1_usd);
}

TEST(Cup, PU_7_holds_one_disk_of_the_highest_income_two_of_the_next_and_the_same_for_the_same) {   // PU-34: the
                                                                                                   // rulebook's example
    const State s = table_at_order({5_usd, 3_usd, 3_usd, 2_usd, 1_usd});
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(weights(s), (std::vector{1, 2, 2, 3, 4}));
}

TEST(Cup, PU_7_holds_one_to_five_disks_of_five_players_with_different_incomes) {
    EXPECT_EQ(weights(table_at_order({1_usd, 9_usd, 4_usd, 30_usd, 0_usd})), (std::vector{4, 2, 3, 1, 5}));
    EXPECT_EQ(weights(table_at_order({4_usd, 4_usd, 4_usd})), (std::vector{1, 1, 1}));
}

TEST(Draw, PU_8_takes_as_many_disks_as_there_are_players_without_putting_back) {
    State s = table_at_order({9_usd, 5_usd, 2_usd});
    EXPECT_EQ(weights(s), (std::vector{1, 2, 3}));
    play(s, Move::draw_disk(john));
    EXPECT_EQ(weights(s), (std::vector{2, 3}));
    EXPECT_EQ(why_not(s, Move::draw_disk(john)).rule, "PU-8");
    EXPECT_EQ(why_not(s, Move::draw_disk(pete)).rule, "PU-8");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PU-8");
    play(s, Move::draw_disk(ann));
    EXPECT_EQ(weights(s), (std::vector{2, 2}));
    play(s, Move::draw_disk(ann));
    EXPECT_EQ(s.cup, BySeat<std::int8_t>{});
    EXPECT_EQ(s.decider, john);
}

TEST(Draw, PU_8_may_give_a_player_several_turns_or_none_and_all_may_bid_all_the_same) {
    State s = table_at_order({9_usd, 5_usd, 2_usd});
    draw(s, {ann, vince, ann});
    EXPECT_EQ(s.acting, ann);
    play(s, Move::capitalize(po));
    play(s, {Move::pass(), Move::bid(1_usd), Move::pass()});   // John, who has no turn, buys
    EXPECT_EQ(s.railroads[po].shares.held[john], 2);
    EXPECT_EQ(s.acting, vince);
    play(s, Move::pass());
    EXPECT_EQ(s.acting, ann);
}

TEST(Draw, PU_8_is_asked_of_chance_even_if_only_one_players_disks_are_left) {
    State s = table_at_order({4_usd, 4_usd, 4_usd});
    draw(s, {vince, john});
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(offered(s).size(), 1u);
}

TEST(Order, PU_9_is_determined_anew_when_the_turns_are_taken) {
    State s = table_at_order({9_usd, 5_usd, 2_usd});
    draw(s, {vince, vince, ann});
    give_cash(s, ann, 50_usd);
    play(s, {Move::pass(), Move::pass()});
    EXPECT_EQ(s.acting, ann);
    play(s, {Move::capitalize(po), Move::bid(1_usd), Move::pass(),
             Move::pass()});   // now Vince's income is the same as Ann's
    EXPECT_EQ(s.step, Step::draw_disk);
    EXPECT_EQ(s.acting, Seat::nobody);
    EXPECT_EQ(weights(s), (std::vector{1, 2, 2}));
}

}   // namespace
}   // namespace roundhouse::prussian_rails
