// What the golden records show between them. That they replay is checked for all games at once.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/prairie_railroads/face.hpp"
#include "play/tests/records.hpp"

namespace roundhouse::prairie_railroads {
namespace {

struct Shown {
    std::set<std::string> moves, events, ends;
    bool is_tie_settled = false;      // PR-29: somebody was named to build
    bool built_for_another = false;   // and the railroad was not the one of the player of the card
};

void replay(const json::value& record, AnyTable& table, Shown& shown) {
    Seat player = Seat::nobody;   // of the card
    for (const json::value& move : record.at("moves").as_array()) {
        const std::string verb(move.at("move").as_string());
        if (verb == "select" || verb == "draw") player = table.decider();
        shown.is_tie_settled |= verb == "builder";
        if (verb == "build" || verb == "double" || verb == "western")
            shown.built_for_another |= is_player(player) && table.decider() != player;
        shown.moves.insert(verb);
        Problem problem;
        table.play(move, problem);
        ASSERT_FALSE(problem) << problem.sentence();
        for (const json::value& event : table.latest_events()) {
            shown.events.insert(std::string(event.at("kind").as_string()));
            if (event.at("kind") == "game_ended") shown.ends.insert(std::string(event.at("why").as_string()));
        }
    }
    EXPECT_TRUE(table.is_over());
}

// PR-14, PR-45: both ways to end; PR-31, PR-33, PR-34: each kind of build; PR-29: with a tie for control.
TEST(Records, show_every_move_both_ends_and_builds_for_another) {
    Shown shown;
    const int records = testing::each_record<PrairieRailroads>(
        [&](const json::value& record, AnyTable& table) { replay(record, table, shown); });
    EXPECT_GE(records, 5);
    EXPECT_EQ(shown.ends, (std::set<std::string>{"eighth_dividend", "out_of_cards"}));
    EXPECT_EQ(shown.moves,
              (std::set<std::string>{"first_bidder", "bid", "pass", "select", "draw", "card", "offer", "offer_own",
                                     "dice", "grow", "use", "builder", "build", "double", "western"}));
    EXPECT_TRUE(shown.is_tie_settled);
    EXPECT_TRUE(shown.built_for_another);
    for (const char* kind : {"share_taken_for_nothing", "share_not_sold", "own_share_offered", "income_raised",
                             "nothing_built", "western_built"})
        EXPECT_TRUE(shown.events.contains(kind)) << kind;
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
