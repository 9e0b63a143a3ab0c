// What is promised of the games by which a share is priced.
#include <gtest/gtest.h>

#include "bots/kansas_pacific/judgement.hpp"
#include "bots/prairie_railroads/judgement.hpp"
#include "bots/prussian_rails/judgement.hpp"
#include "bots/share_prices.hpp"
#include "bots/southern_pacific/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse {
namespace {

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
class SharePricingOf : public testing::Test {};
using ShareGames = testing::Types<KansasPacific, PrairieRailroads, PrussianRails, SouthernPacific>;
TYPED_TEST_SUITE(SharePricingOf, ShareGames);

TYPED_TEST(SharePricingOf, gives_a_seat_the_share_under_the_hammer_for_its_price_and_no_other) {
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

}   // namespace
}   // namespace roundhouse
