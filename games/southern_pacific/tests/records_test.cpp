// What the golden records show between them. That they replay is checked for all games at once.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/southern_pacific/face.hpp"
#include "play/tests/records.hpp"

namespace roundhouse::southern_pacific {
namespace {

struct Shown {
    std::set<std::string> moves, events, ends;
    std::set<std::string> presidents;   // the steps whose auctions changed one
    std::set<std::string> purchases;    // the steps at which a link changed hands
    bool is_tie_settled = false;        // two had the most cash, and one won
};

void note(const json::value& event, const std::string& step, Shown& shown) {
    const std::string kind(event.at("kind").as_string());
    shown.events.insert(kind);
    if (kind == "game_ended") shown.ends.insert(std::string(event.at("why").as_string()));
    if (kind == "track_bought") shown.purchases.insert(step);
    if (kind == "share_bought" && event.at("becomes_president").as_bool()) shown.presidents.insert(step);
}

void replay(const json::value& record, AnyTable& table, Shown& shown) {
    json::object question;
    table.write_question(question);
    for (const json::value& move : record.at("moves").as_array()) {
        const std::string step(question["step"].as_string());
        shown.moves.insert(std::string(move.at("move").as_string()));
        Problem problem;
        table.play(move, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        for (const json::value& event : table.latest_events()) note(event, step, shown);
        question.clear();
        table.write_question(question);
    }
    ASSERT_TRUE(table.is_over());
    int richest = 0;
    const json::value& winner = record.at("winners").as_array().front();
    const json::array& scores = record.at("scores").as_array();
    for (const json::value& score : scores) richest += score == scores[static_cast<std::size_t>(winner.as_int64())];
    EXPECT_EQ(record.at("winners").as_array().size(), 1u) << "SP-29 leaves no tie";
    shown.is_tie_settled |= richest > 1;
}

TEST(Records, SP_28_SP_30_show_every_way_to_end_every_kind_of_purchase_and_every_change_of_president) {
    Shown shown;
    testing::each_record<SouthernPacific>(
        [&](const json::value& record, AnyTable& table) { replay(record, table, shown); });
    using Words = std::set<std::string>;
    EXPECT_EQ(shown.ends, (Words{"out_of_cubes", "all_shares_sold", "idle_rounds", "round_limit"}));
    EXPECT_EQ(shown.purchases, (Words{"build_and_buy", "seller_answers", "buyer_answers"}));
    EXPECT_EQ(shown.presidents, (Words{"opening_auction", "stock_auction", "bull_market_auction"}));
    EXPECT_EQ(shown.moves, (Words{"first_bidder", "bid", "pass", "offer_stock", "build", "buy", "accept", "decline",
                                  "counter", "done", "dividend", "skip", "offer"}));
    EXPECT_TRUE(shown.is_tie_settled);
}

using testing::Decision, testing::decisions_of;

// How a price talk about a link of another president went.
struct Talks {
    int accepted_by_buyer = 0, accepted_by_seller = 0, declined_by_buyer = 0, declined_by_seller = 0, asked_again = 0;
};

void note_talk(const Decision& d, Talks& talks) {
    const bool is_buyer = d.step() == "buyer_answers", is_seller = d.step() == "seller_answers";
    if (const auto* asked = d.event("price_asked")) {
        const json::object& named = d.before.at("named").as_object();
        const std::string link(asked->at("link").as_string());
        if (!named.contains(link)) return;
        ++talks.asked_again;
        EXPECT_GT(asked->at("price").as_int64(), named.at(link).as_int64());
    }
    if (d.is("accept")) {
        ASSERT_NE(d.event("track_bought"), nullptr);
        (is_buyer ? talks.accepted_by_buyer : talks.accepted_by_seller) += is_buyer || is_seller;
    }
    if (d.is("decline")) (is_buyer ? talks.declined_by_buyer : talks.declined_by_seller) += is_buyer || is_seller;
}

TEST(Records, SP_19_price_talks_end_with_yes_and_with_no_of_either_side_and_links_are_asked_for_again) {
    Talks talks;
    int raised = 0;
    for (const Decision& d : decisions_of<SouthernPacific>("price_talks_3_players")) {
        note_talk(d, talks);
        raised += d.event("price_raised") != nullptr;
    }
    for (const int count : {talks.accepted_by_buyer, talks.accepted_by_seller, talks.declined_by_buyer,
                            talks.declined_by_seller, talks.asked_again, raised})
        EXPECT_GT(count, 0);
}

TEST(Records, SP_5_SP_12_the_last_player_left_wins_for_nothing_without_being_asked) {
    std::set<std::string> steps;
    for (const Decision& d : decisions_of<SouthernPacific>("won_for_nothing_by_the_last_player_left_3_players")) {
        const auto* bought = d.event("share_bought");
        if (bought == nullptr || bought->at("price").as_int64() != 0) continue;
        EXPECT_TRUE(d.is("pass"));
        EXPECT_TRUE(d.before.at("auction").at("leader").is_null()) << "nobody has bid";
        EXPECT_NE(bought->at("seat"), d.before.at("decider")) << "the winner is not the one who was asked";
        steps.insert(d.step());
    }
    EXPECT_EQ(steps, (std::set<std::string>{"opening_auction", "stock_auction"}));
}

TEST(Records, SP_30_with_idle_limit_1_the_first_idle_round_ends_the_game) {
    const auto decisions = decisions_of<SouthernPacific>("idle_limit_1_3_players");
    ASSERT_FALSE(decisions.empty());
    const Decision& last = decisions.back();
    ASSERT_NE(last.event("game_ended"), nullptr);
    EXPECT_EQ(last.event("game_ended")->at("why"), "idle_rounds");
    EXPECT_EQ(last.after.at("options").at("idle_limit"), 1);
    EXPECT_EQ(last.after.at("idle_rounds"), 1);
}

TEST(Records, SP_30_with_idle_limit_0_idle_rounds_are_counted_and_only_the_round_limit_ends_the_game) {
    const auto decisions = decisions_of<SouthernPacific>("idle_limit_0_3_players");
    ASSERT_FALSE(decisions.empty());
    const Decision& last = decisions.back();
    ASSERT_NE(last.event("game_ended"), nullptr);
    EXPECT_EQ(last.event("game_ended")->at("why"), "round_limit");
    EXPECT_EQ(last.after.at("options").at("idle_limit"), 0);
    EXPECT_GT(last.after.at("idle_rounds").as_int64(), 3) << "more than end a game otherwise";
}

}   // namespace
}   // namespace roundhouse::southern_pacific
