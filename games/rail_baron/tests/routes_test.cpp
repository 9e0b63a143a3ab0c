// Routes: the shortest and the cheapest ways to the destination, with their fees.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/routes.hpp"
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

State bound_for_richmond() { return table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}}); }

TEST(Routes, of_a_bank_that_owns_all_is_the_shortest_alone) {   // RB-25
    const auto found = routes(bound_for_richmond(), red, 7);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].mileposts(), 4);
    EXPECT_EQ(found[0].turns, 1);
    EXPECT_EQ(found[0].in_all, 1000_usd);
}

TEST(Routes, go_from_the_shortest_to_the_cheapest) {   // RB-26
    State s = bound_for_richmond();
    give(s, blue, {"RFP"});
    const auto found = routes(s, red, 12);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found.front().mileposts(), 4);
    EXPECT_EQ(found.front().this_turn.to[blue], 5000_usd);
    EXPECT_EQ(found.back().mileposts(), 6) << "by Manassas and Gordonsville, on railroads of the bank";
    EXPECT_EQ(found.back().in_all, 1000_usd);
    EXPECT_EQ(found.back().steps.back().to, at("RIC"));
}

TEST(Routes, count_the_fees_of_every_turn) {   // RB-24
    State s = bound_for_richmond();
    give(s, blue, {"RFP", "CO", "VM", "BO"});
    const auto found = routes(s, red, 2);
    EXPECT_EQ(found.front().turns, 2);
    EXPECT_EQ(found.front().this_turn.total(), 5000_usd);
    EXPECT_EQ(found.front().in_all, 10000_usd);
}

TEST(Routes, know_establishment_and_what_was_ridden) {   // RB-12, RB-29
    State s = bound_for_richmond();
    give(s, blue, {"RFP"});
    s.players[red].established.lower(line("RFP"), 1000_usd);
    EXPECT_EQ(routes(s, red, 7).front().in_all, 1000_usd);
    s.players[red].ridden = {segment("RFP:Quantico_VA-WAS")};
    EXPECT_EQ(routes(s, red, 7).front().mileposts(), 6) << "the RF&P is barred";
}

TEST(Routes, lead_nowhere_without_a_destination) {
    State s = bound_for_richmond();
    s.players[red].destination = Milepost::none;
    EXPECT_TRUE(routes(s, red, 7).empty());
}

TEST(Routes, are_told_as_json) {
    Problem problem;
    const json::value request = json::object{{"do", "routes"}, {"seat", 0}, {"roll", 3}};
    json::object out;
    RailBaron::answer_routes(bound_for_richmond(), Reader(request, "", problem), out);
    EXPECT_FALSE(problem);
    const json::value& route = out.at("routes").at(0);
    EXPECT_EQ(route.at("mileposts"), 4);
    EXPECT_EQ(route.at("turns"), 2);
    EXPECT_EQ(route.at("fees_in_all"), 2000);
    EXPECT_EQ(json::serialize(route.at("fees_this_turn")), "[[\"bank\",1000]]");
    EXPECT_EQ(route.at("steps").at(0), (json::object{{"railroad", "RFP"}, {"to", "Quantico_VA"}}));
    const json::value wrong = json::object{{"seat", 0}, {"roll", 40}};
    RailBaron::answer_routes(bound_for_richmond(), Reader(wrong, "", problem), out);
    EXPECT_EQ(problem.sentence(), "roll must be a whole number from 1 to 18.");
}

}   // namespace
}   // namespace roundhouse::rail_baron
