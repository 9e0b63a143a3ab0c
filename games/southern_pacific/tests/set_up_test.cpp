// Setting up and the initial auctions.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

State after_first_bidder(Seat opener, int seats = 3) {
    State s = set_up(texas(), seats);
    play(s, Move::first_bidder(opener));
    return s;
}

// Everybody passes but the player who opens, who gets the railroad for nothing and builds the first link there is.
void take_next_railroad(State& s) {
    play(s, bid(0));
    while (s.step == Step::opening_auction && s.auction.is_open() && s.auction.leader() != Seat::nobody)
        play(s, pass());
}

TEST(SetUp, SP_1_three_four_or_five_players_start_with_33_25_or_20_dollars) {
    EXPECT_EQ(least_seats, 3);
    EXPECT_EQ(most_seats, 5);
    const Money cash[] = {33_usd, 25_usd, 20_usd};
    for (int seats = 3; seats <= 5; ++seats) {
        const State s = set_up(texas(), seats);
        SeatSet::all(seats).each([&](Seat seat) { EXPECT_EQ(s.cash(seat), cash[seats - 3]); });
        EXPECT_EQ(s.ledger.total(), 0_usd);
    }
}

TEST(SetUp, SP_2_six_railroads_in_order_have_five_shares_and_fifteen_cubes_to_build) {
    const State s = set_up(texas(), 4);
    std::string order;
    for (RailroadId r : all_railroads) order += texas().railroads[r].code + " ";
    EXPECT_EQ(order, "SP TP MP MKT SLSF GHH ");
    for (const Railroad& r : s.railroads) {
        EXPECT_EQ(r.shares.unsold, 5);
        EXPECT_EQ(r.shares.sold, 0);
        EXPECT_EQ(r.cubes, 15);
    }
}

TEST(SetUp, SP_3_every_railroad_starts_with_the_income_of_its_home_also_before_it_is_sold) {
    const State s = set_up(texas(), 3);
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.railroads[r].income, 3_usd);
        EXPECT_EQ(s.railroads[r].cities, CitySet{texas().home[r]});
        EXPECT_TRUE(s.railroads[r].links.empty());
    }
}

TEST(SetUp, SP_4_chance_names_the_first_bidder_each_seat_equally_likely) {
    const State s = set_up(texas(), 5);
    EXPECT_EQ(s.decider, Seat::chance);
    State::Offers offers;
    Rules::offers(s, offers);
    EXPECT_EQ(offers.ways(), 5);
    offers.each([](const Move& move, int weight) {
        EXPECT_TRUE(move.is(Verb::first_bidder));
        EXPECT_EQ(weight, 1);
    });
    EXPECT_EQ(why_not(s, Move::first_bidder(Seat{5})).rule, "SP-4");
    EXPECT_EQ(why_not(s, pass()).rule, "SP-4");
}

TEST(SetUp, SP_4_presidents_shares_are_sold_in_railroad_order_and_the_new_president_opens_the_next) {
    State s = after_first_bidder(dave);
    EXPECT_EQ(s.first_opener, dave);
    EXPECT_EQ(s.current, southern_pacific);
    EXPECT_EQ(s.decider, dave);
    play(s, {bid(0), pass(), bid(4), pass()});   // Dave, Pete, Ed, Dave
    EXPECT_EQ(s.railroads[southern_pacific].shares.president, ed);
    EXPECT_EQ(s.ledger[southern_pacific], 4_usd);
    EXPECT_EQ(s.cash(ed), 29_usd);
    EXPECT_EQ(s.step, Step::first_link);
    play(s, build("beaumont-houston"));
    EXPECT_EQ(s.current, texas_pacific);
    EXPECT_EQ(s.decider, ed);
    EXPECT_EQ(s.auction.terms().opener, ed);
}

TEST(SetUp, SP_4_SP_9_after_the_last_initial_auction_the_first_railroad_operates_in_round_one) {
    State s = after_first_bidder(pete);
    EXPECT_EQ(s.round, 0);
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(s.current, r);
        take_next_railroad(s);
        ASSERT_EQ(s.step, Step::first_link);
        play(s, Move::build(FirstLink::sites(s).first()));
    }
    EXPECT_EQ(s.step, Step::offer_stock);
    EXPECT_EQ(s.current, southern_pacific);
    EXPECT_EQ(s.round, 1);
    EXPECT_FALSE(s.round_was_active);
    for (const Railroad& r : s.railroads) {
        EXPECT_EQ(r.shares.sold, 1);
        EXPECT_EQ(r.links.size(), 1);
        EXPECT_EQ(r.cubes, 14);
    }
}

TEST(SetUp, SP_5_the_last_player_left_wins_the_presidents_share_for_nothing_unasked) {
    State s = after_first_bidder(dave);
    play(s, {pass(), pass()});   // Dave and Pete
    EXPECT_EQ(s.railroads[southern_pacific].shares.president, ed);
    EXPECT_EQ(s.cash(ed), 33_usd);
    EXPECT_EQ(s.ledger[southern_pacific], 0_usd);
    EXPECT_EQ(s.decider, ed);
    EXPECT_EQ(s.step, Step::first_link);
    EXPECT_FALSE(s.round_was_active);
}

TEST(EarlierRules, SP_5_version_1_gives_the_opener_a_presidents_share_for_which_nobody_bids) {
    State s = set_up(texas(), 3);
    s.rules_version = 1;
    play(s, Move::first_bidder(dave));
    play(s, {pass(), pass()});
    EXPECT_EQ(s.decider, ed);
    play(s, pass());
    EXPECT_EQ(s.railroads[southern_pacific].shares.president, dave);
    EXPECT_EQ(s.cash(dave), 33_usd);
    EXPECT_EQ(s.ledger[southern_pacific], 0_usd);
    EXPECT_EQ(s.decider, dave);
}

TEST(SetUp, SP_6_the_new_president_builds_one_open_link_out_of_the_home_for_free) {
    State s = after_first_bidder(ed);
    play(s, {bid(7), pass(), pass()});
    EXPECT_EQ(s.decider, ed);
    EXPECT_TRUE(may(s, build("beaumont-nacogdoches")));
    EXPECT_TRUE(may(s, build("beaumont-cleveland")));
    EXPECT_TRUE(may(s, build("beaumont-houston")));
    EXPECT_EQ(why_not(s, build("cleveland-houston")).rule, "SP-6");
    EXPECT_EQ(why_not(s, pass()).rule, "SP-6");
    EXPECT_EQ(why_not(s, Move::done()).rule, "SP-6");
    play(s, build("beaumont-cleveland"));
    EXPECT_EQ(s.ledger[southern_pacific], 7_usd);
    EXPECT_EQ(s.railroads[southern_pacific].cubes, 14);
    EXPECT_EQ(s.built, 0);
}

TEST(SetUp, SP_6_SP_15_a_first_link_that_another_railroad_has_is_not_open) {
    State s = table_before(Step::first_link, frisco);
    set_links(s, mkt, {"tulsa-mcalester"});
    settle(s);
    EXPECT_EQ(why_not(s, build("tulsa-mcalester")).rule, "SP-15");
    EXPECT_TRUE(may(s, build("tulsa-enid")));
}

TEST(SetUp, SP_6_the_only_open_first_link_is_built_without_a_question_and_none_at_all_is_passed_over) {
    State s = table_before(Step::first_link, galveston);
    set_links(s, southern_pacific,
              {"beaumont-houston", "houston-galveston", "houston-rosenberg", "galveston-rosenberg"});
    State none = s;
    settle(s);
    EXPECT_TRUE(s.railroads[galveston].links.contains(link("galveston-bay_city")));
    EXPECT_EQ(s.step, Step::offer_stock);
    set_links(
        none, southern_pacific,
        {"beaumont-houston", "houston-galveston", "houston-rosenberg", "galveston-rosenberg", "galveston-bay_city"});
    settle(none);
    EXPECT_TRUE(none.railroads[galveston].links.empty());
    EXPECT_EQ(none.step, Step::offer_stock);
}

// The rulebook's example, with Ed, Dave and Pete around the table in this order.
TEST(Examples, SP_31_Pete_buys_the_SP_for_16_and_builds_Beaumont_Houston) {
    State s = after_first_bidder(ed);
    play(s, {bid(0), pass(), bid(10), bid(15), bid(16), pass()});   // Ed, Dave, Pete, Ed, Pete, Ed
    EXPECT_EQ(s.railroads[southern_pacific].shares.president, pete);
    EXPECT_EQ(s.ledger[southern_pacific], 16_usd);
    EXPECT_EQ(s.railroads[southern_pacific].income, 3_usd);
    Log log;
    play(s, build("beaumont-houston"), log);
    EXPECT_EQ(s.railroads[southern_pacific].income, 6_usd);
    const Event* change = log.first(Event::Kind::income_changed);
    ASSERT_NE(change, nullptr);
    EXPECT_EQ(change->before, 3_usd);
    EXPECT_EQ(change->income, 6_usd);
    EXPECT_EQ(s.ledger[southern_pacific], 16_usd);
    EXPECT_EQ(s.decider, pete);   // opens the auction of the TP
}

TEST(SetUp, AU_3_AU_5_AU_7_who_cannot_reach_the_lowest_bid_is_passed_by_the_log_and_not_asked) {
    State s = after_first_bidder(ed);
    set_cash(s, dave, 5_usd);
    set_cash(s, pete, 4_usd);
    Log log;
    play(s, bid(5), log);
    EXPECT_EQ(s.railroads[southern_pacific].shares.president, ed);
    int passes = 0;
    for (const Event& e : log.events) passes += e.kind == Event::Kind::passed && e.passing == Passing::for_lack_of_cash;
    EXPECT_EQ(passes, 2);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
