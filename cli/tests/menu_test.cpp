// What a person at the terminal chooses from.
#include <gmock/gmock.h>

#include "cli/menu.hpp"

namespace roundhouse::cli {

namespace {

ShownChoice choice(std::string text, std::string move, std::optional<Price> price) {
    ShownChoice made;
    made.text = std::move(text);
    made.move_text = std::move(move);
    made.price = price;
    return made;
}

}   // namespace

TEST(Menu, HasAColumnOfPricesWithTheirPayers) {
    const std::vector<ShownChoice> choices{
        choice("Pass", R"({"move":"pass"})", std::nullopt),
        choice("Buy the Florida East Coast", R"({"move":"buy","railroad":"FEC"})", Price::cost(9'000_usd, Seat{0})),
        choice("Sell it", R"({"move":"sell","railroad":"FEC"})", Price::gain(4'500_usd, Seat{0})),
        choice("Build C47", R"({"move":"build","hex":"C47"})", Price::cost(3_usd, "SF"))};
    EXPECT_EQ(menu_of(choices, 100), "  1  Pass\n"
                                     "  2  Buy the Florida East Coast   $9,000\n"
                                     "  3  Sell it                     +$4,500\n"
                                     "  4  Build C47                     $3 SF\n");
}

TEST(Menu, SaysThePriceOfEachDollarUnlessABidSaysIt) {
    ShownChoice bid =
        choice("Bid $3 to $40", R"({"move":"bid","amount":{"min":3,"max":40,"step":1}})", Price::cost(1_usd, Seat{0}));
    bid.verb = "bid";
    bid.amount_field = "amount";
    bid.most = 40_usd;
    ShownChoice dividend = bid;
    dividend.price = Price::cost(4_usd, "SP");
    EXPECT_EQ(menu_of({bid}, 100), "  1  Bid $3 to $40\n");
    EXPECT_EQ(menu_of({dividend}, 100), "  1  Bid $3 to $40  $4 per $1 SP\n");
    EXPECT_EQ(in_words(bid), "bid 40");
}

}   // namespace roundhouse::cli
