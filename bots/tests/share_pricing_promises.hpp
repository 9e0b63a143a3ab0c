// What is promised of the games by which a share is priced. Each share game instantiates this in
// bots/<game>/tests/promises_test.cpp.
#pragma once
#include <gtest/gtest.h>

#include "bots/share_prices.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse {

template <Game G>
int shares_of(const typename G::State& s, Seat seat) {
    int held = 0;
    for (const auto& railroad : s.railroads) held += railroad.shares.held[seat];
    return held;
}

template <Game G>
bool can_be_outbid(const typename G::State& s) {
    bool can = false;
    (s.auction.in() - SeatSet::only(s.auction.leader())).each([&](Seat seat) {
        can = can || s.cash(seat) >= s.auction.least_bid();
    });
    return can;
}

template <class G>
class SharePricingPromises : public testing::Test {};

TYPED_TEST_SUITE_P(SharePricingPromises);

TYPED_TEST_P(SharePricingPromises, a_seat_gets_the_share_up_for_auction_for_its_price_and_no_other) {
    const Judgement<TypeParam> judgement(default_board<TypeParam>());
    Random random(1);
    int auctions = 0;
    play_by_judgement<TypeParam>(judgement, 3, 1, [&](const auto& s) {
        if (!s.auction.is_open() || s.auction.bidder() != s.decider) return true;
        SeatSet::all(s.seats).each([&](Seat seat) {
            const SharePricing<TypeParam> pricing(judgement, s, seat);
            const SharePrice price = pricing.estimate(1, random);
            if (price.may_buy)
                EXPECT_EQ(shares_of<TypeParam>(pricing.after_auction(true, random), seat),
                          shares_of<TypeParam>(s, seat) + 1);
            if (s.auction.leader() == Seat::nobody || (s.auction.leader() == seat && !can_be_outbid<TypeParam>(s)))
                return;
            EXPECT_EQ(shares_of<TypeParam>(pricing.after_auction(false, random), seat), shares_of<TypeParam>(s, seat));
        });
        return ++auctions < 60;
    });
    EXPECT_EQ(auctions, 60);
}

REGISTER_TYPED_TEST_SUITE_P(SharePricingPromises, a_seat_gets_the_share_up_for_auction_for_its_price_and_no_other);

}   // namespace roundhouse
