// JSON written as text at once.
#include "wire/json_text.hpp"

#include <gtest/gtest.h>

#include "wire/json.hpp"

namespace roundhouse {
namespace {

TEST(JsonText, is_what_the_values_would_be_serialized_to) {
    ObjectText object{{"none", nullptr}, {"yes", true}, {"number", -7}, {"small", std::int8_t{3}}, {"text", "a"}};
    object.add("list", ListText{1, "two", ListText{}, ObjectText{}});
    object.add("seat", Seat{2});
    object.add("chance", Seat::chance);
    object.add("nobody", Seat::nobody);
    object.add("seats", SeatSet::all(3));
    object.add("ready", JsonPart::ready("[0]"));
    EXPECT_EQ(
        object.text(),
        R"({"none":null,"yes":true,"number":-7,"small":3,"text":"a","list":[1,"two",[],{}],"seat":2,"chance":"chance",)"
        R"("nobody":null,"seats":[0,1,2],"ready":[0]})");
}

TEST(JsonText, escapes_what_must_be_and_nothing_else) {
    const std::string odd = "a\"\\/ \x01\t\n\x7f \u00fc \u20ac \U0001F682";
    EXPECT_EQ(json::parse(JsonText(odd).text()), json::value(odd));
    EXPECT_EQ(json::parse(ObjectText{{odd, 1}}.text()).at(odd), json::value(1));
    EXPECT_EQ(JsonText("Größe").text(), "\"Größe\"");
}

TEST(JsonText, escapes_a_letter_wherever_it_stands) {
    for (std::size_t length = 1; length <= 24; ++length)
        for (std::size_t at = 0; at < length; ++at)
            for (const char odd : {'"', '\\', '\n', '\x1f', '\x01'}) {
                std::string text(length, '\x7f');
                text[at] = odd;
                ASSERT_EQ(json::parse(JsonText(text).text()), json::value(text));
            }
}

TEST(JsonText, leaves_every_other_letter_as_it_is) {
    for (int code = 0x20; code < 0x80; ++code) {
        const std::string text(9, static_cast<char>(code));
        if (code != '"' && code != '\\') EXPECT_EQ(JsonText(text).text(), '"' + text + '"');
    }
    EXPECT_EQ(JsonText("").text(), "\"\"");
}

TEST(JsonText, is_read_back_whatever_letters_it_was_given) {
    const std::string no_letter = "A\xff";
    EXPECT_EQ(value_of(JsonText(no_letter).text()), json::value(no_letter));
}

}   // namespace
}   // namespace roundhouse
