// What the sentences of Southern Pacific say.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/tests/table.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::southern_pacific {
namespace {

const std::vector<std::string> players{"Ed", "Dave", "Pete"};

std::string sentence(const Event& e) { return SouthernPacific::told(e, texas(), Names{players}).text(); }

TEST(Sentences, say_how_many_more_idle_rounds_end_the_game) {
    EXPECT_EQ(sentence(Event::round_was_idle(1, 3)),
              "No share was sold and no link was built or bought: 2 more such rounds in a row end the game.");
    EXPECT_EQ(sentence(Event::round_was_idle(2, 3)),
              "No share was sold and no link was built or bought: one more such round ends the game.");
    EXPECT_EQ(sentence(Event::round_was_idle(4, no_idle_limit)),
              "No share was sold and no link was built or bought in this round.");
}

TEST(Sentences, of_the_end_say_that_a_tie_was_settled_by_the_card) {
    EXPECT_EQ(sentence(Event::game_ended(Ending::out_of_cubes, 0, {dave, 41_usd, SeatSet::only(dave)})),
              "The game is over: a railroad has no cubes left. Dave has the most cash, $41, and wins.");
    EXPECT_EQ(
        sentence(Event::game_ended(Ending::round_limit, 0, {pete, 41_usd, SeatSet::only(dave) | SeatSet::only(pete)})),
        "The game is over: the last round has been played. Dave and Pete have the most cash, $41; Pete is closest "
        "to the Bull Market card and wins.");
    EXPECT_EQ(sentence(Event::game_ended(Ending::idle_rounds, 3, {ed, 25_usd, SeatSet::all(3), true})),
              "The game is over: 3 rounds in a row were idle. Ed, Dave and Pete have the most cash, $25; Ed holds the "
              "Bull Market card and wins.");
}

TEST(Sentences, SP_30_of_a_single_idle_round_speak_of_one) {
    EXPECT_EQ(sentence(Event::round_was_idle(1, 1)),
              "No share was sold and no link was built or bought in this round.");
    EXPECT_EQ(sentence(Event::round_was_idle(3, 3)),
              "Again no share was sold and no link was built or bought: 3 idle rounds in a row.");
    EXPECT_EQ(sentence(Event::game_ended(Ending::idle_rounds, 1, {ed, 25_usd, SeatSet::only(ed)})),
              "The game is over: a round was idle. Ed has the most cash, $25, and wins.");
}

TEST(Sentences, of_building_count_links_and_leave_out_what_was_not_done) {
    EXPECT_EQ(sentence(Event::building_ended(ed, mkt, 3, 0)),
              "Ed is done building and buying for the Missouri-Kansas-Texas Railroad: 3 links built.");
    EXPECT_EQ(sentence(Event::building_ended(ed, mkt, 1, 2)),
              "Ed is done building and buying for the Missouri-Kansas-Texas Railroad: 1 link built, 2 bought.");
    EXPECT_EQ(sentence(Event::building_ended(ed, mkt, 0, 1)),
              "Ed is done building and buying for the Missouri-Kansas-Texas Railroad: 1 link bought.");
}

TEST(Sentences, of_what_costs_nothing_say_so) {
    const Link l = link("mcalester-tulsa");
    EXPECT_EQ(
        sentence(Event::price_asked(dave, mkt, frisco, l, 3_usd)),
        "Dave offers the St. Louis & San Francisco Railroad $3 from the Missouri-Kansas-Texas Railroad's treasury "
        "for Tulsa–McAlester.");
    EXPECT_EQ(sentence(Event::price_asked(dave, mkt, frisco, l, 0_usd)),
              "Dave asks the St. Louis & San Francisco Railroad to give the Missouri-Kansas-Texas Railroad "
              "Tulsa–McAlester for nothing.");
    EXPECT_EQ(sentence(Event::track_bought(mkt, frisco, l, 0_usd)),
              "The Missouri-Kansas-Texas Railroad gets Tulsa–McAlester from the St. Louis & San Francisco Railroad for "
              "nothing.");
    EXPECT_EQ(sentence(Event::share_bought(ed, mkt, 0_usd, true)),
              "Ed gets a share of the Missouri-Kansas-Texas Railroad for nothing and becomes president.");
}

std::string question(const State& s) { return SouthernPacific::asks(s, Names{players}).text(); }

TEST(Questions, SP_19_offer_a_price_between_only_where_there_is_one) {
    State s = table_before(Step::buyer_answers, mkt);
    set_cash(s, mkt, 9_usd);
    s.talk = {.bid = 3_usd,
              .ask = 9_usd,
              .link = link("mcalester-tulsa"),
              .seller = frisco,
              .is_open = true,
              .has_ask = true};
    EXPECT_EQ(question(s),
              "The St. Louis & San Francisco Railroad wants $9 for Tulsa–McAlester; you offered $3. Accept, "
              "decline, or name a price between?");
    s.talk.bid = 8_usd;
    EXPECT_EQ(question(s),
              "The St. Louis & San Francisco Railroad wants $9 for Tulsa–McAlester; you offered $8. Accept "
              "or decline?");
    s.step = Step::seller_answers;
    s.talk.has_ask = false;
    EXPECT_EQ(question(s),
              "The Missouri-Kansas-Texas Railroad offers $8 for Tulsa–McAlester. Accept, decline, or name a "
              "higher price?");
    s.talk.bid = 9_usd;
    EXPECT_EQ(question(s), "The Missouri-Kansas-Texas Railroad offers $9 for Tulsa–McAlester. Accept or decline?");
}

TEST(Questions, SP_5_SP_12_say_that_the_last_player_left_wins) {
    State s = set_up(texas(), 3);
    play(s, Move::first_bidder(ed));
    EXPECT_EQ(question(s), "Your bid for the president's share of the Southern Pacific Railroad? ($0 or more; the last "
                           "player left gets it for nothing if nobody bids)");
    play(s, bid(4));
    EXPECT_EQ(question(s), "Your bid for the president's share of the Southern Pacific Railroad? ($5 or more)");
}

TEST(Sentences, of_the_card_say_whether_it_is_taken_or_kept) {
    EXPECT_EQ(sentence(Event::bull_market_card_taken(dave, false, false)),
              "The Bull Market: Dave has the least cash and takes the card.");
    EXPECT_EQ(sentence(Event::bull_market_card_taken(dave, false, true)),
              "The Bull Market: Dave, tied for the least cash, takes the card.");
    EXPECT_EQ(sentence(Event::bull_market_card_taken(dave, true, false)),
              "The Bull Market: Dave has the least cash again and keeps the card.");
}

TEST(Sentences, of_an_auction_say_what_is_up_for_it) {
    EXPECT_EQ(sentence(Event::auction_opened(ed, mkt, Lot::presidents_share)),
              "The president's share of the Missouri-Kansas-Texas Railroad is up for auction; Ed bids first.");
    EXPECT_EQ(
        sentence(Event::auction_opened(ed, mkt, Lot::share_once_around)),
        "In the Bull Market a share of the Missouri-Kansas-Texas Railroad is up for auction, once around; Ed bids "
        "first.");
}

// Cash and shares of all, treasuries and links, whoever looks.
TEST(Views, SP_35_show_everything_to_everybody) {
    const auto table = testing::new_table<SouthernPacific>(3);
    EXPECT_FALSE(table->has_secrets());
    for (const Viewer viewer : {Viewer::seat(ed), Viewer::seat(pete), Viewer::the_public()})
        EXPECT_EQ(table->state(viewer), table->state(Viewer::everything()));
}

TEST(Bank, SP_36_never_runs_out) {
    State s = table_before(Step::pay_dividends, mkt);
    set_cash(s, ed, 900000_usd);   // far more than any printed bank
    settle(s);
    const Money before = s.treasury();
    play(s, dividend(0));
    EXPECT_EQ(s.ledger[mkt], before + s.railroads[mkt].income);
}

int sum_of(const json::value& paid) {
    int total = 0;
    for (const auto& payment : paid.as_object()) total += static_cast<int>(payment.value().as_int64());
    return total;
}

// What an event says of money is what the position says afterwards, and its sentence says every figure.
void check(const json::value& event, const State& after) {
    const std::string text(event.at("text").as_string());
    const auto says = [&](const char* key) {
        const Money figure{static_cast<int>(event.at(key).as_int64())};
        const bool is_gift = std::string_view(key) == "price" && figure == 0_usd;
        ASSERT_NE(text.find(is_gift ? "for nothing" : dollars(figure)), std::string::npos) << key << ": " << text;
    };
    if (event.at("kind") == "dividend_paid") {
        const RailroadId r = texas().railroad_ids.find(event.at("railroad").as_string()).value();
        ASSERT_EQ(event.at("treasury"), after.ledger[r].dollars);
        ASSERT_EQ(event.at("before").as_int64() + event.at("income").as_int64() - sum_of(event.at("paid")),
                  event.at("treasury").as_int64());
        for (const char* key : {"income", "before", "treasury"}) says(key);
    }
    if (event.at("kind") == "game_ended") {
        const Seat winner = Seat(event.at("winner").as_int64());
        ASSERT_EQ(SeatSet::only(winner), winners(after));
        ASSERT_EQ(event.at("cash"), after.cash(winner).dollars);
        says("cash");
    }
    if (event.at("kind") == "round_was_idle") ASSERT_EQ(event.at("in_a_row"), after.idle_rounds);
    if (event.at("kind") == "track_bought") says("price");
}

TEST(Sentences, agree_with_the_position_in_random_games) {
    for (std::uint64_t game = 0; game < 3; ++game) {
        const auto table = testing::new_table<SouthernPacific>(4);
        Random random = random_for(6, game);
        while (!table->is_over()) {
            State::Offers offers;
            Rules::offers(table->position(), offers);
            Problem problem;
            table->play(AnyMove::of(offers.pick(random.below(offers.ways()))), problem);
            ASSERT_FALSE(problem) << problem.sentence();
            const json::value told = value_of(table->events_text(table->decisions(), Viewer::everything()));
            for (const json::value& event : told.as_array()) ASSERT_NO_FATAL_FAILURE(check(event, table->position()));
        }
    }
}

}   // namespace
}   // namespace roundhouse::southern_pacific
