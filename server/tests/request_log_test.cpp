// What the log says of requests, and what it never says.
#include <gmock/gmock.h>
#include <spdlog/spdlog.h>

#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// What a server logs while somebody gets an account, opens a socket and asks strange things.
std::string log_of_a_day(spdlog::level::level_enum level) {
    auto own = std::make_unique<House>();
    ::testing::internal::CaptureStdout();   // where the log goes unless the program says otherwise
    spdlog::set_level(level);
    Client ann = own->client("Ann");
    ann.post("/api/account", json::object{{"name", "Ann"}, {"password", "correct horse battery"}});
    const Reply made =
        ann.post("/api/tables",
                 json::object{{"game", "kansas-pacific"}, {"seats", json::array{me(), me(), me()}}, {"listed", false}});
    const std::string table(made["table"].at("id").as_string()), token(made["spectator"].as_string());
    own->client().line(table, 0, token).view();
    own->client().get("/api/tables/" + table + "?token=" + token);
    ann.get("/no%0Aevent=forged%20path=%22x%22");
    ann.send_raw("PUT /api/me HTTP/1.1\r\nConnection: close\r\n\r\n");
    ann.send_raw("no request at all\r\n\r\n");
    own.reset();   // everything is said
    spdlog::set_level(spdlog::level::off);
    std::string text = ::testing::internal::GetCapturedStdout();
    EXPECT_THAT(text, Not(HasSubstr(token)));
    EXPECT_THAT(text, Not(HasSubstr("correct horse")));
    EXPECT_THAT(text, Not(HasSubstr(ann.cookie.substr(ann.cookie.find('=') + 1))));
    EXPECT_THAT(text, Not(HasSubstr("\nevent=forged")));
    return text;
}

TEST(RequestLog, says_of_each_request_what_was_asked_by_whom_and_how_it_was_answered) {
    const std::string text = log_of_a_day(spdlog::level::debug);
    EXPECT_THAT(text, HasSubstr("event=request method=POST path=\"/api/account\" status=201 ms="));
    EXPECT_THAT(text,
                ::testing::ContainsRegex("path=\"/api/tables/[a-z0-9]+\" status=200 ms=[0-9.]+ address=127.0.0.1"));
    EXPECT_THAT(text, ::testing::ContainsRegex("path=\"/api/tables/[a-z0-9]+/socket\" status=101"));
    EXPECT_THAT(text, HasSubstr("path=\"/no?event=forged path=?x?\""));
    EXPECT_THAT(text, HasSubstr("method=PUT path=\"/api/me\" status=400"));
    EXPECT_THAT(text, HasSubstr("event=request_unread status=400 address=127.0.0.1"));
}

TEST(RequestLog, is_silent_where_the_log_is_less_detailed) {
    EXPECT_THAT(log_of_a_day(spdlog::level::info), Not(HasSubstr("event=request")));
}

}   // namespace

}   // namespace roundhouse::server::testing
