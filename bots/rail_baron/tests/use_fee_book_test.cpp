#include "bots/rail_baron/use_fee_book.hpp"

#include <gmock/gmock.h>

namespace roundhouse::rail_baron {

using testing::ElementsAre;

namespace {

void note(UseFeeBook& book, std::initializer_list<const char*> events) {
    for (const char* event : events) book.note(json::parse(event).as_object());
}

}   // namespace

TEST(UseFeeBook, shares_a_fee_out_among_the_railroads_of_its_owner_that_were_ridden) {
    UseFeeBook book(2);
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

TEST(UseFeeBook, knows_who_owns_a_railroad_when_it_is_paid_for) {
    UseFeeBook book(3);
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

TEST(UseFeeBook, counts_rounds_from_whoever_began_though_they_are_out) {
    UseFeeBook book(3);
    for (const int rounds : {6, 1}) {
        book.begin_game();
        note(book, {R"({"kind":"turn_began","seat":1,"turn":1})"});
        for (int round = 0; round < rounds; ++round)
            note(book, {R"({"kind":"turn_began","seat":2,"turn":1})", R"({"kind":"turn_began","seat":0,"turn":1})"});
    }
    EXPECT_THAT(book.times().games, ElementsAre(2, 1));
}

}   // namespace roundhouse::rail_baron
