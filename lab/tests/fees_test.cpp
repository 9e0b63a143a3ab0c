// What a report says of use fees, in games that have them and in games that don't.
#include <gmock/gmock.h>

#include "lab/chronicle.hpp"
#include "play/games.hpp"

namespace roundhouse::lab {

using testing::HasSubstr;
using testing::Not;

namespace {

Chronicle brakemen_at(const AnyGame& game, int games) {
    Problem problem;
    const BotName brakeman = bot_named("brakeman", problem);
    return chronicle_of({.venue = {.game = &game, .board = game.boards().front()},
                         .bots = {brakeman, brakeman, brakeman},
                         .games = games,
                         .seed = 3,
                         .keep = {}},
                        1, [](std::int64_t) { return true; });
}

std::size_t curves_in(const std::string& page, const std::string& title) {
    const std::size_t plot = page.find(title);
    const std::string svg = page.substr(plot, page.find("</svg>", plot) - plot);
    EXPECT_THAT(svg, HasSubstr("mean of the other"));
    std::size_t curves = 0;
    for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) ++curves;
    return curves;
}

}   // namespace

TEST(Fees, are_on_the_page_of_games_that_have_them_with_few_enough_curves_to_tell_apart) {
    constexpr int games_each = 2;
    int with_fees = 0;
    for (const AnyGame* game : games()) {
        const Chronicle chronicle = brakemen_at(*game, games_each);
        const std::string page = as_page(chronicle);
        if (!bots_of(*game, game->boards().front())->fee_book(3)) {
            EXPECT_FALSE(to_json(chronicle).contains("use_fees")) << game->id();
            EXPECT_THAT(page, Not(HasSubstr("Use fees")));
            continue;
        }
        ++with_fees;
        EXPECT_GT(chronicle.fees.dollars.size(), 8u);
        EXPECT_EQ(curves_in(page, "Use fees by railroad over time"), 8u);
        EXPECT_EQ(to_json(chronicle).at("use_fees").at("games").at(0), games_each);
    }
    EXPECT_GT(with_fees, 0);
}

}   // namespace roundhouse::lab
