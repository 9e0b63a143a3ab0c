// How much anybody may ask for.
#include <gmock/gmock.h>

#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

TEST(Limits, who_asks_too_much_waits) {
    House strict(
        [](Settings& settings) { settings.requests_per_second = 1; });   // four in reserve; the clock stands still
    Client client = strict.client();
    int refused = 0;
    for (int i = 0; i < 6; ++i) refused += client.get("/api/me").status == 429;
    EXPECT_EQ(refused, 2);
    strict.pass(std::chrono::seconds(2));
    EXPECT_EQ(client.get("/api/me").status, 200);
}

TEST(Limits, one_machine_with_many_addresses_is_one) {
    House strict([](Settings& settings) {
        settings.requests_per_second = 1;
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
    House strict([](Settings& settings) { settings.connections_per_address = 3; }), usual;
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
        settings.connections_per_address = 2;
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
    House strict([](Settings& settings) { settings.tables_per_player = 1; });
    Client host = strict.client("Host");
    const json::object wish{{"game", "kansas-pacific"}, {"seats", json::array{me(), open_seat(), open_seat()}}};
    EXPECT_EQ(host.post("/api/tables", wish).status, 201);
    EXPECT_EQ(host.post("/api/tables", wish).status, 429);
}

}   // namespace

}   // namespace roundhouse::server::testing
