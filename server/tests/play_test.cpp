// Games at tables: played, resumed, taken back, timed, instructed, proven.
#include <gmock/gmock.h>

#include "play/find_game.hpp"
#include "server/dice.hpp"
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;

House& house() {
    static House one;
    return one;
}

std::int64_t number_of(const json::value& view) { return view.at("number").as_int64(); }
bool is_over(const json::value& view) { return view.at("question").is_object() && view.at("question").at("decider").is_null(); }
bool decides(const json::value& view, int seat) { return view.at("question").is_object() && view.at("question").at("decider") == json::value(seat); }

json::object play(const json::value& view, json::object move) { return {{"do", "play"}, {"number", view.at("number")}, {"move", std::move(move)}}; }

// Plays first answers for everybody at a hot seat until the game is over, or somebody is tired.
json::value play_out(Line& line, int longest = 100'000, std::size_t choice = 0) {
    json::value view = line.view();
    for (int i = 0; i < longest && !view.is_null() && !is_over(view); ++i) {
        const json::value answer = line.ask(play(view, first_move(view, choice == 0 ? 0 : static_cast<std::size_t>(i) % choice)));
        EXPECT_FALSE(answer.as_object().contains("error")) << answer;
        view = line.view(answer.at("number").as_int64());
    }
    return view;
}

struct Everywhere : ::testing::TestWithParam<std::string> {};

TEST_P(Everywhere, a_whole_game_is_played_over_sockets_and_its_dice_are_proven) {
    Client ann = house().client("Ann");
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
    const Kind& kind = *find_game(GetParam());
    EXPECT_NE(kind.replay(kind.boards().front(), record.body, problem), nullptr) << problem.sentence();
    const Reply history = ann.get("/api/tables/" + table + "/history");
    EXPECT_EQ(history["points"].as_array().size(), record["moves"].as_array().size() + 1);
    EXPECT_EQ(ann.get("/api/tables/" + table + "/log")["entries"].as_array().size(), record["moves"].as_array().size());
}

INSTANTIATE_TEST_SUITE_P(Games, Everywhere,
                         ::testing::Values("kansas-pacific", "prairie-railroads", "prussian-rails", "rail-baron-southeast", "southern-pacific"),
                         [](const auto& game) { std::string name = game.param; std::replace(name.begin(), name.end(), '-', '_'); return name; });

TEST(Play, refuses_what_is_not_allowed_with_its_rule_and_changes_nothing) {
    Client ann = house().client("Ann"), stranger = house().client("Stranger");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    const json::value view = line.view();
    const json::value refused = line.ask(play(view, {{"move", "bid"}, {"amount", 1000}}));
    EXPECT_EQ(refused.at("rule"), "AU-4");
    EXPECT_TRUE(line.ask(play(view, {{"move", "fly"}})).as_object().contains("rule"));
    EXPECT_EQ(line.ask({{"do", "why"}, {"move", json::object{{"move", "go_west"}}}}).at("legal"), false);
    EXPECT_EQ(line.ask({{"do", "why"}, {"move", json::object{{"move", "pass"}}}}).at("legal"), true);
    EXPECT_THAT(std::string(line.ask({{"do", "dance"}}).at("error").as_string()), HasSubstr("nothing like that"));
    line.say_text("this is no JSON");
    json::value complaint = line.hear();
    while (!complaint.is_null() && (!complaint.as_object().contains("answer") || !complaint.at("answer").is_null())) complaint = line.hear();
    EXPECT_THAT(std::string(complaint.at("error").as_string()), HasSubstr("JSON"));
    EXPECT_EQ(stranger.post(path + "/play", json::object{{"number", 1}, {"move", json::object{{"move", "pass"}}}}).status, 403);
    EXPECT_EQ(house().client().post(path + "/play", json::object{{"number", 1}, {"move", json::object{{"move", "pass"}}}}).status, 401);
    EXPECT_EQ(ann.post(path + "/play", json::object{{"number", 99}, {"move", json::object{{"move", "pass"}}}}).status, 400);
    EXPECT_EQ(ann.post(path + "/play", json::object{{"move", json::object{{"move", "pass"}}}}).status, 400);
    EXPECT_EQ(ann.get(path + "/view")["number"], view.at("number"));
}

TEST(Play, somebody_who_was_too_slow_is_told_so_and_a_repeated_request_is_answered_as_the_first_time) {
    Client ann = house().client("Ann");
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

TEST(Play, a_repeated_request_is_known_after_a_restart_too) {
    House own;
    Client ann = own.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    const json::object wish{{"number", 2}, {"move", json::object{{"move", "pass"}}}, {"request", "once"}};
    const Reply first = ann.post("/api/tables/" + table + "/play", wish);
    const std::string before = ann.get("/api/tables/" + table + "/view").text;
    own.restart();
    ann.port = own.port();
    ann.origin = "http://127.0.0.1:" + std::to_string(own.port());
    EXPECT_EQ(ann.get("/api/tables/" + table + "/view").text, before);
    EXPECT_EQ(ann.post("/api/tables/" + table + "/play", wish).text, first.text);
}

TEST(Sockets, one_that_drops_comes_back_and_misses_nothing) {
    Client ann = house().client("Ann"), ben = house().client("Ben");
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
    Client ann = house().client("Ann");
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

TEST(Undo, is_free_at_a_hot_seat_even_after_chance_and_to_any_moment) {
    Client ann = house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    json::value view = line.view();
    const std::int64_t begun = number_of(view);
    const json::value state = view.at("state");
    for (int i = 0; i < 3; ++i) view = line.view(line.ask(play(view, first_move(view))).at("number").as_int64());
    EXPECT_EQ(line.ask({{"do", "undo"}, {"to", 99}}).as_object().contains("error"), true);
    const json::value undone = line.ask({{"do", "undo"}, {"to", begun}});
    view = line.view(undone.at("number").as_int64());
    EXPECT_EQ(view.at("state"), state);
    EXPECT_EQ(ann.get("/api/tables/" + table + "/at/" + std::to_string(begun + 2))["state"].at("decider").is_null(), false);
    EXPECT_EQ(ann.get("/api/tables/" + table + "/at/" + std::to_string(begun))["state"], state);
}

// Two people and a third seat; Ann has the first, Ben the others.
struct Pair {
    Client ann, ben;
    std::string table;
    explicit Pair(House& at, json::object more = {}, std::string_view game = "kansas-pacific") : ann(at.client("Ann")), ben(at.client("Ben")) {
        table = ann.table(game, {me(), open_seat(), bot("random")}, std::move(more));
        EXPECT_EQ(ben.post("/api/tables/" + table + "/join").status, 200);
        EXPECT_EQ(ann.post("/api/tables/" + table + "/start").status, 200);
    }
};

TEST(Undo, of_what_others_have_answered_needs_their_consent) {
    Pair pair(house());
    Line annas = pair.ann.line(pair.table), bens = pair.ben.line(pair.table);
    json::value view = annas.view();
    // On to where Ben has decided after Ann.
    bool has_ann_decided = false;
    for (int i = 0; i < 60; ++i) {
        if (decides(view, 1) && has_ann_decided) break;
        if (decides(view, 0)) {
            has_ann_decided = true;
            annas.ask(play(view, first_move(view, 1)));
        } else if (decides(view, 1)) bens.ask(play(bens.view(number_of(view)), first_move(view, 1)));
        view = annas.view(number_of(view) + 1);
    }
    ASSERT_TRUE(decides(view, 1));
    const json::value moved = bens.ask(play(view, first_move(view, 1)));
    ASSERT_FALSE(moved.as_object().contains("error")) << moved;
    const json::value asked = annas.ask({{"do", "undo"}});
    ASSERT_EQ(asked.at("asked"), true) << asked;
    EXPECT_TRUE(annas.ask({{"do", "consent"}, {"agree", true}}).as_object().contains("error")) << "nobody agrees with themselves";
    json::value at_ben = bens.view();
    while (at_ben.at("undo_asked").is_null()) at_ben = bens.view();
    const std::int64_t to = at_ben.at("undo_asked").at("to").as_int64();
    const json::value agreed = bens.ask({{"do", "consent"}, {"agree", true}});
    ASSERT_FALSE(agreed.as_object().contains("error")) << agreed;
    view = bens.view(agreed.at("number").as_int64());
    EXPECT_TRUE(view.at("undo_asked").is_null());
    EXPECT_EQ(view.at("state"), pair.ben.get("/api/tables/" + pair.table + "/at/" + std::to_string(to))["state"]);
}

TEST(Undo, is_free_within_ones_own_unbroken_decisions_only) {
    Pair pair(house(), {}, "southern-pacific");
    Line annas = pair.ann.line(pair.table), bens = pair.ben.line(pair.table);
    // Whoever builds decides several times in a row.
    json::value view = annas.view();
    while (!is_over(view)) {
        if (decides(view, 1)) bens.ask(play(view, first_move(view, 1)));
        if (!decides(view, 0)) {
            view = annas.view(number_of(view) + 1);
            continue;
        }
        const json::value answer = annas.ask(play(view, first_move(view, 1)));
        ASSERT_FALSE(answer.as_object().contains("error")) << answer;
        const json::value after = annas.view(answer.at("number").as_int64());
        if (!decides(after, 0) || after.at("undo_to").is_null()) {   // others have answered meanwhile
            view = after;
            continue;
        }
        EXPECT_TRUE(bens.view(number_of(after)).at("undo_to").is_null());
        const json::value undone = annas.ask({{"do", "undo"}, {"to", view.at("number")}});
        ASSERT_TRUE(undone.as_object().contains("number")) << undone;
        EXPECT_EQ(annas.view(undone.at("number").as_int64()).at("state"), view.at("state"));
        return;
    }
    FAIL() << "somebody should have built by now";
}

TEST(Instructions, bid_and_pass_for_their_owner_and_nobody_else_learns_of_them) {
    Client ann = house().client("Ann"), ben = house().client("Ben");
    const std::string table = ann.table("kansas-pacific", {me(), open_seat(), open_seat()});
    Client cas = house().client("Cas");
    ben.post("/api/tables/" + table + "/join");
    cas.post("/api/tables/" + table + "/join");
    ann.post("/api/tables/" + table + "/start");
    Line lines[] = {ann.line(table), ben.line(table), cas.line(table)};
    json::value view = lines[0].view();
    const json::value auction = view.at("state").at("auction").at("railroad");
    const json::value sealed = lines[1].ask({{"do", "instruct"}, {"auction", auction}, {"up_to", 7}, {"then", "pass"}});
    ASSERT_FALSE(sealed.as_object().contains("error")) << sealed;
    // Ann and Cas raise by one; Ben's instruction answers until 7 is not enough.
    for (int i = 0; i < 40; ++i) {
        view = lines[0].view(i == 0 ? 0 : number_of(view) + 1);
        const json::value& state = view.at("state");
        ASSERT_FALSE(decides(view, 1) && state.at("auction").at("railroad") == auction) << "Ben is never asked: " << view.at("question");
        if (state.at("auction").is_null() || state.at("auction").at("railroad") != auction) break;
        const auto decider = static_cast<std::size_t>(view.at("question").at("decider").as_int64());
        const bool is_high = !state.at("auction").at("high").is_null() && state.at("auction").at("high").as_int64() > 7;
        lines[decider].ask(play(view, is_high ? json::object{{"move", "pass"}} : first_move(view, 1)));
    }
    const Reply log = ann.get("/api/tables/" + table + "/log"), own_log = ben.get("/api/tables/" + table + "/log");
    EXPECT_THAT(own_log.text, HasSubstr("\"instruction\""));
    EXPECT_THAT(log.text, ::testing::Not(HasSubstr("instruction")));
    for (std::size_t other : {0u, 2u})
        for (const json::value& message : lines[other].heard)
            if (const json::value* told = message.as_object().if_contains("instructions")) EXPECT_TRUE(told->as_array().empty());
    EXPECT_TRUE(ben.get("/api/tables/" + table + "/view")["instructions"].as_array().empty()) << "it ended with its auction";
}

TEST(Instructions, to_ask_at_the_limit_leave_the_question_to_their_owner) {
    Client ann = house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    json::value view = line.view();
    const json::value auction = view.at("state").at("auction").at("railroad"), decider = view.at("question").at("decider");
    const json::value sealed = line.ask({{"do", "instruct"}, {"seat", decider}, {"auction", auction}, {"up_to", 2}, {"then", "ask"}});
    EXPECT_TRUE(sealed.at("instructions").as_array().size() == 1u) << sealed;
    view = line.view(number_of(view) + 1);
    EXPECT_EQ(view.at("state").at("auction").at("leader"), decider) << "it spoke at once";
    view = line.view(line.ask(play(view, {{"move", "bid"}, {"amount", 20}})).at("number").as_int64());
    view = line.view(line.ask(play(view, {{"move", "pass"}})).at("number").as_int64());
    EXPECT_EQ(view.at("question").at("decider"), decider);
    EXPECT_TRUE(view.at("instructions").as_array().empty());
    EXPECT_TRUE(line.ask({{"do", "instruct"}, {"auction", auction}, {"up_to", -2}, {"then", "ask"}}).as_object().contains("error"));
}

TEST(Clocks, who_runs_out_is_played_by_conductor_until_they_return) {
    House own;
    Pair pair(own, {{"clock", json::object{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 1'000}}}});
    Line annas = pair.ann.line(pair.table), bens = pair.ben.line(pair.table);
    json::value view = annas.view();
    while (!decides(view, 0) && !decides(view, 1)) view = annas.view(number_of(view) + 1);
    const int slow = decides(view, 0) ? 0 : 1;
    own.pass(59s);
    EXPECT_EQ(pair.ann.get("/api/tables/" + pair.table)["table"].at("seats").at(static_cast<std::size_t>(slow)).at("stand_in"), false);
    EXPECT_EQ(pair.ann.get("/api/tables/" + pair.table + "/view")["clocks"].at(static_cast<std::size_t>(slow)).at("left_ms"), 1'000);
    own.pass(2s);
    const Reply table = pair.ann.get("/api/tables/" + pair.table);
    EXPECT_EQ(table["table"].at("seats").at(static_cast<std::size_t>(slow)).at("stand_in"), true) << table.text;
    Line& absent = slow == 0 ? annas : bens;
    // Conductor goes on for them, however often they are asked.
    json::value now = absent.view(number_of(view) + 2);
    const json::value back = absent.ask({{"do", "return"}, {"seat", slow}});
    ASSERT_TRUE(back.as_object().contains("number")) << back;
    EXPECT_EQ(pair.ann.get("/api/tables/" + pair.table)["table"].at("seats").at(static_cast<std::size_t>(slow)).at("stand_in"), false);
    EXPECT_TRUE(absent.ask({{"do", "return"}, {"seat", slow}}).as_object().contains("error"));
}

TEST(Chat, is_heard_by_all_and_notes_by_nobody) {
    Pair pair(house());
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

TEST(Previews, show_what_moves_would_lead_to_and_change_nothing) {
    Client ann = house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    const json::value view = line.view();
    const json::value tried = line.ask({{"do", "preview"}, {"moves", json::array{json::object{{"move", "bid"}, {"amount", 3}}, json::object{{"move", "pass"}}}}});
    EXPECT_EQ(tried.at("steps").as_array().size(), 1u) << "it stops before another's decision";
    EXPECT_EQ(tried.at("view").at("auction").at("high"), 3);
    const json::value refused = line.ask({{"do", "preview"}, {"moves", json::array{json::object{{"move", "go_west"}}}}});
    EXPECT_TRUE(refused.at("steps").at(0).as_object().contains("rule"));
    EXPECT_EQ(ann.get(path + "/view")["state"], view.at("state"));
    EXPECT_TRUE(line.ask({{"do", "hint"}, {"ms", 10}}).as_object().contains("move"));
    EXPECT_TRUE(line.ask({{"do", "price"}}).as_object().contains("seats"));
    EXPECT_TRUE(line.ask({{"do", "routes"}}).as_object().contains("error"));
}

TEST(PlayingOn, goes_from_a_record_or_from_any_moment_of_another_game) {
    Client ann = house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    Line line = ann.line(table);
    const json::value view = play_out(line, 12, 3);
    const Reply record = ann.get("/api/tables/" + table + "/record");
    const Reply from_record = ann.post("/api/tables", json::object{{"record", record.body}});
    ASSERT_EQ(from_record.status, 201) << from_record.text;
    const std::string first(from_record["table"].at("id").as_string());
    EXPECT_EQ(ann.get("/api/tables/" + first + "/view")["state"], view.at("state"));
    const std::int64_t moment = number_of(view) - 5;
    const Reply from_moment = ann.post("/api/tables", json::object{{"from", json::object{{"table", table}, {"number", moment}}}, {"seats", json::array{me(), bot("random"), bot("random")}}, {"start", false}});
    ASSERT_EQ(from_moment.status, 201) << from_moment.text;
    EXPECT_EQ(from_moment["table"].at("from").at("number"), moment);
    const std::string second(from_moment["table"].at("id").as_string());
    ASSERT_EQ(ann.post("/api/tables/" + second + "/start").status, 200);
    const Reply at = ann.get("/api/tables/" + second + "/log");
    EXPECT_GE(at["entries"].as_array().size(), static_cast<std::size_t>(moment - 1));
}

TEST(HandThrownDice, are_entered_by_those_at_the_table) {
    Client ann = house().client("Ann");
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
