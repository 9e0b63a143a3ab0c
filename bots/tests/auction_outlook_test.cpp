#include "bots/auction_outlook.hpp"

#include <gtest/gtest.h>

namespace roundhouse {

namespace {

struct Bid {
    bool is_bid = false;
    Money dollars{};
    static Bid pass() { return {}; }
    static Bid bid(Money m) { return {true, m}; }
};

Auction opened(int seats) {
    Auction auction;
    auction.open({.opener = Seat{0}}, seats);
    return auction;
}

BySeat<double> limits(double a, double b, double c) {
    BySeat<double> limit{};
    limit[Seat{0}] = a;
    limit[Seat{1}] = b;
    limit[Seat{2}] = c;
    return limit;
}

}   // namespace

TEST(AuctionOutlook, who_goes_furthest_buys_for_a_dollar_more_than_the_next_would_pay) {
    const AuctionOutlook end = outlook(opened(3), limits(10, 25, 17));
    EXPECT_EQ(end.buyer, Seat{1});
    EXPECT_EQ(end.price, 18);
}

TEST(AuctionOutlook, a_standing_bid_that_nobody_tops_stays) {
    Auction auction = opened(3);
    auction.bid(30_usd);
    const AuctionOutlook end = outlook(auction, limits(10, 25, 17));
    EXPECT_EQ(end.buyer, Seat{0});
    EXPECT_EQ(end.price, 30);
}

TEST(AuctionOutlook, once_around_the_leader_cannot_answer_a_later_bid) {
    Auction auction;
    auction.open({.opener = Seat{0}, .once_around = true}, 3);
    auction.bid(5_usd);
    const AuctionOutlook end = outlook(auction, limits(40, 4, 17));
    EXPECT_EQ(end.buyer, Seat{2});
    EXPECT_EQ(end.price, 6);
}

TEST(AuctionOutlook, nobody_buys_what_nobody_wants) {
    EXPECT_EQ(outlook(opened(3), limits(-1, -1, -1)).buyer, Seat::nobody);
}

TEST(AuctionOutlook, no_bid_is_above_the_limit_or_the_purse) {
    for (const double limit : {0.0, 3.5, 12.0, 80.0})
        for (const int purse : {0, 5, 40}) {
            Candidates<Bid> bids;
            add_bids(opened(3), limits(limit, 9, 4), Money{purse}, 3, bids);
            ASSERT_FALSE(bids.empty());
            for (const auto& candidate : bids) {
                EXPECT_LE(candidate.move.dollars.dollars, limit);
                EXPECT_LE(candidate.move.dollars.dollars, purse);
            }
        }
}

TEST(Candidates, keep_the_heaviest) {
    Candidates<int> list;
    for (int i = 1; i <= 100; ++i) list.add(i, i);
    list.add(0, 0);
    ASSERT_EQ(list.size(), Candidates<int>::capacity);
    list.sort();
    EXPECT_EQ(list[0].move, 100);
    EXPECT_EQ(list[list.size() - 1].move, 101 - Candidates<int>::capacity);
    EXPECT_EQ(list.heaviest().move, 100);
}

}   // namespace roundhouse
