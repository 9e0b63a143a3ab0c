// Settings, limits and addresses: what needs no server.
#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

#include "server/async/rate_limit.hpp"
#include "server/net/address.hpp"
#include "server/net/http.hpp"
#include "server/settings.hpp"

namespace roundhouse::server {

namespace {

using ::testing::HasSubstr;

struct TomlFile {
    explicit TomlFile(std::string_view text) {
        std::string name = (std::filesystem::temp_directory_path() / "roundhouse_settings_XXXXXX").string();
        const int file = mkstemp(name.data());
        EXPECT_GE(file, 0);
        close(file);
        path = name;
        std::ofstream(path) << text;
    }
    ~TomlFile() { std::filesystem::remove(path); }
    std::string path;
};

std::string complaint_about(const std::string& path, const std::map<std::string, std::string>& flags) {
    try {
        read_settings(path, flags);
    } catch (const std::exception& problem) {
        return problem.what();
    }
    return {};
}

TEST(Settings, flags_win_over_the_environment_and_that_over_the_file) {
    const TomlFile file("port = 1\nbaron_ms = 2\nlog_level = \"warn\"\nbehind_proxy = true\n");
    setenv("ROUNDHOUSE_PORT", "3", 1);
    setenv("ROUNDHOUSE_BARON_MS", "4", 1);
    const Settings settings = read_settings(file.path, {{"port", "5"}});
    unsetenv("ROUNDHOUSE_PORT");
    unsetenv("ROUNDHOUSE_BARON_MS");
    EXPECT_EQ(settings.port, 5);
    EXPECT_EQ(settings.baron_ms, 4);
    EXPECT_EQ(settings.log_level, "warn");
    EXPECT_TRUE(settings.behind_proxy);
    EXPECT_EQ(settings.tables_per_player, Settings{}.tables_per_player);
}

// Every rate was called by "a" or "an" before it was called by "per".
TEST(Settings, old_names_keep_working_wherever_they_stand) {
    const TomlFile file("views_a_second = 3\nconnections_an_address = 70\n");
    setenv("ROUNDHOUSE_TABLES_A_PLAYER", "5", 1);
    setenv("ROUNDHOUSE_MESSAGES_A_SECOND", "7", 1);
    setenv("ROUNDHOUSE_MESSAGES_PER_SECOND", "9", 1);
    const Settings settings = read_settings(file.path, {});
    for (const char* name :
         {"ROUNDHOUSE_TABLES_A_PLAYER", "ROUNDHOUSE_MESSAGES_A_SECOND", "ROUNDHOUSE_MESSAGES_PER_SECOND"})
        unsetenv(name);
    EXPECT_EQ(settings.views_per_second, 3);
    EXPECT_EQ(settings.connections_per_address, 70);
    EXPECT_EQ(settings.tables_per_player, 5);
    EXPECT_EQ(settings.messages_per_second, 9) << "the new name wins";
    std::map<std::string, std::string> old_names;
    for (const Setting& setting : all_settings())
        if (!setting.old_name.empty()) old_names[setting.old_name] = setting.name;
    EXPECT_THAT(old_names, ::testing::ElementsAre(::testing::Pair("connections-an-address", "connections-per-address"),
                                                  ::testing::Pair("messages-a-second", "messages-per-second"),
                                                  ::testing::Pair("requests-a-second", "requests-per-second"),
                                                  ::testing::Pair("tables-a-player", "tables-per-player"),
                                                  ::testing::Pair("views-a-second", "views-per-second")));
}

TEST(Settings, what_makes_no_sense_is_named_with_its_place) {
    EXPECT_THAT(complaint_about("", {{"port", "many"}}), HasSubstr("--port must be a number from 0 to 65535"));
    EXPECT_THAT(complaint_about("no/such/file.toml", {}), HasSubstr("cannot be read"));
    const TomlFile unknown("prot = 8080\n"), broken("port = \n"), wrong("port = [1]\n");
    EXPECT_THAT(complaint_about(unknown.path, {}), HasSubstr("there is no setting prot"));
    EXPECT_THAT(complaint_about(broken.path, {}), HasSubstr("cannot be read"));
    EXPECT_THAT(complaint_about(wrong.path, {}), HasSubstr("port must be"));
}

TEST(Settings, a_file_that_is_no_toml_is_refused_with_its_line_and_column) {
    const TomlFile broken("port = 8080\nlog_level = \"warn\"\nbaron_ms = 8oo\n");
    EXPECT_THAT(complaint_about(broken.path, {}), HasSubstr(broken.path + " cannot be read at line 3, column 1"));
    EXPECT_THAT(complaint_about("no/such/file.toml", {}), HasSubstr("no/such/file.toml cannot be read: "));
}

TEST(Settings, origins_are_as_browsers_say_them) {
    const Settings settings = read_settings("", {{"origins", "https://a.example, http://b.example:8080"}});
    EXPECT_THAT(settings.origins, ::testing::ElementsAre("https://a.example", "http://b.example:8080"));
    for (const char* wrong : {"a.example", "https://a.example/", "https://", "https://a.example,,http://b.example",
                              "https://a.example http://b.example"})
        EXPECT_THAT(complaint_about("", {{"origins", wrong}}), HasSubstr("--origins must be origins such as")) << wrong;
}

TEST(Limits, what_was_used_comes_back_with_time_but_never_more_than_the_reserve) {
    RateLimit limit(2, 4);
    RateLimit::Time now{};
    int allowed = 0;
    for (int i = 0; i < 10; ++i) allowed += limit.allows("Ann", now);
    EXPECT_EQ(allowed, 4);
    EXPECT_TRUE(limit.allows("Ben", now)) << "others are not concerned";
    now += std::chrono::seconds(1);
    EXPECT_TRUE(limit.allows("Ann", now) && limit.allows("Ann", now));
    EXPECT_FALSE(limit.allows("Ann", now));
    now += std::chrono::hours(1);
    allowed = 0;
    for (int i = 0; i < 10; ++i) allowed += limit.allows("Ann", now);
    EXPECT_EQ(allowed, 4);
    now -= std::chrono::hours(2);
    EXPECT_FALSE(limit.allows("Ann", now)) << "a clock that is set back gives nothing";
}

TEST(Limits, count_ipv6_addresses_by_their_network_and_ipv4_addresses_each) {
    EXPECT_EQ(network_of("2001:db8:1:2:aaaa::1"), "2001:db8:1:2::/64");
    EXPECT_EQ(network_of("2001:db8:1:2:bbbb::9"), network_of("2001:0DB8:1:2::"));
    EXPECT_NE(network_of("2001:db8:1:3::1"), network_of("2001:db8:1:2::1"));
    EXPECT_EQ(network_of("fe80::1%eth0"), network_of("fe80::2"));
    EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
    for (const char* none : {"", "unknown", "192.0.2.7:80", "%"}) EXPECT_EQ(network_of(none), none);
}

TEST(Addresses, are_read_with_their_escapes_or_not_at_all) {
    HttpRequest request;
    ASSERT_TRUE(read_target("/a%20b/c?name=J%C3%BCrgen+K&empty=&flag", request));
    EXPECT_EQ(request.path, "/a b/c");
    EXPECT_EQ(request.asked("name"), "Jürgen K");
    EXPECT_EQ(request.asked("empty"), "");
    EXPECT_EQ(request.query.size(), 3u);
    for (const char* broken : {"", "no/slash", "/%", "/%4", "/%zz", "/%00", "/a?b=%f"}) {
        HttpRequest other;
        EXPECT_FALSE(read_target(broken, other)) << broken;
    }
}

TEST(Cookies, are_found_by_their_whole_name) {
    EXPECT_EQ(cookie_named("a=1; roundhouse_session=xyz; b=2", "roundhouse_session"), "xyz");
    EXPECT_EQ(cookie_named("not_roundhouse_session=1", "roundhouse_session"), "");
    EXPECT_EQ(cookie_named("roundhouse_session_2=1", "roundhouse_session"), "");
}

}   // namespace

}   // namespace roundhouse::server
