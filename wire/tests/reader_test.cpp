// Reading what anybody may have sent.
#include "wire/reader.hpp"

#include <gtest/gtest.h>

namespace roundhouse {
namespace {

// The first complaint about a document when `read` reads it; empty where there is none.
template <class Read>
std::string complaint(std::string_view text, Read&& read) {
    Problem problem;
    const json::value value = parsed(text, "The text", problem);
    if (!problem) read(Reader(value, "state", problem));
    return problem.sentence();
}

TEST(Reader, says_where_the_text_stops_being_json) {
    EXPECT_EQ(complaint("{\"a\":1,}", [](const Reader&) {}),
              "The text is not JSON: something is wrong near character 8.");
    EXPECT_NE(complaint("", [](const Reader&) {}), "");
    EXPECT_NE(complaint("{} {}", [](const Reader&) {}), "");
    EXPECT_EQ(complaint(" {} \r\n", [](const Reader&) {}), "");
}

TEST(Reader, refuses_what_is_nested_too_deep) {
    EXPECT_NE(complaint(std::string(100, '['), [](const Reader&) {}), "");
}

TEST(Reader, names_the_place_and_the_range_of_a_wrong_number) {
    const auto read = [](const Reader& state) { state["railroads"]["SF"]["income"].number(0, 9); };
    EXPECT_EQ(complaint(R"({"railroads":{"SF":{"income":10}}})", read),
              "state.railroads.SF.income must be a whole number from 0 to 9.");
    EXPECT_EQ(complaint(R"({"railroads":{"SF":{"income":3}}})", read), "");
    EXPECT_NE(complaint(R"({"railroads":{"SF":{"income":3.0}}})", read), "");
    EXPECT_NE(complaint(R"({"railroads":{"SF":{"income":"3"}}})", read), "");
    EXPECT_NE(complaint(R"({"railroads":{"SF":{"income":99999999999999999999}}})", read), "");
    EXPECT_EQ(complaint(R"({"railroads":{"SF":{}}})", read), "state.railroads.SF has no \"income\".");
    EXPECT_EQ(complaint(R"({"railroads":7})", read), "state.railroads must be an object.");
}

TEST(Reader, keeps_the_first_complaint_and_reads_on_harmlessly) {
    EXPECT_EQ(complaint("{}",
                        [](const Reader& state) {
                            EXPECT_EQ(state["cash"].number(5, 9), 5);
                            EXPECT_EQ(state["name"].text(), "");
                            EXPECT_EQ(state["list"].size(), 0);
                        }),
              "state has no \"cash\".");
}

TEST(Reader, refuses_a_member_that_is_not_known) {
    EXPECT_EQ(complaint(R"({"a":1,"b":2})", [](const Reader& state) { state.only({"a"}); }),
              "state has a field \"b\", which is not known there.");
}

TEST(Reader, lists_the_words_from_which_one_must_be_chosen) {
    EXPECT_EQ(complaint(R"("left")", [](const Reader& word) { word.one_of({"east", "west"}); }),
              "state is \"left\", and must be one of: east, west.");
}

TEST(Reader, cuts_a_long_quotation_between_characters) {
    const std::string sentence =
        complaint("\"" + std::string(59, 'x') + "ééééé\"", [](const Reader& word) { word.one_of({"a"}); });
    EXPECT_NE(sentence.find(std::string(59, 'x') + "…"), std::string::npos) << sentence;
}

TEST(Reader, refuses_a_seat_twice_in_a_set) {
    const auto read = [](const Reader& seats) { seats.seat_set(4); };
    EXPECT_EQ(complaint("[0,3,1]", read), "");
    EXPECT_EQ(complaint("[0,3,0]", read), "state[2] names a seat twice.");
    EXPECT_EQ(complaint("[4]", read), "state[0] must be a whole number from 0 to 3.");
}

}   // namespace
}   // namespace roundhouse
