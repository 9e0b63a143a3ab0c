// Every request of docs/api.md, and what it refuses.
#include <gmock/gmock.h>

#include "server/api/verbs.hpp"
#include "server/table/dice.hpp"
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

TEST(Games, all_five_are_listed_with_boards_rules_and_computer_players) {
    Client client = shared_house().client();
    const Reply games = client.get("/api/games");
    ASSERT_EQ(games["games"].as_array().size(), 5u);
    for (const json::value& game : games["games"].as_array()) {
        const std::string id(game.at("id").as_string());
        EXPECT_GE(game.at("bots").as_array().size(), 3u);
        EXPECT_EQ(client.get("/api/games/" + id + "/boards/default")["game"], game.at("id"));
        const Reply rules = client.get("/api/games/" + id + "/rules");
        EXPECT_GT(rules["chapters"].as_array().size(), 3u);
    }
    EXPECT_EQ(client.get("/api/games/chess/rules").status, 404);
    EXPECT_EQ(client.get("/api/games/kansas-pacific/boards/moon").status, 404);
}

TEST(Tables, what_makes_no_table_is_refused_with_its_reason) {
    Client client = shared_house().client("Ann");
    const auto refused = [&](json::object wish) { return client.post("/api/tables", wish); };
    EXPECT_EQ(shared_house().client().post("/api/tables", json::object{{"game", "kansas-pacific"}}).status, 401);
    EXPECT_THAT(refused({{"game", "chess"}, {"seats", json::array{me()}}}).error(), HasSubstr("game"));
    EXPECT_THAT(refused({{"game", "kansas-pacific"}, {"seats", json::array{me()}}}).error(), HasSubstr("3 to 6"));
    EXPECT_THAT(refused({{"game", "kansas-pacific"}, {"seats", json::array{me(), me(), bot("deep blue")}}}).error(),
                HasSubstr("seats[2].bot"));
    EXPECT_THAT(refused({{"game", "kansas-pacific"},
                         {"seats", json::array{me(), me(), me()}},
                         {"options", json::object{{"speed", 3}}}})
                    .error(),
                HasSubstr("speed"));
    EXPECT_THAT(refused({{"game", "kansas-pacific"},
                         {"seats", json::array{me(), me(), me()}},
                         {"clock", json::object{{"kind", "live"}, {"each_ms", 5}, {"increment_ms", 0}}}})
                    .error(),
                HasSubstr("each_ms"));
    EXPECT_THAT(refused({{"record", json::object{{"game", "kansas-pacific"}}}}).error(), HasSubstr("record"));
    EXPECT_EQ(refused({{"from", json::object{{"table", "nowhere2"}, {"number", 1}}}}).status, 404);
}

TEST(Tables, a_private_table_is_joined_by_invitation_and_watched_by_link) {
    Client host = shared_house().client("Host"), friendly = shared_house().client("Friend"),
           stranger = shared_house().client("Stranger");
    const Reply made =
        host.post("/api/tables", json::object{{"game", "prussian-rails"},
                                              {"seats", json::array{me(), open_seat(), bot("conductor")}},
                                              {"listed", false}});
    ASSERT_EQ(made.status, 201) << made.text;
    const std::string path = "/api/tables/" + std::string(made["table"].at("id").as_string());
    const json::value invitation = made["invitation"], spectator = made["spectator"];
    EXPECT_EQ(stranger.get(path).status, 404);
    EXPECT_EQ(stranger.get(path + "?token=" + std::string(spectator.as_string())).status, 200);
    EXPECT_EQ(stranger.post(path + "/join", json::object{{"token", spectator}}).status, 403);
    EXPECT_EQ(stranger.post(path + "/start").status, 404);
    EXPECT_EQ(friendly.post(path + "/join", json::object{{"token", invitation}}).status, 200);
    EXPECT_EQ(friendly.post(path + "/join", json::object{{"token", invitation}}).status, 409);
    EXPECT_EQ(friendly.post(path + "/start").status, 403);
    EXPECT_EQ(friendly.post(path + "/leave").status, 200);
    EXPECT_EQ(host.post(path + "/start").status, 409);
    EXPECT_EQ(friendly.post(path + "/join", json::object{{"token", invitation}, {"seat", 1}}).status, 200);
    EXPECT_EQ(host.post(path + "/start").status, 200);
    EXPECT_EQ(friendly.post(path + "/leave").status, 409);
    EXPECT_EQ(host.remove(path).status, 409);
    EXPECT_FALSE(host.get(path)["table"].at("commitment").is_null());
    const Reply running = stranger.get("/api/tables?show=running");
    for (const json::value& listed : running["tables"].as_array()) EXPECT_NE(listed.at("id"), made["table"].at("id"));
}

TEST(Tables, a_list_goes_on_where_its_page_ended) {
    Client host = shared_house().client("Host");
    std::set<std::string> all;
    for (int i = 0; i < 5; ++i) all.insert(host.table("southern-pacific", {me(), open_seat(), open_seat()}));
    std::set<std::string> seen;
    std::string before;
    for (int pages = 0; pages < 10; ++pages) {
        const Reply page = host.get("/api/tables?show=mine&limit=2" + before);
        for (const json::value& table : page["tables"].as_array())
            EXPECT_TRUE(seen.insert(std::string(table.at("id").as_string())).second);
        if (page["next"].is_null()) break;
        before = "&before=" + std::string(page["next"].as_string());
    }
    EXPECT_EQ(seen, all);
    EXPECT_EQ(host.get("/api/tables?show=everything").status, 400);
    EXPECT_EQ(host.get("/api/tables?before=yesterday").status, 400);
    const std::string one = *all.begin();
    EXPECT_EQ(host.remove("/api/tables/" + one).status, 200);
    EXPECT_EQ(host.get("/api/tables/" + one).status, 404);
}

TEST(Writes, one_with_the_same_name_is_done_once) {
    Client host = shared_house().client("Host");
    const json::object wish{
        {"game", "kansas-pacific"}, {"seats", json::array{me(), open_seat(), open_seat()}}, {"request", "make it"}};
    const Reply first = host.post("/api/tables", wish), again = host.post("/api/tables", wish);
    EXPECT_EQ(first.text, again.text);
    EXPECT_EQ(host.get("/api/tables?show=mine")["tables"].as_array().size(), 1u);
}

TEST(Writes, those_of_other_sites_or_in_other_forms_change_nothing) {
    Client client = shared_house().client("Ann");
    client.origin = "https://elsewhere.example";
    EXPECT_EQ(client.post("/api/guest").status, 403);
    client.origin = "";
    EXPECT_EQ(client.post("/api/guest").status, 403);
    client.origin = "http://127.0.0.1:" + std::to_string(shared_house().port());
    client.more_headers["Content-Type"] = "text/plain";
    EXPECT_EQ(client.post("/api/guest").status, 415);
    client.more_headers.clear();
    EXPECT_EQ(client.send("POST", "/api/guest", "{\"name\":").status, 400);
    EXPECT_EQ(client.send("POST", "/api/guest", "[1]").status, 400);
    EXPECT_EQ(client.send("POST", "/api/guest", std::string(300'000, 'x')).status, 413);
    EXPECT_EQ(client.send("PUT", "/api/guest", "{}").status, 400);
    EXPECT_EQ(client.send("DELETE", "/api/games", "{}").status, 405);
    EXPECT_EQ(client.get("/api/nothing").status, 404);
}

TEST(Writes, bytes_that_are_no_http_get_a_plain_answer) {
    Client client = shared_house().client();
    EXPECT_THAT(client.send_raw("HELLO\r\n\r\n"), HasSubstr("400"));
    EXPECT_THAT(client.send_raw(std::string(40'000, 'a')), ::testing::AnyOf(HasSubstr("413"), HasSubstr("400")));
    EXPECT_THAT(client.send_raw("GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), HasSubstr("400"));
    EXPECT_THAT(client.send_raw("GET /../secret.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
                HasSubstr("404"));
    EXPECT_EQ(client.get("/healthz").status, 200);
}

TEST(Writes, before_a_game_are_known_again_after_a_restart) {
    House own;
    Client host = own.client("Host"), guest = own.client("Guest");
    const std::string path = "/api/tables/" + host.table("kansas-pacific", {me(), open_seat(), bot("random")});
    const auto named = [](const char* id) { return json::object{{"request", id}}; };
    EXPECT_EQ(guest.post(path + "/join", named("in")).status, 200);
    EXPECT_EQ(guest.post(path + "/leave", named("out")).status, 200);
    EXPECT_EQ(guest.post(path + "/join", named("in again")).status, 200);
    EXPECT_EQ(host.post(path + "/start", named("go")).status, 200);
    own.restart();
    for (Client* client : {&host, &guest}) client->move_to(own.port());
    const Reply before = host.get(path);
    for (const char* id : {"in", "in again"}) EXPECT_EQ(guest.post(path + "/join", named(id)).status, 200);
    EXPECT_EQ(guest.post(path + "/leave", named("out")).status, 200);
    EXPECT_EQ(host.post(path + "/start", named("go")).status, 200);
    EXPECT_EQ(host.get(path)["table"].at("seats"), before["table"].at("seats")) << "nothing was done twice";
    EXPECT_EQ(guest.post(path + "/leave", named("another")).status, 409);
}

TEST(Logs, are_asked_for_by_any_number) {
    Client ann = shared_house().client("Ann");
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()});
    const Reply beyond = ann.get(path + "/log?from=9223372036854775807&to=9223372036854775807");
    EXPECT_EQ(beyond["from"], beyond["to"].as_int64() + 1);
    EXPECT_TRUE(beyond["entries"].as_array().empty());
}

TEST(Pages, come_with_a_strict_policy) {
    const Reply page = shared_house().client().get("/tables/of/mine");
    EXPECT_EQ(page.status, 200);
    EXPECT_THAT(page.headers.at("content-security-policy"), HasSubstr("default-src 'none'"));
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(shared_house().client().get("/no/such/file.js").status, 404);
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

TEST(Tables, that_were_deleted_are_not_there_for_a_request_repeated_after_a_restart) {
    House own;
    Client ann = own.client("Ann");
    const std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), open_seat(), open_seat()});
    const json::object once{{"request", "delete it"}};
    EXPECT_EQ(ann.remove(path, once).status, 200);
    EXPECT_EQ(ann.remove(path, once).status, 200) << "answered as the first time";
    own.restart();
    ann.move_to(own.port());
    EXPECT_EQ(ann.remove(path, once).status, 404) << "as docs/api.md has it";
}

TEST(Operation, health_and_figures_are_told) {
    Client client = shared_house().client();
    EXPECT_EQ(client.get("/healthz")["healthy"], true);
    EXPECT_THAT(client.get("/metrics").text, HasSubstr("roundhouse_store_commits_total"));
}

TEST(Operation, the_description_of_the_api_has_every_request_and_no_other) {
    const json::value description = json::parse(shared_house().client().get("/api/openapi.json").text);
    std::set<std::string> described, answered;
    for (const auto& path : description.at("paths").as_object())
        for (const auto& method : path.value().as_object())
            described.insert(std::string(method.key()) + ' ' + std::string(path.key()));
    constexpr std::string_view methods[] = {"get", "post", "patch", "delete"};
    for (const Route& route : shared_house().server().router().routes())
        answered.insert(std::string(methods[static_cast<int>(route.method)]) + ' ' + route.pattern);
    EXPECT_EQ(described, answered);
}

TEST(Operation, every_verb_takes_the_token_of_a_table_in_its_body_as_described) {
    Client ann = shared_house().client("Ann"), onlooker = shared_house().client("Onlooker");
    const Reply made =
        ann.post("/api/tables",
                 json::object{{"game", "kansas-pacific"}, {"seats", json::array{me(), me(), me()}}, {"listed", false}});
    const std::string path = "/api/tables/" + std::string(made["table"].at("id").as_string());
    const json::value paths = json::parse(ann.get("/api/openapi.json").text).at("paths");
    for (const std::string_view verb : Verbs::names()) {
        const json::value& body = paths.at("/api/tables/{id}/" + std::string(verb))
                                      .at("post")
                                      .at("requestBody")
                                      .at("content")
                                      .at("application/json");
        EXPECT_TRUE(body.at("schema").at("properties").as_object().contains("token")) << verb;
        EXPECT_EQ(onlooker.post(path + '/' + std::string(verb)).status, 404) << verb;
        EXPECT_NE(onlooker.post(path + '/' + std::string(verb), json::object{{"token", made["spectator"]}}).status, 404)
            << verb;
    }
}

TEST(Limits, who_asks_too_much_waits) {
    House strict(
        [](Settings& settings) { settings.requests_a_second = 1; });   // four in reserve; the clock stands still
    Client client = strict.client();
    int refused = 0;
    for (int i = 0; i < 6; ++i) refused += client.get("/api/me").status == 429;
    EXPECT_EQ(refused, 2);
    strict.pass(std::chrono::seconds(2));
    EXPECT_EQ(client.get("/api/me").status, 200);
}

TEST(Limits, one_machine_with_many_addresses_is_one) {
    House strict([](Settings& settings) {
        settings.requests_a_second = 1;
        settings.behind_proxy = true;
    });
    Client client = strict.client();
    const auto refused_of = [&](std::initializer_list<const char*> addresses) {
        int refused = 0;
        for (const char* address : addresses) {
            client.more_headers["X-Forwarded-For"] = address;
            refused += client.get("/api/me").status == 429;
        }
        return refused;
    };
    EXPECT_EQ(refused_of({"2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8::5", "2001:db8::6"}),
              2);
    EXPECT_EQ(refused_of({"2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1"}), 0);
    EXPECT_EQ(refused_of({"::ffff:192.0.2.1", "192.0.2.2"}), 1);
}

TEST(Limits, one_address_has_so_many_connections_and_this_machine_as_many_as_it_likes_unless_told) {
    House strict([](Settings& settings) { settings.connections_an_address = 3; }), usual;
    for (House* house : {&strict, &usual}) {
        Client ann = house->client("Ann");
        const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
        std::vector<Line> lines;
        const auto open_many = [&] {
            while (lines.size() < 600) lines.push_back(ann.line(table));
        };
        if (house == &strict) EXPECT_ANY_THROW(open_many());
        else EXPECT_NO_THROW(open_many());
        EXPECT_EQ(lines.size(), house == &strict ? 3u : 600u);
    }
}

TEST(Limits, behind_a_proxy_sockets_are_counted_by_whose_they_are) {
    House strict([](Settings& settings) {
        settings.connections_an_address = 2;
        settings.behind_proxy = true;
    });
    Client ann = strict.client("Ann"), ben = strict.client("Ben");
    ann.more_headers["X-Forwarded-For"] = "192.0.2.1";
    ben.more_headers["X-Forwarded-For"] = "192.0.2.2";
    const std::string table = ann.table("kansas-pacific", {me(), me(), me()});
    std::vector<Line> lines;
    for (int i = 0; i < 2; ++i) lines.push_back(ann.line(table));
    EXPECT_ANY_THROW(ann.line(table));
    EXPECT_EQ(ann.get("/api/me").status, 200) << "requests are counted otherwise";
    EXPECT_FALSE(ben.line(table).view().is_null());
}

TEST(Limits, passwords_are_not_guessed_one_after_the_other) {
    House own;
    Client thief = own.client();
    const json::object guess{{"name", "Ann"}, {"password", "a wrong password"}};
    std::map<int, int> answers;
    for (int i = 0; i < 33; ++i) ++answers[thief.post("/api/login", guess).status];
    EXPECT_EQ(answers, (std::map<int, int>{{403, 30}, {429, 3}}));
    own.pass(std::chrono::seconds(2));
    EXPECT_EQ(thief.post("/api/login", guess).status, 403);
}

TEST(Limits, nobody_hosts_more_tables_than_allowed) {
    House strict([](Settings& settings) { settings.tables_a_player = 1; });
    Client host = strict.client("Host");
    const json::object wish{{"game", "kansas-pacific"}, {"seats", json::array{me(), open_seat(), open_seat()}}};
    EXPECT_EQ(host.post("/api/tables", wish).status, 201);
    EXPECT_EQ(host.post("/api/tables", wish).status, 429);
}

TEST(Dice, a_seed_tells_nothing_of_other_numbers_and_its_hash_tells_nothing_of_it) {
    const server::Dice one = fresh_dice(), other = fresh_dice();
    EXPECT_NE(one.seed, other.seed);
    EXPECT_EQ(one.commitment, commitment_to(one.seed));
    EXPECT_NE(draw(one.seed, {1}), draw(one.seed, {2}));
    EXPECT_NE(draw(one.seed, {1}), draw(other.seed, {1}));
    EXPECT_EQ(draw(one.seed, {7}), draw(one.seed, {7}));
}

}   // namespace

}   // namespace roundhouse::server::testing
