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
    EXPECT_EQ(sentence(Event::game_ended(Ending::out_of_cubes, dave, 41_usd, SeatSet::only(dave))),
              "The game is over: a railroad has no cube left. Dave has the most cash, $41, and wins.");
    EXPECT_EQ(sentence(Event::game_ended(Ending::round_limit, pete, 41_usd, SeatSet::only(dave) | SeatSet::only(pete))),
              "The game is over: the last round is played. Dave and Pete have the most cash, $41; Pete is closest to "
              "the Bull Market card and wins.");
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
        ASSERT_NE(text.find(dollars(figure)), std::string::npos) << key << ": " << text;
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
