// Guests, accounts and their sessions.
#include <gmock/gmock.h>

#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;

TEST(Players, a_guest_plays_at_once_and_an_account_keeps_the_seats) {
    Client ann = shared_house().client("Ann");
    const std::string table = ann.table("kansas-pacific", {me(), bot("random"), bot("random")});
    EXPECT_EQ(ann.get("/api/me")["player"].at("guest"), true);
    const Reply account =
        ann.post("/api/account", json::object{{"name", "Ann of Kansas"}, {"password", "a long password"}});
    EXPECT_EQ(account.status, 201) << account.text;
    EXPECT_EQ(account["player"].at("guest"), false);

    Client elsewhere = shared_house().client();
    EXPECT_EQ(
        elsewhere.post("/api/login", json::object{{"name", "ann of kansas"}, {"password", "a wrong password"}}).status,
        403);
    EXPECT_EQ(
        elsewhere.post("/api/login", json::object{{"name", "Ann of Kansas"}, {"password", "a long password"}}).status,
        201);
    EXPECT_EQ(elsewhere.get("/api/tables/" + table)["table"].at("seats").at(0).at("mine"), true);
    EXPECT_EQ(elsewhere.get("/api/tables?show=mine")["tables"].as_array().size(), 1u);
    EXPECT_EQ(elsewhere.post("/api/logout").status, 200);
    EXPECT_TRUE(elsewhere.get("/api/me")["player"].is_null());
}

TEST(Players, two_accounts_never_have_one_name) {
    Client first = shared_house().client("First"), second = shared_house().client("Second");
    const json::object wish{{"name", "The only one"}, {"password", "a long password"}};
    EXPECT_EQ(first.post("/api/account", wish).status, 201);
    EXPECT_EQ(second.post("/api/account", wish).status, 409);
    EXPECT_EQ(second.post("/api/account", json::object{{"name", "Somebody"}, {"password", "short"}}).status, 400);
}

TEST(Players, a_deleted_account_leaves_the_games_of_others_whole) {
    Client host = shared_house().client("Host"), guest = shared_house().client("Leaver");
    EXPECT_EQ(guest.post("/api/account", json::object{{"name", "Leaver"}, {"password", "a long password"}}).status,
              201);
    const std::string table = host.table("kansas-pacific", {me(), open_seat(), bot("random")});
    EXPECT_EQ(guest.post("/api/tables/" + table + "/join").status, 200);
    EXPECT_EQ(host.post("/api/tables/" + table + "/start").status, 200);
    EXPECT_EQ(guest.remove("/api/account", json::object{{"password", "not this one"}}).status, 403);
    EXPECT_EQ(guest.remove("/api/account", json::object{{"password", "a long password"}}).status, 200);
    const Reply after = host.get("/api/tables/" + table);
    EXPECT_EQ(after["table"].at("seats").at(1).at("name"), "Leaver");
    EXPECT_TRUE(guest.get("/api/me")["player"].is_null());
}

TEST(Players, a_table_goes_on_at_once_when_the_account_is_deleted_for_which_it_waits) {
    Client host = shared_house().client("Host"), leaver = shared_house().client("Leaver");
    const std::string table = host.table("kansas-pacific", {me(), open_seat(), bot("random")}),
                      path = "/api/tables/" + table;
    EXPECT_EQ(leaver.post(path + "/join").status, 200);
    const std::string hosted = leaver.table("kansas-pacific", {me(), open_seat(), open_seat()});
    EXPECT_EQ(host.post("/api/tables/" + hosted + "/join").status, 200);
    const std::string alone = leaver.table("kansas-pacific", {me(), bot("random"), me()});
    const std::string waiting = host.table("kansas-pacific", {me(), open_seat(), open_seat()});
    EXPECT_EQ(leaver.post("/api/tables/" + waiting + "/join").status, 200);
    EXPECT_EQ(host.post(path + "/start").status, 200);
    Line hosts = host.line(table), leavers = leaver.line(table);
    const auto decider = [](const json::value& view) { return view.at("question").at("decider"); };
    json::value view = hosts.view();
    for (; decider(view) != json::value(1); view = hosts.view(view.at("number").as_int64() + 1))
        if (decider(view) == json::value(0))
            hosts.ask({{"do", "play"}, {"number", view.at("number")}, {"move", json::object{{"move", "pass"}}}});
    EXPECT_EQ(leaver.remove("/api/account").status, 200);
    while (!leavers.hear().is_null()) {}                   // is shown out
    view = hosts.view(view.at("number").as_int64() + 2);   // Conductor has moved
    const json::value seat = host.get(path)["table"].at("seats").at(1);
    EXPECT_EQ(seat.at("name"), "Leaver");
    EXPECT_EQ(seat.at("stand_in"), true);
    EXPECT_TRUE(seat.at("player").is_null());
    for (const std::string& gone : {hosted, alone})
        EXPECT_EQ(host.get("/api/tables/" + gone).status, 404) << "nobody could start it, or wants to go on";
    EXPECT_EQ(host.get("/api/tables/" + waiting)["table"].at("seats").at(1).at("kind"), "open");
}

TEST(Players, names_are_1_to_40_characters) {
    Client client = shared_house().client("Ann");
    EXPECT_EQ(client.patch("/api/me", json::object{{"name", "Änne"}})["player"].at("name"), "Änne");
    for (const std::string& bad :
         {std::string(), std::string(41, 'x'), std::string("a\nb"), std::string("\xff\xfe"), std::string(" a")})
        EXPECT_EQ(client.send("PATCH", "/api/me", "{\"name\":" + json::serialize(json::string(bad)) + "}").status, 400);
}

TEST(Sessions, the_cookie_is_out_of_reach_of_scripts_and_other_sites) {
    Client client = shared_house().client();
    const Reply reply = client.post("/api/guest");
    EXPECT_THAT(reply.cookie, HasSubstr("HttpOnly"));
    EXPECT_THAT(reply.cookie, HasSubstr("SameSite=Lax"));
}

TEST(Players, who_logs_out_leaves_the_tables_that_this_session_had_opened) {
    Client ann = shared_house().client("Ann");
    ASSERT_EQ(
        ann.post("/api/account", json::object{{"name", "Ann who leaves"}, {"password", "a long password"}}).status,
        201);
    Client elsewhere = shared_house().client();
    ASSERT_EQ(
        elsewhere.post("/api/login", json::object{{"name", "Ann who leaves"}, {"password", "a long password"}}).status,
        201);
    const std::string first = ann.table("kansas-pacific", {me(), me(), me()}),
                      second = ann.table("kansas-pacific", {me(), me(), me()});
    Line here = ann.line(first), also_here = ann.line(second), there = elsewhere.line(first),
         onlooker = shared_house().client().line(first);
    EXPECT_EQ(ann.post("/api/logout").status, 200);
    while (!here.hear("view").is_null()) {}   // until it is closed
    while (!also_here.hear("view").is_null()) {}
    EXPECT_TRUE(there.ask({{"do", "chat"}, {"text", "still here"}}).is_object())
        << "another session of the same player";
    EXPECT_FALSE(onlooker.hear("chat").is_null());
}

}   // namespace

}   // namespace roundhouse::server::testing
