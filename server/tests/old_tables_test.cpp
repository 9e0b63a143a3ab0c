// Tables that an earlier version of the rules or of the program has written.
#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;

struct OldTable : ::testing::Test {
    House house;
    Client ann = house.client("Ann");
    std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;

    Reply play_once() {
        const Reply view = ann.get(path + "/view");
        return ann.post(path + "/play", play(view.body, first_move(view.body, 1)));
    }
    void SetUp() override {
        for (int i = 0; i < 8; ++i) EXPECT_EQ(play_once().status, 200);
    }
    void reopen_after(const char* sql) {
        house.tamper(sql);
        house.restart();
        ann.move_to(house.port());
    }
};

TEST_F(OldTable, of_another_rules_version_goes_on_where_its_log_is_still_allowed) {
    const Reply before = ann.get(path + "/view");
    reopen_after("UPDATE facts SET facts = json_set(facts, '$.rules_version', 0)");
    EXPECT_EQ(ann.get(path)["table"].at("rules_version"), 0);
    EXPECT_EQ(ann.get(path + "/view").text, before.text);
    EXPECT_EQ(play_once().status, 200);
}

TEST_F(OldTable, made_before_versions_were_kept_opens_too) {
    const Reply before = ann.get(path + "/view");
    reopen_after("UPDATE facts SET facts = json_remove(facts, '$.rules_version')");
    EXPECT_EQ(ann.get(path + "/view").text, before.text);
}

TEST_F(OldTable, with_a_move_that_the_rules_now_refuse_is_shown_as_it_was_and_says_why_it_cannot_go_on) {
    const Reply before = ann.get(path + "/view"), earlier = ann.get(path + "/at/5");
    reopen_after("UPDATE entries SET body = json_set(body, '$.move', json('{\"move\":\"bid\",\"amount\":100000}')) WHERE number = 6");
    const Reply view = ann.get(path + "/view");
    ASSERT_EQ(view.status, 200) << view.text;
    EXPECT_THAT(std::string(view["obstacle"].as_string()), HasSubstr("The rules have changed since move 6 was made"));
    EXPECT_EQ(view["number"], before["number"]);
    EXPECT_EQ(view["entries"].as_array().size(), before["entries"].as_array().size()) << "the whole log is still there";
    EXPECT_EQ(view["state"], earlier["state"]) << "the last position that the rules know";
    const Reply refused = play_once();
    EXPECT_EQ(refused.status, 409);
    EXPECT_THAT(refused.error(), HasSubstr("The rules have changed"));
    EXPECT_EQ(ann.post(path + "/undo").status, 409);
    EXPECT_EQ(ann.get(path + "/history").status, 200);
    EXPECT_EQ(ann.get(path + "/record").status, 200);
    EXPECT_EQ(ann.post(path + "/chat", json::object{{"text", "A pity."}}).status, 200);
}

TEST_F(OldTable, of_a_game_or_board_that_is_gone_says_so) {
    reopen_after("UPDATE facts SET facts = json_set(facts, '$.board', 'atlantis')");
    EXPECT_EQ(ann.get(path + "/view").status, 410);
    EXPECT_EQ(ann.get("/api/tables?show=mine").status, 200);
    reopen_after("UPDATE tables SET game = 'atlantic-railroads'");
    EXPECT_EQ(ann.get(path + "/view").status, 410);
    EXPECT_EQ(ann.get("/api/tables?show=mine").status, 200);
}

}   // namespace

}   // namespace roundhouse::server::testing
