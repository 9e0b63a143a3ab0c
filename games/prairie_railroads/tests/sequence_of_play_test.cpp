// Sequence of Play.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

// PR-12
TEST(PrairieRailroadsTurn, A_player_selects_a_card_of_the_hand_or_draws) {
    State s = table();
    EXPECT_EQ(ways(s), 4);
    EXPECT_TRUE(may(s, Move::select(Card::offer_stock)));
    EXPECT_TRUE(may(s, Move::draw()));
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-12");
    s.hands[dave][Card::pay_dividends] = 0;
    EXPECT_EQ(why_not(s, Move::select(Card::pay_dividends)).rule, "PR-12");
    EXPECT_EQ(ways(s), 3);
}

// PR-12
TEST(PrairieRailroadsTurn, A_selected_card_leaves_the_hand_and_lies_open) {
    State s = table();
    play(s, Move::select(Card::construct_track));
    EXPECT_EQ(s.hands[dave][Card::construct_track], 9);
    EXPECT_EQ(s.used[Card::construct_track], 1);
    EXPECT_EQ(s.card, Card::construct_track);
    EXPECT_FALSE(s.is_drawn);
    EXPECT_EQ(s.deck, set_up(kansas(), 3).deck);
}

// PR-3, PR-12
TEST(PrairieRailroadsTurn, The_card_drawn_is_a_matter_of_chance_by_what_is_left_of_the_deck) {
    State s = table();
    s.deck = {{1, 0, 7}};
    play(s, Move::draw());
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(s.card, Card::none);
    State::Offers offers;
    Rules::offers(s, offers);
    ASSERT_EQ(offers.entries().size(), 2);
    EXPECT_EQ(offers.entries()[0].move, Move::card(Card::pay_dividends));
    EXPECT_EQ(offers.entries()[0].ways, 1);
    EXPECT_EQ(offers.entries()[1].ways, 7);
    EXPECT_EQ(why_not(s, Move::card(Card::offer_stock)).rule, "PR-3");
    EXPECT_EQ(why_not(s, Move::draw()).rule, "PR-12");
    play(s, Move::card(Card::construct_track));
    EXPECT_EQ(s.deck[Card::construct_track], 6);
    EXPECT_EQ(s.used[Card::construct_track], 1);
    EXPECT_TRUE(s.is_drawn);
    EXPECT_EQ(s.hands[dave], set_up(kansas(), 3).hands[dave]);
}

// PR-13
TEST(PrairieRailroadsTurn, With_the_deck_empty_the_player_must_select) {
    State s = table();
    s.deck = {};
    EXPECT_EQ(why_not(s, Move::draw()).rule, "PR-13");
    EXPECT_EQ(ways(s), 3);
}

// PR-13
TEST(PrairieRailroadsTurn, With_the_hand_empty_the_player_must_draw_and_is_not_asked) {
    State s = table();
    s.hands[dave] = {};
    Log log;
    Rules::settle(s, log);
    EXPECT_EQ(s.step, Step::draw_card);
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(log.count(Event::Kind::card_draw_chosen), 1);
}

// PR-13
TEST(PrairieRailroadsTurn, With_one_kind_of_card_and_no_deck_the_card_plays_itself) {
    State s = table();
    s.deck = {};
    s.hands[dave] = {{0, 0, 2}};
    settle(s);
    EXPECT_EQ(s.step, Step::discover_growth);
    EXPECT_EQ(s.hands[dave][Card::construct_track], 1);
}

// PR-14
TEST(PrairieRailroadsTurn, A_player_without_any_card_to_play_ends_the_game) {
    State s = table();
    s.deck = {};
    s.hands[dave] = {};
    Log log;
    Rules::settle(s, log);
    EXPECT_TRUE(Rules::is_over(s));
    ASSERT_NE(log.first(Event::Kind::game_ended), nullptr);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->ending, Ending::out_of_cards);
    EXPECT_EQ(log.first(Event::Kind::game_ended)->seat, dave);
    EXPECT_EQ(log.count(Event::Kind::final_payoff_paid), 6);
}

// PR-14: others may still have cards
TEST(PrairieRailroadsTurn, It_is_the_player_to_play_who_counts) {
    State s = table();
    s.deck = {};
    s.hands[john] = {};
    play(s, Move::select(Card::pay_dividends));
    EXPECT_TRUE(Rules::is_over(s));
    EXPECT_EQ(s.turn, john);
    EXPECT_EQ(s.dividends_played, 1);
}

}   // namespace roundhouse::prairie_railroads
