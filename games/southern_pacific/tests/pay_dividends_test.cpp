// Pay Dividends.
#include "games/southern_pacific/tests/table.hpp"

namespace roundhouse::southern_pacific {
namespace {

TEST(Dividends, SP_20_the_income_goes_into_the_treasury_and_the_dividend_out_of_it) {
    State s = table_before(Step::pay_dividends, mkt);
    set_shares(s, mkt, dave, 2);
    set_cash(s, mkt, 7_usd);
    set_links(s, mkt, {"mcalester-oklahoma_city"});
    settle(s);
    const Money ed_before = s.cash(ed), dave_before = s.cash(dave);
    EXPECT_EQ(s.decider, dave);
    play(s, dividend(3));   // 7 + 6 - 3 * 3
    EXPECT_EQ(s.ledger[mkt], 4_usd);
    EXPECT_EQ(s.cash(dave), dave_before + 6_usd);
    EXPECT_EQ(s.cash(ed), ed_before + 3_usd);
}

TEST(Dividends, SP_20_from_0_to_what_the_treasury_can_pay_for_all_sold_shares) {
    State s = table_before(Step::pay_dividends, mkt);
    set_shares(s, mkt, dave, 2);
    set_cash(s, mkt, 8_usd);
    settle(s);
    EXPECT_TRUE(may(s, dividend(0)));
    EXPECT_TRUE(may(s, dividend(3)));   // 11 by three shares
    EXPECT_EQ(why_not(s, dividend(4)).rule, "SP-20");
    EXPECT_EQ(why_not(s, dividend(-1)).rule, "SP-20");
    play(s, dividend(0));
    EXPECT_EQ(s.ledger[mkt], 11_usd);
}

TEST(Dividends, SP_21_who_skips_forgoes_the_income) {
    State s = table_at(Step::pay_dividends, mkt, 8_usd);
    const Money before = s.cash(ed);
    Log log;
    play(s, Move::skip(), log);
    EXPECT_EQ(s.ledger[mkt], 8_usd);
    EXPECT_EQ(s.cash(ed), before);
    EXPECT_EQ(s.current, frisco);
    EXPECT_NE(log.first(Event::Kind::dividend_skipped), nullptr);
}

// The rulebook's example. The income of 13 stands where the example leaves it; by SP-8 it would be 14 (SP-32).
TEST(Examples, SP_34_with_an_income_of_13_and_three_shares_a_dividend_of_4_leaves_1) {
    State s = table_before(Step::pay_dividends, mkt);
    set_shares(s, mkt, dave, 2);
    set_links(s, southern_pacific, {"beaumont-houston"});
    set_links(s, mkt, {"mcalester-oklahoma_city", "oklahoma_city-acme", "acme-plainview", "mcalester-tulsa"});
    set_links(s, frisco, {"tulsa-oklahoma_city"});
    EXPECT_EQ(s.railroads[mkt].income, 13_usd);   // Oklahoma City and Tulsa 2 each, three others 3
    settle(s);
    const Money ed_before = s.cash(ed), dave_before = s.cash(dave);
    EXPECT_EQ(why_not(s, dividend(5)).rule, "SP-20");
    play(s, dividend(4));
    EXPECT_EQ(s.ledger[mkt], 1_usd);
    EXPECT_EQ(s.cash(dave), dave_before + 8_usd);
    EXPECT_EQ(s.cash(ed), ed_before + 4_usd);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
