// Positions: those of a game are taken back, impossible ones are refused by the name of the wrong field.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/tests/table.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::rail_baron {
namespace {

json::object written(const State& s) {
    json::object out{{"game", RailBaron::id},
                     {"seats", s.seats},
                     {"options", RailBaron::options_to_json(s.variants)},
                     {"board", "default"},
                     {"step", RailBaron::step_name(s)},
                     {"decider", is_player(s.decider)        ? json::value(index(s.decider))
                                 : s.decider == Seat::chance ? json::value("chance")
                                                             : json::value(nullptr)}};
    ObjectText text;
    RailBaron::write_state(s, Viewer::everything(), text);
    const json::value own = json::parse(text.text());
    for (const auto& field : own.as_object()) out[field.key()] = field.value();
    return out;
}

// What is said of a position; empty where it is taken, and then it is the same again.
std::string said_of(const json::value& position) {
    const AnyGame& kind = *find_game(RailBaron::id);
    Problem problem;
    const auto table = kind.table_at(testing::shared_default_board<RailBaron>(), position, {}, problem);
    if (table) EXPECT_EQ(json::value(table->state(Viewer::everything())), position);
    return problem.sentence();
}
std::string said_after(const State& s, auto&& change) {
    json::value position = written(s);
    EXPECT_EQ(said_of(position), "");
    change(position.as_object());
    return said_of(position);
}
json::object& player_in(json::object& position, std::size_t seat) {
    return position["players"].as_array()[seat].as_object();
}

// Red has rolled 7 in Washington and ridden the C&O to Manassas.
State on_the_way() {
    State s = table_at({{"WAS", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}});
    give(s, blue, {"VM", "GA"});
    play(s, white(3, 4));
    play(s, ride("CO", "Manassas_VA"));
    return s;
}

TEST(Positions, what_is_wrong_with_a_player_is_named) {
    const State s = on_the_way();
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["cash"] = -1; }),
              "state.players[0].cash must be a whole number from 0 to 10000000.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["home"] = "Manassas_VA"; }),
              "state.players[0].home must be a city.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["home"] = nullptr; }),
              "state.players[0].home must not be null after the home is known.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["ridden"] = json::array{}; }),
              "state.players[0].at must be a city where nothing was ridden.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["ridden"].as_array().emplace_back("IC:Manchac_LA-NOL"); }),
              "state.players[0].ridden does not hang together with the train.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["ridden"].as_array().emplace_back("CO:WAS-MIA"); }),
              "state.players[0].ridden[1] names no segment of this board.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["established"] = json::object{{"GA", 1000}}; }),
              "state.players[0].established has GA, which is not where the train stands.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 0)["established"] = json::object{{"CO", 2000}}; }),
              "state.players[0].established.CO must be one of the fees 0, 1000, 5000, 10000.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 2)["railroads"].as_array().emplace_back("GA"); }),
              "state.players[2].railroads has a railroad that another player owns.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 1)["declared"] = true; }),
              "state.players[1].destination must be the home of a declared player.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 1)["alternate"] = "WAS"; }),
              "state.players[1].alternate must be null for a player who is not declared.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 1)["may_swap"] = true; }),
              "state.players[1].may_swap must be false after the first destination is known.");
    EXPECT_EQ(said_after(s, [](auto& p) { player_in(p, 1)["out"] = true; }),
              "state.players[1].out must be false for a player with cash or railroads.");
}

TEST(Positions, what_is_wrong_with_the_table_is_named) {
    const State s = on_the_way();
    EXPECT_EQ(said_after(s, [](auto& p) { p["bank"].as_array().pop_back(); }),
              "state.bank must have exactly the railroads that are nowhere else.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["third"].as_array().emplace_back("LN"); }),
              "state.third must be empty but with two players.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["fee"] = 7000; }), "state.fee must be 5000 or 10000.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["roll"] = nullptr; }), "state.roll must not be null after the roll.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["left"] = 8; }), "state.left must be a whole number from 1 to 7.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["bonus"] = "roll"; }),
              "state.bonus must be null: the white dice are no double.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["turns"] = 0; }), "state.turns must be a whole number from 1 to 3000.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["decider"] = 1; }), "state.decider must be 0.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["step"] = "dance"; }),
              "state.step is no step at which this game can stand.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["last_round"] = true; }),
              "state.last_round must be false but in the short game.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["winner"] = 1; }), "state.winner must be null before the game is over.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["owed"] = json::object{}; }), "state.owed must be null at this step.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["drawn"] = 2; }), "state.drawn must be 0.");
    EXPECT_EQ(said_after(s, [](auto& p) { p["color"] = "red"; }),
              "state has a field \"color\", which is not known there.");
}

TEST(Positions, what_is_wrong_with_a_debt_is_named) {
    State s = table_at({{"WAS", "STA", "ATL"}, {"WAS", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    give(s, red, {"VM", "RFP"});
    give(s, blue, {"CO"});
    set_cash(s, red, 1000_usd);
    play(s, white(1, 1));
    play(s, ride("VM", "Manassas_VA"));
    play(s, ride("CO", "Culpeper_VA"));
    const auto owed = [](json::object& p) -> json::object& { return p["owed"].as_object(); };
    EXPECT_EQ(said_after(s, [&](auto& p) { owed(p)["by"] = 1; }), "state.owed.by must be the player whose turn it is.");
    EXPECT_EQ(said_after(s, [&](auto& p) { owed(p)["to"].as_array()[0].as_array()[0] = 0; }),
              "state.owed.to has the one who owes it.");
    EXPECT_EQ(said_after(s, [&](auto& p) { owed(p)["why"] = "rover"; }),
              "state.owed.by must be an opponent who was rovered.");
    EXPECT_EQ(said_after(s, [&](auto& p) { owed(p)["to"].as_array()[0].as_array()[1] = 900; }),
              "state.step cannot be raise_cash: nobody would have anything to decide.");
    play(s, Move::auction(line("VM")));
    EXPECT_EQ(said_after(s, [&](auto& p) { p["auction"].as_object()["minimum"] = 1; }),
              "state.auction.minimum must be 3750.");
    EXPECT_EQ(said_after(s, [&](auto& p) { p["auction"].as_object()["railroad"] = "CO"; }),
              "state.auction.railroad is not the seller's.");
}

}   // namespace
}   // namespace roundhouse::rail_baron
