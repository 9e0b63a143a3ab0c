// What people write: names, chat, notes; the same with both stores.
#include <gmock/gmock.h>

#include "server/store/trial/private_postgres.hpp"
#include "server/tests/house.hpp"

namespace roundhouse::server::testing {

namespace {

struct Texts : ::testing::TestWithParam<bool> {
    std::unique_ptr<trial::PrivatePostgres> postgres =
        GetParam() ? std::make_unique<trial::PrivatePostgres>(trial::PrivatePostgres::Disk::skip) : nullptr;
    House house{[this](Settings& settings) {
        if (postgres) settings.store = postgres->new_database();
    }};
    Client ann = house.client("Ann");
    std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()});
};

TEST_P(Texts, are_kept_to_the_letter_but_the_character_zero_is_refused_with_a_sentence) {
    const std::string odd = "a\"\\ \x01\t\n \u00fc \u20ac \U0001F682 %00 \\u0000 '; DROP TABLE chat; --";
    const json::value kept(odd);
    Line line = ann.line(path.substr(path.rfind('/') + 1));
    EXPECT_EQ(ann.post(path + "/notes", json::object{{"text", odd}}).status, 200);
    EXPECT_EQ(ann.post(path + "/notes")["text"], kept);
    EXPECT_EQ(ann.post(path + "/chat", json::object{{"text", odd}}).status, 200);
    json::value chat = line.hear("chat");
    while (chat.at("lines").as_array().empty()) chat = line.hear("chat");
    EXPECT_EQ(chat.at("lines").at(0).at("text"), kept);

    const std::string zero("a\0b", 3);
    for (const char* verb : {"/chat", "/notes"}) {
        const Reply refused = ann.post(path + verb, json::object{{"text", zero}});
        EXPECT_EQ(refused.status, 400) << verb;
        EXPECT_THAT(refused.error(), ::testing::HasSubstr("the character zero"));
    }
    EXPECT_TRUE(line.ask({{"do", "chat"}, {"text", zero}}).as_object().contains("error"));
    EXPECT_EQ(ann.patch("/api/me", json::object{{"name", zero}}).status, 400);
    EXPECT_EQ(ann.post(path + "/chat", json::object{{"text", "x"}, {"request", zero}}).status, 400);
    EXPECT_EQ(ann.post("/api/guest", json::object{{zero, "x"}}).status, 400);
    EXPECT_EQ(ann.post(path + "/notes")["text"], kept);
}

INSTANTIATE_TEST_SUITE_P(Stores, Texts, ::testing::Bool(),
                         [](const auto& is) { return is.param ? "PostgreSQL" : "SQLite"; });

}   // namespace

}   // namespace roundhouse::server::testing
