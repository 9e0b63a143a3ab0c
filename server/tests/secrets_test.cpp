// Nobody learns what is hidden: everything that a viewer receives is a function of what that viewer may see.
#include <gmock/gmock.h>

#include "play/find_game.hpp"
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

constexpr std::string_view game = "rail-baron-southeast";
constexpr int secret_below = 150'000;

// Every number that stands under a key that tells cash, in whatever depth.
void check_purses(const json::value& message, std::optional<int> own) {
    if (const json::value* state = message.is_object() ? message.get_object().if_contains("state") : nullptr; state != nullptr && state->is_object())
        for (int seat = 0; const json::value& player : state->at("players").as_array()) {
            const json::value& cash = player.at("cash");
            if (own == seat) EXPECT_TRUE(cash.is_int64());
            else EXPECT_TRUE(cash.is_null() || cash.as_int64() >= secret_below) << "the purse of seat " << seat << " shows: " << cash;
            ++seat;
        }
    const json::value* question = message.is_object() ? message.get_object().if_contains("question") : nullptr;
    if (question == nullptr || !question->is_object()) return;
    const bool is_asked = own && question->at("decider") == json::value(*own);
    if (!question->at("decider").is_null() && !is_asked && question->at("decider") != json::value("chance"))
        EXPECT_TRUE(question->at("moves").is_null()) << "what another may afford shows: " << question->at("moves");
}

// What a seat may see of a game, worked out from its record alone and apart from any server.
std::string seen_by(AnyTable& table, Seat viewer) { return json::serialize(table.state(viewer)); }

TEST(Secrets, nothing_that_a_seat_or_a_spectator_receives_shows_anothers_purse) {
    House house;
    std::vector<Client> people;
    for (const char* name : {"Ann", "Ben", "Cas"}) people.push_back(house.client(name));
    Client spectator = house.client("Dan");
    const std::string table = people[0].table(game, {me(), open_seat(), open_seat()}, {{"options", json::object{{"turn_limit", 30}}}});
    for (std::size_t i : {1u, 2u}) EXPECT_EQ(people[i].post("/api/tables/" + table + "/join").status, 200);
    EXPECT_EQ(people[0].post("/api/tables/" + table + "/start").status, 200);
    std::vector<Line> lines;
    for (Client& person : people) lines.push_back(person.line(table));
    Line watching = spectator.line(table);
    EXPECT_EQ(spectator.get("/api/tables/" + table + "/record").status, 403);
    EXPECT_EQ(spectator.post("/api/tables", json::object{{"from", json::object{{"table", table}, {"number", 2}}}}).status, 403);

    json::value view = watching.view();
    std::map<std::int64_t, std::vector<std::string>> states;   // by number: what each viewer was shown, the spectator last
    while (!view.at("question").at("decider").is_null()) {
        const auto decider = static_cast<std::size_t>(view.at("question").at("decider").as_int64());
        const std::int64_t number = view.at("number").as_int64();
        std::vector<std::string>& shown = states[number];
        json::value own;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const json::value theirs = lines[i].view(number);
            shown.push_back(json::serialize(theirs.at("state")));
            if (i == decider) own = theirs;
        }
        shown.push_back(json::serialize(view.at("state")));
        const json::value refused = watching.ask({{"do", "why"}, {"move", json::object{{"move", "bid"}, {"amount", 100}}}});
        EXPECT_EQ(refused.at("text"), "It is not your decision.");
        const json::value answer = lines[decider].ask({{"do", "play"}, {"number", number}, {"move", first_move(own, static_cast<std::size_t>(number % 4))}});
        ASSERT_FALSE(answer.as_object().contains("error")) << answer;
        view = watching.view(answer.at("number").as_int64());
    }
    for (int seat = 0; seat < 3; ++seat)
        for (const json::value& message : lines[static_cast<std::size_t>(seat)].heard) check_purses(message, seat);
    for (const json::value& message : watching.heard) check_purses(message, std::nullopt);

    // Played again from the record, with nothing but the rules: each was shown exactly what that seat may see.
    const Reply record = people[0].get("/api/tables/" + table + "/record");
    ASSERT_EQ(record.status, 200);
    json::object beginning = record.body.as_object();
    for (const char* key : {"winners", "scores"}) beginning.erase(key);
    beginning["moves"] = json::array{};
    Problem problem;
    const Kind& kind = *find_game(game);
    const auto again = kind.replay(kind.boards().front(), beginning, problem);
    ASSERT_NE(again, nullptr) << problem.sentence();
    const std::int64_t before_first = 3;   // two joined, and the game started
    std::size_t compared = 0;
    for (std::size_t i = 0; i < record["moves"].as_array().size(); ++i) {
        again->play(record["moves"].at(i), problem);
        const auto shown = states.find(before_first + static_cast<std::int64_t>(i) + 1);
        if (shown == states.end()) continue;
        for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(shown->second[static_cast<std::size_t>(seat)], seen_by(*again, Seat(seat)));
        EXPECT_EQ(shown->second[3], seen_by(*again, onlooker));
        ++compared;
    }
    EXPECT_GT(compared, 10u);
}

TEST(Secrets, a_bid_cannot_be_tried_out_where_it_would_show_who_could_follow) {
    House house;
    Client ann = house.client("Ann");
    const std::string table = ann.table(game, {me(), me(), me()}, {{"options", json::object{{"starting_auction", 100}, {"turn_limit", 5}}}});
    Line line = ann.line(table);
    json::value view = line.view();
    for (int i = 0; i < 50 && view.at("state").at("auction").is_null() && !view.at("question").at("decider").is_null(); ++i)
        view = line.view(line.ask({{"do", "play"}, {"number", view.at("number")}, {"move", first_move(view)}}).at("number").as_int64());
    ASSERT_FALSE(view.at("state").at("auction").is_null());
    const json::value tried = line.ask({{"do", "preview"}, {"moves", json::array{first_move(view, 1)}}});
    EXPECT_TRUE(tried.as_object().contains("error")) << tried;
}

TEST(Secrets, no_client_learns_the_seed_before_the_end) {
    House house;
    Client ann = house.client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()}), path = "/api/tables/" + table;
    Line line = ann.line(table);
    line.view();
    for (const std::string& asked : {path, path + "/view", path + "/record", path + "/log", path + "/history"})
        EXPECT_EQ(ann.get(asked).text.find("seed"), std::string::npos) << asked;
}

}   // namespace

}   // namespace roundhouse::server::testing
