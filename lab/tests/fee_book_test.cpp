#include "lab/fee_book.hpp"

#include <gmock/gmock.h>

#include "lab/chronicle.hpp"
#include "play/games.hpp"

namespace roundhouse::lab {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

void note(FeeBook& book, std::initializer_list<const char*> events) {
    for (const char* event : events) book.note(json::parse(event).as_object());
}

Chronicle rail_baron(int games) {
    const AnyGame* game = find_game("rail-baron-southeast");
    Problem problem;
    const BotName brakeman = bot_named("brakeman", problem);
    return chronicle_of({.venue = {.game = game, .board = game->boards().front()},
                         .bots = {brakeman, brakeman, brakeman},
                         .games = games,
                         .seed = 3,
                         .keep = {}},
                        1, [](std::int64_t) { return true; });
}

}   // namespace

TEST(FeeBook, shares_a_fee_out_among_the_railroads_of_its_owner_that_were_ridden) {
    FeeBook book(2);
    book.begin_game();
    note(book, {R"({"kind":"railroad_bought","seat":1,"railroad":"ACL"})",
                R"({"kind":"railroad_bought","seat":1,"railroad":"SAL"})",
                R"({"kind":"railroad_bought","seat":1,"railroad":"RFP"})", R"({"kind":"turn_began","seat":0,"turn":1})",
                R"({"kind":"stepped","seat":0,"railroad":"ACL"})", R"({"kind":"stepped","seat":0,"railroad":"SAL"})",
                R"({"kind":"stepped","seat":0,"railroad":"SOU"})",
                R"({"kind":"fees_paid","seat":0,"why":"fees","total":6000,"to_bank":1000,"paid":{"1":5000}})"});
    EXPECT_THAT(book.times().dollars.at("ACL"), ElementsAre(2500));
    EXPECT_THAT(book.times().dollars.at("SAL"), ElementsAre(2500));
    EXPECT_THAT(book.times().dollars.at("SOU"), ElementsAre(1000));
    EXPECT_EQ(book.times().dollars.count("RFP"), 0u) << "nobody rode it";
}

TEST(FeeBook, knows_who_owns_a_railroad_when_it_is_paid_for) {
    FeeBook book(3);
    book.begin_game();
    note(book, {R"({"kind":"railroad_bought","seat":1,"railroad":"ACL"})",
                R"({"kind":"railroad_auctioned","seat":2,"seller":1,"railroad":"ACL"})",
                R"({"kind":"railroad_bought","seat":1,"railroad":"SAL"})",
                R"({"kind":"sold_to_bank","seat":1,"railroad":"SAL"})",
                R"({"kind":"railroad_bought","seat":1,"railroad":"SOU"})", R"({"kind":"taken_over","seat":1,"by":2})",
                R"({"kind":"turn_began","seat":0,"turn":1})", R"({"kind":"stepped","seat":0,"railroad":"ACL"})",
                R"({"kind":"stepped","seat":0,"railroad":"SAL"})", R"({"kind":"stepped","seat":0,"railroad":"SOU"})",
                R"({"kind":"fees_paid","seat":0,"why":"fees","total":6001,"to_bank":1000,"paid":{"2":5001}})",
                R"({"kind":"fees_paid","seat":0,"why":"rover","total":50000,"to_bank":0,"paid":{"2":50000}})"});
    EXPECT_THAT(book.times().dollars.at("ACL"), ElementsAre(2501)) << "not a dollar is lost";
    EXPECT_THAT(book.times().dollars.at("SOU"), ElementsAre(2500));
    EXPECT_THAT(book.times().dollars.at("SAL"), ElementsAre(1000));
}

TEST(FeeBook, counts_rounds_from_whoever_began_though_they_are_out) {
    FeeBook book(3);
    for (const int rounds : {6, 1}) {
        book.begin_game();
        note(book, {R"({"kind":"turn_began","seat":1,"turn":1})"});
        for (int round = 0; round < rounds; ++round)
            note(book, {R"({"kind":"turn_began","seat":2,"turn":1})", R"({"kind":"turn_began","seat":0,"turn":1})"});
    }
    EXPECT_THAT(book.times().games, ElementsAre(2, 1));
}

TEST(FeeBook, of_whole_games_is_on_the_page_with_few_enough_curves_to_be_told_apart) {
    const Chronicle chronicle = rail_baron(3);
    EXPECT_GT(chronicle.fees.dollars.size(), 8u);
    const std::string page = as_page(chronicle);
    const std::size_t plot = page.find("Use fees by railroad over time");
    ASSERT_NE(plot, std::string::npos);
    const std::string svg = page.substr(plot, page.find("</svg>", plot) - plot);
    std::size_t curves = 0;
    for (std::size_t at = svg.find("<polyline"); at != std::string::npos; at = svg.find("<polyline", at + 1)) ++curves;
    EXPECT_EQ(curves, 8u);
    EXPECT_THAT(svg, HasSubstr("mean of the other"));
    EXPECT_EQ(to_json(chronicle).at("use_fees").at("games").at(0), 3);
}

TEST(FeeBook, is_empty_in_games_without_use_fees) {
    const AnyGame* game = find_game("prairie-railroads");
    Problem problem;
    const BotName random = bot_named("random", problem);
    const Chronicle chronicle = chronicle_of({.venue = {.game = game, .board = game->boards().front()},
                                              .bots = {random, random, random},
                                              .games = 1,
                                              .seed = 3,
                                              .keep = {}},
                                             1, [](std::int64_t) { return true; });
    EXPECT_FALSE(to_json(chronicle).contains("use_fees"));
    EXPECT_THAT(as_page(chronicle), Not(HasSubstr("Use fees")));
}

}   // namespace roundhouse::lab
