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

}   // namespace
}   // namespace roundhouse::southern_pacific
