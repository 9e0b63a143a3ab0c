// Construct Track.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

namespace {

// Only this railroad has money; Dave, who controls everything, has played a card, and chooses what it builds.
State building(RailroadId r, Line links, Money treasury, From from = From::hand) {
    State s = table();
    set_links(s, r, links);
    set_cash(s, r, treasury);
    begin_build(s, from);
    return s;
}

// The Rock Island has come to St. Francis.
State in_the_west(Money treasury, From from = From::hand) {
    return building(rock_island,
                    {"troy-marysville", "marysville-cuba", "cuba-mankato", "mankato-smith_center",
                     "smith_center-phillipsburg", "phillipsburg-norton", "norton-oberlin", "oberlin-atwood",
                     "st_francis-atwood"},
                    treasury, from);
}

// Dave has the turn and controls nothing; John and Pete share control of the Frisco, which alone has money.
State frisco_of_john_and_pete(Money treasury, From from = From::hand) {
    State s = table();
    for (RailroadId r : all_railroads) {
        set_shares(s, r, john, 2);
        set_shares(s, r, dave, 1);
    }
    set_shares(s, frisco, pete, 2);
    set_cash(s, frisco, treasury);
    begin_build(s, from);
    return s;
}

}   // namespace

// PR-25
TEST(PrairieRailroadsConstruct, Whoever_holds_as_many_shares_as_anybody_controls_a_railroad) {
    State s = table();
    EXPECT_EQ(s.railroads[mkt].control, SeatSet::only(dave));
    set_shares(s, mkt, john, 1);
    EXPECT_EQ(s.railroads[mkt].control, SeatSet::only(dave) | SeatSet::only(john));
    set_shares(s, mkt, pete, 2);
    EXPECT_EQ(s.railroads[mkt].control, SeatSet::only(pete));
    EXPECT_TRUE(set_up(kansas(), 3).railroads[mkt].control.empty());   // nobody holds one
}

// PR-25: control follows a sale
TEST(PrairieRailroadsConstruct, Selling_an_own_share_passes_control_on) {
    State s = table();
    play_card(s, Card::offer_stock);
    play(s, Move::offer_own(mkt));
    play(s, Move::pass());
    play(s, Move::bid(7_usd));
    EXPECT_EQ(s.railroads[mkt].control, SeatSet::only(pete));
}

// PR-26
TEST(PrairieRailroadsConstruct, A_segment_costs_5_from_the_treasury_to_the_bank) {
    State s = building(frisco, {"columbus-coffeyville"}, 9_usd);
    EXPECT_EQ(s.step, Step::construct_track);
    play(s, build("coffeyville-sedan"));
    EXPECT_EQ(s.ledger[frisco], 4_usd);
    EXPECT_EQ(s.railroads[frisco].cubes, 29);
    EXPECT_EQ(s.cash(dave), 80_usd);
}

// PR-26
TEST(PrairieRailroadsConstruct, A_railroad_with_less_than_5_is_underfinanced) {
    State s = table();
    set_cash(s, frisco, 5_usd);
    set_cash(s, mkt, 5_usd);
    set_cash(s, santa_fe, 4_usd);
    begin_build(s);
    EXPECT_EQ(s.step, Step::choose_railroad);
    EXPECT_EQ(ways(s), 2);
    EXPECT_EQ(why_not(s, Move::use(santa_fe)).rule, "PR-26");
}

// PR-27
TEST(PrairieRailroadsConstruct, A_railroad_without_a_cube_or_a_place_to_go_cannot_build) {
    State s = table();
    set_cash(s, frisco, 50_usd);
    set_cash(s, mkt, 50_usd);
    set_cash(s, santa_fe, 50_usd);
    s.railroads[frisco].cubes = 0;
    for (std::string_view id :
         {"topeka-manhattan", "topeka-whiting", "topeka-lawrence", "topeka-osage_city", "leavenworth-topeka"})
        s.built.insert(link(id));   // as if others had built them
    begin_build(s);
    EXPECT_EQ(s.current, mkt);   // the only one, so that nobody is asked
    s.step = Step::choose_railroad;
    EXPECT_EQ(why_not(s, Move::use(frisco)).rule, "PR-27");
    EXPECT_EQ(why_not(s, Move::use(santa_fe)).rule, "PR-27");
}

// PR-27: what the card allows decides
TEST(PrairieRailroadsConstruct, A_western_build_makes_a_railroad_able_by_a_selected_card_only) {
    const Line to_st_francis = {
        "troy-marysville",     "marysville-cuba", "cuba-mankato",   "mankato-smith_center", "smith_center-phillipsburg",
        "phillipsburg-norton", "norton-oberlin",  "oberlin-atwood", "st_francis-atwood"};
    for (From from : {From::hand, From::deck}) {
        State s = table();
        set_links(s, rock_island, to_st_francis);
        s.built |= s.railroads[rock_island].reachable;   // no segment is open to it
        set_cash(s, rock_island, 15_usd);
        begin_build(s, from);
        EXPECT_EQ(s.railroads[rock_island].western == city("st_francis"),
                  from == From::hand);   // forced, so nobody is asked
        EXPECT_EQ(s.turn, john);
    }
}

// PR-28
TEST(PrairieRailroadsConstruct, A_player_must_use_a_railroad_under_their_control_and_must_build) {
    State s = table();
    set_shares(s, mkt, john, 2);
    for (RailroadId r : {mkt, frisco, santa_fe}) set_cash(s, r, 20_usd);
    begin_build(s);
    EXPECT_EQ(ways(s), 2);
    EXPECT_EQ(why_not(s, Move::use(mkt)).rule, "PR-28");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-28");
    play(s, Move::use(frisco));
    EXPECT_EQ(s.builder, dave);
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-28");
}

// PR-28: with a tie for control the player of the card builds
TEST(PrairieRailroadsConstruct, A_player_who_shares_control_builds_without_asking) {
    State s = table();
    set_shares(s, mkt, john, 1);
    set_cash(s, mkt, 20_usd);
    begin_build(s);
    EXPECT_EQ(s.step, Step::construct_track);
    EXPECT_EQ(s.decider, dave);
}

// PR-29
TEST(PrairieRailroadsConstruct,
     Without_an_able_railroad_of_their_own_a_player_chooses_any_other_and_its_controller_builds) {
    State s = table();
    set_shares(s, mkt, john, 2);
    set_shares(s, frisco, pete, 2);
    set_cash(s, mkt, 20_usd);
    set_cash(s, frisco, 20_usd);
    begin_build(s);
    EXPECT_EQ(s.decider, dave);
    EXPECT_TRUE(may(s, Move::use(mkt)));
    EXPECT_TRUE(may(s, Move::use(frisco)));
    play(s, Move::use(frisco));
    EXPECT_EQ(s.step, Step::construct_track);
    EXPECT_EQ(s.decider, pete);
}

// PR-29
TEST(PrairieRailroadsConstruct, Of_several_who_control_it_the_player_of_the_card_says_who_builds) {
    State s = frisco_of_john_and_pete(20_usd);
    EXPECT_EQ(s.step, Step::choose_builder);
    EXPECT_EQ(s.decider, dave);
    EXPECT_EQ(ways(s), 2);
    EXPECT_EQ(why_not(s, Move::builder(dave)).rule, "PR-29");
    EXPECT_EQ(why_not(s, Move::use(mkt)).rule, "PR-29");
    play(s, Move::builder(pete));
    EXPECT_EQ(s.decider, pete);
}

// PR-30
TEST(PrairieRailroadsConstruct, If_no_railroad_can_build_the_turn_ends) {
    State s = table();
    play_card(s, Card::construct_track);
    Log log;
    play(s, dice(12), log);
    EXPECT_EQ(log.count(Event::Kind::nothing_built), 1);
    EXPECT_EQ(s.turn, john);
}

// PR-31
TEST(PrairieRailroadsConstruct, A_single_segment_is_open_and_touches_the_railroads_track) {
    State s = building(frisco, {"columbus-coffeyville"}, 5_usd);
    EXPECT_EQ(ways(s), 4);
    EXPECT_TRUE(may(s, build("coffeyville-sedan")));
    EXPECT_TRUE(may(s, build("columbus-parsons")));   // at the start city too
    EXPECT_EQ(why_not(s, build("columbus-coffeyville")).rule, "PR-31");
    EXPECT_EQ(why_not(s, build("sedan-winfield")).rule, "PR-31");
    EXPECT_EQ(why_not(s, build("girard-parsons")).rule, "PR-31");
    play(s, build("coffeyville-parsons"));
    EXPECT_TRUE(s.built.contains(link("coffeyville-parsons")));
}

// PR-31: one railroad a segment, for ever
TEST(PrairieRailroadsConstruct, A_segment_of_another_railroad_is_not_open) {
    State s = table();
    set_links(s, missouri_pacific, {"columbus-parsons", "coffeyville-parsons"});
    set_cash(s, frisco, 5_usd);
    begin_build(s);
    EXPECT_EQ(ways(s), 2);
    EXPECT_EQ(why_not(s, build("coffeyville-parsons")).rule, "PR-31");
}

// PR-32: the rulebook's example of Wichita
TEST(PrairieRailroadsConstruct, A_one_way_segment_is_built_from_the_tail_of_its_arrow) {
    const State at_wichita = building(
        missouri_pacific,
        {"girard-parsons", "parsons-coffeyville", "coffeyville-sedan", "sedan-winfield", "winfield-wichita"}, 5_usd);
    EXPECT_EQ(why_not(at_wichita, build("wellington-wichita")).rule, "PR-32");
    EXPECT_EQ(why_not(at_wichita, build("el_dorado-wichita")).rule, "PR-32");
    EXPECT_TRUE(may(at_wichita, build("wichita-kingman")));
    const State at_el_dorado = building(
        missouri_pacific,
        {"girard-parsons", "parsons-coffeyville", "coffeyville-sedan", "sedan-winfield", "winfield-el_dorado"}, 5_usd);
    EXPECT_TRUE(may(at_el_dorado, build("el_dorado-wichita")));
    EXPECT_TRUE(may(at_el_dorado, build("wichita-winfield")));   // its tail is Winfield, by whatever name
}

// PR-33
TEST(PrairieRailroadsConstruct, A_double_is_two_consecutive_segments_through_a_new_city_to_a_new_city_for_15) {
    State s = building(frisco, {"columbus-coffeyville"}, 15_usd);
    EXPECT_TRUE(may(s, double_build("coffeyville-sedan", "sedan-winfield")));
    EXPECT_TRUE(may(s, double_build("columbus-parsons", "parsons-chanute")));
    EXPECT_EQ(why_not(s, double_build("sedan-winfield", "coffeyville-sedan")).rule, "PR-31");        // backwards
    EXPECT_EQ(why_not(s, double_build("coffeyville-sedan", "coffeyville-parsons")).rule, "PR-33");   // a fork
    EXPECT_EQ(why_not(s, double_build("coffeyville-sedan", "columbus-parsons")).rule, "PR-33");      // separate
    EXPECT_EQ(why_not(s, double_build("coffeyville-sedan", "coffeyville-sedan")).rule, "PR-33");
    EXPECT_EQ(why_not(s, double_build("columbus-parsons", "coffeyville-parsons")).rule, "PR-33");   // back to own track
    EXPECT_EQ(why_not(s, double_build("columbus-parsons", "girard-parsons")).rule, "PR-31");        // of the MP
    play(s, double_build("coffeyville-sedan", "sedan-winfield"));
    EXPECT_EQ(s.ledger[frisco], 0_usd);
    EXPECT_EQ(s.railroads[frisco].cubes, 28);
    EXPECT_EQ(s.railroads[frisco].links.size(), 3);
}

// PR-33: the city on the way must be new as well
TEST(PrairieRailroadsConstruct, A_double_does_not_pass_through_a_city_of_the_railroad) {
    const State s = building(frisco, {"columbus-coffeyville", "columbus-parsons"}, 15_usd);
    EXPECT_EQ(why_not(s, double_build("coffeyville-parsons", "parsons-chanute")).rule, "PR-33");
    EXPECT_FALSE(may(s, double_build("coffeyville-parsons", "parsons-chanute")));
}

// PR-33
TEST(PrairieRailroadsConstruct, A_double_needs_15_and_two_cubes) {
    const State poor = building(frisco, {"columbus-coffeyville"}, 14_usd);
    EXPECT_EQ(why_not(poor, double_build("coffeyville-sedan", "sedan-winfield")).rule, "PR-33");
    EXPECT_EQ(ways(poor), 4);
    State one_cube = building(frisco, {"columbus-coffeyville"}, 15_usd);
    one_cube.railroads[frisco].cubes = 1;
    EXPECT_EQ(why_not(one_cube, double_build("coffeyville-sedan", "sedan-winfield")).rule, "PR-33");
    EXPECT_EQ(ways(one_cube), 4);
}

// PR-32, PR-33
TEST(PrairieRailroadsConstruct, Arrows_hold_inside_a_double_too) {
    const State at_sedan = building(frisco, {"columbus-coffeyville", "coffeyville-sedan"}, 15_usd);
    EXPECT_TRUE(may(at_sedan, double_build("sedan-winfield", "winfield-wichita")));
    const State at_kingman = building(frisco,
                                      {"columbus-coffeyville", "coffeyville-sedan", "sedan-winfield",
                                       "winfield-wellington", "wellington-anthony", "anthony-kingman"},
                                      15_usd);
    EXPECT_TRUE(may(at_kingman, double_build("kingman-wichita", "wichita-hutchinson")));
    EXPECT_EQ(why_not(at_kingman, double_build("kingman-wichita", "wichita-newton")).rule, "PR-32");
    EXPECT_EQ(why_not(at_kingman, double_build("kingman-wichita", "wichita-el_dorado")).rule, "PR-32");
}

// PR-34
TEST(PrairieRailroadsConstruct, A_western_build_needs_track_at_a_western_city_and_is_the_whole_action) {
    State s = in_the_west(40_usd);
    EXPECT_TRUE(may(s, western("st_francis")));
    EXPECT_EQ(why_not(s, western("goodland")).rule, "PR-34");
    EXPECT_EQ(why_not(s, western("norton")).rule, "PR-34");
    play(s, western("st_francis"));
    EXPECT_EQ(s.railroads[rock_island].western, city("st_francis"));
    EXPECT_EQ(s.turn, john);
}

// PR-34: not where it comes by the same action
TEST(PrairieRailroadsConstruct, Reaching_a_western_city_and_building_west_takes_two_turns) {
    State s = building(rock_island,
                       {"troy-marysville", "marysville-cuba", "cuba-mankato", "mankato-smith_center",
                        "smith_center-phillipsburg", "phillipsburg-norton", "norton-oberlin", "oberlin-atwood"},
                       60_usd);
    EXPECT_EQ(why_not(s, western("st_francis")).rule, "PR-34");
    play(s, build("atwood-st_francis"));
    EXPECT_EQ(s.turn, john);
    begin_build(s);
    play(s, western("st_francis"));
}

// PR-35
TEST(PrairieRailroadsConstruct, A_western_build_costs_15_and_5_more_for_each_on_the_map) {
    State s = in_the_west(15_usd);
    EXPECT_EQ(cost_of_western(s), 15_usd);
    play(s, western("st_francis"));
    EXPECT_EQ(s.ledger[rock_island], 0_usd);
    State second = in_the_west(19_usd);
    second.western_builds.insert(city("elkhart"));
    EXPECT_EQ(cost_of_western(second), 20_usd);
    EXPECT_EQ(why_not(second, western("st_francis")).rule, "PR-35");
    EXPECT_FALSE(may(second, western("st_francis")));
    for (std::string_view id : {"goodland", "sharon_springs", "tribune", "syracuse"})
        second.western_builds.insert(city(id));
    EXPECT_EQ(cost_of_western(second), 40_usd);
    set_cash(second, rock_island, 40_usd);
    EXPECT_TRUE(may(second, western("st_francis")));
}

// PR-36
TEST(PrairieRailroadsConstruct, Each_western_build_has_one_railroad_and_each_railroad_one_western_build) {
    State s = in_the_west(99_usd);
    State taken = s;
    taken.western_builds.insert(city("st_francis"));
    EXPECT_EQ(why_not(taken, western("st_francis")).rule, "PR-36");
    play(s, western("st_francis"));
    EXPECT_EQ(s.railroads[rock_island].cubes, 31 - 9 - 1);
    s.railroads[rock_island].cities.insert(city("goodland"));
    begin_build(s);
    EXPECT_EQ(why_not(s, western("goodland")).rule, "PR-36");
    EXPECT_FALSE(may(s, western("goodland")));
}

// PR-37
TEST(PrairieRailroadsConstruct, A_western_build_pays_one_dividend_of_that_railroad_alone) {
    State s = in_the_west(20_usd);
    set_shares(s, rock_island, john, 1);
    set_shares(s, frisco, pete, 3);
    const Money income = s.railroads[rock_island].income;
    EXPECT_EQ(income, 2_usd + 3_usd + 2_usd + 2_usd + 2_usd + 3_usd + 3_usd + 2_usd + 2_usd);
    Log log;
    play(s, western("st_francis"), log);
    EXPECT_EQ(s.cash(dave), 85_usd);   // 21 / 5, rounded up
    EXPECT_EQ(s.cash(john), 85_usd);
    EXPECT_EQ(s.cash(pete), 80_usd);
    EXPECT_EQ(s.railroads[rock_island].income, income);
    EXPECT_EQ(s.dividends_played, 0);
    EXPECT_EQ(log.count(Event::Kind::dividend_paid), 1);
}

// PR-38
TEST(PrairieRailroadsConstruct, A_drawn_card_builds_a_single_segment_only) {
    const State s = in_the_west(60_usd, From::deck);
    EXPECT_EQ(why_not(s, western("st_francis")).rule, "PR-38");
    EXPECT_EQ(why_not(s, double_build("atwood-goodland", "goodland-colby")).rule, "PR-38");
    EXPECT_TRUE(may(s, build("atwood-goodland")));
    for (const Move& move : offered(s)) EXPECT_TRUE(move.is(Verb::build));
}

// PR-39
TEST(PrairieRailroadsConstruct, Another_players_build_may_have_every_style_that_the_card_allows) {
    State s = frisco_of_john_and_pete(20_usd);
    play(s, Move::builder(pete));
    EXPECT_TRUE(may(s, double_build("coffeyville-sedan", "sedan-winfield")));
    State drawn = frisco_of_john_and_pete(20_usd, From::deck);
    play(drawn, Move::builder(pete));
    EXPECT_EQ(why_not(drawn, double_build("coffeyville-sedan", "sedan-winfield")).rule, "PR-38");
}

// PR-40
TEST(PrairieRailroadsConstruct, After_the_build_the_turn_of_the_player_of_the_card_ends) {
    State s = frisco_of_john_and_pete(20_usd);
    play(s, Move::builder(pete));
    play(s, build("coffeyville-sedan"));
    EXPECT_EQ(s.turn, john);   // left of Dave, who played the card
    EXPECT_EQ(s.card, Card::none);
    EXPECT_EQ(s.step, Step::take_action);
}

// A build with one possibility is not asked for.
TEST(PrairieRailroadsConstruct, The_only_build_plays_itself) {
    State s = table();
    set_links(s, rock_island, {"troy-whiting", "topeka-whiting"});
    for (std::string_view id :
         {"topeka-manhattan", "topeka-lawrence", "topeka-osage_city", "leavenworth-topeka", "whiting-onaga"})
        s.built.insert(link(id));
    set_cash(s, rock_island, 5_usd);
    begin_build(s);
    EXPECT_TRUE(s.railroads[rock_island].links.contains(link("troy-marysville")));
    EXPECT_EQ(s.turn, john);
}

}   // namespace roundhouse::prairie_railroads
