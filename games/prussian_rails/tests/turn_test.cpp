// A turn: PU-10 to PU-12, PU-21, and the first half of PU-35.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

TEST(Turn, PU_10_is_a_pass_a_capitalization_or_an_expansion) {
    State s = table_at_turn();
    give_treasury(s, po, 10_usd);
    EXPECT_TRUE(may(s, Move::pass()));
    EXPECT_TRUE(may(s, Move::capitalize(ns)));
    EXPECT_TRUE(may(s, Move::expand(po)));
    for (const Move& other :
         {Move::done(), Move::build(hex("Danzig")), Move::agree(), Move::bid(1_usd), Move::draw_disk(john)})
        EXPECT_EQ(why_not(s, other).rule, "PU-10");
    const State before = s;
    s.order.add(vince);
    play(s, Move::pass());
    EXPECT_EQ(s.acting, vince);
    EXPECT_EQ(s.ledger, before.ledger);
}

TEST(Capitalization, PU_11_is_opened_by_the_player_who_may_pass_at_once) {
    State s = table_at_turn();
    play(s, Move::capitalize(by));
    EXPECT_EQ(s.decider, john);
    EXPECT_EQ(why_not(s, Move::bid(0_usd)).rule, "AU-2");
    play(s, {Move::pass(), Move::bid(4_usd), Move::bid(6_usd), Move::pass()});
    EXPECT_EQ(s.railroads[by].shares.held[ann], 1);
    EXPECT_EQ(s.treasury(by), 6_usd);
    EXPECT_EQ(s.cash(ann), 34_usd);
}

TEST(Capitalization, PU_11_gives_the_share_to_who_offers_it_if_nobody_bids) {
    State s = table_at_turn();
    play(s, {Move::capitalize(by), Move::pass(), Move::pass(), Move::pass()});
    EXPECT_EQ(s.railroads[by].shares.held[john], 2);
    EXPECT_EQ(s.cash(john), 40_usd);
}

TEST(Capitalization, PU_11_passes_who_has_no_dollar_and_gives_the_share_to_who_offers_it) {   // AU-7
    State s = table_at_turn();
    for (Seat seat : {john, vince, ann}) give_cash(s, seat, 0_usd);
    give_treasury(s, po, 10_usd);   // so that the game goes on
    play(s, Move::capitalize(by));
    EXPECT_EQ(s.railroads[by].shares.held[john], 2);
    EXPECT_EQ(s.step, Step::draw_disk);
}

TEST(Capitalization, PU_11_needs_an_unsold_share) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads) give_share(s, id, vince);
    give_share(s, mw, ann);
    EXPECT_EQ(why_not(s, Move::capitalize(mw)).rule, "PU-11");
    EXPECT_FALSE(may(s, Move::capitalize(mw)));
}

TEST(Capitalization, PU_12_offers_no_third_share_until_every_railroad_has_sold_its_second) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads)
        if (id != km) give_share(s, id, vince);
    EXPECT_EQ(why_not(s, Move::capitalize(po)).rule, "PU-12");
    EXPECT_FALSE(may(s, Move::capitalize(po)));
    EXPECT_TRUE(may(s, Move::capitalize(km)));
    give_share(s, km, vince);
    for (RailroadId id : all_railroads) EXPECT_TRUE(may(s, Move::capitalize(id)));
}

TEST(Capitalization, PU_35_raises_the_buyers_income_by_the_income_of_the_share) {   // the rulebook's example
    State s = table_at_turn();
    lay_track(s, po, {"Danzig", "Stolp", "Bromberg", "Schneidemühl", "Kreuz"});
    ASSERT_EQ(s.railroads[po].income, 8_usd);
    s.player_income[vince] = 31_usd;
    play(s, {Move::capitalize(po), Move::pass(), Move::bid(1_usd), Move::pass()});
    EXPECT_EQ(s.player_income[vince], 39_usd);
}

TEST(Turn, PU_21_of_a_player_who_can_only_pass_plays_itself) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads) {
        give_share(s, id, john);
        give_share(s, id, john);
    }
    give_treasury(s, po, 10_usd);   // Vince holds nothing, and nothing is left to offer
    s.order.add(vince);
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(log.count(Event::Kind::turn_passed), 2);
}

TEST(Expansion, PU_21_needs_a_cube) {
    State s = table_at_turn();
    s.railroads[po].cubes = 0;
    give_treasury(s, po, 10_usd);
    EXPECT_EQ(why_not(s, Move::expand(po)).rule, "PU-21");
    EXPECT_FALSE(may(s, Move::expand(po)));
}

TEST(Expansion, PU_21_needs_money_for_a_hex) {
    State s = table_at_turn();
    give_treasury(s, po, 1_usd);
    EXPECT_EQ(why_not(s, Move::expand(po)).rule, "PU-21");
    EXPECT_FALSE(may(s, Move::expand(po)));
    give_treasury(s, po, 2_usd);
    EXPECT_TRUE(may(s, Move::expand(po)));
}

}   // namespace
}   // namespace roundhouse::prussian_rails
