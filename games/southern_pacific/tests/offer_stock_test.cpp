// The round, a railroad's turn, and Offer Stock.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

TEST(Round, SP_9_railroads_operate_in_order_then_comes_the_bull_market_then_the_next_round) {
    State s = table_at(Step::offer_stock, southern_pacific);
    s.round_was_active = true;
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.current, r);
        play(s, {pass(), Move::skip()});   // without money or neighbours there is no track to build or buy
    }
    EXPECT_EQ(s.step, Step::bull_market_offer);
    play(s, {pass(), pass(), pass()});
    EXPECT_EQ(s.round, 2);
    EXPECT_EQ(s.current, southern_pacific);
    EXPECT_EQ(s.step, Step::offer_stock);
}

TEST(Round, SP_10_the_president_offers_stock_then_builds_then_pays_each_in_its_place) {
    State s = table_at(Step::offer_stock, southern_pacific, 5_usd);
    EXPECT_EQ(why_not(s, build("beaumont-houston")).rule, "SP-10");
    EXPECT_EQ(why_not(s, dividend(0)).rule, "SP-10");
    EXPECT_EQ(why_not(s, Move::done()).rule, "SP-10");
    play(s, pass());
    EXPECT_EQ(s.step, Step::build_and_buy);
    EXPECT_EQ(why_not(s, Move::offer_stock()).rule, "SP-10");
    EXPECT_EQ(why_not(s, pass()).rule, "SP-10");
    EXPECT_EQ(why_not(s, Move::skip()).rule, "SP-10");
    play(s, Move::done());
    EXPECT_EQ(s.step, Step::pay_dividends);
    EXPECT_EQ(why_not(s, build("beaumont-houston")).rule, "SP-10");
    EXPECT_EQ(why_not(s, pass()).rule, "SP-10");
    play(s, dividend(1));
    EXPECT_EQ(s.current, texas_pacific);
}

TEST(OfferStock, SP_11_the_president_opens_and_0_dollars_is_a_bid) {
    State s = table_at(Step::offer_stock, mkt);
    EXPECT_TRUE(may(s, pass()));
    play(s, Move::offer_stock());
    EXPECT_EQ(s.decider, ed);
    EXPECT_FALSE(s.auction.terms().once_around);
    play(s, {bid(0), bid(3), pass(), pass()});
    EXPECT_EQ(s.ledger[mkt], 3_usd);
    EXPECT_EQ(s.cash(dave), 30_usd);
    EXPECT_EQ(s.railroads[mkt].shares.held[dave], 1);
    EXPECT_EQ(s.railroads[mkt].shares.unsold, 3);
    EXPECT_TRUE(s.round_was_active);
}

TEST(OfferStock, SP_11_one_share_a_turn_and_none_where_all_are_sold) {
    State s = table_at(Step::offer_stock, mkt);
    play(s, {Move::offer_stock(), bid(0), pass(), pass()});
    EXPECT_EQ(s.step, Step::pay_dividends);   // no second offer; nothing to build with
    State sold_out = table_before(Step::offer_stock, mkt);
    set_shares(sold_out, mkt, ed, 5);
    settle(sold_out);
    EXPECT_NE(sold_out.step, Step::offer_stock);
}

TEST(OfferStock, SP_12_the_last_player_left_wins_for_nothing_unasked) {
    State s = table_at(Step::offer_stock, mkt);
    play(s, Move::offer_stock());
    Log log;
    play(s, pass(), log);
    play(s, pass(), log);   // Pete is left, and is not asked
    EXPECT_EQ(s.railroads[mkt].shares.held[pete], 1);
    EXPECT_EQ(s.cash(pete), 33_usd);
    EXPECT_EQ(s.ledger[mkt], 0_usd);
    EXPECT_TRUE(s.round_was_active);
    ASSERT_NE(log.first(Event::Kind::share_bought), nullptr);
    EXPECT_EQ(log.first(Event::Kind::share_bought)->amount, 0_usd);
    EXPECT_EQ(s.step, Step::pay_dividends);
}

TEST(OfferStock, SP_12_SP_13_who_wins_for_nothing_may_become_president) {
    State s = table_before(Step::offer_stock, mkt);
    set_shares(s, mkt, pete, 1);
    settle(s);
    play(s, {Move::offer_stock(), pass(), pass()});
    EXPECT_EQ(s.railroads[mkt].shares.president, pete);
}

TEST(EarlierRules, SP_12_version_1_leaves_a_share_unsold_for_which_nobody_bids) {
    State s = table_at(Step::offer_stock, mkt);
    s.rules_version = 1;
    play(s, {Move::offer_stock(), pass(), pass()});
    EXPECT_EQ(s.decider, pete);
    Log log;
    play(s, pass(), log);
    EXPECT_EQ(s.railroads[mkt].shares.unsold, 4);
    EXPECT_FALSE(s.round_was_active);
    EXPECT_NE(log.first(Event::Kind::share_unsold), nullptr);
    EXPECT_EQ(s.step, Step::pay_dividends);
}

TEST(OfferStock, SP_13_on_a_tie_the_president_stays) {
    State s = table_at(Step::offer_stock, mkt);
    play(s, {Move::offer_stock(), pass(), bid(2), pass()});
    EXPECT_EQ(s.railroads[mkt].shares.held[dave], 1);
    EXPECT_EQ(s.railroads[mkt].shares.president, ed);
    EXPECT_EQ(s.decider, ed);
}

// The rulebook's example. Dave goes on with the railroad's turn.
TEST(Examples, SP_13_Dave_outbids_Ed_for_a_second_share_and_becomes_president_of_the_Katy) {
    State s = table_before(Step::offer_stock, mkt);
    set_shares(s, mkt, dave, 1);
    set_cash(s, ed, 11_usd);
    settle(s);
    EXPECT_EQ(s.railroads[mkt].shares.president, ed);
    play(s, {Move::offer_stock(), bid(11), bid(12)});
    Log log;
    play(s, pass(), log);   // Pete; Ed has no more and is passed by himself
    const Event* sale = log.first(Event::Kind::share_bought);
    ASSERT_NE(sale, nullptr);
    EXPECT_TRUE(sale->becomes_president);
    EXPECT_EQ(s.ledger[mkt], 12_usd);
    EXPECT_EQ(s.railroads[mkt].shares.president, dave);
    EXPECT_EQ(s.step, Step::build_and_buy);
    EXPECT_EQ(s.current, mkt);
    EXPECT_EQ(s.decider, dave);
    play(s, Move::done());
    EXPECT_EQ(s.decider, dave);
    EXPECT_EQ(s.step, Step::pay_dividends);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
