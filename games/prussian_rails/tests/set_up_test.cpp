// Setting up and initial auctions: PU-1 to PU-5.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

TEST(SetUp, PU_1_gives_40_or_30_or_24_dollars_to_each_of_3_or_4_or_5_players) {
    const std::array purses{40_usd, 30_usd, 24_usd};
    for (int seats = 3; seats <= 5; ++seats) {
        const State s = set_up(prussia(), seats);
        for (int i = 0; i < seats; ++i) EXPECT_EQ(s.cash(Seat(i)), purses[static_cast<std::size_t>(seats - 3)]);
        EXPECT_EQ(s.ledger.total(), 0_usd);
    }
}

TEST(SetUp, PU_2_has_eight_railroads_with_their_homes_incomes_and_cubes) {
    const State s = set_up(prussia(), 3);
    const struct {
        RailroadId id;
        const char* code;
        const char* home;
        Money income;
        int cubes;
    } expected[] = {{po, "PO", "Königsberg", 3_usd, 19}, {ns, "NS", "Breslau", 2_usd, 16},
                    {sa, "SA", "Leipzig", 1_usd, 10},    {by, "BY", "München", 3_usd, 15},
                    {mw, "MW", "Kassel", 2_usd, 13},     {ba, "BA", "Mannheim", 1_usd, 14},
                    {km, "KM", "Essen", 1_usd, 11},      {bh, "BH", "Wittenberge", 1_usd, 12}};
    for (const auto& e : expected) {
        EXPECT_EQ(prussia().railroads[e.id].code, e.code);
        EXPECT_EQ(s.railroads[e.id].track, HexSet{hex(e.home)}) << e.code;
        EXPECT_EQ(s.railroads[e.id].income, e.income) << e.code;
        EXPECT_EQ(s.railroads[e.id].cubes, e.cubes) << e.code;
    }
}

TEST(SetUp, PU_3_leaves_each_railroad_three_shares_an_empty_treasury_and_one_cube_at_home) {
    const State s = set_up(prussia(), 4);
    for (RailroadId id : all_railroads) {
        EXPECT_EQ(s.railroads[id].shares.unsold, 3);
        EXPECT_EQ(s.treasury(id), 0_usd);
        EXPECT_EQ(s.railroads[id].track.size(), 1);
    }
}

TEST(InitialAuctions, PU_4_are_opened_by_a_random_player_and_then_by_the_buyer) {
    State s = set_up(prussia(), 3);
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(offered(s).size(), 3u);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PU-4");
    play(s, Move::first_bidder(vince));
    EXPECT_EQ(s.decider, vince);
    play(s, {Move::pass(), Move::bid(2_usd), Move::pass()});
    EXPECT_EQ(s.railroads[po].shares.held[ann], 1);
    EXPECT_EQ(s.current, ns);
    EXPECT_EQ(s.decider, ann);
}

TEST(InitialAuctions, PU_4_sell_one_share_of_each_railroad_in_order) {
    State s = set_up(prussia(), 3);
    play(s, Move::first_bidder(john));
    for (RailroadId id : all_railroads) {
        EXPECT_EQ(s.step, Step::opening_auction);
        EXPECT_EQ(s.current, id);
        play(s, {Move::bid(1_usd), Move::pass(), Move::pass()});
    }
    EXPECT_EQ(s.step, Step::draw_disk);
    for (RailroadId id : all_railroads) EXPECT_EQ(s.railroads[id].shares.sold, 1);
}

TEST(InitialAuctions, PU_5_take_bids_from_one_dollar_up_for_the_treasury) {
    State s = set_up(prussia(), 3);
    play(s, Move::first_bidder(john));
    EXPECT_EQ(why_not(s, Move::bid(0_usd)).rule, "AU-2");
    EXPECT_EQ(why_not(s, Move::bid(41_usd)).rule, "AU-4");
    EXPECT_EQ(why_not(s, Move::done()).rule, "AU-1");
    play(s, {Move::bid(7_usd), Move::pass(), Move::pass()});
    EXPECT_EQ(s.treasury(po), 7_usd);
    EXPECT_EQ(s.cash(john), 33_usd);
}

TEST(InitialAuctions, PU_5_give_the_share_to_the_opener_for_nothing_if_nobody_bids) {
    State s = set_up(prussia(), 3);
    play(s, Move::first_bidder(vince));
    play(s, {Move::pass(), Move::pass(), Move::pass()});
    EXPECT_EQ(s.railroads[po].shares.held[vince], 1);
    EXPECT_EQ(s.treasury(po), 0_usd);
    EXPECT_EQ(s.decider, vince);
}

TEST(InitialAuctions, PU_5_pass_everybody_without_a_dollar_so_that_the_opener_gets_the_share) {   // AU-7
    State s = set_up(prussia(), 3);
    for (Seat seat : {john, vince, ann}) give_cash(s, seat, 0_usd);
    Log log;
    play(s, Move::first_bidder(ann), log);
    EXPECT_EQ(s.step, Step::draw_disk);
    EXPECT_EQ(log.count(Event::Kind::passed), 24);
    for (RailroadId id : all_railroads) EXPECT_EQ(s.railroads[id].shares.held[ann], 1);
}

}   // namespace
}   // namespace roundhouse::prussian_rails
