// Loading boards: what is wrong is said in one sentence that names the place.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/tests/table.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::southern_pacific {
namespace {

json::value default_file() {
    Problem problem;
    return parsed(embedded("games/southern_pacific/boards/default.json"), "board", problem);
}

// What is said of the default board after a change; empty where it is good.
std::string said_of(auto&& change) {
    json::value board = default_file();
    change(board.as_object());
    Problem problem;
    SouthernPacific::board_from_json(Reader(board, "board", problem));
    return problem.sentence();
}

json::object& entry(json::object& board, const char* list, std::size_t i) {
    return board[list].as_array()[i].as_object();
}

TEST(Boards, the_default_board_is_good_and_says_that_it_is_a_reconstruction) {
    EXPECT_EQ(said_of([](json::object&) {}), "");
    EXPECT_EQ(texas().label.status, "reconstruction");
    EXPECT_EQ(texas().city_names.size(), 44u);
    EXPECT_EQ(texas().links.size(), 80);
    for (RailroadId r : all_railroads) EXPECT_EQ(texas().map.at(texas().home[r]).size(), 3);
    EXPECT_EQ(texas().railroads[galveston].initials, "GH&H");
}

TEST(Boards, a_link_is_known_by_its_ends_in_either_order) {
    EXPECT_EQ(link("beaumont-houston"), link("houston-beaumont"));
    EXPECT_EQ(texas().id_of(link("houston-beaumont")), "beaumont-houston");
    EXPECT_FALSE(texas().link_ids.find("beaumont-tulsa"));
}

TEST(Boards, what_is_wrong_with_a_city_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["id"] = "beaumont"; }), "board.cities[3].id is used twice.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["id"] = "hou-ston"; }),
              "board.cities[3].id must not have a hyphen, which joins the ends of a link.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["lat"] = 91; }),
              "board.cities[3].lat must be a number of degrees from -90 to 90.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3)["lon"] = "west"; }),
              "board.cities[3].lon must be a number of degrees from -180 to 180.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "cities", 3).erase("name"); }), "board.cities[3] has no \"name\".");
    EXPECT_EQ(said_of([](auto& b) {
                  b["cities"].as_array().push_back(
                      json::object{{"id", "reno"}, {"name", "Reno"}, {"lat", 39.5}, {"lon", -119.8}});
              }),
              "board.cities[44] is reno, to which no links lead from the homes.");
}

TEST(Boards, what_is_wrong_with_a_link_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 2)["a"] = "atlantis"; }),
              "board.links[2].a names no city of this board.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 2)["b"] = "beaumont"; }),
              "board.links[2] must join two different cities.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 2) = json::object{{"a", "cleveland"}, {"b", "beaumont"}}; }),
              "board.links[2] joins cleveland and beaumont, which another link joins already.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "links", 2)["color"] = "red"; }),
              "board.links[2] has a field \"color\", which is not known there.");
}

TEST(Boards, SP_2_what_is_wrong_with_a_railroad_is_named) {
    EXPECT_EQ(said_of([](auto& b) { entry(b, "railroads", 1)["code"] = "T&P"; }),
              "board.railroads[1].code must be TP (SP-2).");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "railroads", 1)["home"] = "beaumont"; }),
              "board.railroads[1].home is the home of another railroad.");
    EXPECT_EQ(said_of([](auto& b) { entry(b, "railroads", 1)["home"] = "reno"; }),
              "board.railroads[1].home names no city of this board.");
    EXPECT_EQ(said_of([](auto& b) { b["railroads"].as_array().pop_back(); }), "board.railroads must have six entries.");
}

TEST(Boards, a_board_of_another_game_or_format_is_refused) {
    EXPECT_EQ(said_of([](auto& b) { b["game"] = "kansas-pacific"; }), "board.game must be southern-pacific.");
    EXPECT_EQ(said_of([](auto& b) { b["format"] = 2; }), "board.format must be 1.");
    EXPECT_EQ(said_of([](auto& b) { b.erase("links"); }), "board has no \"links\".");
    EXPECT_EQ(said_of([](auto& b) { b["links"] = 7; }), "board.links must be a list.");
}

TEST(Boards, are_drawn_with_every_city_and_railroad) {
    const std::string svg = SouthernPacific::svg_drawing(texas(), nullptr);
    for (const auto& name : texas().city_names) EXPECT_NE(svg.find(name.name), std::string::npos) << name.name;
    State s = table_before(Step::offer_stock, southern_pacific);
    set_links(s, southern_pacific, {"beaumont-houston"});
    settle(s);
    const std::string text = SouthernPacific::text_drawing(s, Names{});
    for (const auto& railroad : texas().railroads) EXPECT_NE(text.find(railroad.name), std::string::npos);
    for (const auto& name : texas().city_names) EXPECT_NE(text.find(name.id.substr(0, 6)), std::string::npos) << text;
    EXPECT_NE(text.find("beaumont-houston"), std::string::npos);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
