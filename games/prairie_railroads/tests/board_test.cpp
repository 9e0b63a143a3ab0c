// Loading boards: what is wrong is said in one sentence that names the place.
#include "games/prairie_railroads/face.hpp"
#include "games/prairie_railroads/tests/table.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::prairie_railroads {
namespace {

json::value default_file() {
    Problem problem;
    return parsed(embedded("games/prairie_railroads/boards/default.json"), "board", problem);
}

// What is said of the default board after a change; empty where it is good.
std::string said_of(auto&& change) {
    json::value board = default_file();
    change(board.as_object());
    Problem problem;
    PrairieRailroads::board_from_json(Reader(board, "board", problem));
    return problem.sentence();
}

json::object& entry(json::object& board, const char* list, std::size_t i) {
    return board[list].as_array()[i].as_object();
}
json::value& first_link(json::object& board) {
    return entry(board, "railroads", 1)["first_links"].as_array()[0];
}   // of the Santa Fe

TEST(Boards, the_default_board_is_good_and_says_that_it_is_a_reconstruction) {
    EXPECT_EQ(said_of([](json::object&) {}), "");
    EXPECT_EQ(kansas().label.status, "reconstruction");
    EXPECT_EQ(kansas().city_names.size(), 80u);
    EXPECT_EQ(kansas().link_names.size(), 130u);
    EXPECT_EQ(kansas().western.size(), 6);
    EXPECT_EQ(kansas().primary.size(), 36);
    EXPECT_EQ(kansas().secondary.size(), 36);
}

TEST(Boards, a_link_is_known_by_its_ends_in_either_order) {
    EXPECT_EQ(link("troy-whiting"), link("whiting-troy"));
    EXPECT_FALSE(kansas().link_ids.find("troy-topeka"));
}

// PR-32: four arrows lead to Wichita, none away from it.
TEST(Boards, arrows_are_kept) {
    EXPECT_EQ(kansas().map.at(city("wichita")).size(), 6);
    EXPECT_EQ(kansas().leaving[city("wichita")].size(), 2);
    EXPECT_TRUE(kansas().leaving[city("el_dorado")].contains(link("wichita-el_dorado")));
}

TEST(Boards, what_is_wrong_with_a_city_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["id"] = "topeka"; }), "board.cities[3].id is used twice.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["id"] = "em-poria"; }),
              "board.cities[3].id must not have a hyphen, which joins the two ends of a link.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["lat"] = 91; }),
              "board.cities[3].lat must be a number from -90 to 90.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["lon"] = "west"; }),
              "board.cities[3].lon must be a number from -180 to 180.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["income"] = 0; }),
              "board.cities[3].income must be a whole number from 1 to 99.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3).erase("name"); }), "board.cities[3] has no \"name\".");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["start"] = true; }),
              "board.cities[3] has a field \"start\", which is not known there.");
    EXPECT_EQ(
        said_of([](auto& b) {
            b["cities"].as_array().push_back(json::object{
                {"id", "reno"}, {"name", "Reno"}, {"lat", 39.5}, {"lon", -119.8}, {"kind", "town"}, {"income", 1}});
        }),
        "board.cities[80] has no link.");
}

TEST(Boards, what_is_wrong_with_a_link_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 1)["a"] = "reno"; }),
              "board.links[1].a names no city of this board.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 1)["b"] = "troy"; }),
              "board.links[1] must join two different cities.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 1) = json::object{{"a", "whiting"}, {"b", "troy"}}; }),
              "board.links[1] joins two cities that are joined already.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 1)["one_way"] = "yes"; }),
              "board.links[1].one_way must be true or false.");
}

TEST(Boards, what_is_wrong_with_a_railroad_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "railroads", 0)["code"] = "RI"; }),
              "board.railroads[0].code must be CRIP (PR-4).");
    EXPECT_EQ(said_of([](auto& b) { b["railroads"].as_array().pop_back(); }), "board.railroads must have six entries.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "railroads", 2)["homes"] = json::array{"topeka"}; }),
              "board.railroads[2].homes[0] is not a start city.");
    EXPECT_EQ(said_of([](auto& b) { first_link(b) = json::array{"troy", "whiting"}; }),
              "board.railroads[1].first_links[0] does not leave from a home of the railroad.");
    EXPECT_EQ(said_of([](auto& b) { first_link(b) = json::array{"troy", "topeka"}; }),
              "board.railroads[1].first_links[0] is no link of this board.");
    EXPECT_EQ(
        said_of([](auto& b) { entry(b, "railroads", 2)["homes"] = json::array{"atchison"}; }),
        "board.railroads[2] may find no open link to start with: the railroads before it can have built them all.");
}

TEST(Boards, what_is_wrong_with_western_builds_chart_and_deck_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "western_builds", 1)["city"] = "st_francis"; }),
              "board.western_builds[1].city is named twice.");
    EXPECT_EQ(said_of([](auto& b) { b["western_builds"] = json::array{}; }),
              "board.western_builds must have one to six entries.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "growth_chart", 1)["roll"] = 11; }),
              "board.growth_chart[1].roll is used twice.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "growth_chart", 1)["roll"] = 17; }),
              "board.growth_chart[1].roll must have two digits from 1 to 6.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "growth_chart", 1)["primary"] = "troy"; }),
              "board.growth_chart[1].primary is a start city, which never grows.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "growth_chart", 1)["secondary"] = "pratt"; }),
              "board.growth_chart[1].secondary stands in the chart already.");
    EXPECT_EQ(said_of([](auto& b) { b["growth_chart"].as_array().pop_back(); }),
              "board.growth_chart must have 36 entries, one for each roll from 11 to 66.");
    EXPECT_EQ(said_of([](auto& b) { b["deck"].as_object()["PD"] = 7; }),
              "board.deck.PD must be a whole number from 8 to 999.");
    EXPECT_EQ(said_of([](auto& b) { b["deck"].as_object()["CT"] = 31; }),
              "board.deck.CT must be a whole number from 32 to 999.");
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
