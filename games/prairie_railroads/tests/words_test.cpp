// What the sentences of Prairie Railroads say.
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {
namespace {

const std::vector<std::string> players{"Dave", "John", "Pete", "Ed", "Ann"};

std::string sentence(const Event& e) { return PrairieRailroads::told(e, kansas(), Names{players}).text(); }

std::string said(const Log& log, Event::Kind kind) {
    const Event* first = log.first(kind);
    return first == nullptr ? "" : sentence(*first);
}

TEST(PrairieRailroadsSentences, Of_an_own_share_say_how_many_the_seller_holds_and_who_bids_first) {
    State s = table();
    set_shares(s, mkt, dave, 2);
    play_card(s, Card::offer_stock);
    Log log;
    play(s, Move::offer_own(mkt), log);
    EXPECT_EQ(said(log, Event::Kind::own_share_offered),
              "Dave offers one of their 2 shares of the Missouri, Kansas & Texas Railroad.");
    EXPECT_EQ(
        said(log, Event::Kind::auction_opened),
        "Dave's share of the Missouri, Kansas & Texas Railroad is up for auction for $1 or more; John bids first.");
    EXPECT_EQ(sentence(Event::own_share_offered(dave, mkt, 1, 1_usd)),
              "Dave offers their only share of the Missouri, Kansas & Texas Railroad.");
}

TEST(PrairieRailroadsSentences, Of_an_unsold_share_say_whether_it_is_the_first) {
    EXPECT_EQ(sentence(Event::auction_opened(john, Seat::nobody, kansas_pacific, 1_usd, Purpose::opening)),
              "The first share of the Kansas Pacific Railroad is up for auction for $1 or more; John bids first.");
    EXPECT_EQ(sentence(Event::auction_opened(john, Seat::nobody, kansas_pacific, 3_usd, Purpose::offer)),
              "John offers an unsold share of the Kansas Pacific Railroad for $3 or more and bids first.");
}

// PR-23: whoever has drawn the card may hold a dozen shares.
TEST(PrairieRailroadsSentences, Of_a_card_without_a_share_to_offer_say_that_none_is_unsold) {
    EXPECT_EQ(sentence(Event::nothing_to_offer(john, true)), "No share is left unsold.");
    EXPECT_EQ(sentence(Event::nothing_to_offer(john, false)), "No share is left unsold, and John holds none to offer.");
}

// PR-14, PR-45, PR-46
TEST(PrairieRailroadsSentences, Of_the_end_give_the_reason_first_and_then_every_payoff) {
    State s = table();
    s.dividends_played = 7;
    set_cash(s, rock_island, 12_usd);
    Log log;
    play(s, Move::select(Card::pay_dividends), log);
    ASSERT_EQ(log.count(Event::Kind::final_payoff_paid), 6);
    std::vector<std::string> told;
    for (const Event& e : log.events) told.push_back(sentence(e));
    ASSERT_GE(told.size(), 5u);
    EXPECT_EQ(told[1], "Pay Dividends card 8 of 8.");
    EXPECT_EQ(told[2], "The game is over: the eighth Pay Dividends card is played. The final payoff follows.");
    EXPECT_EQ(told[3], "Final payoff of the Chicago, Rock Island & Pacific Railroad: value $5, income $2, shares sold "
                       "1. It pays $7 per share: $7 to Dave. Its treasury, $12, goes back to the bank.");
    EXPECT_EQ(told[4], "Final payoff of the Atchison, Topeka & Santa Fe Railroad: value $5, income $2, shares sold 1. "
                       "It pays $7 per share: $7 to Dave.");
    EXPECT_EQ(sentence(Event::game_ended(Ending::out_of_cards, john)),
              "The game is over: John has no card to play, and the deck is empty. The final payoff follows.");
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
