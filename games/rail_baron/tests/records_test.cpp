// What the golden records show between them. That they replay is checked for all games at once.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/rail_baron/face.hpp"
#include "play/tests/records.hpp"

namespace roundhouse::rail_baron {
namespace {

using Words = std::set<std::string>;

struct Shown {
    Words moves, events, ends, variants;
    std::set<int> engine_prices;
};

void replay(const json::value& record, AnyTable& table, Shown& shown) {
    for (const auto& option : record.at("options").as_object())
        if (option.value() == json::value(true)
            || (option.key() == "starting_auction" && option.value() != json::value(0)))
            shown.variants.insert(std::string(option.key()));
    for (const json::value& move : record.at("moves").as_array()) {
        shown.moves.insert(std::string(move.at("move").as_string()));
        Problem problem;
        table.play(move, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        for (const json::value& event : table.latest_events()) {
            shown.events.insert(std::string(event.at("kind").as_string()));
            if (event.at("kind") == "game_ended") shown.ends.insert(std::string(event.at("why").as_string()));
            if (event.at("kind") == "engine_bought")
                shown.engine_prices.insert(static_cast<int>(event.at("price").as_int64()));
        }
    }
    ASSERT_TRUE(table.is_over());
}

TEST(Records, show_every_way_to_end_every_kind_of_move_and_every_variant) {   // RB-44, RB-46, RB-39, RB-57, RB-70
    Shown shown;
    testing::each_record<RailBaron>([&](const json::value& record, AnyTable& table) { replay(record, table, shown); });
    EXPECT_EQ(shown.ends,
              (Words{"home_with_the_cash", "declared_at_home", "last_one_left", "last_round", "turn_limit"}));
    EXPECT_EQ(shown.moves, (Words{"pass", "order", "dice", "region", "swap_home", "step", "buy", "upgrade", "sell",
                                  "auction", "bid", "declare", "deed"}));
    EXPECT_EQ(shown.variants, (Words{"short_game", "discounted_superchief", "free_superchief", "starting_auction",
                                     "honeymoon", "ask_everybody"}));
    for (const char* kind : {"rovered", "lost_status", "bankrupt", "taken_over", "sold_out", "established",
                             "third_got_deed", "deed_set_aside", "announced", "turn_lost"})
        EXPECT_TRUE(shown.events.contains(kind)) << kind;
    EXPECT_TRUE(shown.engine_prices.contains(0)) << "the free SuperChief";
    EXPECT_TRUE(shown.engine_prices.contains(32000)) << "the discounted one with five players";
}

using testing::Decision, testing::decisions_of, testing::first, testing::next;

const json::object& player(const json::object& state, int seat) {
    return state.at("players").as_array()[static_cast<std::size_t>(seat)].as_object();
}
std::int64_t cash(const json::object& state, int seat) { return player(state, seat).at("cash").as_int64(); }

TEST(Records, RB_54_cash_spent_in_an_auction_keeps_the_status_and_home_without_the_cash_loses_turns) {
    const auto decisions = decisions_of<RailBaron>("declared_without_the_cash_loses_turns_at_home_3_players");
    const auto auctioned = first(decisions, "railroad_auctioned"), home = next(decisions, auctioned, "came_home");
    ASSERT_NE(home, decisions.end());
    const int buyer = static_cast<int>(auctioned->event("railroad_auctioned")->at("seat").as_int64());
    EXPECT_EQ(home->event("came_home")->at("seat"), buyer);
    EXPECT_GE(cash(auctioned->before, buyer), 200000);
    for (const Decision& d : {*auctioned, *home}) {
        EXPECT_LT(cash(d.after, buyer), 200000);
        EXPECT_EQ(player(d.after, buyer).at("declared"), true);
    }
    ASSERT_NE(home->event("fees_paid"), nullptr) << "fees of a player who was below before end nothing";
    const auto lost = next(decisions, home, "turn_lost");
    ASSERT_NE(lost, decisions.end());
    EXPECT_EQ(lost->event("turn_lost")->at("seat"), buyer);
    EXPECT_EQ(lost->event("turn_lost")->at("city"), player(lost->after, buyer).at("home"));
}

TEST(Records, RB_54_RB_75_fees_at_home_end_the_status_and_ban_and_departure_stay_to_the_alternate) {
    const auto decisions = decisions_of<RailBaron>("status_lost_by_use_fees_at_home_3_players");
    const auto home = first(decisions, "came_home");
    ASSERT_NE(home, decisions.end());
    ASSERT_NE(home->event("lost_status"), nullptr);
    EXPECT_EQ(home->event("lost_status")->at("why"), "fees");
    const json::object before = player(home->before, 0), after = player(home->after, 0);
    EXPECT_GE(before.at("cash").as_int64(), 200000);
    EXPECT_LT(after.at("cash").as_int64(), 200000);
    EXPECT_FALSE(after.at("ridden").as_array().empty());
    EXPECT_EQ(after.at("departure"), before.at("departure"));
    EXPECT_EQ(after.at("destination"), before.at("alternate"));
    const auto arrived = next(decisions, home, "arrived");
    ASSERT_NE(arrived, decisions.end());
    EXPECT_EQ(arrived->event("arrived")->at("city"), before.at("alternate"));
    EXPECT_EQ(arrived->event("arrived")->at("from"), before.at("departure"));
    EXPECT_TRUE(player(arrived->after, 0).at("ridden").as_array().empty());
}

TEST(Records, RB_74_an_auction_without_bids_establishes_the_seller_at_nothing_who_rides_on_for_it) {
    const auto decisions = decisions_of<RailBaron>("established_at_nothing_3_players");
    const auto sold = first(decisions, "established");
    ASSERT_NE(sold, decisions.end());
    ASSERT_NE(sold->event("sold_to_bank"), nullptr);
    EXPECT_EQ(sold->step(), "cash_auction");
    EXPECT_EQ(sold->event("established")->at("fee"), 0);
    EXPECT_EQ(sold->event("established")->at("seat"), sold->event("sold_to_bank")->at("seat"));
    EXPECT_EQ(first(decisions, "railroad_auctioned"), decisions.end());
    const json::object& ride = *decisions.back().event("rode");
    EXPECT_EQ(ride.at("seat"), sold->event("established")->at("seat"));
    EXPECT_EQ(ride.at("railroads"), json::array{sold->event("established")->at("railroad")});
    EXPECT_EQ(ride.at("fees"), 0);
}

TEST(Records, RB_78_RB_44_an_early_declared_player_starts_the_last_round_and_another_wins_in_it) {
    const auto decisions = decisions_of<RailBaron>("win_in_the_last_round_of_an_early_declared_3_players");
    const auto declared = first(decisions, "declared"), home = next(decisions, declared, "last_round");
    ASSERT_NE(home, decisions.end());
    EXPECT_EQ(declared->event("declared")->at("early"), true);
    const json::value& early = declared->event("declared")->at("seat");
    EXPECT_EQ(home->event("last_round")->at("seat"), early);
    EXPECT_GE(cash(home->after, static_cast<int>(early.as_int64())), 200000) << "who does not win by it all the same";
    const json::object& end = *decisions.back().event("game_ended");
    EXPECT_EQ(end.at("why"), "home_with_the_cash");
    EXPECT_NE(end.at("seat"), early);
    EXPECT_EQ(decisions.back().after.at("last_round"), true);
}

}   // namespace
}   // namespace roundhouse::rail_baron
