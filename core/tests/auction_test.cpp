// Auctions, AU-1 to AU-7.
#include "core/auction.hpp"

#include <gtest/gtest.h>

#include "core/bidding.hpp"
#include "core/flow.hpp"
#include "core/offers.hpp"

namespace roundhouse {
namespace {

constexpr Seat a{0}, b{1}, c{2}, d{3};

Auction opened(Seat opener, int seats, Money minimum = 0_usd, bool once_around = false) {
    Auction auction;
    auction.open({.opener = opener, .minimum = minimum, .once_around = once_around}, seats);
    return auction;
}

TEST(Auction, AU_1_bidding_starts_with_the_opener_and_goes_clockwise) {
    Auction auction = opened(c, 4);
    EXPECT_EQ(auction.bidder(), c);
    auction.bid(0_usd);
    EXPECT_EQ(auction.bidder(), d);
    auction.bid(1_usd);
    EXPECT_EQ(auction.bidder(), a);
}

TEST(Auction, AU_2_a_bid_is_higher_than_the_standing_bid_and_at_least_the_minimum) {
    Auction auction = opened(a, 3, 5_usd);
    EXPECT_EQ(auction.refusal_of_bid(4_usd, 40_usd).rule, "AU-2");
    EXPECT_FALSE(auction.refusal_of_bid(5_usd, 40_usd));
    auction.bid(7_usd);
    EXPECT_EQ(auction.refusal_of_bid(7_usd, 40_usd).rule, "AU-2");
    EXPECT_FALSE(auction.refusal_of_bid(8_usd, 40_usd));
}

TEST(Auction, AU_3_who_passes_is_out_for_good) {
    Auction auction = opened(a, 3);
    auction.pass();
    auction.bid(1_usd);
    auction.bid(2_usd);
    EXPECT_EQ(auction.bidder(), b) << "A has passed and is not asked again";
    EXPECT_FALSE(auction.in().contains(a));
}

TEST(Auction, AU_4_nobody_bids_more_than_the_cash_they_hold) {
    const Auction auction = opened(a, 3);
    EXPECT_FALSE(auction.refusal_of_bid(12_usd, 12_usd));
    EXPECT_EQ(auction.refusal_of_bid(13_usd, 12_usd).rule, "AU-4");
}

TEST(Auction, AU_5_it_ends_when_a_bid_stands_and_everybody_else_has_passed) {
    Auction auction = opened(a, 3);
    auction.bid(3_usd);
    auction.pass();
    EXPECT_FALSE(auction.is_settled());
    auction.pass();
    EXPECT_TRUE(auction.is_settled());
    EXPECT_EQ(auction.leader(), a);
    EXPECT_EQ(auction.high(), 3_usd);
}

TEST(Auction, AU_5_who_alone_remains_without_having_bid_still_chooses) {
    Auction auction = opened(a, 3);
    auction.pass();
    auction.pass();
    EXPECT_FALSE(auction.is_settled());
    EXPECT_EQ(auction.bidder(), c);
    Auction bought = auction;
    bought.bid(0_usd);
    EXPECT_TRUE(bought.is_settled());
    EXPECT_EQ(bought.leader(), c);
}

TEST(Auction, AU_6_where_everybody_passes_it_is_settled_without_a_leader) {
    Auction auction = opened(b, 3);
    auction.pass();
    auction.pass();
    auction.pass();
    EXPECT_TRUE(auction.is_settled());
    EXPECT_EQ(auction.leader(), Seat::nobody);
}

TEST(Auction, the_seller_does_not_bid) {
    Auction auction;
    auction.open({.opener = c, .seller = b}, 3);
    auction.bid(1_usd);
    auction.bid(2_usd);
    EXPECT_EQ(auction.bidder(), c);
}

TEST(Auction, a_raise_may_have_to_be_larger_than_a_dollar) {
    Auction auction;
    auction.open({.opener = a, .minimum = 1000_usd, .raise = 500_usd}, 3);
    auction.bid(1000_usd);
    EXPECT_EQ(auction.least_bid(), 1500_usd);
}

TEST(OnceAround, everybody_speaks_once_and_the_last_word_is_the_last_seat) {
    Auction auction = opened(b, 4, 0_usd, true);
    auction.bid(1_usd);
    auction.bid(2_usd);
    EXPECT_EQ(auction.in(), SeatSet::only(c) | SeatSet::only(d) | SeatSet::only(a));
    auction.pass();
    EXPECT_EQ(auction.bidder(), a);
    auction.bid(3_usd);
    EXPECT_TRUE(auction.is_settled()) << "B was outbid and is not asked again";
    EXPECT_EQ(auction.leader(), a);
}

// The smallest game in which anybody bids.
struct Market {
    struct Move {
        bool is_a_bid = false;
        Money dollars{};
        static Move pass() { return {}; }
        static Move bid(Money m) { return {true, m}; }
        bool is_pass() const { return !is_a_bid; }
        bool is_bid() const { return is_a_bid; }
        Money amount() const { return dollars; }
        Move with_amount(Money m) const { return {is_a_bid, m}; }
    };
    struct Event {
        Seat seat;
        Passing passing;
        static Event bid(Seat s, Money) { return {s, Passing::chosen}; }
        static Event passed(Seat s, Passing why) { return {s, why}; }
    };
    using Offers = roundhouse::Offers<Move, 4>;
    Auction auction;
    BySeat<Money> purse;
    Money cash(Seat seat) const { return purse[seat]; }
};

TEST(Bidding, AU_7_who_cannot_reach_the_lowest_bid_is_passed_and_the_log_shows_it) {
    Market market{.auction = {}, .purse = {{10_usd, 3_usd, 9_usd}}};
    std::vector<Market::Event> log;
    auto tell = [&](const Market::Event& e) { log.push_back(e); };
    Bidding<Market>::open(market, {.opener = a}, SeatSet::all(3), tell);
    Bidding<Market>::speak(market, Market::Move::bid(5_usd), tell);
    EXPECT_EQ(Bidding<Market>::asks(market), c);
    ASSERT_EQ(log.size(), 2u);
    EXPECT_EQ(log[1].seat, b);
    EXPECT_EQ(log[1].passing, Passing::for_lack_of_cash);
}

TEST(Bidding, AU_7_passes_everybody_where_nobody_can_pay_the_minimum) {
    Market market{.auction = {}, .purse = {}};
    Silence silence;
    Bidding<Market>::open(market, {.opener = b, .minimum = 1_usd}, SeatSet::all(3), silence);
    EXPECT_EQ(Bidding<Market>::asks(market), Seat::nobody);
}

TEST(Bidding, AU_2_AU_4_offers_every_bid_from_the_lowest_to_all_cash) {
    Market market{.auction = {}, .purse = {{10_usd, 8_usd, 9_usd}}};
    Silence silence;
    Bidding<Market>::open(market, {.opener = a}, SeatSet::all(3), silence);
    Bidding<Market>::speak(market, Market::Move::bid(5_usd), silence);
    Market::Offers offers;
    Bidding<Market>::offers(market, offers);
    EXPECT_EQ(offers.ways(), 4) << "pass, 6, 7, 8";
}

}   // namespace
}   // namespace roundhouse
