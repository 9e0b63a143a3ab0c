// Every request of docs/api.md, and what it refuses.
#include <gmock/gmock.h>

#include "server/api/table_actions.hpp"
#include "server/tests/house.hpp"
#include "server/trust/dice.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;

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
    for (const std::string_view verb : TableActions::names()) {
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
