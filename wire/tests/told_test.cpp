// Moves and events told as JSON and in English.
#include "wire/told.hpp"

#include <gtest/gtest.h>

namespace roundhouse {
namespace {

const std::vector<std::string> players{"Ann", "Vince"};
const Names names{players};

TEST(Told, says_the_same_in_json_and_in_words) {
    Told told("kind", "share_bought", names);
    told.seat("seat", Seat{1})
        .item("railroad", "SF", "Santa Fe")
        .money("price", 7_usd)
        .flag("becomes_president", true, " and becomes president")
        .sentence("{seat} buys a share of the {railroad} for {price}{becomes_president}.");
    EXPECT_EQ(told.text(), "Vince buys a share of the Santa Fe for $7 and becomes president.");
    EXPECT_EQ(json::serialize(told.fields()),
              R"({"kind":"share_bought","seat":1,"railroad":"SF","price":7,"becomes_president":true})");
}

TEST(Told, leaves_a_clause_out_where_it_does_not_hold) {
    Told told("kind", "passed", names);
    told.seat("seat", Seat{0}).flag("automatic", false, " for lack of cash").sentence("{seat} passes{automatic}.");
    EXPECT_EQ(told.text(), "Ann passes.");
}

TEST(Told, lists_who_was_paid_what) {
    BySeat<Money> paid;
    paid[Seat{0}] = 6_usd;
    paid[Seat{2}] = 3_usd;
    Told told("kind", "dividend_paid", names);
    told.payments("paid", paid).sentence("It pays: {paid}.");
    EXPECT_EQ(told.text(), "It pays: $6 to Ann and $3 to Seat 2.");
}

TEST(Amount, is_a_figure_or_a_range) {
    EXPECT_EQ(Amount::range(3_usd, 40_usd, 1_usd).as_json.text(), R"({"min":3,"max":40,"step":1})");
    EXPECT_EQ(Amount::range(3_usd, 40_usd, 1_usd).as_text, "$3 to $40");
    EXPECT_EQ(Amount::range(3_usd, 3_usd, 1_usd).as_text, "$3");
    EXPECT_EQ(Amount::figure(7_usd).as_text, "$7");
}

TEST(Dollars, set_thousands_apart) {
    EXPECT_EQ(dollars(0_usd), "$0");
    EXPECT_EQ(dollars(999_usd), "$999");
    EXPECT_EQ(dollars(150000_usd), "$150,000");
    EXPECT_EQ(dollars(1234567_usd), "$1,234,567");
}

}   // namespace
}   // namespace roundhouse
