// Nobody learns what is hidden: everything that a viewer receives is a function of what that viewer may see.
#include <gmock/gmock.h>

#include "play/games.hpp"
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

constexpr std::string_view rail_baron = "rail-baron-southeast";
constexpr int secret_below = 150'000;

// Every number that stands under a key that tells cash, in whatever depth.
void check_purses(const json::value& message, std::optional<int> own) {
    if (const json::value* state = message.is_object() ? message.get_object().if_contains("state") : nullptr;
        state != nullptr && state->is_object())
        for (int seat = 0; const json::value& player : state->at("players").as_array()) {
            const json::value& cash = player.at("cash");
            if (own == seat) EXPECT_TRUE(cash.is_int64());
            else
                EXPECT_TRUE(cash.is_null() || cash.as_int64() >= secret_below)
                    << "the purse of seat " << seat << " shows: " << cash;
            ++seat;
        }
    const json::value* question = message.is_object() ? message.get_object().if_contains("question") : nullptr;
    if (question == nullptr || !question->is_object()) return;
    const bool is_asked = own && question->at("decider") == json::value(*own);
    if (!question->at("decider").is_null() && !is_asked && question->at("decider") != json::value("chance"))
        EXPECT_TRUE(question->at("moves").is_null()) << "what another may afford shows: " << question->at("moves");
}

// What a seat may see of a game, worked out from its record alone and apart from any server.
std::string seen_by(AnyTable& table, Viewer viewer) { return json::serialize(table.state(viewer)); }

// Three people with secrets, and Dan, who watches without a seat.
struct Watched : ::testing::Test {
    House house;
    std::vector<Client> people;
    Client spectator = house.client("Dan");
    std::string table;
    std::vector<Line> lines;
    std::optional<Line> watching;
    std::map<std::int64_t, std::vector<std::string>> states;   // by number: what each was shown, the spectator last

    void SetUp() override {
        for (const char* name : {"Ann", "Ben", "Cas"}) people.push_back(house.client(name));
        table = people[0].table(rail_baron, {me(), open_seat(), open_seat()},
                                {{"options", json::object{{"turn_limit", 30}}}});
        for (std::size_t i : {1u, 2u}) EXPECT_EQ(people[i].post("/api/tables/" + table + "/join").status, 200);
        EXPECT_EQ(people[0].post("/api/tables/" + table + "/start").status, 200);
        for (Client& person : people) lines.push_back(person.line(table));
        watching.emplace(spectator.line(table));
    }

    // One decision, after which the spectator's view is returned; what everybody was shown is kept.
    json::value decide(const json::value& view) {
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
        const json::value refused =
            watching->ask({{"do", "why"}, {"move", json::object{{"move", "bid"}, {"amount", 100}}}});
        EXPECT_EQ(refused.at("refusal").at("error"), "It's not your turn.");
        EXPECT_EQ(refused.at("text"), "It's not your turn.") << "as it was told before 0.2.0";
        const json::value answer = lines[decider].ask(
            {{"do", "play"}, {"number", number}, {"move", first_move(own, static_cast<std::size_t>(number % 4))}});
        EXPECT_FALSE(answer.as_object().contains("error")) << answer;
        return watching->view(answer.at("number").as_int64());
    }

    // Played again from the record, with nothing but the rules: each was shown exactly what that seat may see.
    std::size_t compare_with(json::object record) {
        const json::array moves = record.at("moves").as_array();
        for (const char* key : {"winners", "scores"}) record.erase(key);
        record["moves"] = json::array{};
        Problem problem;
        const AnyGame& game = *find_game(rail_baron);
        const auto again = game.replay(game.boards().front(), record, problem);
        if (!again) return 0;
        const std::int64_t before_first = 3;   // two joined, and the game started
        std::size_t compared = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            again->play(moves[i], problem);
            const auto shown = states.find(before_first + static_cast<std::int64_t>(i) + 1);
            if (shown == states.end()) continue;
            for (int seat = 0; seat < 3; ++seat)
                EXPECT_EQ(shown->second[static_cast<std::size_t>(seat)], seen_by(*again, Viewer::seat(Seat(seat))));
            EXPECT_EQ(shown->second[3], seen_by(*again, Viewer::the_public()));
            ++compared;
        }
        return compared;
    }
};

TEST_F(Watched, nothing_that_a_seat_or_a_spectator_receives_shows_anothers_purse) {
    EXPECT_EQ(spectator.get("/api/tables/" + table + "/record").status, 403);
    const json::object from{{"table", table}, {"number", 2}};
    EXPECT_EQ(spectator.post("/api/tables", json::object{{"from", from}}).status, 403);
    json::value view = watching->view();
    while (!view.at("question").at("decider").is_null() && !HasFailure()) view = decide(view);
    for (int seat = 0; seat < 3; ++seat)
        for (const json::value& message : lines[static_cast<std::size_t>(seat)].heard) check_purses(message, seat);
    for (const json::value& message : watching->heard) check_purses(message, std::nullopt);

    const Reply record = people[0].get("/api/tables/" + table + "/record");
    ASSERT_EQ(record.status, 200);
    EXPECT_GT(compare_with(record.body.as_object()), 10u);
}

// A position some way into a game, in which seat 1 holds so much.
json::value position_with_purse(int dollars) {
    const AnyGame& game = *find_game(rail_baron);
    Problem problem;
    const auto table = game.new_table(game.boards().front(),
                                      {.seats = 3, .options = json::object{{"turn_limit", 60}}, .names = {}}, problem);
    Random random(7);
    for (int i = 0; i < 120 || !is_player(table->decider()); ++i) {
        if (table->decider() == Seat::chance) table->roll(random);
        else table->play(table->random_move(random), problem);
    }
    json::object state = table->state(Viewer::everything());
    for (std::size_t seat = 0; seat < 3; ++seat) state.at("players").at(seat).at("cash") = seat == 1 ? dollars : 50'000;
    json::object record = table->position_alone()->record();
    record["start"] = std::move(state);
    return record;
}

// The first starting auction, everybody asked, in which seat 1 holds so much.
json::value auction_with_purse(int dollars) {
    const AnyGame& game = *find_game(rail_baron);
    Problem problem;
    const json::object options{{"starting_auction", 20'000}, {"ask_everybody", true}};
    const auto table = game.new_table(game.boards().front(), {.seats = 3, .options = options, .names = {}}, problem);
    Random random(7);
    while (table->decider() == Seat::chance) table->roll(random);
    json::object record = table->position_alone()->record(), state = table->state(Viewer::everything());
    state.at("players").at(1).at("cash") = dollars;
    record["start"] = std::move(state);
    return record;
}

// Ann, Ben and Cas at one table, Ben with a purse of his own, and Dan, who watches; chance is as they say.
struct PursesTable {
    House house;
    std::vector<Client> people;
    std::string path;

    explicit PursesTable(json::value record) {
        for (const char* name : {"Ann", "Ben", "Cas", "Dan"}) people.push_back(house.client(name));
        const Reply made =
            people[0].post("/api/tables", json::object{{"record", std::move(record)},
                                                       {"dice", "hand"},
                                                       {"seats", json::array{me(), open_seat(), open_seat()}}});
        EXPECT_EQ(made.status, 201) << made.text;
        path = "/api/tables/" + std::string(made["table"].at("id").as_string());
        for (std::size_t i : {1u, 2u}) EXPECT_EQ(people[i].post(path + "/join").status, 200);
        EXPECT_EQ(people[0].post(path + "/start").status, 200);
    }

    json::value seen_by(std::size_t who) { return people[who].get(path + "/view").body; }
    // Whoever decides; chance is entered by Ann.
    std::size_t decider() {
        const json::value decider = seen_by(0).at("question").at("decider");
        return decider.is_int64() ? static_cast<std::size_t>(decider.as_int64()) : 0;
    }
    Reply play(std::size_t who, const json::object& move) {
        return people[who].post(path + "/play", json::object{{"number", seen_by(who).at("number")}, {"move", move}});
    }
    // What those without that purse are told.
    std::string told_to_others(std::initializer_list<const char*> requests) {
        std::string all;
        for (std::size_t who : {0u, 2u, 3u})
            for (const char* request : requests) all += people[who].get(path + request).text + '\n';
        return all;
    }
};

TEST(Secrets, what_others_receive_is_the_same_to_the_byte_whatever_a_purse_holds) {
    PursesTable poor(position_with_purse(41'000)), rich(position_with_purse(97'500));
    Random random(3);
    EXPECT_NE(poor.seen_by(1).at("state"), rich.seen_by(1).at("state")) << "Ben sees what he has";
    int bens = 0;
    for (int i = 0; i < 80; ++i) {
        ASSERT_EQ(poor.told_to_others({"/view?since=1000"}), rich.told_to_others({"/view?since=1000"}))
            << "after " << i << " decisions";
        const std::size_t who = poor.decider();
        const json::value view = poor.seen_by(who);
        ASSERT_FALSE(view.at("question").at("decider").is_null());
        bens += who == 1;
        const auto choice =
            static_cast<std::size_t>(random.below(static_cast<int>(view.at("question").at("moves").as_array().size())));
        const json::object move = first_move(view, choice);
        ASSERT_EQ(poor.play(who, move).status, 200);
        const Reply same = rich.play(who, move);
        ASSERT_EQ(same.status, 200) << same.text;
    }
    EXPECT_GT(bens, 10);
    for (const char* request : {"/view", "/log", "/history", "/at/40"})
        EXPECT_EQ(poor.told_to_others({request}), rich.told_to_others({request}));
}

TEST(Secrets, who_cannot_bid_passes_as_those_do_who_could) {   // RB-40
    PursesTable poor(auction_with_purse(900)), rich(auction_with_purse(40'000));
    Random random(3);
    EXPECT_EQ(poor.seen_by(0).at("state").at("turns"), 0);
    int forced = 0;
    while (poor.seen_by(0).at("state").at("turns") == 0) {
        const std::size_t who = poor.decider();
        const json::value view = poor.seen_by(who);
        const std::size_t ways = view.at("question").at("moves").as_array().size();
        forced += who == 1 && ways == 1;
        const json::object move = first_move(view, static_cast<std::size_t>(random.below(static_cast<int>(ways))));
        for (PursesTable* each : {&poor, &rich}) {
            const Reply reply = each->play(who, move);
            ASSERT_EQ(reply.status, 200) << reply.text;
        }
        ASSERT_EQ(poor.told_to_others({"/view"}), rich.told_to_others({"/view"}));
    }
    EXPECT_EQ(forced, 3) << "a deed for each player, and Ben is asked about all";
    for (const char* request : {"/view", "/log", "/history"})
        EXPECT_EQ(poor.told_to_others({request}), rich.told_to_others({request}));
}

TEST(Secrets, everybody_is_asked_unless_one_browser_sees_all_or_the_host_wants_it_otherwise) {
    House house;
    Client ann = house.client("Ann");
    const auto is_everybody_asked = [&](json::array seats, json::object more = {}) {
        const Reply about = ann.get("/api/tables/" + ann.table(rail_baron, std::move(seats), std::move(more)));
        return about["table"].at("options").at("ask_everybody").as_bool();
    };
    EXPECT_TRUE(is_everybody_asked({me(), open_seat(), open_seat()}));
    EXPECT_TRUE(is_everybody_asked({me(), bot("random"), bot("random")})) << "the computer's purse is secret too";
    EXPECT_FALSE(is_everybody_asked({me(), me(), me()}));
    EXPECT_FALSE(
        is_everybody_asked({me(), open_seat(), open_seat()}, {{"options", json::object{{"ask_everybody", false}}}}));
    const Reply games = ann.get("/api/games");
    for (const json::value& game : games["games"].as_array())
        if (game.at("id").as_string() == rail_baron) EXPECT_EQ(game.at("options").at("ask_everybody"), true);
}

TEST(Secrets, a_bid_cannot_be_tried_out_where_it_would_show_who_could_follow) {
    House house;
    Client ann = house.client("Ann");
    const std::string table = ann.table(rail_baron, {me(), me(), me()},
                                        {{"options", json::object{{"starting_auction", 100}, {"turn_limit", 5}}}});
    Line line = ann.line(table);
    json::value view = line.view();
    for (int i = 0; i < 50 && view.at("state").at("auction").is_null() && !view.at("question").at("decider").is_null();
         ++i)
        view = line.view(line.ask({{"do", "play"}, {"number", view.at("number")}, {"move", first_move(view)}})
                             .at("number")
                             .as_int64());
    ASSERT_FALSE(view.at("state").at("auction").is_null());
    const json::value tried = line.ask({{"do", "preview"}, {"moves", json::array{first_move(view, 1)}}});
    EXPECT_TRUE(tried.as_object().contains("error")) << tried;
}

TEST(Secrets, whoever_has_all_seats_has_the_record_and_plays_on_from_any_moment) {
    House house;
    Client ann = house.client("Ann"), ben = house.client("Ben");
    const std::string table = ann.table(rail_baron, {me(), me(), me()}), path = "/api/tables/" + table;
    EXPECT_EQ(ann.get(path + "/record").status, 200);
    const json::object wish{{"from", json::object{{"table", table}, {"number", 2}}}};
    EXPECT_EQ(ann.post("/api/tables", wish).status, 201);
    EXPECT_EQ(ben.get(path + "/record").status, 403);
    EXPECT_EQ(ben.post("/api/tables", wish).status, 403);
    const std::string against_a_bot = ann.table(rail_baron, {me(), me(), bot("random")});
    EXPECT_EQ(ann.get("/api/tables/" + against_a_bot + "/record").status, 403) << "the computer's purse is secret too";
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
