// Setting Up The Game.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

namespace {

// The bidder buys for the least, everybody else passes.
void sell_to_bidder(State& s) {
    play(s, Move::bid(s.auction.least_bid()));
    pass_all(s, s.seats - 1);
}

State opened_by(Seat starting_player, int seats = 3) {
    State s = set_up(kansas(), seats);
    play(s, Move::first_bidder(starting_player));
    return s;
}

// As far as the auction of the railroad's share, each share before it sold to whoever opens.
State auction_of(RailroadId railroad) {
    State s = opened_by(dave);
    while (s.current != railroad || s.step != Step::opening_auction) {
        if (s.step == Step::opening_auction) sell_to_bidder(s);
        else play(s, offered(s).front());
    }
    return s;
}

std::vector<Link> links_of(std::initializer_list<std::string_view> ids) {
    std::vector<Link> all;
    for (std::string_view id : ids) all.push_back(link(id));
    return all;
}

}   // namespace

// PR-1
TEST(PrairieRailroadsSetUp, Three_four_or_five_players_start_with_80_70_or_60) {
    EXPECT_EQ(least_seats, 3);
    EXPECT_EQ(most_seats, 5);
    EXPECT_EQ(set_up(kansas(), 3).cash(pete), 80_usd);
    EXPECT_EQ(set_up(kansas(), 4).cash(alex), 70_usd);
    EXPECT_EQ(set_up(kansas(), 5).cash(ed), 60_usd);
    EXPECT_EQ(set_up(kansas(), 3).cash(alex), 0_usd);
}

// PR-2
TEST(PrairieRailroadsSetUp, The_hand_depends_on_the_number_of_players) {
    using Hand = ByCard<std::int8_t>;
    EXPECT_EQ(set_up(kansas(), 3).hands[dave], (Hand{{2, 6, 10}}));
    EXPECT_EQ(set_up(kansas(), 4).hands[alex], (Hand{{1, 5, 8}}));
    EXPECT_EQ(set_up(kansas(), 5).hands[ed], (Hand{{1, 4, 6}}));
}

// PR-3
TEST(PrairieRailroadsSetUp, The_cards_that_are_left_form_the_deck) {
    using Deck = ByCard<std::int16_t>;
    EXPECT_EQ(kansas().cards, (Deck{{8, 24, 40}}));
    EXPECT_EQ(set_up(kansas(), 3).deck, (Deck{{2, 6, 10}}));
    EXPECT_EQ(set_up(kansas(), 4).deck, (Deck{{4, 4, 8}}));
    EXPECT_EQ(set_up(kansas(), 5).deck, (Deck{{3, 4, 10}}));
}

// PR-4
TEST(PrairieRailroadsSetUp, Six_railroads_have_five_shares_and_31_cubes_to_build_with) {
    const State s = set_up(kansas(), 3);
    const std::vector<std::string> codes{"CRIP", "ATSF", "KP", "MKT", "SLSF", "MP"};
    for (RailroadId r : all_railroads) {
        EXPECT_EQ(kansas().railroads[r].code, codes[static_cast<std::size_t>(r)]);
        EXPECT_EQ(s.railroads[r].shares.unsold, 5);
        EXPECT_EQ(s.railroads[r].cubes, 31);
    }
}

// PR-6
TEST(PrairieRailroadsSetUp, Chance_chooses_the_starting_player_among_all) {
    const State s = set_up(kansas(), 4);
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(ways(s), 4);
    EXPECT_TRUE(may(s, Move::first_bidder(alex)));
    EXPECT_EQ(why_not(s, Move::first_bidder(ed)).rule, "PR-6");
    EXPECT_EQ(why_not(s, Move::bid(1_usd)).rule, "PR-6");
}

// PR-7
TEST(PrairieRailroadsSetUp, The_starting_player_opens_the_first_auction_and_the_buyer_the_next) {
    State s = opened_by(john);
    EXPECT_EQ(s.current, rock_island);
    EXPECT_EQ(s.decider, john);
    play(s, Move::pass());
    play(s, Move::bid(3_usd));   // Pete
    play(s, Move::pass());       // Dave
    play(s, build("troy-whiting"));
    EXPECT_EQ(s.current, santa_fe);
    EXPECT_EQ(s.decider, pete);
}

// PR-8
TEST(PrairieRailroadsSetUp, The_minimum_is_1_and_the_price_goes_to_the_treasury) {
    State s = opened_by(dave);
    EXPECT_FALSE(may(s, Move::bid(0_usd)));
    EXPECT_TRUE(may(s, Move::bid(1_usd)));
    EXPECT_TRUE(may(s, Move::bid(80_usd)));
    EXPECT_FALSE(may(s, Move::bid(81_usd)));
    play(s, Move::bid(22_usd));
    pass_all(s, 2);
    EXPECT_EQ(s.ledger[rock_island], 22_usd);
    EXPECT_EQ(s.cash(dave), 58_usd);
    EXPECT_EQ(s.railroads[rock_island].shares.held[dave], 1);
}

// PR-9
TEST(PrairieRailroadsSetUp, If_nobody_bids_the_opener_gets_the_share_and_builds_all_the_same) {
    State s = opened_by(john);
    pass_all(s, 3);
    EXPECT_EQ(s.railroads[rock_island].shares.held[john], 1);
    EXPECT_EQ(s.ledger[rock_island], 0_usd);
    EXPECT_EQ(s.cash(john), 80_usd);
    EXPECT_EQ(s.step, Step::first_track);
    EXPECT_EQ(s.decider, john);
    play(s, build("troy-marysville"));
    EXPECT_TRUE(s.railroads[rock_island].links.contains(link("troy-marysville")));
}

// PR-10
TEST(PrairieRailroadsSetUp, The_Rock_Island_starts_from_Troy_to_Whiting_or_Marysville) {
    State s = auction_of(rock_island);
    sell_to_bidder(s);
    EXPECT_EQ(ways(s), 2);
    EXPECT_TRUE(may(s, build("troy-whiting")));
    EXPECT_TRUE(may(s, build("marysville-troy")));
    EXPECT_EQ(why_not(s, build("whiting-onaga")).rule, "PR-10");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-10");
    const Money treasury = s.ledger[rock_island];
    State whiting = s;
    play(s, build("troy-marysville"));
    play(whiting, build("troy-whiting"));
    EXPECT_EQ(s.railroads[rock_island].income, 2_usd);
    EXPECT_EQ(whiting.railroads[rock_island].income, 1_usd);
    EXPECT_EQ(s.ledger[rock_island], treasury);   // it is free
    EXPECT_EQ(s.railroads[rock_island].cubes, 30);
}

// PR-10
TEST(PrairieRailroadsSetUp, The_Santa_Fe_has_one_segment_to_start_with_and_is_not_asked) {
    State s = auction_of(santa_fe);
    play(s, Move::bid(4_usd));
    play(s, Move::pass());
    Log log;
    play(s, Move::pass(), log);
    EXPECT_EQ(log.count(Event::Kind::first_track_built), 1);
    EXPECT_TRUE(s.railroads[santa_fe].links.contains(link("atchison-topeka")));
    EXPECT_EQ(s.step, Step::opening_auction);
    EXPECT_EQ(s.current, kansas_pacific);
}

// PR-10
TEST(PrairieRailroadsSetUp, The_others_start_with_any_open_segment_from_their_homes) {
    const auto starts = [](RailroadId r) {
        State s = auction_of(r);
        sell_to_bidder(s);
        std::vector<Link> links;
        for (const Move& move : offered(s)) links.push_back(move.link());
        std::sort(links.begin(), links.end());
        return links;
    };
    const auto sorted = [](std::vector<Link> links) {
        std::sort(links.begin(), links.end());
        return links;
    };
    EXPECT_EQ(starts(kansas_pacific), sorted(links_of({"leavenworth-lawrence", "leavenworth-topeka",
                                                       "kansas_city-lawrence", "kansas_city-ottawa"})));

    State s = auction_of(mkt);   // the Kansas Pacific has taken the first segment of its own list
    sell_to_bidder(s);
    EXPECT_TRUE(may(s, build("fort_scott-iola")));
    EXPECT_TRUE(may(s, build("paola-garnett")));
    EXPECT_FALSE(may(s, build("columbus-coffeyville")));
    EXPECT_EQ(why_not(s, build("columbus-coffeyville")).rule, "PR-10");

    s = auction_of(frisco);
    sell_to_bidder(s);
    EXPECT_TRUE(may(s, build("columbus-coffeyville")));
    EXPECT_TRUE(may(s, build("girard-chanute")));
    EXPECT_FALSE(may(s, build("kansas_city-ottawa")));

    s = auction_of(missouri_pacific);
    sell_to_bidder(s);
    EXPECT_TRUE(may(s, build("leavenworth-topeka")) || s.built.contains(link("leavenworth-topeka")));
    EXPECT_FALSE(may(s, build("atchison-topeka")));
    EXPECT_FALSE(may(s, build("kansas_city-ottawa")));
}

// PR-10: open means that no other railroad has it
TEST(PrairieRailroadsSetUp, A_first_segment_that_is_taken_is_not_open) {
    State s = auction_of(kansas_pacific);
    sell_to_bidder(s);
    play(s, build("kansas_city-lawrence"));
    sell_to_bidder(s);
    EXPECT_EQ(s.current, mkt);
    EXPECT_TRUE(may(s, build("kansas_city-ottawa")));
    EXPECT_EQ(why_not(s, build("kansas_city-lawrence")).rule, "PR-31");
}

// PR-11
TEST(PrairieRailroadsSetUp, The_owner_of_the_Missouri_Pacific_takes_the_first_turn_and_play_goes_clockwise) {
    State s = auction_of(missouri_pacific);
    EXPECT_EQ(s.turn, Seat::nobody);
    play(s, Move::pass());       // Dave
    play(s, Move::pass());       // John
    play(s, Move::bid(2_usd));   // Pete, who alone remains, still chooses
    play(s, build("girard-parsons"));
    EXPECT_EQ(s.step, Step::take_action);
    EXPECT_EQ(s.turn, pete);
    EXPECT_EQ(s.decider, pete);
    play(s, Move::select(Card::pay_dividends));
    EXPECT_EQ(s.turn, dave);
}

}   // namespace roundhouse::prairie_railroads
