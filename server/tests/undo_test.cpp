// Who may take back what.
#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

TEST(Undo, is_free_at_a_hot_seat_even_after_chance_and_to_any_moment) {
    Client ann = shared_house().client("Ann");
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
    EXPECT_EQ(ann.get("/api/tables/" + table + "/at/" + std::to_string(begun + 2))["state"].at("decider").is_null(),
              false);
    EXPECT_EQ(ann.get("/api/tables/" + table + "/at/" + std::to_string(begun))["state"], state);
}

TEST(Undo, of_what_others_have_answered_needs_their_consent) {
    Pair pair(shared_house());
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
    EXPECT_TRUE(annas.ask({{"do", "consent"}, {"agree", true}}).as_object().contains("error"))
        << "nobody agrees with themselves";
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
    Pair pair(shared_house(), {}, "southern-pacific");
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

// A person decides for chance too: what was drawn is known, and what came before it is taken back by consent only.
TEST(Undo, across_chance_needs_consent) {
    Client ann = shared_house().client("Ann"), ben = shared_house().client("Ben");
    const std::string table = ann.table("rail-baron-southeast", {me(), open_seat(), me()}, {{"dice", "hand"}});
    EXPECT_EQ(ben.post("/api/tables/" + table + "/join").status, 200);
    EXPECT_EQ(ann.post("/api/tables/" + table + "/start").status, 200);
    Line annas = ann.line(table), bens = ben.line(table);
    // On to where Ann's own decision is followed by chance, and by nobody else.
    json::value view = annas.view(), before;
    bool has_ann_decided = false;
    while (!is_over(view)) {
        if (view.at("question").at("decider") == "chance") {
            const json::value drawn = annas.ask(play(view, first_move(view)));
            ASSERT_TRUE(drawn.as_object().contains("number")) << drawn;
            view = annas.view(drawn.at("number").as_int64());
            if (has_ann_decided) break;
            continue;
        }
        has_ann_decided = !decides(view, 1);
        if (has_ann_decided) {
            before = view;
            const json::value answer = annas.ask(play(view, first_move(view, 1)));
            ASSERT_TRUE(answer.as_object().contains("number")) << answer;
            view = annas.view(answer.at("number").as_int64());
            continue;
        }
        const json::value at_ben = bens.view(number_of(view));
        view = annas.view(bens.ask(play(at_ben, first_move(at_ben, 1))).at("number").as_int64());
    }
    ASSERT_FALSE(is_over(view)) << "chance should have followed Ann by now";
    EXPECT_TRUE(view.at("undo_to").is_null());
    EXPECT_EQ(annas.ask({{"do", "undo"}, {"to", before.at("number")}}).at("asked"), true);
    while (view.at("undo_asked").is_null()) view = annas.view();
    EXPECT_TRUE(bens.ask({{"do", "consent"}, {"agree", false}}).as_object().contains("number"));
    while (!view.at("undo_asked").is_null()) view = annas.view();
    EXPECT_NE(view.at("state"), before.at("state")) << "declined: nothing was taken back";
}

// With the seed, everybody knows what the dice would bring.
TEST(Undo, ends_with_the_game_where_others_sit_too_however_free_it_is) {
    for (const std::string_view dice : {"server", "hand"}) {
        Client ann = shared_house().client("Ann"), ben = shared_house().client("Ben");
        const std::string table = ann.table(
                              "rail-baron-southeast", {me(), open_seat()},
                              {{"undo", "free"}, {"dice", dice}, {"options", json::object{{"turn_limit", 2}}}}),
                          path = "/api/tables/" + table;
        EXPECT_EQ(ben.post(path + "/join").status, 200);
        EXPECT_EQ(ann.post(path + "/start").status, 200);
        for (Reply view = ann.get(path + "/view"); !is_over(view.body); view = ann.get(path + "/view")) {
            Client& player = decides(view.body, 1) ? ben : ann;   // anybody enters what chance brings
            const json::value seen = player.get(path + "/view").body;
            EXPECT_FALSE(seen.at("undo_to").is_null() && number_of(seen) > 3);
            ASSERT_EQ(player.post(path + "/play", play(seen, first_move(seen))).status, 200);
        }
        EXPECT_EQ(ann.get(path + "/view")["undo_to"].is_null(), dice == "server");
        EXPECT_EQ(ann.post(path + "/undo").status, dice == "server" ? 409 : 200);
    }
}

// Whoever could bid, see who follows, and take it back would know every purse.
TEST(Undo, of_a_bid_needs_consent_where_purses_are_secret) {
    std::vector<Client> people;
    for (const char* name : {"Ann", "Ben", "Cas"}) people.push_back(shared_house().client(name));
    const std::string table = people[0].table(
                          "rail-baron-southeast", {me(), open_seat(), open_seat()},
                          {{"dice", "hand"},
                           {"options", json::object{{"starting_auction", 20'000}, {"ask_everybody", false}}}}),
                      path = "/api/tables/" + table;
    for (std::size_t i : {1u, 2u}) EXPECT_EQ(people[i].post(path + "/join").status, 200);
    EXPECT_EQ(people[0].post(path + "/start").status, 200);
    const auto asked = [&]() -> Client& {   // anybody enters what chance brings
        const json::value decider = people[0].get(path + "/view")["question"].at("decider");
        return people[decider.is_int64() ? static_cast<std::size_t>(decider.as_int64()) : 0];
    };
    const auto decide = [&](Client& player, const json::object& move) {
        EXPECT_EQ(player.post(path + "/play", play(player.get(path + "/view").body, move)).status, 200);
    };
    const auto bid = [&](int amount) {   // what the bidder sees after it
        Client& bidder = asked();
        decide(bidder, {{"move", "bid"}, {"amount", amount}});
        EXPECT_EQ(bidder.post(path + "/undo")["asked"], true);
        return bidder.get(path + "/view");
    };
    while (people[0].get(path + "/view")["state"].at("auction").is_null())
        decide(asked(), first_move(asked().get(path + "/view").body));
    EXPECT_TRUE(bid(15'000)["undo_to"].is_null()) << "the next one is asked, and so has more than that";
    const Reply highest = bid(40'000);
    EXPECT_TRUE(highest["undo_to"].is_null()) << "nobody is asked, and so nobody has more than that";
    EXPECT_EQ(highest["question"].at("decider"), "chance");
}

TEST(Undo, asked_for_and_agreed_to_once_more_by_the_same_request_is_answered_as_the_first_time) {
    Client ann = shared_house().client("Ann"), ben = shared_house().client("Ben");
    const std::string table = ann.table("kansas-pacific", {me(), open_seat(), me()}), path = "/api/tables/" + table;
    EXPECT_EQ(ben.post(path + "/join").status, 200);
    EXPECT_EQ(ann.post(path + "/start").status, 200);
    for (bool has_ben = false, has_ann = false; !has_ben || !has_ann;) {
        const json::value view = ann.get(path + "/view").body;
        const bool is_bens = decides(view, 1);
        if (is_bens) has_ben = true;
        else has_ann = has_ben;
        EXPECT_EQ((is_bens ? ben : ann).post(path + "/play", play(view, first_move(view, 1))).status, 200);
    }
    Line bens = ben.line(table), annas = ann.line(table);
    const json::object wish{{"do", "undo"}, {"request", "please"}},
        yes{{"do", "consent"}, {"agree", true}, {"request", "yes"}};
    const json::value asked = bens.ask(wish);
    EXPECT_EQ(asked.at("asked"), true) << asked;
    const json::value agreed = annas.ask(yes);
    ASSERT_TRUE(agreed.as_object().contains("number")) << agreed;
    const std::string after = ann.get(path + "/view").text;
    EXPECT_EQ(ann.line(table).ask(yes), agreed);
    EXPECT_EQ(ben.line(table).ask(wish), asked);
    EXPECT_EQ(ann.get(path + "/view").text, after);
}

}   // namespace

}   // namespace roundhouse::server::testing
