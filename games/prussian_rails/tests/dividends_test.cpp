// Connections and dividends: PU-22, PU-23 and the examples of the rulebook.
#include "games/prussian_rails/tests/table.hpp"

namespace roundhouse::prussian_rails {
namespace {

// The dividend for each share, by railroad; nothing where none was paid.
ByRailroad<Money> dividends(const Log& log) {
    ByRailroad<Money> paid;
    for (const Event& e : log.events)
        if (e.kind == Event::Kind::dividend_paid) paid[e.railroad] = e.amount;
    return paid;
}

TEST(Connection, PU_22_is_a_shared_city_and_not_a_neighbour) {
    State s = table_at_expansion(sa, 20_usd);
    lay_track(s, ns, {"K26", "K24"});
    Log log;
    build(s, {"K20"});
    play(s, Move::build(hex("Dresden")), log);   // next to K24, where the other one is
    EXPECT_EQ(log.count(Event::Kind::expansion_ended), 1);
    EXPECT_TRUE(s.railroads[sa].connections.empty());
    EXPECT_EQ(log.count(Event::Kind::dividend_paid), 0);
}

TEST(Connection, PU_22_is_made_in_berlin_from_any_two_approaches) {
    State s = table_at_turn();
    lay_track(s, bh, {"E16", "F17", "G18", "BERLIN"});
    lay_track(s, sa, {"J19", "I18", "I20"});
    give_treasury(s, sa, 20_usd);
    play(s, Move::expand(sa));
    build(s, {"BERLIN"});
    EXPECT_TRUE(s.railroads[sa].connections.empty()) << "judged when the Expansion ends";
    play(s, Move::done());
    EXPECT_TRUE(s.railroads[sa].connections.contains(bh));
    EXPECT_TRUE(s.railroads[bh].connections.contains(sa));
}

TEST(Connection,
     PU_22_of_the_preussische_ostbahn_and_the_saechsische_is_not_made_through_a_third) {   // the rulebook's example
    State s = table_at_turn();
    lay_track(s, ns, {"Posen", "Frankfurt an der Oder", "Dresden"});
    lay_track(s, sa, {"Dresden"});
    lay_track(s, po, {"Bromberg", "F33", "G32"});
    give_treasury(s, po, 20_usd);
    play(s, Move::expand(po));
    Log log;
    build(s, {"Posen"});
    play(s, Move::done(), log);
    EXPECT_TRUE(s.railroads[po].connections.contains(ns));
    EXPECT_FALSE(s.railroads[po].connections.contains(sa));
    EXPECT_EQ(dividends(log)[po], s.railroads[po].income * 2) << "time to pay dividends";

    State later = s;   // Frankfurt an der Oder connects the same two again
    lay_track(later, po, {"H29", "H27"});
    give_turn(later, john);
    play(later, Move::expand(po));
    Log second;
    build(later, {"Frankfurt an der Oder"});
    play(later, Move::done(), second);
    EXPECT_EQ(second.count(Event::Kind::dividend_paid), 0) << "they were not previously unconnected";
    EXPECT_FALSE(later.railroads[po].connections.contains(sa));
}

TEST(Dividends, PU_23_are_paid_by_all_railroads_and_doubly_by_the_one_that_connects) {   // the rulebook's example
    State s = table_at_turn();
    lay_track(s, bh, {"D13", "Hamburg", "E16", "F17", "G18", "BERLIN"});
    lay_track(s, ns, {"Dresden", "Frankfurt an der Oder"});
    lay_track(s, po, {"Frankfurt an der Oder", "G24", "BERLIN"});
    lay_track(s, sa, {"Dresden", "J21"});
    for (RailroadId id : all_railroads) give_share(s, id, vince);
    give_treasury(s, sa, 20_usd);
    const ByRailroad<Railroad> before = s.railroads;
    const Money cash = s.cash(vince);
    play(s, Move::expand(sa));
    build(s, {"I20"});
    Log log;
    play(s, Move::build(hex("BERLIN")), log);   // SA has no third cube
    EXPECT_EQ(log.count(Event::Kind::connected), 2) << "to BH and to PO";
    const ByRailroad<Money> paid = dividends(log);
    Money sum;
    for (RailroadId id : all_railroads) {
        EXPECT_EQ(paid[id], id == sa ? (before[sa].income + 3_usd) * 2 : before[id].income);
        sum += paid[id];
    }
    EXPECT_EQ(s.cash(vince), cash + sum) << "two new connections pay like one";
    EXPECT_EQ(s.cash(ann), 40_usd) << "who holds nothing gets nothing";
}

TEST(Dividends, PU_23_come_from_the_bank_and_from_nothing_but_new_connections) {
    State s = table_at_expansion(ns, 20_usd);
    build(s, {"Waldenburg"});
    Log log;
    play(s, Move::done(), log);
    EXPECT_EQ(log.count(Event::Kind::dividend_paid), 0) << "not from income, and not from the end of a round";
    EXPECT_EQ(s.step, Step::draw_disk);
}

TEST(Dividends, PU_23_leave_the_treasuries_alone) {
    State s = table_at_turn();
    lay_track(s, sa, {"K20"});
    lay_track(s, ns, {"Dresden"});
    give_treasury(s, sa, 4_usd);
    give_treasury(s, ns, 9_usd);
    play(s, Move::expand(sa));
    build(s, {"Dresden"});
    EXPECT_EQ(s.treasury(ns), 9_usd);
    EXPECT_EQ(s.treasury(sa), 0_usd);
    EXPECT_GT(s.cash(john), 40_usd);
}

TEST(Dividends, PU_36_of_the_berlin_hamburger_with_income_9_are_18_for_two_shares) {   // the rulebook's example
    State s = table_at_turn(4);
    lay_track(s, bh, {"E16", "F17", "G18", "BERLIN", "D13", "Hamburg", "Lübeck", "Kiel"});
    EXPECT_EQ(s.railroads[bh].income, 9_usd);
    give_share(s, bh, pete);
    give_share(s, bh, pete);
    lay_track(s, ns, {"Dresden"});
    lay_track(s, sa, {"K20"});
    give_treasury(s, sa, 4_usd);
    play(s, Move::expand(sa));
    build(s, {"Dresden"});
    EXPECT_EQ(s.cash(pete), Money{30 + 18});
}

}   // namespace
}   // namespace roundhouse::prussian_rails
