// Positions: what `state` says, and how an impossible `position` is refused by the name of its field.
#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/tests/table.hpp"
#include "play/tests/positions.hpp"

namespace roundhouse::prussian_rails {
namespace {

using testing::player_in, testing::railroad_in;

json::object written(const State& s) { return testing::written<PrussianRails>(s); }
std::string said_after(const State& s, auto&& change) { return testing::said_after<PrussianRails>(s, change); }

json::array one_pair(std::string_view a, std::string_view b) {
    json::array pairs;
    pairs.push_back(json::array{a, b});   // braces alone would copy the inner list
    return pairs;
}

bool names(const std::string& sentence, std::string_view field) { return sentence.find(field) != std::string::npos; }

State table_at_draw() {
    State s = table_at_turn();
    play(s, Move::capitalize(po));
    pass_all(s, 3);
    play(s, Move::draw_disk(vince));
    return s;
}

TEST(State, tells_who_acts_who_is_still_to_move_and_what_is_in_the_cup) {
    State s = table_at_draw();
    json::object drawing = written(s);
    EXPECT_EQ(drawing["order"], (json::array{1}));
    EXPECT_EQ(drawing["cup"], (json::object{{"0", 1}, {"1", 1}, {"2", 2}}));
    EXPECT_TRUE(drawing["acting"].is_null());
    draw(s, {ann, john});
    json::object turn = written(s);
    EXPECT_EQ(turn["order"], (json::array{2, 0}));
    EXPECT_EQ(turn["cup"], json::object{});
    EXPECT_EQ(turn["acting"], 1);
}

TEST(State, tells_the_expansion_and_brings_connections_up_to_date_at_its_end) {
    State s = table_at_turn();
    lay_track(s, sa, {"K20"});
    lay_track(s, ns, {"Görlitz", "K24", "Dresden"});
    give_treasury(s, sa, 20_usd);
    play(s, Move::expand(sa));
    build(s, {"Dresden"});
    json::object building = written(s);
    EXPECT_EQ(building["expanding"],
              (json::object{{"railroad", "SA"}, {"built", 1}, {"spent", 4}, {"dearest_rural", 0}}));
    EXPECT_EQ(building["connections"], json::array{});
    play(s, Move::done());
    json::object after = written(s);
    EXPECT_TRUE(after["expanding"].is_null());
    EXPECT_EQ(after["connections"], one_pair("NS", "SA"));
}

TEST(State, tells_the_auction_of_an_offered_share) {
    State s = table_at_turn();
    play(s, {Move::capitalize(by), Move::pass(), Move::bid(4_usd)});
    const json::object position = written(s);
    const json::object expected{{"railroad", "BY"}, {"purpose", "offer"},  {"opener", 0}, {"seller", nullptr},
                                {"minimum", 1},     {"bidder", 2},         {"high", 4},   {"leader", 1},
                                {"in", {1, 2}},     {"once_around", false}};
    EXPECT_EQ(position.at("auction"), json::value(expected));
    EXPECT_EQ(position.at("round_all_passed"), false);
}

TEST(Position, refuses_incomes_that_do_not_follow) {
    const State s = table_at_turn();
    EXPECT_TRUE(names(said_after(s, [](auto& p) { railroad_in(p, "SA")["income"] = 2; }), "railroads.SA.income"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { player_in(p, 1)["income"] = 2; }), "players[1].income"));
}

TEST(Position, refuses_track_that_nobody_can_have_laid) {
    const State s = table_at_turn();
    const auto with_track = [&](json::array track) {
        return said_after(s, [&](auto& p) { railroad_in(p, "SA")["track"] = track; });
    };
    EXPECT_TRUE(names(with_track({"K20"}), "railroads.SA.track must contain the home K18"));
    EXPECT_TRUE(names(with_track({"K18", "K22"}), "railroads.SA.track does not hang together"));
    EXPECT_TRUE(names(with_track({"K18", "K18"}), "railroads.SA.track[1] is named twice"));
    EXPECT_TRUE(names(with_track({"K18", "G20"}), "railroads.SA.track[1] names no hex"));
    EXPECT_TRUE(names(with_track({"K18", "J19", "I20", "I18", "H19"}), "railroads.SA.track has two Berlin approaches"));
    EXPECT_TRUE(names(with_track({"K18", "K20"}), "railroads.SA.cubes must be 9"));
}

TEST(Position, refuses_two_railroads_in_a_rural_hex) {
    State s = table_at_turn();
    lay_track(s, ns, {"K30"});
    EXPECT_TRUE(names(said_after(s,
                                 [](auto& p) {
                                     railroad_in(p, "PO")["track"] = json::array{"A42", "B41"};
                                     railroad_in(p, "PO")["cubes"] = 18;
                                     railroad_in(p, "BH")["track"] = json::array{"E14", "B41"};
                                 }),
                      "railroads.BH.track"));
}

TEST(Position, refuses_connections_that_are_not_shared_cities) {
    State s = table_at_turn();
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["connections"] = one_pair("SA", "NS"); }),
                      "connections must be the pairs"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["connections"] = one_pair("SA", "SA"); }),
                      "connections[0] names a railroad twice"));
    lay_track(s, ns, {"Görlitz", "K24", "Dresden", "K28", "K30"});
    lay_track(s, sa, {"K20", "Dresden"});
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["connections"] = json::array{}; }), "connections"));
}

TEST(Position, refuses_an_expansion_that_cannot_stand_like_that) {
    State s = table_at_turn();
    give_treasury(s, ba, 10_usd);
    play(s, Move::expand(ba));
    build(s, {"P9", "O8"});   // a hill and a mountain: $3 are paid
    const auto with = [&](std::string_view field, int value) {
        return said_after(s, [&](auto& p) { p["expanding"].as_object()[field] = value; });
    };
    EXPECT_TRUE(names(with("spent", 2), "expanding"));
    EXPECT_TRUE(names(with("built", 1), "expanding"));
    EXPECT_TRUE(names(with("built", 4), "expanding.built"));
    EXPECT_TRUE(names(with("dearest_rural", 3), "expanding"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["expanding"] = nullptr; }), "expanding"));
}

TEST(Position, refuses_a_cup_that_the_incomes_do_not_call_for) {
    const State s = table_at_draw();
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["cup"] = json::object{{"0", 1}, {"1", 2}, {"2", 2}}; }), "cup"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["cup"] = json::object{{"x", 1}}; }), "cup.x"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["order"] = json::array{0, 0}; }), "order"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["acting"] = 1; }), "acting"));
    EXPECT_TRUE(
        names(said_after(table_at_turn(), [](auto& p) { p["order"] = seats_to_json(SeatSet::only(john)); }), "order"))
        << "John had one disk";
}

TEST(Position, refuses_counts_that_do_not_fit_the_step) {
    const State s = table_at_turn();
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["agreed"] = 1; }), "agreed"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["idle_rounds"] = 10; }), "idle_rounds"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["passes"] = json::array{0, 0}; }), "passes"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["passes"] = json::array{0, 4, 0}; }), "passes"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["acting"] = nullptr; }), "acting"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["decider"] = 1; }), "decider"));
    EXPECT_TRUE(names(said_after(s,
                                 [](auto& p) {
                                     p["step"] = "game_over";
                                     p["decider"] = nullptr;
                                     p["acting"] = nullptr;
                                 }),
                      "step"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p["surprise"] = 1; }), "surprise"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { p.erase("cup"); }), "cup"));
    State asked = s;
    play(asked, Move::pass());
    EXPECT_TRUE(names(said_after(asked, [](auto& p) { p["round_all_passed"] = false; }), "round_all_passed"));
    EXPECT_TRUE(names(said_after(asked, [](auto& p) { p["idle_rounds"] = 0; }), "idle_rounds"));
}

TEST(Position, refuses_shares_that_cannot_have_been_sold) {
    const State s = table_at_turn();
    EXPECT_TRUE(names(said_after(s,
                                 [](auto& p) {
                                     player_in(p, 1)["shares"].as_object()["PO"] = 2;
                                     player_in(p, 1)["income"] = 6;
                                     railroad_in(p, "PO")["unsold"] = 0;
                                 }),
                      "railroads.PO.unsold"));
    EXPECT_TRUE(names(said_after(s, [](auto& p) { railroad_in(p, "PO")["unsold"] = 1; }), "railroads.PO.unsold"));
}

}   // namespace
}   // namespace roundhouse::prussian_rails
