// Loading boards: what is wrong is said in one sentence that names the place.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/tests/table.hpp"
#include "play/games.hpp"
#include "play/random.hpp"
#include "wire/embedded.hpp"

namespace roundhouse::rail_baron {
namespace {

json::value default_file() {
    Problem problem;
    return parsed(embedded("games/rail_baron/boards/default.json"), "board", problem);
}

// What is said of the default board after a change; empty where it is good.
std::string said_after(auto&& change) {
    json::value board = default_file();
    change(board.as_object());
    Problem problem;
    RailBaron::board_from_json(Reader(board, "board", problem));
    return problem.sentence();
}

json::object& entry(json::object& board, const char* list, std::size_t i) {
    return board[list].as_array()[i].as_object();
}

TEST(Boards, the_default_board_is_good_and_says_that_it_is_a_reconstruction) {
    EXPECT_EQ(said_after([](json::object&) {}), "");
    EXPECT_EQ(southeast().label.status, "reconstruction");
    EXPECT_EQ(southeast().mileposts, 548);
    EXPECT_EQ(southeast().cities, 63);
    EXPECT_EQ(southeast().network.segments(), 723);
    EXPECT_EQ(southeast().railroads.size(), 37);
    EXPECT_EQ(southeast().for_sale.size(), 34);
    EXPECT_EQ(southeast().payoff(at("WAS"), at("MIA")), 31000_usd);
    EXPECT_EQ(southeast().payoff(at("MIA"), at("WAS")), 31000_usd);
}

TEST(Boards, what_is_wrong_with_a_milepost_is_named) {
    EXPECT_EQ(said_after([](auto& b) { entry(b, "dots", 3)["id"] = "WAS"; }), "board.dots[3].id is used twice.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "cities", 3)["id"] = "P-T"; }),
              "board.cities[3].id must have no hyphen and no colon, which join the parts of a segment.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "cities", 3)["region"] = "Texas"; }),
              "board.cities[3].region names no region of this board.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "cities", 3)["lat"] = 91; }),
              "board.cities[3].lat must be a number from -90 to 90.");
    EXPECT_EQ(said_after([](auto& b) {
                  b["dots"].as_array().push_back(json::object{
                      {"id", "Reno"}, {"name", "Reno"}, {"region", "Florida"}, {"lat", 39.5}, {"lon", -119.8}});
              }),
              "board.dots[485].id cannot be reached by railroad from WAS.");
}

TEST(Boards, what_is_wrong_with_a_railroad_is_named) {
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 1)["code"] = "BO"; }),
              "board.railroads[1].code is used twice.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 1)["code"] = "C&O"; }),
              "board.railroads[1].code must be of capital letters only.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 1).erase("price"); }),
              "board.railroads[1] must have a price or be public, and not both.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 1)["price"] = 1; }),
              "board.railroads[1].price must be a whole number from 500 to 1000000.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 0)["lines"].as_array()[0].as_array()[1] = "Atlantis"; }),
              "board.railroads[0].lines[0][1] names no milepost of this board.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "railroads", 0)["lines"].as_array()[0].as_array()[1] = "WAS"; }),
              "board.railroads[0].lines[0][1] follows upon itself.");
    EXPECT_EQ(said_after([](auto& b) {
                  entry(b, "railroads", 0)["lines"].as_array().push_back(json::array{"Gaithersburg_MD", "WAS"});
              }),
              "board.railroads[0].lines[3][1] makes a segment that the railroad has already.");
}

TEST(Boards, RB_10_a_railroad_that_crosses_itself_is_refused_with_a_hint_to_join_its_lines) {
    const std::string said = said_after([](auto& b) {
        json::object& crossing = entry(b, "crossings", 0);
        crossing["b"] = crossing["a"];
        crossing["b_railroads"] = crossing["a_railroads"];
    });
    EXPECT_NE(said.find("cross itself: join its lines at a milepost there, a dot on both (RB-10)"), std::string::npos)
        << said;
}

TEST(Boards, what_is_wrong_with_a_chart_is_named) {
    EXPECT_EQ(said_after([](auto& b) { b["region_chart"].as_object()["odd"].as_array().pop_back(); }),
              "board.region_chart.odd must have eleven entries, for the sums 2 to 12.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "city_charts", 0)["odd"].as_array()[0] = "MIA"; }),
              "board.city_charts[0].odd[0] must be a city of that region.");
    EXPECT_EQ(said_after([](auto& b) { b["city_charts"].as_array().pop_back(); }),
              "board.city_charts must have a table for Florida.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "payoffs", 0)["city"] = "NOR"; }),
              "board.payoffs[0].city must be RIC, as in the list of cities.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "payoffs", 1)["dollars"].as_array().pop_back(); }),
              "board.payoffs[1].dollars must have a payoff for each city before NOR.");
    EXPECT_EQ(said_after([](auto& b) { entry(b, "crossings", 0)["a_railroads"].as_array()[0] = "LN"; }),
              "board.crossings[0].a_railroads[0] has no segment there.");
}

TEST(Boards, may_leave_out_names_of_dots_colours_and_crossings) {
    json::value file = default_file();
    json::object& board = file.as_object();
    board.erase("crossings");
    for (json::value& dot : board["dots"].as_array()) dot.as_object().erase("name");
    for (json::value& railroad : board["railroads"].as_array()) railroad.as_object().erase("color");
    Problem problem;
    const auto loaded = RailBaron::board_from_json(Reader(file, "board", problem));
    ASSERT_FALSE(problem) << problem.sentence();
    EXPECT_EQ(loaded->name_of(at("Gaithersburg_MD")).name, "Gaithersburg");
    EXPECT_EQ(loaded->name_of(RailroadId{0}).color, "blue");
    EXPECT_EQ(loaded->name_of(RailroadId{1}).color, "orange");
    EXPECT_EQ(loaded->name_of(RailroadId{8}).color, "blue") << "after eight colours they begin again";
    EXPECT_EQ(said_after([](auto& b) { entry(b, "cities", 3).erase("name"); }), "board.cities[3] has no \"name\".");
}

TEST(Boards, a_drawing_has_the_title_of_its_board_and_prices_in_a_column) {
    const std::string drawing = RailBaron::svg_drawing(southeast(), nullptr);
    EXPECT_NE(drawing.find(">" + southeast().label.name + "</text>"), std::string::npos);
    EXPECT_NE(drawing.find("text-anchor=\"end\""), std::string::npos);
}

TEST(Boards, a_refused_board_names_the_page_that_describes_boards) {
    json::value file = default_file();
    file.as_object().erase("railroads");
    Problem problem;
    EXPECT_EQ(find_game(RailBaron::id)->read_board(file, problem), nullptr);
    EXPECT_EQ(problem.sentence(), "board has no \"railroads\". See docs/boards.md.");
}

// A ring of four cities in two regions, two railroads and a public one.
json::value small_board() {
    const auto place = [](const char* id, const char* region, int lat, int lon) {
        return json::object{{"id", id}, {"name", id}, {"region", region}, {"lat", lat}, {"lon", lon}};
    };
    const auto chart = [](const char* a, const char* b) {
        json::array odd, even;
        for (int i = 0; i < 11; ++i) {
            odd.emplace_back(a);
            even.emplace_back(b);
        }
        return std::pair{odd, even};
    };
    const auto regions = chart("East", "West"), east = chart("A", "B"), west = chart("C", "D");
    const auto line = [](const char* a, const char* b) {
        json::array ends{a, b}, lines;
        lines.push_back(std::move(ends));
        return lines;
    };
    const auto payoffs = [](const char* city, int before) {
        json::array all;
        for (int i = 0; i < before; ++i) all.emplace_back(3000);
        return json::object{{"city", city}, {"dollars", std::move(all)}};
    };
    return json::object{
        {"format", 1},
        {"game", "rail-baron-southeast"},
        {"id", "ring"},
        {"name", "Ring"},
        {"status", "transcription"},
        {"note", "Small."},
        {"known", json::array{}},
        {"regions", json::array{"East", "West"}},
        {"dots", json::array{}},
        {"crossings", json::array{}},
        {"cities", json::array{place("A", "East", 1, 1), place("B", "East", 0, 1), place("C", "West", 0, 0),
                               place("D", "West", 1, 0)}},
        {"railroads",
         json::array{
             json::object{{"code", "AB"}, {"name", "Ab"}, {"color", "red"}, {"price", 1000}, {"lines", line("A", "B")}},
             json::object{
                 {"code", "BC"}, {"name", "Bc"}, {"color", "blue"}, {"price", 1000}, {"lines", line("B", "C")}},
             json::object{
                 {"code", "CD"}, {"name", "Cd"}, {"color", "black"}, {"price", 1001}, {"lines", line("C", "D")}},
             json::object{
                 {"code", "DA"}, {"name", "Da"}, {"color", "green"}, {"public", true}, {"lines", line("D", "A")}}}},
        {"region_chart", json::object{{"odd", regions.first}, {"even", regions.second}}},
        {"city_charts", json::array{json::object{{"region", "East"}, {"odd", east.first}, {"even", east.second}},
                                    json::object{{"region", "West"}, {"odd", west.first}, {"even", west.second}}}},
        {"payoffs", json::array{payoffs("B", 1), payoffs("C", 2), payoffs("D", 3)}}};
}

TEST(Boards, a_milepost_named_by_its_id_says_its_state_once) {
    const auto full_name = [](const char* id) {
        json::value file = small_board();
        json::object& small = file.as_object();
        small["dots"].as_array().push_back(
            json::object{{"id", id}, {"state", "GA"}, {"region", "East"}, {"lat", 1}, {"lon", 0.5}});
        json::object& last = small["railroads"].as_array().back().as_object();
        last["lines"].as_array().front() = json::array{"D", id, "A"};
        Problem problem;
        const auto board = RailBaron::board_from_json(Reader(file, "board", problem));
        EXPECT_FALSE(problem) << problem.sentence();
        return board->full_name_of(board->milepost_ids.find(id).value());
    };
    EXPECT_EQ(full_name("Ringgold_GA"), "Ringgold, GA");
    EXPECT_EQ(full_name("Bay_St_Louis"), "Bay St Louis, GA");
}

TEST(Boards, another_map_of_the_same_kind_is_loaded_and_played_on) {
    Problem problem;
    const json::value file = small_board();
    const auto board = RailBaron::board_from_json(Reader(file, "board", problem));
    ASSERT_FALSE(problem) << problem.sentence();
    EXPECT_EQ(board->cities, 4);
    Silence silence;
    for (int game = 0; game < 50; ++game) {
        Variants variants;
        variants.starting_auction = Money{5000 * (game % 3)};
        variants.short_game = game % 2 == 0;
        State s = set_up(*board, 3, variants);
        Random random = random_for(3, static_cast<std::uint64_t>(game));
        while (!Rules::is_over(s)) {
            Rules::apply(s, random_offer<RailBaron>(s, random), silence);
            ASSERT_EQ(RailBaron::recomputed(s), s);
        }
        EXPECT_FALSE(winners(s).empty());
    }
}

}   // namespace
}   // namespace roundhouse::rail_baron
