// Bull Market Auction.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

// All railroads have operated; the Bull Market is next. Cash by seat.
State before_bull_market(std::initializer_list<int> cash) {
    State s = table_before(Step::bull_market, galveston, static_cast<int>(cash.size()));
    Seat seat{0};
    for (int dollars : cash) {
        set_cash(s, seat, {dollars});
        seat = Seat(index(seat) + 1);
    }
    return s;
}

constexpr Seat ann{3}, bea{4};

TEST(BullMarket, SP_22_the_player_with_the_least_cash_takes_the_card) {
    State s = before_bull_market({12, 9, 10});
    settle(s);
    EXPECT_EQ(s.bull_market, dave);
    EXPECT_EQ(s.decider, dave);
    s = before_bull_market({12, 9, 3});
    s.bull_market = dave;
    settle(s);
    EXPECT_EQ(s.bull_market, pete);
}

TEST(BullMarket, SP_23_the_first_tie_goes_to_the_president_of_the_earliest_railroad) {
    State s = before_bull_market({20, 5, 5, 5});
    set_shares(s, galveston, dave, 2);
    set_shares(s, missouri_pacific, ann, 2);
    settle(s);
    EXPECT_EQ(s.bull_market, ann);
}

TEST(BullMarket, SP_23_where_no_tied_player_presides_the_first_from_the_first_opener_on_takes_it) {
    State s = before_bull_market({20, 5, 9, 5, 5});
    s.first_opener = pete;
    State opener_is_tied = s;
    settle(s);
    EXPECT_EQ(s.bull_market, ann);
    opener_is_tied.first_opener = bea;
    settle(opener_is_tied);
    EXPECT_EQ(opener_is_tied.bull_market, bea);
    State around = before_bull_market({20, 5, 9, 5, 9});
    around.first_opener = bea;
    settle(around);
    EXPECT_EQ(around.bull_market, dave);
}

TEST(BullMarket, SP_24_later_ties_go_to_the_closest_to_the_left_of_the_card_and_its_holder_comes_last) {
    State s = before_bull_market({5, 5, 9, 5});
    s.bull_market = dave;
    State alone = s;
    settle(s);
    EXPECT_EQ(s.bull_market, ann);
    s = before_bull_market({5, 9, 9, 5});
    s.bull_market = ann;
    settle(s);
    EXPECT_EQ(s.bull_market, ed);   // though Ann holds the card, and though Ed presides
    set_cash(alone, ed, 6_usd);
    set_cash(alone, ann, 6_usd);
    settle(alone);
    EXPECT_EQ(alone.bull_market, dave);
}

TEST(BullMarket, SP_25_each_player_may_offer_one_unsold_share_from_the_holder_clockwise) {
    State s = before_bull_market({20, 5, 9});
    set_shares(s, frisco, ed, 5);
    settle(s);
    EXPECT_EQ(s.decider, dave);
    EXPECT_TRUE(may(s, pass()));
    EXPECT_TRUE(may(s, Move::offer(southern_pacific)));
    EXPECT_TRUE(may(s, Move::offer(galveston)));
    EXPECT_EQ(why_not(s, Move::offer(frisco)).rule, "SP-25");
    EXPECT_EQ(why_not(s, Move::offer_stock()).rule, "SP-25");
    play(s, pass());
    EXPECT_EQ(s.decider, pete);
    play(s, Move::offer(mkt));
    EXPECT_EQ(s.offers_left, SeatSet::only(ed));
    play(s, {pass(), pass(), bid(1)});   // Ed, Dave, Pete
    EXPECT_EQ(s.decider, ed);
    play(s, pass());
    EXPECT_EQ(s.round, 2);
}

TEST(BullMarket, SP_25_nobody_is_asked_where_nothing_is_left_to_offer) {
    State s = before_bull_market({20, 5, 9});
    for (RailroadId r : all_railroads) set_shares(s, r, ed, 5);
    set_shares(s, mkt, ed, 4);
    State none = s;
    settle(s);
    play(s, {Move::offer(mkt), bid(0), pass(), pass()});   // Pete buys the last share of all
    EXPECT_EQ(s.step, Step::game_over);
    set_shares(none, mkt, ed, 5);
    settle(none);
    EXPECT_EQ(none.step, Step::game_over);
}

TEST(BullMarket, SP_26_once_around_from_the_left_of_the_offering_player_who_bids_last) {
    State s = before_bull_market({20, 15, 19, 18});
    settle(s);
    play(s, Move::offer(mkt));
    EXPECT_EQ(s.decider, pete);
    EXPECT_TRUE(s.auction.terms().once_around);
    EXPECT_EQ(s.auction.terms().opener, pete);
    play(s, bid(0));
    EXPECT_EQ(s.decider, ann);
    EXPECT_EQ(why_not(s, bid(0)).rule, "AU-2");
    play(s, bid(2));
    EXPECT_EQ(s.auction.in().size(), 3);   // Ed and Dave have still to bid, and Ann leads
    play(s, bid(4));
    EXPECT_EQ(s.decider, dave);
    play(s, bid(5));
    EXPECT_FALSE(s.auction.is_open());   // nobody is asked a second time
    EXPECT_EQ(s.railroads[mkt].shares.held[dave], 1);
    EXPECT_EQ(s.ledger[mkt], 5_usd);
}

TEST(BullMarket, SP_26_AU_7_who_cannot_outbid_is_passed_and_a_lone_last_player_still_chooses) {
    State s = before_bull_market({20, 1, 3});
    settle(s);
    play(s, {Move::offer(mkt), bid(2)});   // Pete; Ed is next
    EXPECT_EQ(s.decider, ed);
    play(s, pass());   // Dave cannot reach $3
    EXPECT_EQ(s.railroads[mkt].shares.held[pete], 1);
    s = before_bull_market({20, 1, 3});
    settle(s);
    play(s, {Move::offer(mkt), pass(), pass()});
    EXPECT_EQ(s.decider, dave);
    EXPECT_TRUE(may(s, bid(0)));
}

TEST(BullMarket, SP_27_a_share_for_which_nobody_bids_stays_unsold) {
    State s = before_bull_market({20, 5, 9});
    settle(s);
    play(s, {Move::offer(mkt), pass(), pass(), pass()});
    EXPECT_EQ(s.railroads[mkt].shares.unsold, 4);
    EXPECT_FALSE(s.round_was_active);
    EXPECT_EQ(s.decider, pete);
}

TEST(BullMarket, SP_27_SP_13_the_presidency_may_change) {
    State s = before_bull_market({20, 5, 9});
    set_shares(s, mkt, pete, 1);
    settle(s);
    play(s, {Move::offer(mkt), bid(6), pass()});   // Dave cannot reach 7
    EXPECT_EQ(s.railroads[mkt].shares.president, pete);
    EXPECT_EQ(s.ledger[mkt], 6_usd);
    EXPECT_TRUE(s.round_was_active);
}

// The rulebook's example. Ed sits to Pete's left there, Dave to Ed's.
TEST(Examples, SP_23_SP_26_Pete_takes_the_card_as_president_of_the_SP_and_Dave_buys_for_5) {
    State s = before_bull_market({8, 15, 8});
    set_shares(s, southern_pacific, pete, 2);
    settle(s);
    EXPECT_EQ(s.bull_market, pete);
    play(s, Move::offer(mkt));
    EXPECT_EQ(s.decider, ed);
    play(s, {bid(4), bid(5), pass()});
    EXPECT_EQ(s.cash(dave), 10_usd);
    EXPECT_EQ(s.ledger[mkt], 5_usd);
    EXPECT_EQ(s.railroads[mkt].shares.held[dave], 1);
    EXPECT_EQ(s.decider, ed);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
