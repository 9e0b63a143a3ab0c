// What is not described fails every test that sees it, and these show that it would.
#include "server/tests/description.hpp"

#include <gmock/gmock.h>

#include "server/tests/at_table.hpp"

namespace roundhouse::server::testing {

namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

struct DescribedView : ::testing::Test {
    Client ann = shared_house().client("Ann");
    std::string path = "/api/tables/" + ann.table("kansas-pacific", {me(), me(), me()});
    json::value view = ann.get(path + "/view").body;

    std::string problem() const { return description().problem_of_answer("GET", path + "/view", 200, view); }
};

TEST_F(DescribedView, is_in_order_as_the_server_sends_it) { EXPECT_EQ(problem(), ""); }

TEST_F(DescribedView, with_a_field_too_many_is_found) {
    view.as_object()["weather"] = "fine";
    EXPECT_THAT(problem(), AllOf(HasSubstr("GET /api/tables/"), HasSubstr("'weather'")));
}

TEST_F(DescribedView, without_a_field_that_is_needed_is_found) {
    view.at("question").as_object().erase("text");
    EXPECT_THAT(problem(), AllOf(HasSubstr("question: "), HasSubstr("'text'")));
}

TEST_F(DescribedView, with_a_value_of_another_type_is_found) {
    view.at("state").at("players").at(1).at("cash") = "much";
    EXPECT_THAT(problem(), HasSubstr("state.players.1.cash: "));
}

TEST_F(DescribedView, with_a_field_of_another_game_is_found) {
    view.at("state").as_object()["cup"] = json::object();
    EXPECT_THAT(problem(), HasSubstr("'cup'"));
}

TEST_F(DescribedView, with_an_entry_of_no_known_kind_is_found) {
    json::object entry{{"number", 1}, {"kind", "dream"}, {"decider", nullptr},
                       {"by", "Ann"}, {"at", 1},         {"events", json::array{}}};
    view.at("entries").as_array().push_back(entry);
    EXPECT_THAT(problem(), HasSubstr(".kind: "));
}

TEST(Description, has_every_request_an_answer_and_refusals_in_one_shape) {
    EXPECT_EQ(description().problem_of_answer("POST", "/api/guest", 429, json::object{{"error", "Wait."}}), "");
    EXPECT_THAT(description().problem_of_answer("POST", "/api/guest", 429, json::object{{"text", "Wait."}}),
                HasSubstr("'text'"));
    EXPECT_THAT(description().problem_of_answer("GET", "/api/weather", 200, json::object()),
                HasSubstr("this request is not described"));
    EXPECT_THAT(description().problem_of_answer("GET", "/api/me", 204, json::object()),
                HasSubstr("the answer 204 is not described"));
    EXPECT_THAT(description().problem_of_request("POST", "/api/guest", json::object{{"nome", "Ann"}}),
                HasSubstr("'nome'"));
}

TEST(Description, has_the_messages_of_the_socket) {
    EXPECT_EQ(description().problem_of("SocketMessage", json::object{{"do", "chat"}, {"text", "Hello"}}), "");
    EXPECT_THAT(description().problem_of("SocketMessage", json::object{{"do", "chat"}, {"line", "Hello"}}),
                HasSubstr("'line'"));
    EXPECT_THAT(description().problem_of("Said", json::object{{"send", "goodbye"}}), HasSubstr("'text'"));
}

}   // namespace

}   // namespace roundhouse::server::testing
