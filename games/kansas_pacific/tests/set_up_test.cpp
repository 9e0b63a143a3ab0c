// Set-up and the opening auctions, KP-1 to KP-5.
#include "games/kansas_pacific/tests/table.hpp"

namespace roundhouse::kansas_pacific {
namespace {

TEST(SetUp, KP_1_three_to_six_players_start_with_40_30_24_or_20_dollars) {
    for (auto [seats, cash] : {std::pair{3, 40_usd}, {4, 30_usd}, {5, 24_usd}, {6, 20_usd}}) {
        const State s = set_up(kansas(), seats);
        SeatSet::all(seats).each([&, expected = cash](Seat seat) { EXPECT_EQ(s.cash(seat), expected); });
    }
    EXPECT_EQ(least_seats, 3);
    EXPECT_EQ(most_seats, 6);
}

TEST(SetUp, KP_2_six_railroads_in_turn_order_with_their_starting_incomes) {
    const State s = set_up(kansas(), 3);
    const std::vector<std::pair<std::string, Money>> expected{{"RI", 2_usd},  {"SF", 3_usd}, {"KP", 3_usd},
                                                              {"MKT", 2_usd}, {"MP", 3_usd}, {"FR", 2_usd}};
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(kansas().railroads[r].code, expected[static_cast<std::size_t>(r)].first);
        EXPECT_EQ(s.railroads[r].income, expected[static_cast<std::size_t>(r)].second);
    }
}

TEST(SetUp, KP_3_each_railroad_has_six_shares_a_locomotive_at_home_and_24_to_build) {
    const State s = set_up(kansas(), 4);
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.railroads[r].shares.unsold, 6);
        EXPECT_EQ(s.railroads[r].track, HexSet{kansas().home[r]});
        EXPECT_EQ(s.railroads[r].locomotives, 24);
        EXPECT_EQ(s.ledger[r], 0_usd);
    }
    EXPECT_EQ(s.land_grants, 3);
}

TEST(OpeningAuctions, KP_4_a_random_player_opens_the_first) {
    const State s = set_up(kansas(), 5);
    EXPECT_EQ(s.decider, Seat::chance);
    Offers offers;
    Rules::offers(s, offers);
    EXPECT_EQ(offers.ways(), 5) << "all seats alike";
}

TEST(OpeningAuctions, KP_4_the_new_president_opens_the_next_in_turn_order) {
    State s = set_up(kansas(), 3);
    play(s, Move::first_bidder(vince));
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.step, Step::opening_auction);
        EXPECT_EQ(s.current, r);
        EXPECT_EQ(s.decider, r == rock_island ? vince : ann);
        if (s.decider == vince) play(s, Move::pass());
        play(s, Move::bid(1_usd));   // Ann
        pass_all(s, r == rock_island ? 1 : 2);
        EXPECT_EQ(s.railroads[r].shares.president, ann);
    }
    EXPECT_EQ(s.step, Step::issue_share);
    EXPECT_EQ(s.current, rock_island);
}

TEST(OpeningAuctions, KP_5_a_bid_of_nothing_is_allowed_and_the_price_goes_to_the_treasury) {
    State s = set_up(kansas(), 3);
    play(s, Move::first_bidder(john));
    play(s, Move::bid(0_usd));
    play(s, Move::bid(7_usd));
    pass_all(s, 2);
    EXPECT_EQ(s.ledger[rock_island], 7_usd);
    EXPECT_EQ(s.cash(vince), 33_usd);
    EXPECT_EQ(s.railroads[rock_island].shares.president, vince);
}

TEST(OpeningAuctions, KP_5_if_nobody_bids_the_opener_gets_the_share_for_nothing) {
    State s = set_up(kansas(), 3);
    play(s, Move::first_bidder(ann));
    pass_all(s, 3);
    EXPECT_EQ(s.railroads[rock_island].shares.president, ann);
    EXPECT_EQ(s.ledger[rock_island], 0_usd);
    EXPECT_EQ(s.cash(ann), 40_usd);
    EXPECT_EQ(s.decider, ann) << "and opens the next";
}

TEST(OpeningAuctions, AU_7_a_player_without_the_lowest_bid_is_passed) {
    State s = set_up(kansas(), 3);
    Log log;
    play(s, Move::first_bidder(john));
    play(s, Move::bid(40_usd), log);
    EXPECT_EQ(log.count(Event::Kind::passed), 2) << "nobody can bid more than $40";
    EXPECT_EQ(s.current, santa_fe);
}

}   // namespace
}   // namespace roundhouse::kansas_pacific
