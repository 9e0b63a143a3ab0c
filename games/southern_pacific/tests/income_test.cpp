// Where a railroad is connected, and what it earns there.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

TEST(Income, SP_7_a_railroad_is_connected_to_its_home_and_to_the_ends_of_its_links) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    EXPECT_EQ(s.railroads[southern_pacific].cities, CitySet{city("beaumont")});
    set_links(s, southern_pacific, {"beaumont-houston", "houston-navasota"});
    EXPECT_EQ(s.railroads[southern_pacific].cities, (CitySet{city("beaumont"), city("houston"), city("navasota")}));
}

TEST(Income, SP_7_a_home_counts_as_connected_before_the_first_link_and_after_the_last_one_is_sold) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    EXPECT_TRUE(s.railroads[galveston].cities.contains(city("galveston")));   // no link yet
    EXPECT_EQ(s.railroads[galveston].income, 3_usd);
    set_links(s, southern_pacific, {"beaumont-houston"});
    set_links(s, galveston, {"galveston-houston"});
    settle(s);
    play(s, buy("galveston-houston", 0));
    EXPECT_TRUE(s.railroads[galveston].links.empty());
    EXPECT_EQ(s.railroads[galveston].cities, CitySet{city("galveston")});
    EXPECT_EQ(s.railroads[galveston].income, 2_usd);   // the Southern Pacific is in Galveston too
}

TEST(Income, SP_8_a_city_pays_3_to_one_railroad_2_to_each_of_two_1_to_each_of_more) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    set_links(s, southern_pacific, {"beaumont-houston", "houston-rosenberg"});
    EXPECT_EQ(s.railroads[southern_pacific].income, 9_usd);
    set_links(s, galveston, {"galveston-rosenberg"});
    EXPECT_EQ(s.railroads[southern_pacific].income, 8_usd);
    EXPECT_EQ(s.railroads[galveston].income, 5_usd);
    set_links(s, texas_pacific,
              {"nacogdoches-marshall", "cleveland-nacogdoches", "cleveland-navasota", "houston-navasota",
               "houston-cleveland"});
    EXPECT_EQ(s.railroads[southern_pacific].income, 7_usd);   // Beaumont 3, Houston 2, Rosenberg 2
    set_links(s, galveston, {"galveston-rosenberg", "galveston-houston"});
    EXPECT_EQ(s.railroads[southern_pacific].income, 6_usd);   // Beaumont 3, Houston 1, Rosenberg 2
    EXPECT_EQ(s.railroads[galveston].income, 6_usd);          // Galveston 3, Rosenberg 2, Houston 1
}

TEST(Income, SP_8_a_fourth_railroad_in_a_city_gets_1_and_lowers_nobody) {
    State s = table_before(Step::build_and_buy, frisco);
    set_links(s, missouri_pacific, {"paris-sherman", "sherman-mcalester"});
    set_links(s, mkt, {"mcalester-oklahoma_city"});
    set_links(s, texas_pacific, {"nacogdoches-marshall"});
    set_links(s, galveston, {});
    State four = s;
    connect(four, southern_pacific, city("mcalester"));
    EXPECT_EQ(four.railroads[mkt].income, s.railroads[mkt].income - 1_usd);
    State five = four;
    connect(five, frisco, city("mcalester"));
    EXPECT_EQ(five.railroads[frisco].income, four.railroads[frisco].income + 1_usd);
    EXPECT_EQ(five.railroads[mkt].income, four.railroads[mkt].income);
    EXPECT_EQ(five.railroads[missouri_pacific].income, four.railroads[missouri_pacific].income);
}

TEST(Income, SP_8_a_city_counts_once_however_many_links_lead_there) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    set_cash(s, southern_pacific, 20_usd);
    set_links(s, southern_pacific, {"beaumont-houston", "beaumont-cleveland"});
    settle(s);
    EXPECT_EQ(s.railroads[southern_pacific].income, 9_usd);
    play(s, build("cleveland-houston"));
    EXPECT_EQ(s.railroads[southern_pacific].income, 9_usd);
}

TEST(Income, SP_3_SP_8_a_home_counts_its_railroad_even_without_track_and_before_it_is_sold) {
    State s = set_up(texas(), 3);
    play(s, {Move::first_bidder(ed), bid(0), pass(), pass(), build("beaumont-houston"),   // SP
             bid(0), pass(), pass(), build("marshall-texarkana"),                         // TP
             bid(0), pass(), pass(), build("paris-texarkana"),                            // MP
             bid(0), pass(), pass(), build("mcalester-tulsa")});   // MKT reaches the home of the SLSF
    EXPECT_EQ(s.railroads[mkt].income, 5_usd);
    EXPECT_EQ(s.railroads[frisco].income, 2_usd);
    EXPECT_EQ(s.railroads[frisco].shares.sold, 0);
}

TEST(Income, SP_8_every_build_changes_the_incomes_of_all_concerned_at_once_and_tells_so) {
    State s = table_before(Step::build_and_buy, galveston);
    set_cash(s, galveston, 5_usd);
    set_links(s, southern_pacific, {"beaumont-houston"});
    settle(s);
    Log log;
    play(s, build("galveston-houston"), log);
    EXPECT_EQ(s.railroads[southern_pacific].income, 5_usd);
    EXPECT_EQ(s.railroads[galveston].income, 5_usd);
    int changes = 0;
    for (const Event& e : log.events) changes += e.kind == Event::Kind::income_changed;
    EXPECT_EQ(changes, 2);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
