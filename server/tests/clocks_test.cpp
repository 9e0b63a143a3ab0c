// Time at tables, with a clock that goes on only when told.
#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

using namespace std::chrono_literals;

constexpr std::int64_t ms(std::chrono::milliseconds time) { return time.count(); }

TEST(Clocks, who_runs_out_is_played_by_conductor_until_they_return) {
    House own;
    Pair pair(own, {{"clock", json::object{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 1'000}}}});
    Line annas = pair.ann.line(pair.table), bens = pair.ben.line(pair.table);
    json::value view = annas.view();
    while (!decides(view, 0) && !decides(view, 1)) view = annas.view(number_of(view) + 1);
    const int slow = decides(view, 0) ? 0 : 1;
    own.pass(59s);
    EXPECT_EQ(pair.ann.get("/api/tables/" + pair.table)["table"]
                  .at("seats")
                  .at(static_cast<std::size_t>(slow))
                  .at("stand_in"),
              false);
    EXPECT_EQ(
        pair.ann.get("/api/tables/" + pair.table + "/view")["clocks"].at(static_cast<std::size_t>(slow)).at("left_ms"),
        1'000);
    own.pass(2s);
    const Reply table = pair.ann.get("/api/tables/" + pair.table);
    EXPECT_EQ(table["table"].at("seats").at(static_cast<std::size_t>(slow)).at("stand_in"), true) << table.text;
    Line& absent = slow == 0 ? annas : bens;
    // Conductor goes on for them, however often they are asked.
    json::value now = absent.view(number_of(view) + 2);
    const json::object wish{{"do", "return"}, {"seat", slow}, {"request", "back"}};
    const json::value back = absent.ask(wish);
    ASSERT_TRUE(back.as_object().contains("number")) << back;
    EXPECT_EQ(absent.ask(wish), back) << "the same request is answered as the first time";
    EXPECT_EQ(pair.ann.get("/api/tables/" + pair.table)["table"]
                  .at("seats")
                  .at(static_cast<std::size_t>(slow))
                  .at("stand_in"),
              false);
    EXPECT_TRUE(absent.ask({{"do", "return"}, {"seat", slow}}).as_object().contains("error"));
}

TEST(Clocks, over_days_give_time_back_with_every_move_up_to_the_most) {
    House own;
    std::vector<Client> people;
    for (const char* name : {"Ann", "Ben", "Cas"}) people.push_back(own.client(name));
    const json::object clock{{"kind", "async"}, {"start_ms", ms(24h)}, {"increment_ms", ms(4h)}, {"most_ms", ms(26h)}};
    const std::string table = people[0].table("kansas-pacific", {me(), open_seat(), open_seat()}, {{"clock", clock}}),
                      path = "/api/tables/" + table;
    for (std::size_t i : {1u, 2u}) EXPECT_EQ(people[i].post(path + "/join").status, 200);
    EXPECT_EQ(people[0].post(path + "/start").status, 200);
    std::int64_t left[] = {ms(24h), ms(24h), ms(24h)};
    for (int moves = 0; moves < 12; ++moves) {
        const Reply view = people[0].get(path + "/view");
        const auto seat = static_cast<std::size_t>(view["question"].at("decider").as_int64());
        own.pass(3h);
        const Reply answer = people[seat].post(
            path + "/play", json::object{{"number", view["number"]}, {"move", first_move(view.body, 1)}});
        ASSERT_EQ(answer.status, 200) << answer.text;
        left[seat] -= ms(3h);
        const Reply after = people[0].get(path + "/view");
        if (!decides(after.body, static_cast<int>(seat))) left[seat] = std::min(left[seat] + ms(4h), ms(26h));
        for (std::size_t i : {0u, 1u, 2u})
            EXPECT_EQ(after["clocks"].at(i).at("left_ms"), left[i])
                << "seat " << i << " after " << moves + 1 << " moves";
    }
    EXPECT_EQ(*std::max_element(std::begin(left), std::end(left)), ms(26h)) << "somebody has come to the most";
}

TEST(Clocks, stand_still_while_dice_thrown_by_hand_are_awaited) {
    House own;
    const json::object clock{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 1'000}};
    Client ann = own.client("Ann");
    const std::string path =
        "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()}, {{"dice", "hand"}, {"clock", clock}});
    own.pass(24h);
    const Reply waiting = ann.get(path + "/view");
    EXPECT_EQ(waiting["question"].at("decider"), "chance");
    for (const json::value& each : waiting["clocks"].as_array())
        EXPECT_EQ(each, (json::object{{"left_ms", 60'000}, {"running", false}}));
    EXPECT_EQ(ann.post(path + "/play", json::object{{"number", waiting["number"]},
                                                    {"move", json::object{{"move", "first_bidder"}, {"seat", 2}}}})
                  .status,
              200);
    own.pass(5s);
    EXPECT_EQ(ann.get(path + "/view")["clocks"].at(2), (json::object{{"left_ms", 55'000}, {"running", true}}));
}

TEST(Clocks, give_no_time_back_for_dice_within_a_turn) {
    House own;
    const json::object clock{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 1'000}};
    Client ann = own.client("Ann");
    const std::string path =
        "/api/tables/" + ann.table("rail-baron-southeast", {me(), me(), me()}, {{"dice", "hand"}, {"clock", clock}});
    std::int64_t left[] = {60'000, 60'000, 60'000};
    std::optional<std::size_t> mover;
    int throws_within_a_turn = 0;
    bool was_dice = false;
    for (int decisions = 0; decisions < 120; ++decisions) {
        const Reply view = ann.get(path + "/view");
        const json::value& decider = view["question"].at("decider");
        if (decider.is_int64()) {
            const auto seat = static_cast<std::size_t>(decider.as_int64());
            if (mover && *mover != seat) left[*mover] += 1'000;
            throws_within_a_turn += was_dice && mover == seat;
            mover = seat;
        }
        was_dice = !decider.is_int64();
        for (std::size_t i : {0u, 1u, 2u})
            ASSERT_EQ(view["clocks"].at(i).at("left_ms"), left[i])
                << "seat " << i << " after " << decisions << " decisions";
        const Reply answer =
            ann.post(path + "/play", json::object{{"number", view["number"]}, {"move", first_move(view.body)}});
        ASSERT_EQ(answer.status, 200) << answer.text;
    }
    EXPECT_GT(throws_within_a_turn, 0);
}

TEST(Clocks, run_out_though_another_table_cannot_be_opened) {
    House own;
    const json::object clock{{"clock", json::object{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 1'000}}}};
    Client ann = own.client("Ann");
    const std::string broken = ann.table("kansas-pacific", {me(), me(), me()}, clock);
    own.pass(1s);
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()}, clock);
    own.tamper(("UPDATE facts SET facts = '{}' WHERE table_id = '" + broken + "'").c_str());
    own.restart();
    ann.move_to(own.port());
    own.pass(70s);
    const Reply table = ann.get(path);
    int stood_in_for = 0;
    for (const json::value& seat : table["table"].at("seats").as_array()) stood_in_for += seat.at("stand_in").as_bool();
    EXPECT_EQ(stood_in_for, 1);
}

TEST(Clocks, over_days_run_out_while_the_server_is_away) {
    House own;
    Pair pair(
        own,
        {{"clock",
          json::object{{"kind", "async"}, {"start_ms", ms(24h)}, {"increment_ms", ms(4h)}, {"most_ms", ms(72h)}}}});
    json::value view;
    do view = pair.ann.get("/api/tables/" + pair.table + "/view").body;
    while (!decides(view, 0) && !decides(view, 1));   // the computer has moved
    const auto slow = static_cast<std::size_t>(view.at("question").at("decider").as_int64());
    const auto is_stood_in_for = [&] {
        return pair.ann.get("/api/tables/" + pair.table)["table"].at("seats").at(slow).at("stand_in");
    };
    own.pass(23h);
    own.restart();
    pair.ann.move_to(own.port());
    EXPECT_EQ(is_stood_in_for(), false);
    own.pass(1h);
    EXPECT_EQ(is_stood_in_for(), true);
}

}   // namespace

}   // namespace roundhouse::server::testing
