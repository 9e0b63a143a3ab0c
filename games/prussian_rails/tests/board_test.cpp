// Boards: the default one, and how a wrong one is refused in a sentence.
#include <functional>

#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/tests/table.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::prussian_rails {
namespace {

// What is said about the default board after a change.
std::string
complaint(const std::function<void(json::object& board, json::array& hexes, json::array& railroads)>& change) {
    Problem problem;
    json::value file = parsed(embedded("games/prussian_rails/boards/default.json"), "The board", problem);
    json::object& board = file.as_object();
    change(board, board["hexes"].as_array(), board["railroads"].as_array());
    PrussianRails::board_from_json(Reader(file, "board", problem));
    return problem.sentence();
}

json::object& hex_named(json::array& hexes, std::string_view id) {
    for (json::value& entry : hexes)
        if (entry.as_object()["id"].as_string() == id) return entry.as_object();
    ADD_FAILURE() << id;
    return hexes[0].as_object();
}

TEST(Board, of_the_house_is_sound) {
    EXPECT_EQ(complaint([](auto&, auto&, auto&) {}), "");
    EXPECT_EQ(prussia().urban.size(), 64);
    EXPECT_EQ(prussia().approaches.size(), 9);
    EXPECT_EQ(prussia().terrain[hex("BERLIN")].income, 3_usd);
    EXPECT_EQ(prussia().terrain[hex("Dresden")].income, 2_usd);
}

TEST(Board, must_have_its_railroads_in_order) {
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads[1].as_object()["code"] = "PO"; }),
              "board.railroads[1].code must be NS (PU-2).");
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads.pop_back(); }),
              "board.railroads must have eight entries.");
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads[2].as_object()["home"] = "J19"; }),
              "board.railroads[2].home must be a city.");
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads[2].as_object()["home"] = "K32"; }),
              "board.railroads[2].home is the home of another railroad.");
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads[4].as_object()["income"] = 1; }),
              "board.railroads[4].income must be 2.");
    EXPECT_EQ(complaint([](auto&, auto&, auto& railroads) { railroads[4].as_object()["cubes"] = 0; }),
              "board.railroads[4].cubes must be a whole number from 1 to 99.");
}

TEST(Board, must_have_one_berlin_with_approaches_all_around) {
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hex_named(hexes, "F21")["kind"] = "rural"; }),
              "board.hexes has F21 next to Berlin, which must be an approach.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hex_named(hexes, "J19")["kind"] = "approach"; }),
              "board.hexes has the approach J19, which is not next to Berlin.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hex_named(hexes, "G22")["income"] = 2; }),
              "board.hexes[93].income differs from the income of another cell of Berlin.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) {
                  json::object& far = hex_named(hexes, "A12");
                  far["kind"] = "berlin";
                  far["name"] = "Berlin";
                  far["income"] = 3;
              }),
              "board.hexes has cells of Berlin that do not hang together.");
}

TEST(Board, must_have_a_hamburg) {
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hex_named(hexes, "D11")["name"] = "Altona"; }),
              "board.hexes must have one city with the name Hamburg.");
}

TEST(Board, must_have_sound_hexes) {
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[1].as_object()["id"] = "A10"; }),
              "board.hexes[1].id is used twice.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[1].as_object()["col"] = 11; }),
              "board.hexes[1] must have an even sum of col and row.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[1].as_object()["col"] = 10; }),
              "board.hexes has A12 where A10 lies.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[1].as_object()["name"] = "Somewhere"; }),
              "board.hexes[1] must have no name, as it is not urban.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[0].as_object().erase("name"); }),
              "board.hexes[0] has no \"name\".");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hexes[0].as_object()["income"] = 0; }),
              "board.hexes[0].income must be a whole number from 1 to 99.");
    EXPECT_EQ(complaint([](auto&, auto& hexes, auto&) { hex_named(hexes, "A12")["row"] = 30; }),
              "board.hexes has A12, to which no way leads from the homes.");
    EXPECT_TRUE(complaint([](auto&, auto& hexes, auto&) {
                    hexes[0].as_object()["terrain"] = "swamp";
                }).starts_with("board.hexes[0].terrain is \"swamp\""));
}

TEST(Board, must_not_be_too_large) {
    EXPECT_TRUE(complaint([](auto&, auto& hexes, auto&) {
                    for (int i = 0; i < 10; ++i) {
                        json::object extra = hex_named(hexes, "A12");
                        extra["id"] = "Z" + std::to_string(i);
                        extra["row"] = 40;
                        extra["col"] = 2 * i;
                        hexes.push_back(extra);
                    }
                }).ends_with("is one hex more than the 256 that a board may have."));
}

}   // namespace
}   // namespace roundhouse::prussian_rails
