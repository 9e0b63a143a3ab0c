// Tables that an earlier version of the rules or of the program has written.
#include <gmock/gmock.h>
#include <sqlite3.h>

#include <fstream>

#include "server/store/migrations.hpp"
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

TEST_F(OldTable, of_rules_that_are_no_longer_kept_says_so) {
    reopen_after("UPDATE facts SET facts = json_set(facts, '$.rules_version', 0)");
    EXPECT_EQ(ann.get(path)["table"].at("rules_version"), 0);
    const Reply view = ann.get(path + "/view");
    ASSERT_EQ(view.status, 200) << view.text;
    EXPECT_THAT(std::string(view["obstacle"].as_string()), HasSubstr("is too old to be played here"));
    EXPECT_EQ(ann.post(path + "/play", play(view.body, json::object{{"move", "pass"}})).status, 409);
}

TEST_F(OldTable, made_before_versions_were_kept_opens_too) {
    const Reply before = ann.get(path + "/view");
    reopen_after("UPDATE facts SET facts = json_remove(facts, '$.rules_version')");
    EXPECT_EQ(ann.get(path + "/view").text, before.text);
}

TEST_F(OldTable, with_a_move_that_the_rules_now_refuse_is_shown_as_it_was_and_says_why_it_cannot_go_on) {
    const Reply before = ann.get(path + "/view"), earlier = ann.get(path + "/at/5");
    reopen_after("UPDATE entries SET body = json_set(body, '$.move', json('{\"move\":\"bid\",\"amount\":100000}')) "
                 "WHERE number = 6");
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

// old_stores/schema_1.sql and so on: what programs of that time have written, with a game of every kind under way, one
// that is over and one that waits. Ann sits at all but the last, and her notes say what she saw. The first is of
// 7f9be55, whose tables have no version of the rules; the second of 7e0a2e4, brought to its schema by
// 002_no_snapshots.sql; the third of 8921302.
struct OldStore : ::testing::TestWithParam<std::size_t> {
    std::string sql = [] {
        std::ifstream file(ROUNDHOUSE_SOURCE_DIR "/server/tests/old_stores/schema_" + std::to_string(GetParam())
                           + ".sql");
        EXPECT_TRUE(file) << "every earlier schema has a store here";
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    House house{[this](const Settings& settings) {
        sqlite3* file = nullptr;
        EXPECT_EQ(sqlite3_open((settings.data + "/roundhouse.db").c_str(), &file), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(file, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
        sqlite3_close(file);
    }};
    Client ann = house.client();

    void SetUp() override {
        const std::string before = "-- session ";
        ASSERT_TRUE(sql.starts_with(before));
        ann.cookie = "roundhouse_session=" + sql.substr(before.size(), sql.find('\n') - before.size());
    }
};

TEST_P(OldStore, opens_with_every_game_as_it_was_and_each_goes_on) {
    const Reply mine = ann.get("/api/tables?show=mine");
    std::set<std::string> games;
    int over = 0;
    for (const json::value& table : mine["tables"].as_array()) {
        const std::string path = "/api/tables/" + std::string(table.at("id").as_string());
        SCOPED_TRACE(table.at("game").as_string());
        const json::value seen = json::parse(ann.post(path + "/notes")["text"].as_string());
        const Reply view = ann.get(path + "/view");
        ASSERT_EQ(view.status, 200) << view.text;
        EXPECT_FALSE(view.body.as_object().contains("obstacle")) << view["obstacle"];
        EXPECT_EQ(view["number"], seen.at("number"));
        for (const char* key : {"decider", "step"}) EXPECT_EQ(view["question"].at(key), seen.at(key));
        for (std::size_t seat = 0; seat < 3; ++seat)
            EXPECT_EQ(view["state"].at("players").at(seat).at("cash"), seen.at("cash").at(seat));
        if (is_over(view.body)) {
            EXPECT_TRUE(ann.get(path + "/record").body.as_object().contains("dice"));
            ++over;
            continue;
        }
        games.emplace(table.at("game").as_string());
        EXPECT_EQ(ann.post(path + "/play", play(view.body, first_move(view.body))).status, 200);
        EXPECT_EQ(ann.post(path + "/undo", json::object{{"to", view["number"]}}).status, 200);
        EXPECT_EQ(ann.get(path + "/view")["state"], view["state"]);
    }
    EXPECT_EQ(games.size(), 5u);
    EXPECT_EQ(over, 1);
    Client ben = house.client();
    EXPECT_EQ(ben.post("/api/login", json::object{{"name", "Ben of old"}, {"password", "a password of old"}}).status,
              201);
    const Reply bens = ben.get("/api/tables?show=mine");
    ASSERT_EQ(bens["tables"].as_array().size(), 1u);
    EXPECT_EQ(ann.post("/api/tables/" + std::string(bens["tables"].at(0).at("id").as_string()) + "/join").status, 200);
}

INSTANTIATE_TEST_SUITE_P(Schemas, OldStore, ::testing::Range<std::size_t>(1, migrations().size()));

}   // namespace

}   // namespace roundhouse::server::testing
