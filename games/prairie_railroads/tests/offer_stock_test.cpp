// Offer Stock.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

namespace {

// The Kansas Pacific with eleven segments: value 55.
State long_kansas_pacific(int seats) {
    State s = table(seats);
    set_links(s, kansas_pacific,
              {"kansas_city-lawrence", "lawrence-topeka", "topeka-manhattan", "manhattan-junction_city",
               "junction_city-abilene", "abilene-salina", "salina-ellsworth", "ellsworth-russell", "russell-hays",
               "hays-wakeeney", "wakeeney-oakley"});
    return s;
}

void sell_out(State& s) {
    for (RailroadId r : all_railroads) {
        set_shares(s, r, dave, 0);
        set_shares(s, r, john, 5);
    }
}

}   // namespace

// PR-15
TEST(PrairieRailroadsOfferStock, A_selected_card_offers_any_unsold_share_or_one_of_the_players_own) {
    State s = table();
    set_shares(s, mkt, john, 4);
    set_shares(s, frisco, dave, 0);
    set_shares(s, frisco, pete, 1);
    play_card(s, Card::offer_stock);
    EXPECT_TRUE(may(s, Move::offer(rock_island)));
    EXPECT_TRUE(may(s, Move::offer(frisco)));
    EXPECT_EQ(why_not(s, Move::offer(mkt)).rule, "PR-15");
    EXPECT_TRUE(may(s, Move::offer_own(mkt)));
    EXPECT_EQ(why_not(s, Move::offer_own(frisco)).rule, "PR-15");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-15");
    EXPECT_EQ(ways(s), 10);
}

// PR-16, PR-50: a value of 55 makes a minimum of 11. Dave bids all he has, $16, and nobody can go higher.
TEST(PrairieRailroadsOfferStock, Example_of_the_rulebook_Dave_bids_16_for_the_last_share_of_the_Kansas_Pacific) {
    State s = long_kansas_pacific(4);
    set_shares(s, kansas_pacific, john, 3);
    set_cash(s, dave, 16_usd);
    set_cash(s, john, 3_usd);
    set_cash(s, pete, 12_usd);
    set_cash(s, alex, 16_usd);
    play_card(s, Card::offer_stock);
    play(s, Move::offer(kansas_pacific));
    EXPECT_EQ(s.railroads[kansas_pacific].value, 55_usd);
    EXPECT_EQ(s.auction.terms().minimum, 11_usd);
    EXPECT_FALSE(may(s, Move::bid(10_usd)));
    EXPECT_TRUE(may(s, Move::bid(11_usd)));
    play(s, Move::bid(16_usd));
    EXPECT_EQ(s.railroads[kansas_pacific].shares.unsold, 0);
    EXPECT_EQ(s.railroads[kansas_pacific].shares.held[dave], 2);
    EXPECT_EQ(s.cash(dave), 0_usd);
    EXPECT_EQ(s.ledger[kansas_pacific], 16_usd);
    EXPECT_EQ(s.turn, john);
}

// PR-17, PR-19
TEST(PrairieRailroadsOfferStock, Who_offers_an_unsold_share_opens_may_pass_and_the_treasury_gets_the_price) {
    State s = table();
    play_card(s, Card::offer_stock);
    play(s, Move::offer(mkt));
    EXPECT_EQ(s.decider, dave);
    play(s, Move::pass());
    EXPECT_EQ(s.decider, john);
    play(s, Move::bid(1_usd));
    play(s, Move::bid(9_usd));   // Pete
    play(s, Move::pass());
    EXPECT_EQ(s.railroads[mkt].shares.held[pete], 1);
    EXPECT_EQ(s.ledger[mkt], 9_usd);
    EXPECT_EQ(s.turn, john);
}

// PR-18
TEST(PrairieRailroadsOfferStock, Who_offers_an_own_share_does_not_bid_and_gets_the_price) {
    State s = table();
    play_card(s, Card::offer_stock);
    play(s, Move::offer_own(mkt));
    EXPECT_EQ(s.decider, john);
    EXPECT_FALSE(s.auction.in().contains(dave));
    play(s, Move::bid(5_usd));
    play(s, Move::pass());
    EXPECT_EQ(s.cash(dave), 85_usd);
    EXPECT_EQ(s.cash(john), 75_usd);
    EXPECT_EQ(s.ledger[mkt], 0_usd);
    EXPECT_EQ(s.railroads[mkt].shares.held[dave], 0);
    EXPECT_EQ(s.railroads[mkt].shares.held[john], 1);
    EXPECT_EQ(s.railroads[mkt].shares.unsold, 4);
    EXPECT_EQ(s.turn, john);
}

// PR-20
TEST(PrairieRailroadsOfferStock, If_nobody_bids_the_share_stays_where_it_was) {
    State s = table();
    play_card(s, Card::offer_stock);
    State own = s;
    play(s, Move::offer(mkt));
    pass_all(s, 3);
    EXPECT_EQ(s.railroads[mkt].shares.unsold, 4);
    EXPECT_EQ(s.turn, john);
    play(own, Move::offer_own(mkt));
    pass_all(own, 2);
    EXPECT_EQ(own.railroads[mkt].shares.held[dave], 1);
    EXPECT_EQ(own.cash(dave), 80_usd);
    EXPECT_EQ(own.turn, john);
}

// PR-20: nobody has the money
TEST(PrairieRailroadsOfferStock, Players_who_cannot_reach_the_minimum_are_passed_by) {
    State s = long_kansas_pacific(3);
    for (Seat seat : {dave, john, pete}) set_cash(s, seat, 10_usd);
    play_card(s, Card::offer_stock);
    Log log;
    play(s, Move::offer(kansas_pacific), log);
    EXPECT_EQ(log.count(Event::Kind::passed), 3);
    EXPECT_EQ(log.count(Event::Kind::share_not_sold), 1);
    EXPECT_EQ(s.turn, john);
}

// PR-21
TEST(PrairieRailroadsOfferStock, An_offered_share_is_not_withdrawn_or_swapped) {
    State s = table();
    play_card(s, Card::offer_stock);
    play(s, Move::offer(mkt));
    EXPECT_EQ(why_not(s, Move::offer(frisco)).rule, "AU-1");
    EXPECT_EQ(why_not(s, Move::offer_own(mkt)).rule, "AU-1");
}

// PR-22
TEST(PrairieRailroadsOfferStock, A_drawn_card_offers_a_railroad_with_the_most_unsold_shares_and_no_own_share) {
    State s = table();
    set_shares(s, mkt, john, 1);
    set_shares(s, frisco, john, 1);
    play_card(s, Card::offer_stock, From::deck);
    EXPECT_EQ(ways(s), 4);
    EXPECT_TRUE(may(s, Move::offer(rock_island)));
    EXPECT_TRUE(may(s, Move::offer(missouri_pacific)));
    EXPECT_EQ(why_not(s, Move::offer(mkt)).rule, "PR-22");
    EXPECT_EQ(why_not(s, Move::offer_own(rock_island)).rule, "PR-22");
}

// PR-22: where one railroad has the most there is nothing to choose
TEST(PrairieRailroadsOfferStock, A_drawn_card_offers_the_railroad_with_more_unsold_shares_than_any_other_by_itself) {
    State s = table();
    for (RailroadId r : {rock_island, santa_fe, kansas_pacific, mkt, frisco}) set_shares(s, r, john, 1);
    play_card(s, Card::offer_stock, From::deck);
    EXPECT_EQ(s.step, Step::stock_auction);
    EXPECT_EQ(s.current, missouri_pacific);
    EXPECT_EQ(s.decider, dave);
}

// PR-23
TEST(PrairieRailroadsOfferStock, If_nothing_can_be_offered_the_card_is_used_up) {
    State s = table();
    sell_out(s);
    play_card(s, Card::offer_stock);   // Dave has no share either
    EXPECT_EQ(s.used[Card::offer_stock], 1);
    EXPECT_EQ(s.turn, john);
    EXPECT_EQ(s.step, Step::take_action);

    State drawn = table();
    sell_out(drawn);
    drawn.turn = john;   // who has shares, but has drawn the card
    play_card(drawn, Card::offer_stock, From::deck);
    EXPECT_EQ(drawn.turn, pete);
}

}   // namespace roundhouse::prairie_railroads
