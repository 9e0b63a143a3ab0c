// Games at tables: played, resumed, tried out, proven.
#include <gmock/gmock.h>

#include "play/games.hpp"
#include "server/tests/at_table.hpp"
#include "server/trust/dice.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;

// Plays first answers for everybody at a hot seat until the game is over, or somebody is tired.
json::value play_out(Line& line, int longest = 100'000, std::size_t choice = 0) {
    json::value view = line.view();
    for (int i = 0; i < longest && !view.is_null() && !is_over(view); ++i) {
        const json::value answer =
            line.ask(play(view, first_move(view, choice == 0 ? 0 : static_cast<std::size_t>(i) % choice)));
        EXPECT_FALSE(answer.as_object().contains("error")) << answer;
        view = line.view(answer.at("number").as_int64());
    }
    return view;
}

struct Everywhere : ::testing::TestWithParam<std::string> {};

TEST_P(Everywhere, a_whole_game_is_played_over_sockets_and_its_dice_are_proven) {
    Client ann = shared_house().client("Ann");
    const int least = find_game(GetParam())->least_seats();
    json::array seats{me()};
    for (int i = 1; i < least; ++i) seats.push_back(bot(i % 2 == 1 ? "random" : "brakeman"));
    json::object more;
    if (GetParam() == "rail-baron-southeast") more["options"] = json::object{{"turn_limit", 12}};
    const std::string table = ann.table(GetParam(), std::move(seats), more);
    const json::value commitment = ann.get("/api/tables/" + table)["table"].at("commitment");
    Line line = ann.line(table);
    std::int64_t sent = 0;
    for (json::value view = line.view();; view = line.view()) {
        ASSERT_FALSE(view.is_null());
        EXPECT_EQ(view.at("entries_after"), sent) << "every entry is sent once";
        sent = number_of(view);
        if (is_over(view)) break;
        if (decides(view, 0)) line.say(play(view, first_move(view, static_cast<std::size_t>(sent) % 3)));
    }
    const Reply record = ann.get("/api/tables/" + table + "/record");
    ASSERT_EQ(record.status, 200) << record.text;
    EXPECT_EQ(record["dice"].at("commitment"), commitment);
    EXPECT_EQ(commitment_to(record["dice"].at("seed").as_string()), std::string(commitment.as_string()));
    Problem problem;
    const AnyGame& kind = *find_game(GetParam());
    EXPECT_NE(kind.replay(kind.boards().front(), record.body, problem), nullptr) << problem.sentence();
    const Reply history = ann.get("/api/tables/" + table + "/history");
    EXPECT_EQ(history["points"].as_array().size(), record["moves"].as_array().size() + 1);
    const json::value& last = history["points"].as_array().back().at("players");
    for (std::size_t seat = 0; seat < last.as_array().size(); ++seat) {
        const json::value& score = record["scores"].at(seat);
        EXPECT_EQ(last.at(seat).at("worth"), score.is_null() ? json::value(0) : score)
            << "when all is over, worth is what one has";
    }
    EXPECT_EQ(ann.get("/api/tables/" + table + "/log")["entries"].as_array().size(), record["moves"].as_array().size());
}

INSTANTIATE_TEST_SUITE_P(Games, Everywhere,
                         ::testing::Values("kansas-pacific", "prairie-railroads", "prussian-rails",
                                           "rail-baron-southeast", "southern-pacific"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(Play, refuses_what_is_not_allowed_with_its_rule_and_changes_nothing) {
    Client ann = shared_house().client("Ann"), stranger = shared_house().client("Stranger");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    const json::value view = line.view();
    const json::value refused = line.ask(play(view, {{"move", "bid"}, {"amount", 1000}}));
    EXPECT_EQ(refused.at("rule"), "AU-4");
    EXPECT_TRUE(line.ask(play(view, {{"move", "fly"}})).as_object().contains("rule"));
    EXPECT_EQ(line.ask({{"do", "why"}, {"move", json::object{{"move", "go_west"}}}}).at("legal"), false);
    EXPECT_EQ(line.ask({{"do", "why"}, {"move", json::object{{"move", "pass"}}}}).at("legal"), true);
    EXPECT_THAT(std::string(line.ask({{"do", "dance"}}).at("error").as_string()), HasSubstr("no such action"));
    line.say_text("this is no JSON");
    json::value complaint = line.hear();
    while (!complaint.is_null() && (!complaint.as_object().contains("answer") || !complaint.at("answer").is_null()))
        complaint = line.hear();
    EXPECT_THAT(std::string(complaint.at("error").as_string()), HasSubstr("JSON"));
    EXPECT_EQ(
        stranger.post(path + "/play", json::object{{"number", 1}, {"move", json::object{{"move", "pass"}}}}).status,
        403);
    EXPECT_EQ(shared_house()
                  .client()
                  .post(path + "/play", json::object{{"number", 1}, {"move", json::object{{"move", "pass"}}}})
                  .status,
              401);
    EXPECT_EQ(ann.post(path + "/play", json::object{{"number", 99}, {"move", json::object{{"move", "pass"}}}}).status,
              400);
    EXPECT_EQ(ann.post(path + "/play", json::object{{"move", json::object{{"move", "pass"}}}}).status, 400);
    EXPECT_EQ(ann.get(path + "/view")["number"], view.at("number"));
}

TEST(Play, somebody_who_was_too_slow_is_told_so_and_a_repeated_request_is_answered_as_the_first_time) {
    Client ann = shared_house().client("Ann");
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()}) + "/play";
    json::object wish{{"number", 2}, {"move", json::object{{"move", "pass"}}}, {"request", "once"}};
    const Reply first = ann.post(path, wish);
    ASSERT_EQ(first.status, 200) << first.text;
    EXPECT_EQ(ann.post(path, wish).text, first.text);
    wish["request"] = "another";
    const Reply late = ann.post(path, wish);
    EXPECT_EQ(late.status, 409);
    EXPECT_EQ(late["stale"], true);
}

TEST(Play, a_repeated_request_is_done_once_though_the_same_move_would_be_allowed_again) {
    House own;
    Client ann = own.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    const auto wish = [&] {
        return json::object{{"do", "play"},
                            {"number", ann.get(path + "/view")["number"]},
                            {"move", json::object{{"move", "pass"}}},
                            {"request", "once"}};
    };
    const Reply first = ann.post(path + "/play", wish());
    ASSERT_EQ(first.status, 200) << first.text;
    const std::string after = ann.get(path + "/view").text;
    EXPECT_EQ(ann.line(table).ask(wish()).at("number"), first["number"]) << "as seen now";
    EXPECT_EQ(ann.get(path + "/view").text, after);
    own.restart();
    ann.move_to(own.port());
    EXPECT_EQ(ann.line(table).ask(wish()).at("number"), first["number"]) << "as read from the store";
    EXPECT_EQ(ann.get(path + "/view").text, after);
}

TEST(Play, a_repeated_request_is_known_after_a_restart_too) {
    House own;
    Client ann = own.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    const json::object wish{{"number", 2}, {"move", json::object{{"move", "pass"}}}, {"request", "once"}};
    const Reply first = ann.post("/api/tables/" + table + "/play", wish);
    const std::string before = ann.get("/api/tables/" + table + "/view").text;
    own.restart();
    ann.move_to(own.port());
    EXPECT_EQ(ann.get("/api/tables/" + table + "/view").text, before);
    EXPECT_EQ(ann.post("/api/tables/" + table + "/play", wish).text, first.text);
}

TEST(Play, a_name_that_logs_have_for_chance_is_nobodys_and_hides_no_proof) {
    Client ann = shared_house().client("Ann");
    for (const char* name : {"chance", "instruction", "record"}) {
        EXPECT_EQ(ann.patch("/api/me", json::object{{"name", name}}).status, 400);
        EXPECT_EQ(ann.post("/api/account", json::object{{"name", name}, {"password", "a long password"}}).status, 400);
    }
    // Whoever has had that name since before.
    House own;
    Client old = own.client("Old");
    const std::string table = old.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    own.tamper("UPDATE seats SET name = 'chance'");
    own.restart();
    old.move_to(own.port());
    Line line = old.line(table);
    EXPECT_TRUE(is_over(play_out(line, 100'000, 3)));
    const Reply record = old.get(path + "/record");
    EXPECT_EQ(record["dice"].at("draws").as_array().size(), 1u) << "who bids first is all that is drawn in this game";
}

TEST(Previews, show_what_moves_would_lead_to_and_change_nothing) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    const json::value view = line.view();
    const json::value tried = line.ask(
        {{"do", "preview"},
         {"moves", json::array{json::object{{"move", "bid"}, {"amount", 3}}, json::object{{"move", "pass"}}}}});
    EXPECT_EQ(tried.at("steps").as_array().size(), 1u) << "it stops before another's decision";
    EXPECT_EQ(tried.at("view").at("auction").at("high"), 3);
    EXPECT_EQ(tried.at("question").at("decider"), tried.at("view").at("decider"));
    EXPECT_EQ(first_move(tried, 1), (json::object{{"move", "bid"}, {"amount", 4}}));
    const json::value refused =
        line.ask({{"do", "preview"}, {"moves", json::array{json::object{{"move", "go_west"}}}}});
    EXPECT_TRUE(refused.at("steps").at(0).as_object().contains("rule"));
    EXPECT_EQ(ann.get(path + "/view")["state"], view.at("state"));
    EXPECT_TRUE(line.ask({{"do", "hint"}, {"ms", 10}}).as_object().contains("move"));
    EXPECT_TRUE(line.ask({{"do", "price"}}).as_object().contains("seats"));
    EXPECT_TRUE(line.ask({{"do", "routes"}}).as_object().contains("error"));
}

TEST(Routes, show_a_train_its_ways_with_their_fees) {
    Client ann = shared_house().client("Ann");
    const std::string table =
        ann.table("rail-baron-southeast", {me(), me(), me()}, {{"options", json::object{{"turn_limit", 20}}}});
    Line line = ann.line(table);
    json::value view = line.view();
    while (view.at("question").at("step") != "step") {
        ASSERT_FALSE(is_over(view));
        view = line.view(line.ask(play(view, first_move(view))).at("number").as_int64());
    }
    const json::value routes = line.ask({{"do", "routes"}});
    ASSERT_FALSE(routes.as_object().contains("error")) << routes;
    EXPECT_EQ(routes.at("seat"), view.at("question").at("decider"));
    const json::value& shortest = routes.at("routes").at(0);
    EXPECT_GE(shortest.at("turns").as_int64(), 1);
    EXPECT_EQ(static_cast<std::size_t>(shortest.at("mileposts").as_int64()), shortest.at("steps").as_array().size());
    json::object step = shortest.at("steps").at(0).as_object();
    step["move"] = "step";
    EXPECT_EQ(line.ask({{"do", "why"}, {"move", step}}).at("legal"), true) << "the first step of a route can be made";
    EXPECT_TRUE(line.ask({{"do", "routes"}, {"roll", "many"}}).as_object().contains("error"));
    EXPECT_TRUE(line.ask({{"do", "routes"}, {"seat", 17}}).as_object().contains("error"));
}

TEST(PlayingOn, goes_from_a_record_or_from_any_moment_of_another_game) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    const json::value view = play_out(line, 12, 3);
    const Reply record = ann.get("/api/tables/" + table + "/record");
    const Reply from_record = ann.post("/api/tables", json::object{{"record", record.body}});
    ASSERT_EQ(from_record.status, 201) << from_record.text;
    const std::string first(from_record["table"].at("id").as_string());
    EXPECT_EQ(ann.get("/api/tables/" + first + "/view")["state"], view.at("state"));
    const std::int64_t moment = number_of(view) - 5;
    const Reply from_moment =
        ann.post("/api/tables", json::object{{"from", json::object{{"table", table}, {"number", moment}}},
                                             {"seats", json::array{me(), bot("random"), bot("random")}},
                                             {"start", false}});
    ASSERT_EQ(from_moment.status, 201) << from_moment.text;
    EXPECT_EQ(from_moment["table"].at("from").at("number"), moment);
    const std::string second(from_moment["table"].at("id").as_string());
    ASSERT_EQ(ann.post("/api/tables/" + second + "/start").status, 200);
    const Reply at = ann.get("/api/tables/" + second + "/log");
    EXPECT_GE(at["entries"].as_array().size(), static_cast<std::size_t>(moment - 1));
}

TEST(PlayingOn, is_checked_by_a_worker_so_that_nobody_else_waits) {
    House own([](Settings& settings) {
        settings.worker_threads = 1;
        settings.baron_ms = 1'500;
    });
    Client ann = own.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    play_out(line, 12, 3);
    const Reply record = ann.get("/api/tables/" + table + "/record");
    const std::string busy = "/api/tables/" + ann.table("kansas-pacific", {bot("baron"), bot("baron"), bot("baron")});
    const std::int64_t before = ann.get(busy)["table"].at("number").as_int64();
    const Reply made = ann.post("/api/tables", json::object{{"record", record.body}, {"start", false}});
    EXPECT_EQ(made.status, 201) << made.text;
    EXPECT_GT(ann.get(busy)["table"].at("number").as_int64(), before) << "the only worker thought for Baron first";
    EXPECT_EQ(ann.post("/api/tables", json::object{{"record", json::object{{"game", "kansas-pacific"}}}}).status, 400)
        << "what is wrong is told from there too";
}

TEST(HandThrownDice, are_entered_by_those_at_the_table) {
    Client ann = shared_house().client("Ann");
    Line line = ann.line(ann.table("kansas-pacific", {me(), me(), me()}, {{"dice", "hand"}}));
    json::value view = line.view();
    EXPECT_EQ(view.at("question").at("decider"), "chance");
    EXPECT_EQ(view.at("question").at("weights").as_array().size(), 3u);
    const json::value answer = line.ask(play(view, {{"move", "first_bidder"}, {"seat", 2}}));
    view = line.view(answer.at("number").as_int64());
    EXPECT_EQ(view.at("question").at("decider"), 2);
}

}   // namespace

}   // namespace roundhouse::server::testing
