// Expansion: PU-13 to PU-20, and the second half of PU-35.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

TEST(Expansion, PU_13_is_for_a_railroad_of_which_the_player_holds_a_share) {
    State s = table_at_turn();
    give_treasury(s, ns, 10_usd);
    give_turn(s, vince);
    EXPECT_EQ(why_not(s, Move::expand(ns)).rule, "PU-13");
    EXPECT_FALSE(may(s, Move::expand(ns)));
    give_share(s, ns, vince);
    EXPECT_TRUE(may(s, Move::expand(ns)));
}

TEST(Expansion, PU_13_builds_one_cube_at_least_and_three_at_most) {
    State s = table_at_expansion(ns, 20_usd);
    EXPECT_EQ(why_not(s, Move::done()).rule, "PU-13");
    EXPECT_FALSE(may(s, Move::done()));
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PU-13");
    build(s, {"K30", "J29"});
    EXPECT_TRUE(may(s, Move::done()));
    build(s, {"J27"});
    EXPECT_NE(s.step, Step::build_track);
    EXPECT_EQ(s.railroads[ns].track.size(), 4);
    EXPECT_EQ(s.railroads[ns].cubes, 13);
}

TEST(Expansion, PU_13_ends_when_the_player_says_that_it_is_done) {
    State s = table_at_expansion(ns, 20_usd);
    build(s, {"K30"});
    play(s, Move::done());
    EXPECT_EQ(s.railroads[ns].track.size(), 2);
    EXPECT_NE(s.step, Step::build_track);
}

TEST(Expansion, PU_13_builds_a_first_cube_that_can_only_go_to_one_hex_by_itself) {
    State s = table_at_turn();
    give_treasury(s, po, 4_usd);
    Log log;
    play(s, Move::expand(po), log);
    EXPECT_EQ(log.count(Event::Kind::track_built), 1);
    EXPECT_TRUE(s.railroads[po].track.contains(hex("B41")));
    EXPECT_EQ(s.step, Step::build_track) << "the second cube is a choice again";
    EXPECT_TRUE(may(s, Move::done()));
}

TEST(Expansion, PU_13_ends_by_itself_when_the_treasury_is_empty) {
    State s = table_at_expansion(ns, 4_usd);
    build(s, {"K30", "J29"});
    EXPECT_NE(s.step, Step::build_track);
    EXPECT_EQ(s.treasury(ns), 0_usd);
}

TEST(Expansion, PU_14_goes_to_hexes_next_to_the_railroads_track_new_cubes_included) {
    State s = table_at_expansion(ns, 20_usd);
    EXPECT_EQ(why_not(s, Move::build(hex("Liegnitz"))).rule, "PU-14");
    EXPECT_FALSE(may(s, Move::build(hex("Liegnitz"))));
    build(s, {"K30", "Liegnitz"});
    EXPECT_TRUE(s.railroads[ns].track.contains(hex("Liegnitz")));
}

TEST(Expansion, PU_14_never_enters_a_hex_twice) {
    State s = table_at_expansion(ns, 20_usd);
    build(s, {"K30"});
    EXPECT_EQ(why_not(s, Move::build(hex("K30"))).rule, "PU-14");
    EXPECT_EQ(why_not(s, Move::build(hex("Breslau"))).rule, "PU-14");
    EXPECT_FALSE(may(s, Move::build(hex("Breslau"))));
}

TEST(BuildingCosts, PU_15_are_2_for_a_hex_3_for_hills_and_4_for_mountains) {
    State s = table_at_expansion(sa, 20_usd, {"K20", "Dresden"});
    build(s, {"J19"});
    EXPECT_EQ(s.treasury(sa), 18_usd);
    build(s, {"L23"});
    EXPECT_EQ(s.treasury(sa), 14_usd) << "a mountain";
    State other = table_at_expansion(sa, 20_usd);
    build(other, {"K16"});
    EXPECT_EQ(other.treasury(sa), 17_usd) << "a hill";
}

TEST(BuildingCosts, PU_15_are_2_for_an_approach_and_2_for_berlin) {
    State s = table_at_expansion(sa, 20_usd, {"J19", "I18"});
    build(s, {"I20"});
    EXPECT_EQ(s.treasury(sa), 18_usd);
    build(s, {"BERLIN"});
    EXPECT_EQ(s.treasury(sa), 16_usd);
}

TEST(BuildingCosts, PU_15_must_be_in_the_treasury) {
    State s = table_at_expansion(sa, 2_usd);
    EXPECT_EQ(why_not(s, Move::build(hex("K16"))).rule, "PU-15");
    EXPECT_FALSE(may(s, Move::build(hex("K16"))));
    EXPECT_TRUE(may(s, Move::build(hex("J19"))));
}

TEST(BuildingCosts, PU_16_rise_by_1_for_each_railroad_in_the_city) {
    State s = table_at_turn();
    lay_track(s, ns, {"Dresden"});
    lay_track(s, by, {"Dresden"});
    lay_track(s, sa, {"K20"});
    give_treasury(s, sa, 20_usd);
    play(s, Move::expand(sa));
    build(s, {"Dresden"});
    EXPECT_EQ(s.treasury(sa), Money{20 - 3 - 2});
}

TEST(BuildingCosts, PU_16_let_any_number_of_railroads_into_a_city) {
    State s = table_at_turn();
    for (RailroadId id : all_railroads)
        if (id != sa) lay_track(s, id, {"BERLIN"});
    lay_track(s, sa, {"J19", "I18", "I20"});
    give_treasury(s, sa, 8_usd);
    play(s, Move::expand(sa));
    EXPECT_EQ(why_not(s, Move::build(hex("BERLIN"))).rule, "PU-15") << "it costs 2 and 7 more";
    give_treasury(s, sa, 9_usd);
    build(s, {"BERLIN"});
    EXPECT_EQ(s.treasury(sa), 0_usd);
}

TEST(Berlin, PU_17_is_one_place_that_holds_one_cube_of_a_railroad) {
    EXPECT_EQ(prussia().name_of(prussia().berlin).cells.size(), 3u);
    EXPECT_EQ(prussia().neighbours.of(prussia().berlin).size(), 9);
    EXPECT_EQ(prussia().hexes.size(), 249) << "251 cells, three of them Berlin";
    State s = table_at_expansion(ns, 20_usd, {"I24", "H23", "BERLIN"});
    EXPECT_EQ(why_not(s, Move::build(hex("BERLIN"))).rule, "PU-17");
    EXPECT_FALSE(may(s, Move::build(hex("BERLIN"))));
}

TEST(RuralHex, PU_18_holds_one_railroad) {
    State s = table_at_turn();
    lay_track(s, sa, {"K30"});
    give_treasury(s, ns, 20_usd);
    play(s, Move::expand(ns));
    EXPECT_EQ(why_not(s, Move::build(hex("K30"))).rule, "PU-18");
    EXPECT_FALSE(may(s, Move::build(hex("K30"))));
}

TEST(Approach, PU_19_holds_one_railroad) {
    State s = table_at_turn();
    lay_track(s, bh, {"H23"});
    lay_track(s, ns, {"I24"});
    give_treasury(s, ns, 20_usd);
    play(s, Move::expand(ns));
    EXPECT_EQ(why_not(s, Move::build(hex("H23"))).rule, "PU-19");
    EXPECT_FALSE(may(s, Move::build(hex("H23"))));
    EXPECT_TRUE(may(s, Move::build(hex("I22"))));
}

TEST(Approach, PU_19_is_built_once_by_a_railroad_in_the_whole_game_so_that_berlin_is_a_dead_end) {
    State s = table_at_expansion(ns, 20_usd, {"I24", "H25"});
    build(s, {"H23"});
    EXPECT_EQ(why_not(s, Move::build(hex("I22"))).rule, "PU-19") << "next to Kottbus";
    EXPECT_FALSE(may(s, Move::build(hex("I22"))));
    build(s, {"BERLIN"});
    for (const char* approach : {"F19", "F21", "F23", "G18", "G24", "H19", "I20", "I22"}) {
        EXPECT_EQ(why_not(s, Move::build(hex(approach))).rule, "PU-19");
        EXPECT_FALSE(may(s, Move::build(hex(approach))));
    }
}

TEST(RailroadIncome, PU_20_grows_by_1_or_by_the_figure_of_the_city) {
    State s = table_at_expansion(sa, 20_usd, {"K20"});
    build(s, {"Dresden"});
    EXPECT_EQ(s.railroads[sa].income, 3_usd) << "Dresden supplies $2 to every railroad there";
    build(s, {"Chemnitz"});
    EXPECT_EQ(s.railroads[sa].income, 4_usd);
}

TEST(RailroadIncome, PU_20_does_not_grow_in_rural_hexes_and_approaches) {
    State s = table_at_expansion(sa, 20_usd, {"J19", "I18"});
    build(s, {"I20", "J21"});
    EXPECT_EQ(s.railroads[sa].income, 1_usd);
}

TEST(RailroadIncome, PU_20_is_the_full_figure_for_every_railroad_in_the_city) {
    State s = table_at_turn();
    lay_track(s, ns, {"Dresden"});
    lay_track(s, sa, {"K20"});
    give_treasury(s, sa, 20_usd);
    play(s, Move::expand(sa));
    build(s, {"Dresden"});
    EXPECT_EQ(s.railroads[sa].income, 3_usd);
    EXPECT_EQ(s.railroads[ns].income, 4_usd) << "nobody loses by it";
}

TEST(RailroadIncome,
     PU_35_of_the_saechsische_in_berlin_grows_by_3_and_that_of_vince_with_two_shares_by_6) {   // the rulebook's example
    State s = table_at_turn();
    give_share(s, sa, vince);
    give_share(s, sa, vince);
    lay_track(s, sa, {"J19", "I18", "I20"});
    give_treasury(s, sa, 20_usd);
    play(s, Move::expand(sa));
    const Money before = s.player_income[vince];
    build(s, {"BERLIN"});
    EXPECT_EQ(s.railroads[sa].income, 4_usd);
    EXPECT_EQ(s.player_income[vince], before + 6_usd);
}

}   // namespace
}   // namespace roundhouse::prussian_rails
