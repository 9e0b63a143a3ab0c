// Special Abilities and Limitations: PU-24 to PU-31.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

TEST(PreussischeOstbahn, PU_24_may_place_four_cubes) {
    State s = table_at_expansion(po, 20_usd, {"B41"});
    build(s, {"B39", "Danzig", "B35"});
    EXPECT_EQ(s.step, Step::build_track);
    build(s, {"B33"});
    EXPECT_NE(s.step, Step::build_track);
    EXPECT_EQ(s.railroads[po].track.size(), 6);
}

TEST(Niederschlesische, PU_25_pays_no_city_penalty) {
    State s = table_at_turn();
    for (RailroadId id : {po, sa, by}) lay_track(s, id, {"Waldenburg"});
    give_treasury(s, ns, 2_usd);
    play(s, Move::expand(ns));
    build(s, {"Waldenburg"});
    EXPECT_EQ(s.treasury(ns), 0_usd);
}

TEST(Niederschlesische, PU_25_makes_others_pay_for_its_presence) {
    State s = table_at_turn();
    lay_track(s, ns, {"Halle"});
    give_treasury(s, sa, 10_usd);
    play(s, Move::expand(sa));
    build(s, {"Halle"});
    EXPECT_EQ(s.treasury(sa), 7_usd);
}

TEST(Saechsische, PU_26_may_place_two_cubes_only) {
    State s = table_at_expansion(sa, 20_usd);
    build(s, {"Halle", "I18"});
    EXPECT_NE(s.step, Step::build_track);
    EXPECT_EQ(s.railroads[sa].track.size(), 3);
}

TEST(Bayerische, PU_27_pays_1_less_for_each_hex) {
    State s = table_at_turn();
    lay_track(s, ba, {"Augsburg"});
    give_treasury(s, by, 20_usd);
    play(s, Move::expand(by));
    build(s, {"Augsburg"});
    EXPECT_EQ(s.treasury(by), Money{20 - 4}) << "a mountain with another railroad, 4 + 1 - 1";
    build(s, {"R15"});
    EXPECT_EQ(s.treasury(by), Money{16 - 2}) << "a hill";
    build(s, {"R17"});
    EXPECT_EQ(s.treasury(by), Money{14 - 3}) << "a mountain";
}

TEST(Bayerische, PU_27_may_enter_what_others_could_not_pay) {
    State s = table_at_expansion(by, 3_usd);
    EXPECT_TRUE(may(s, Move::build(hex("R17")))) << "a mountain";
    build(s, {"R15"});
    EXPECT_NE(s.step, Step::build_track) << "$1 is enough for a plain only, and there is none";
}

TEST(MainWeser, PU_28_counts_its_best_city_twice) {
    State s = table_at_expansion(mw, 50_usd, {"N9"});
    EXPECT_EQ(s.railroads[mw].income, 2_usd) << "Kassel, twice";
    build(s, {"Mühlhausen"});
    EXPECT_EQ(s.railroads[mw].income, 3_usd) << "another city with 1";
    build(s, {"Frankfurt am Main"});
    EXPECT_EQ(s.railroads[mw].income, Money{1 + 1 + 2 + 2}) << "a better one is the one that counts twice";
    EXPECT_EQ(s.player_income[john], Money{3 + 2 + 1 + 3 + 6 + 1 + 1 + 1});
}

TEST(MainWeser, PU_28_changes_the_doubled_city_as_it_grows) {
    State s = table_at_expansion(mw, 50_usd, {"Frankfurt am Main", "E12", "E10"});
    EXPECT_EQ(s.railroads[mw].income, Money{1 + 2 + 2});
    build(s, {"Hamburg"});
    EXPECT_EQ(s.railroads[mw].income, Money{1 + 2 + 3 + 3});
    build(s, {"Bremen"});
    EXPECT_EQ(s.railroads[mw].income, Money{1 + 2 + 3 + 3 + 1});
}

TEST(Badische, PU_29_places_one_rural_cube_for_free) {
    State s = table_at_expansion(ba, 10_usd);
    build(s, {"P9"});
    EXPECT_EQ(s.treasury(ba), 10_usd);
    build(s, {"P5"});
    EXPECT_EQ(s.treasury(ba), 7_usd) << "the second one is paid";
    build(s, {"Karlsruhe"});
    EXPECT_EQ(s.treasury(ba), 4_usd) << "and so is a city";
}

TEST(Badische, PU_29_makes_the_dearest_rural_cube_the_free_one) {
    State s = table_at_expansion(ba, 10_usd);
    build(s, {"P9"});   // a hill, for nothing
    EXPECT_EQ(s.treasury(ba), 10_usd);
    build(s, {"O8"});   // a mountain: now it is the free one, and the hill is paid
    EXPECT_EQ(s.treasury(ba), 7_usd);
    EXPECT_EQ(s.expansion.dearest_rural, 4_usd);
    build(s, {"P5"});   // a hill
    EXPECT_EQ(s.treasury(ba), 4_usd);
}

TEST(Badische, PU_29_can_expand_with_an_empty_treasury) {
    State s = table_at_turn();
    EXPECT_TRUE(may(s, Move::expand(ba)));
    play(s, Move::expand(ba));
    EXPECT_TRUE(may(s, Move::build(hex("O8")))) << "a mountain";
    EXPECT_EQ(why_not(s, Move::build(hex("Karlsruhe"))).rule, "PU-15");
    build(s, {"P9"});
    EXPECT_NE(s.step, Step::build_track) << "nothing else is free";
}

TEST(Badische, PU_29_has_its_free_cube_again_in_the_next_expansion) {
    State s = table_at_turn();
    for (int turn = 0; turn < 2; ++turn) {
        s.order.add(john);
        play(s, Move::expand(ba));
        build(s, {turn == 0 ? "P9" : "P5"});
    }
    EXPECT_EQ(s.railroads[ba].track.size(), 3);
    EXPECT_EQ(s.treasury(ba), 0_usd);
}

TEST(Badische, PU_29_pays_for_a_berlin_approach) {
    State s = table_at_expansion(ba, 10_usd, {"H17"});
    build(s, {"H19"});
    EXPECT_EQ(s.treasury(ba), 8_usd);
}

TEST(KoelnMindener, PU_30_spends_5_at_most_in_an_expansion) {
    State s = table_at_expansion(km, 50_usd);
    build(s, {"Duisburg", "Wesel"});
    EXPECT_NE(s.step, Step::build_track) << "$1 is left to spend";
    EXPECT_EQ(s.treasury(km), 46_usd);
}

TEST(KoelnMindener, PU_30_may_not_enter_what_goes_beyond_5) {
    State s = table_at_expansion(km, 50_usd, {"K4"});
    build(s, {"Duisburg"});
    EXPECT_TRUE(may(s, Move::build(hex("L5")))) << "a hill for the other 3";
    lay_track(s, mw, {"Münster"});
    lay_track(s, ba, {"Münster"});
    EXPECT_EQ(why_not(s, Move::build(hex("Münster"))).rule, "PU-30");
    EXPECT_FALSE(may(s, Move::build(hex("Münster"))));
}

TEST(BerlinHamburger, PU_31_pays_nothing_before_it_is_in_berlin_and_in_hamburg) {
    for (const bool in_berlin : {false, true})
        for (const bool in_hamburg : {false, true}) {
            State s = table_at_turn();
            if (in_berlin) lay_track(s, bh, {"E16", "F17", "G18", "BERLIN"});
            if (in_hamburg) lay_track(s, bh, {"D13", "Hamburg"});
            lay_track(s, ns, {"Dresden"});
            lay_track(s, sa, {"K20"});
            give_share(s, bh, vince);
            give_treasury(s, sa, 4_usd);
            play(s, Move::expand(sa));
            build(s, {"Dresden"});
            EXPECT_EQ(s.cash(vince), in_berlin && in_hamburg ? 47_usd : 40_usd);
        }
}

TEST(BerlinHamburger, PU_31_counts_as_player_income_all_the_same) {
    State s = table_at_turn();
    give_share(s, bh, vince);
    EXPECT_EQ(s.player_income[vince], 1_usd);
    EXPECT_EQ(recomputed(s).player_income[vince], 1_usd);
    play(s, Move::capitalize(po));
    pass_all(s, 3);
    EXPECT_EQ(s.cup[john], 1);
    EXPECT_EQ(s.cup[vince], 2);
    EXPECT_EQ(s.cup[ann], 3);
}

TEST(BerlinHamburger, PU_31_pays_double_for_the_expansion_that_brings_it_to_both) {
    State s = table_at_turn();
    lay_track(s, bh, {"D13", "Hamburg", "E16", "F17", "G18"});
    lay_track(s, sa, {"J19", "I18", "I20", "BERLIN"});
    give_share(s, bh, vince);
    give_treasury(s, bh, 3_usd);
    play(s, Move::expand(bh));
    build(s, {"BERLIN"});
    EXPECT_EQ(s.cash(vince), Money{40 + 2 * 7});
}

}   // namespace
}   // namespace roundhouse::prussian_rails
