// Discover Growth.
#include "games/prairie_railroads/tests/table.hpp"

namespace roundhouse::prairie_railroads {

namespace {

// All cities of the chart that `which` names have grown, as if there were cubes enough.
void let_grow(State& s, const CitySet& which) {
    s.grown |= which;
    s.development_cubes = 5;
}

}   // namespace

// PR-24, PR-41
TEST(PrairieRailroadsGrowth, Construct_Track_begins_with_two_dice_and_every_number_is_equally_likely) {
    State s = table();
    play(s, Move::select(Card::construct_track));
    EXPECT_EQ(s.step, Step::discover_growth);
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(ways(s), 36);
    State::Offers offers;
    Rules::offers(s, offers);
    offers.each([](const Move&, int weight) { EXPECT_EQ(weight, 1); });
    EXPECT_EQ(roll_of(ChartLine{0}), 11);
    EXPECT_EQ(roll_of(ChartLine{35}), 66);
    EXPECT_EQ(line_of(66), ChartLine{35});
    EXPECT_EQ(why_not(s, Move::grow(city("pratt"))).rule, "PR-41");
}

// PR-24: a drawn card discovers growth too
TEST(PrairieRailroadsGrowth, A_drawn_card_begins_with_the_dice_as_well) {
    State s = table();
    play(s, Move::draw());
    play(s, Move::card(Card::construct_track));
    EXPECT_EQ(s.step, Step::discover_growth);
}

// PR-41: the rulebook's example of the 12
TEST(PrairieRailroadsGrowth, Example_of_the_rulebook_a_12_grows_Pratt_then_Ransom_then_a_city_of_choice) {
    State s = table(3);
    const auto roll_12 = [&s] {
        s.step = Step::take_action;
        s.turn = dave;
        play_card(s, Card::construct_track);
        play(s, dice(12));
    };
    EXPECT_EQ(income_of(s, city("pratt")), 2_usd);
    roll_12();
    EXPECT_EQ(income_of(s, city("pratt")), 3_usd);
    EXPECT_FALSE(s.grown.contains(city("ransom")));
    roll_12();
    EXPECT_TRUE(s.grown.contains(city("ransom")));
    EXPECT_EQ(s.development_cubes, 38);
    roll_12();
    EXPECT_EQ(s.step, Step::choose_growth);
    EXPECT_EQ(s.decider, dave);
    EXPECT_EQ(ways(s), 35);   // all primary cities but Pratt
}

// PR-42
TEST(PrairieRailroadsGrowth, If_both_have_grown_the_player_chooses_a_primary_city_that_has_not) {
    State s = table();
    set_grown(s, {"pratt", "ransom", "wichita"});
    play_card(s, Card::construct_track);
    play(s, dice(12));
    EXPECT_TRUE(may(s, Move::grow(city("salina"))));
    EXPECT_EQ(why_not(s, Move::grow(city("wichita"))).rule, "PR-43");
    EXPECT_EQ(why_not(s, Move::grow(city("cuba"))).rule, "PR-42");
    EXPECT_EQ(why_not(s, Move::grow(city("troy"))).rule, "PR-42");
    EXPECT_EQ(why_not(s, Move::pass()).rule, "PR-42");
    play(s, Move::grow(city("salina")));
    EXPECT_TRUE(s.grown.contains(city("salina")));
}

// PR-42
TEST(PrairieRailroadsGrowth, If_all_primary_cities_have_grown_a_secondary_one_is_chosen) {
    State s = table();
    let_grow(s, kansas().primary);
    s.grown.insert(city("ransom"));
    play_card(s, Card::construct_track);
    play(s, dice(12));
    EXPECT_EQ(ways(s), 35);
    EXPECT_TRUE(may(s, Move::grow(city("cuba"))));
    play(s, Move::grow(city("cuba")));
    EXPECT_TRUE(s.grown.contains(city("cuba")));
}

// PR-42
TEST(PrairieRailroadsGrowth, The_last_city_to_grow_is_no_choice_and_after_it_nothing_happens) {
    State s = table();
    let_grow(s, kansas().primary | kansas().secondary);
    s.grown.erase(city("cuba"));
    play_card(s, Card::construct_track);
    play(s, dice(12));
    EXPECT_TRUE(s.grown.contains(city("cuba")));
    EXPECT_NE(s.step, Step::choose_growth);

    State done = table();
    let_grow(done, kansas().primary | kansas().secondary);
    play_card(done, Card::construct_track);
    Log log;
    play(done, dice(12), log);
    EXPECT_EQ(log.count(Event::Kind::nothing_grew), 1);
    EXPECT_EQ(done.development_cubes, 5);
}

// PR-5
TEST(PrairieRailroadsGrowth, There_are_40_cubes_and_without_them_nothing_grows) {
    State s = table();
    EXPECT_EQ(s.development_cubes, 40);
    s.development_cubes = 0;
    play_card(s, Card::construct_track);
    Log log;
    play(s, dice(12), log);
    EXPECT_FALSE(s.grown.contains(city("pratt")));
    EXPECT_EQ(log.count(Event::Kind::nothing_grew), 1);
    EXPECT_EQ(s.development_cubes, 0);
}

// PR-43
TEST(PrairieRailroadsGrowth, Growth_raises_incomes_once_for_each_segment_that_ends_there) {
    State s = table();
    set_links(s, santa_fe, {"atchison-topeka", "topeka-manhattan", "topeka-whiting"});
    set_links(s, kansas_pacific, {"leavenworth-topeka"});
    const Money santa_fe_before = s.railroads[santa_fe].income,
                kansas_pacific_before = s.railroads[kansas_pacific].income;
    const Money frisco_before = s.railroads[frisco].income;
    play_card(s, Card::construct_track);
    Log log;
    play(s, dice(44), log);   // Topeka
    EXPECT_EQ(s.railroads[santa_fe].income, santa_fe_before + 3_usd);
    EXPECT_EQ(s.railroads[kansas_pacific].income, kansas_pacific_before + 1_usd);
    EXPECT_EQ(s.railroads[frisco].income, frisco_before);
    EXPECT_EQ(log.count(Event::Kind::income_raised), 2);
}

}   // namespace roundhouse::prairie_railroads
