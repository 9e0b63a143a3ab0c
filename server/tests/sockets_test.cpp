// Sockets: what they send, whom they refuse, and that nothing is missed.
#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

TEST(Sockets, one_that_drops_comes_back_and_misses_nothing) {
    Client ann = shared_house().client("Ann"), ben = shared_house().client("Ben");
    const std::string table = ann.table("kansas-pacific", {me(), open_seat(), me()});
    ben.post("/api/tables/" + table + "/join");
    ann.post("/api/tables/" + table + "/start");
    Line first = ben.line(table);
    const std::int64_t seen = number_of(first.view());
    first.drop();
    Line annas = ann.line(table), bens = ben.line(table, seen);
    json::value view = annas.view();
    json::value at_ben = bens.view();
    EXPECT_EQ(at_ben.at("entries").as_array().size(), static_cast<std::size_t>(number_of(at_ben) - seen));
    for (int i = 0; i < 4; ++i) {
        Line& decider = decides(view, 1) ? bens : annas;
        const json::value answer = decider.ask(play(view, first_move(view, 1)));
        ASSERT_FALSE(answer.as_object().contains("error")) << answer;
        view = annas.view(answer.at("number").as_int64());
    }
    bens.drop();
    Line again = ben.line(table, number_of(at_ben));
    const json::value back = again.view();
    EXPECT_EQ(back.at("entries_after"), at_ben.at("number"));
    EXPECT_EQ(number_of(back), number_of(view));
}

TEST(Sockets, foreign_origins_and_unknown_tables_are_refused_and_a_message_too_long_ends_the_line) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    EXPECT_THROW(ann.line("nowhere2"), std::exception);
    Client foreign = ann;
    foreign.origin = "https://elsewhere.example";
    EXPECT_THROW(foreign.line(table), std::exception);
    Line line = ann.line(table);
    line.view();
    line.say_text(std::string(100'000, 'x'));
    while (!line.hear().is_null()) {}
    EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST(Sockets, the_server_says_goodbye_before_it_stops) {
    House own;
    Client ann = own.client("Ann");
    Line line = ann.line(ann.table("kansas-pacific", {me(), me(), me()}));
    line.view();
    own.server().stop();
    EXPECT_FALSE(line.hear("goodbye").is_null());
    EXPECT_TRUE(line.hear().is_null());
}

TEST(Chat, is_heard_by_all_and_notes_by_nobody) {
    Pair pair(shared_house());
    Line bens = pair.ben.line(pair.table);
    bens.view();
    const std::string path = "/api/tables/" + pair.table;
    EXPECT_EQ(pair.ann.post(path + "/chat", json::object{{"text", "Good luck!"}}).status, 200);
    json::value lines = bens.hear("chat");
    while (lines.at("lines").as_array().empty()) lines = bens.hear("chat");
    EXPECT_EQ(lines.at("lines").at(0).at("text"), "Good luck!");
    EXPECT_EQ(pair.ann.post(path + "/chat", json::object{{"text", std::string(2'001, 'x')}}).status, 400);
    EXPECT_EQ(pair.ann.post(path + "/notes", json::object{{"text", "Ben bluffs"}}).status, 200);
    EXPECT_EQ(pair.ann.post(path + "/notes")["text"], "Ben bluffs");
    EXPECT_EQ(pair.ben.post(path + "/notes")["text"], "");
}

TEST(Chat, of_old_is_told_by_its_last_lines_and_nobody_talks_all_the_time) {
    House own;
    Client ann = own.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    std::map<int, int> answers;
    for (int i = 0; i < 32; ++i) ++answers[ann.post(path + "/chat", json::object{{"text", std::to_string(i)}}).status];
    EXPECT_EQ(answers, (std::map<int, int>{{200, 30}, {429, 2}}));
    own.tamper("WITH RECURSIVE n(i) AS (SELECT 31 UNION ALL SELECT i + 1 FROM n WHERE i < 700) INSERT INTO chat"
               " SELECT table_id, i, player, seat, name, 'line ' || i, at, asked_by, 'request ' || i FROM chat, n "
               "WHERE number = 1");
    own.restart();
    ann.move_to(own.port());
    const json::value heard = ann.line(table).hear("chat");
    ASSERT_EQ(heard.at("lines").as_array().size(), 500u);
    EXPECT_EQ(heard.at("lines").at(0).at("text"), "line 201");
}

}   // namespace

}   // namespace roundhouse::server::testing
