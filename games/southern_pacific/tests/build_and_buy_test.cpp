// Build and Buy Track.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

// Dave presides over the MKT, which operates with $14; Ed over all others. The MP has Paris-Sherman-McAlester.
State katy_and_mopac(Money treasury = 14_usd) {
    State s = table_before(Step::build_and_buy, mkt);
    set_shares(s, mkt, dave, 2);
    set_links(s, mkt, {"mcalester-oklahoma_city", "oklahoma_city-acme"});
    set_links(s, missouri_pacific, {"paris-sherman", "mcalester-sherman"});
    set_cash(s, mkt, treasury);
    settle(s);
    return s;
}

TEST(Build, SP_14_a_link_costs_5_from_the_treasury_to_the_bank) {
    State s = table_at(Step::build_and_buy, southern_pacific, 9_usd);
    play(s, build("beaumont-houston"));
    EXPECT_EQ(s.ledger[southern_pacific], 4_usd);
    EXPECT_EQ(s.railroads[southern_pacific].cubes, 14);
    EXPECT_TRUE(s.round_was_active);
    EXPECT_EQ(s.step, Step::pay_dividends);   // $4 buys no further link, and nobody else has one here
    State poor = katy_and_mopac(4_usd);
    EXPECT_EQ(why_not(poor, build("acme-plainview")).rule, "SP-14");
}

TEST(Build, SP_14_at_most_three_links_are_built_a_turn) {
    State s = katy_and_mopac(50_usd);
    play(s, {build("acme-plainview"), build("plainview-lubbock"), build("lubbock-abilene")});
    EXPECT_EQ(s.built, 3);
    EXPECT_EQ(s.step, Step::build_and_buy);   // there is a link to buy
    EXPECT_EQ(why_not(s, build("abilene-brownwood")).rule, "SP-14");
}

TEST(Build, SP_15_a_link_touches_the_home_or_a_link_of_the_railroad_and_belongs_to_one_railroad) {
    const State s = katy_and_mopac();
    EXPECT_TRUE(may(s, build("mcalester-tulsa")));         // at the home
    EXPECT_TRUE(may(s, build("acme-wichita_falls")));      // at the end of a link
    EXPECT_TRUE(may(s, build("oklahoma_city-clinton")));   // in the middle
    EXPECT_EQ(why_not(s, build("houston-galveston")).rule, "SP-15");
    EXPECT_EQ(why_not(s, build("mcalester-sherman")).rule, "SP-15");
    EXPECT_EQ(why_not(s, build("mcalester-oklahoma_city")).rule, "SP-15");
    EXPECT_EQ(why_not(s, buy("mcalester-oklahoma_city", 1)).rule, "SP-15");
}

TEST(Build, SP_15_another_railroads_home_is_no_place_to_start_from_but_may_be_built_to) {
    State s = table_at(Step::build_and_buy, mkt, 15_usd);
    EXPECT_EQ(why_not(s, build("tulsa-enid")).rule, "SP-15");
    play(s, build("mcalester-tulsa"));
    EXPECT_TRUE(may(s, build("tulsa-enid")));
}

TEST(Build, SP_15_without_a_free_cube_nothing_is_built_or_bought) {
    State s = table_before(Step::build_and_buy, mkt);
    set_shares(s, mkt, dave, 2);
    set_links(s, missouri_pacific, {"paris-sherman", "mcalester-sherman"});
    set_links(s, mkt,
              {"mcalester-oklahoma_city", "oklahoma_city-acme", "acme-plainview", "plainview-lubbock",
               "lubbock-abilene", "lubbock-big_spring", "abilene-big_spring", "abilene-san_angelo", "abilene-brownwood",
               "big_spring-pecos", "pecos-el_paso", "san_angelo-brownwood", "acme-clinton", "oklahoma_city-clinton",
               "oklahoma_city-tulsa"});
    set_cash(s, mkt, 50_usd);
    EXPECT_EQ(s.railroads[mkt].cubes, 0);
    s.decider = dave;
    EXPECT_EQ(why_not(s, build("mcalester-tulsa")).rule, "SP-15");
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 5)).rule, "SP-15");
    settle(s);
    EXPECT_EQ(s.step, Step::pay_dividends);
}

TEST(Buy, SP_16_any_price_from_0_to_what_the_buyer_has_goes_from_treasury_to_treasury) {
    State s = katy_and_mopac();
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 0)));
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 14)));
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 15)).rule, "SP-16");
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", -1)).rule, "SP-16");
    EXPECT_EQ(why_not(s, buy("mcalester-tulsa", 5)).rule, "SP-16");   // nobody's
    play(s, {buy("mcalester-sherman", 14), Move::accept()});
    EXPECT_EQ(s.ledger[mkt], 0_usd);
    EXPECT_EQ(s.ledger[missouri_pacific], 14_usd);
    EXPECT_EQ(s.bought, 1);
    EXPECT_EQ(s.built, 0);
    EXPECT_TRUE(s.round_was_active);
}

TEST(Buy, SP_16_three_built_and_three_bought_in_any_order) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    set_links(
        s, galveston,
        {"galveston-houston", "houston-navasota", "houston-cleveland", "cleveland-palestine", "galveston-rosenberg"});
    set_cash(s, southern_pacific, 40_usd);
    settle(s);
    play(s, {build("beaumont-houston"), buy("houston-navasota", 1), build("beaumont-cleveland"),
             buy("cleveland-palestine", 2), buy("cleveland-houston", 3)});
    EXPECT_EQ(s.built, 2);
    EXPECT_EQ(s.bought, 3);
    EXPECT_EQ(s.ledger[galveston], 6_usd);
    EXPECT_EQ(why_not(s, buy("galveston-houston", 1)).rule, "SP-16");
    play(s, build("beaumont-nacogdoches"));
    EXPECT_EQ(s.step, Step::pay_dividends);
    play(s, Move::skip());
    EXPECT_EQ(s.built + s.bought, 0);   // the next railroad begins anew
}

TEST(Buy, SP_17_what_remains_of_the_seller_still_leads_home) {
    State s = katy_and_mopac();
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 3)));   // the end of the line
    set_links(s, missouri_pacific, {"paris-sherman", "mcalester-sherman", "sherman-ardmore"});
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 3)));
    set_links(s, missouri_pacific, {"paris-sherman", "mcalester-sherman", "mcalester-tulsa"});
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 3)).rule, "SP-17");   // Tulsa would be cut off
    EXPECT_TRUE(may(s, buy("mcalester-tulsa", 3)));
}

TEST(Buy, SP_17_a_link_on_a_loop_may_be_sold_and_so_may_the_sellers_only_link) {
    State s = table_before(Step::build_and_buy, southern_pacific);
    set_links(s, galveston, {"galveston-houston", "houston-rosenberg", "galveston-rosenberg", "rosenberg-san_antonio"});
    set_links(s, southern_pacific, {"beaumont-houston"});
    settle(s);
    EXPECT_TRUE(may(s, buy("galveston-houston", 0)));
    EXPECT_TRUE(may(s, buy("houston-rosenberg", 0)));
    play(s, buy("galveston-houston", 0));
    EXPECT_EQ(why_not(s, buy("galveston-rosenberg", 0)).rule, "SP-17");   // the loop is broken
    EXPECT_TRUE(may(s, buy("houston-rosenberg", 0)));
    set_links(s, galveston, {"galveston-rosenberg"});
    play(s, buy("galveston-rosenberg", 0));
    EXPECT_TRUE(s.railroads[galveston].links.empty());
    EXPECT_EQ(s.railroads[galveston].cubes, 15);
    EXPECT_EQ(s.railroads[galveston].cities, CitySet{city("galveston")});
}

TEST(Buy, SP_18_the_sellers_cube_comes_back_and_the_buyers_takes_its_place) {
    State s = katy_and_mopac();
    play(s, {buy("sherman-mcalester", 5), Move::accept()});
    EXPECT_EQ(s.railroads[missouri_pacific].cubes, 14);
    EXPECT_EQ(s.railroads[mkt].cubes, 12);
    EXPECT_TRUE(s.railroads[mkt].links.contains(link("mcalester-sherman")));
    EXPECT_FALSE(s.railroads[missouri_pacific].links.contains(link("mcalester-sherman")));
}

TEST(Buy, SP_19_the_selling_president_accepts_declines_or_names_a_higher_price) {
    State s = katy_and_mopac();
    play(s, buy("mcalester-sherman", 7));
    EXPECT_EQ(s.decider, ed);
    EXPECT_TRUE(may(s, Move::accept()));
    EXPECT_TRUE(may(s, Move::decline()));
    EXPECT_TRUE(may(s, counter(8)));
    EXPECT_TRUE(may(s, counter(14)));
    EXPECT_EQ(why_not(s, counter(7)).rule, "SP-19");
    EXPECT_EQ(why_not(s, counter(15)).rule, "SP-16");
    EXPECT_EQ(why_not(s, pass()).rule, "SP-19");
    EXPECT_EQ(why_not(s, Move::done()).rule, "SP-19");
    EXPECT_EQ(why_not(s, build("acme-plainview")).rule, "SP-19");
}

TEST(Buy, SP_19_both_sides_counter_and_prices_only_close_in) {
    State s = katy_and_mopac();
    play(s, {buy("mcalester-sherman", 3), counter(12)});
    EXPECT_EQ(s.decider, dave);
    EXPECT_TRUE(may(s, Move::accept()));
    EXPECT_TRUE(may(s, Move::decline()));
    EXPECT_TRUE(may(s, counter(4)));
    EXPECT_TRUE(may(s, counter(11)));
    EXPECT_EQ(why_not(s, counter(3)).rule, "SP-19");
    EXPECT_EQ(why_not(s, counter(12)).rule, "SP-19");
    play(s, counter(6));
    EXPECT_EQ(s.decider, ed);
    EXPECT_EQ(s.talk.bid, 6_usd);
    EXPECT_EQ(s.talk.ask, 12_usd);
    EXPECT_TRUE(may(s, counter(7)));
    EXPECT_TRUE(may(s, counter(11)));
    EXPECT_EQ(why_not(s, counter(6)).rule, "SP-19");
    EXPECT_EQ(why_not(s, counter(12)).rule, "SP-19");
}

TEST(Buy, SP_19_who_accepts_takes_the_others_last_price) {
    State s = katy_and_mopac();
    play(s, {buy("mcalester-sherman", 3), counter(12), counter(6), counter(9)});
    State by_buyer = s;
    play(by_buyer, Move::accept());
    EXPECT_EQ(by_buyer.ledger[missouri_pacific], 9_usd);
    play(s, {counter(7), Move::accept()});
    EXPECT_EQ(s.ledger[missouri_pacific], 7_usd);
    EXPECT_EQ(s.ledger[mkt], 7_usd);
    EXPECT_FALSE(s.talk.is_open);
    EXPECT_TRUE(s.named.links().empty());
}

TEST(Buy, SP_19_no_counter_is_offered_to_the_whole_treasury_or_where_nothing_lies_between) {
    State s = katy_and_mopac();
    play(s, buy("mcalester-sherman", 14));
    EXPECT_EQ(offered(s), (std::vector{Move::decline(), Move::accept()}));
    EXPECT_EQ(why_not(s, counter(14)).rule, "SP-19");
    State close = katy_and_mopac();
    play(close, {buy("mcalester-sherman", 7), counter(8)});
    EXPECT_EQ(offered(close), (std::vector{Move::decline(), Move::accept()}));
    State one_left = katy_and_mopac();
    play(one_left, {buy("mcalester-sherman", 7), counter(9), counter(8)});
    EXPECT_EQ(one_left.decider, ed);
    EXPECT_EQ(offered(one_left), (std::vector{Move::decline(), Move::accept()}));
}

TEST(Buy, SP_19_after_a_no_the_link_is_asked_for_again_only_above_every_price_named_in_this_turn) {
    State s = katy_and_mopac();
    play(s, {buy("mcalester-sherman", 3), counter(12), counter(6), Move::decline()});   // Ed's no
    EXPECT_EQ(s.decider, dave);
    EXPECT_EQ(s.step, Step::build_and_buy);
    EXPECT_FALSE(s.round_was_active);
    EXPECT_EQ(s.named.of(link("mcalester-sherman")), 6_usd);
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 6)).rule, "SP-19");
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 15)).rule, "SP-16");
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 7)));
    play(s, {buy("mcalester-sherman", 8), counter(13), Move::decline()});   // Dave's no
    EXPECT_EQ(s.named.of(link("mcalester-sherman")), 8_usd);
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 8)).rule, "SP-19");
    EXPECT_TRUE(may(s, buy("mcalester-sherman", 9)));
}

TEST(Buy, SP_19_named_prices_last_to_the_end_of_the_turn_also_when_the_link_is_bought_later) {
    State s = katy_and_mopac();
    play(s, {buy("mcalester-sherman", 3), Move::decline(), buy("mcalester-sherman", 5), Move::accept()});
    EXPECT_EQ(s.named.of(link("mcalester-sherman")), 3_usd);
    play(s, Move::done());
    EXPECT_TRUE(s.named.links().contains(link("mcalester-sherman")));
    play(s, Move::skip());
    EXPECT_TRUE(s.named.links().empty());
    EXPECT_EQ(s.current, frisco);
}

TEST(Buy, SP_19_a_link_for_which_the_whole_treasury_was_named_is_not_offered) {
    State s = katy_and_mopac();
    play(s, {buy("mcalester-sherman", 14), Move::decline()});
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 14)).rule, "SP-19");
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 15)).rule, "SP-16");
    State poorer = katy_and_mopac();
    play(poorer, {buy("mcalester-sherman", 9), Move::decline(), build("acme-plainview")});
    EXPECT_EQ(poorer.ledger[mkt], 9_usd);   // the treasury has come down to the price
    EXPECT_EQ(why_not(poorer, buy("mcalester-sherman", 9)).rule, "SP-19");
}

// Version 1: one counter price of the seller's, from nothing to the treasury; a no ends it for the turn.
TEST(EarlierRules, SP_19_version_1_has_one_counter_and_asks_for_no_link_again_after_a_no) {
    State s = katy_and_mopac();
    s.rules_version = 1;
    play(s, buy("mcalester-sherman", 7));
    EXPECT_TRUE(may(s, counter(0)));
    EXPECT_TRUE(may(s, counter(14)));
    State low = s;
    play(low, {counter(2), Move::accept()});
    EXPECT_EQ(low.ledger[missouri_pacific], 2_usd);
    play(s, counter(12));
    EXPECT_EQ(offered(s), (std::vector{Move::decline(), Move::accept()}));
    EXPECT_EQ(why_not(s, counter(11)).rule, "SP-19");
    play(s, Move::decline());
    EXPECT_EQ(why_not(s, buy("mcalester-sherman", 13)).rule, "SP-19");
}

TEST(Buy, SP_19_one_player_on_both_sides_settles_alone) {
    State s = katy_and_mopac();
    set_shares(s, missouri_pacific, dave, 2);
    play(s, buy("mcalester-sherman", 7));
    EXPECT_EQ(s.decider, dave);
    EXPECT_FALSE(s.talk.is_open);
    EXPECT_TRUE(s.railroads[mkt].links.contains(link("mcalester-sherman")));
    EXPECT_EQ(s.ledger[missouri_pacific], 7_usd);
}

// The rulebook's example. It prints 13 for the MKT's last income, a slip: by SP-8 the four cities
// that it has alone pay 3 each, and Sherman, which the MP still reaches, pays 2: 14.
TEST(Examples, SP_32_SP_33_The_Katy_builds_Acme_Plainview_and_buys_McAlester_Sherman_for_9) {
    State s = katy_and_mopac(14_usd);
    EXPECT_EQ(s.railroads[mkt].income, 8_usd);
    EXPECT_EQ(s.railroads[missouri_pacific].income, 8_usd);
    play(s, build("acme-plainview"));
    EXPECT_EQ(s.railroads[mkt].income, 11_usd);
    EXPECT_EQ(s.ledger[mkt], 9_usd);
    play(s, {buy("mcalester-sherman", 7), counter(9), Move::accept()});
    EXPECT_EQ(s.railroads[missouri_pacific].income, 5_usd);
    EXPECT_EQ(s.railroads[mkt].income, 14_usd);
    EXPECT_EQ(s.ledger[mkt], 0_usd);
    EXPECT_EQ(s.ledger[missouri_pacific], 9_usd);
    EXPECT_EQ(s.railroads[missouri_pacific].links, LinkSet{link("paris-sherman")});
}

}   // namespace
}   // namespace roundhouse::southern_pacific
