// Guests come and go, and are forgotten when they have left nothing behind.
#include <gmock/gmock.h>

#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

using Days = std::chrono::days;

bool is_known(Client& client) { return !client.get("/api/me")["player"].is_null(); }

TEST(Guests, who_were_not_seen_for_long_and_left_nothing_behind_are_forgotten) {
    House own;
    Client gone = own.client("Gone"), regular = own.client("Regular"), host = own.client("Host"),
           talker = own.client("Talker"), account = own.client("Ann");
    const std::string table = host.table("kansas-pacific", {me(), me(), me()});
    EXPECT_EQ(talker.post("/api/tables/" + table + "/chat", json::object{{"text", "hello"}}).status, 200);
    EXPECT_EQ(
        account.post("/api/account", json::object{{"name", "Ann who stays"}, {"password", "a long password"}}).status,
        201);
    own.pass(Days(60));
    EXPECT_TRUE(is_known(regular));
    own.pass(Days(31));
    EXPECT_FALSE(is_known(gone));
    for (Client* client : {&regular, &host, &talker, &account}) EXPECT_TRUE(is_known(*client));
    own.pass(Days(91));
    EXPECT_FALSE(is_known(regular));
    for (Client* client : {&host, &talker, &account}) EXPECT_TRUE(is_known(*client));
}

TEST(Guests, who_come_often_enough_are_never_forgotten) {
    House own;
    Client regular = own.client("Regular");
    for (int i = 0; i < 6; ++i) {
        own.pass(Days(80));
        EXPECT_TRUE(is_known(regular));
    }
}

TEST(Guests, who_watch_are_here_however_long_ago_they_came) {
    House own;
    Client host = own.client("Host"), watcher = own.client("Watcher");
    const Line line = watcher.line(host.table("kansas-pacific", {me(), me(), me()}));
    own.pass(Days(91));
    EXPECT_TRUE(is_known(watcher));
}

TEST(Guests, are_kept_where_the_setting_says_so) {
    House own([](Settings& settings) { settings.guest_days = 0; });
    Client gone = own.client("Gone");
    own.pass(Days(170));
    EXPECT_TRUE(is_known(gone));
}

}   // namespace

}   // namespace roundhouse::server::testing
