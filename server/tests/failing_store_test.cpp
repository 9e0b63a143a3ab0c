// What is not stored has not happened.
#include <gmock/gmock.h>

#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

using namespace std::chrono_literals;

constexpr const char* break_it = "ALTER TABLE entries RENAME TO elsewhere";
constexpr const char* repair_it = "ALTER TABLE elsewhere RENAME TO entries";

struct FailingStore : ::testing::Test {
    House house;
    Client ann = house.client("Ann");
    std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    json::value view = line.view();

    json::value pass() {
        return line.ask({{"do", "play"}, {"number", view.at("number")}, {"move", json::object{{"move", "pass"}}}});
    }
};

TEST_F(FailingStore, a_move_that_cannot_be_stored_is_refused_and_can_be_made_again_when_the_store_is_back) {
    house.tamper(break_it);
    EXPECT_TRUE(pass().as_object().contains("error"));
    EXPECT_EQ(ann.get(path + "/view").status, 503);
    EXPECT_TRUE(pass().as_object().contains("error"));
    house.tamper(repair_it);
    const Reply now = ann.get(path + "/view");
    EXPECT_EQ(now["number"], view.at("number"));
    EXPECT_EQ(now["state"], view.at("state"));
    EXPECT_EQ(pass().at("number"), view.at("number").as_int64() + 1);
    for (const json::value& message : line.heard)
        if (message.as_object().contains("state") && message.at("number") == view.at("number"))
            EXPECT_EQ(message.at("state"), view.at("state"));
}

TEST_F(FailingStore, those_at_the_table_see_it_go_on_though_nobody_asks) {
    house.tamper(break_it);
    EXPECT_TRUE(pass().as_object().contains("error"));
    house.tamper(repair_it);
    house.pass(0ms);
    EXPECT_EQ(line.view().at("state"), view.at("state"));
}

TEST_F(FailingStore, a_commit_that_fails_halfway_leaves_no_trace_and_every_watcher_sees_the_old_position) {
    Client ben = house.client("Ben");
    Line watching = ben.line(table);
    EXPECT_EQ(watching.view().at("state"), view.at("state"));
    const Reply log = ann.get(path + "/log");
    // The table's row is changed first; the entry that follows fails.
    house.tamper("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END");
    const json::value refused = pass();
    EXPECT_TRUE(refused.as_object().contains("error")) << refused;
    house.tamper("DROP TRIGGER full");
    EXPECT_EQ(ann.get(path + "/log").text, log.text);
    EXPECT_EQ(line.view().at("state"), view.at("state"));
    EXPECT_EQ(watching.view().at("state"), view.at("state"));
    const json::value moved = pass();
    EXPECT_EQ(moved.at("number"), view.at("number").as_int64() + 1);
    EXPECT_EQ(watching.view(moved.at("number").as_int64()).at("entries").as_array().size(), 1u);
    for (const Line* each : {&line, &watching})
        for (const json::value& message : each->heard)
            if (message.as_object().contains("state") && message.at("number") == view.at("number"))
                EXPECT_EQ(message.at("state"), view.at("state"));
    const json::value before = ann.get(path + "/view").body;
    house.restart();
    ann.move_to(house.port());
    EXPECT_EQ(ann.get(path + "/view")["state"], before.at("state"));
}

TEST_F(FailingStore, who_is_known_may_look_though_their_session_cannot_be_renewed) {
    house.tamper("CREATE TRIGGER full BEFORE UPDATE ON sessions BEGIN SELECT RAISE(ABORT, 'The disk is full.'); END");
    house.pass(48h);
    EXPECT_EQ(ann.get("/api/me")["player"].at("name"), "Ann");
    EXPECT_EQ(ann.get(path + "/view").status, 200);
}

TEST_F(FailingStore, an_instruction_that_cannot_be_stored_is_not_followed) {
    const json::value decider = view.at("question").at("decider"),
                      railroad = view.at("state").at("auction").at("railroad");
    const json::value other = (decider.as_int64() + 1) % 3;
    house.tamper("ALTER TABLE instructions RENAME TO elsewhere");
    EXPECT_TRUE(line.ask({{"do", "instruct"}, {"seat", other}, {"auction", railroad}, {"up_to", 30}, {"then", "pass"}})
                    .as_object()
                    .contains("error"));
    house.tamper("ALTER TABLE elsewhere RENAME TO instructions");
    const json::value moved = pass();
    ASSERT_TRUE(moved.as_object().contains("number")) << moved;
    const json::value after = line.view(moved.at("number").as_int64());
    EXPECT_EQ(after.at("question").at("decider"), other) << "nobody has bid for them";
    EXPECT_TRUE(after.at("instructions").as_array().empty());
}

}   // namespace

}   // namespace roundhouse::server::testing
