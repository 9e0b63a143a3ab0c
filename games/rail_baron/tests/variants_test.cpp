// The variants, the order of a turn, and the limit of turns.
#include "games/rail_baron/face.hpp"
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

Variants short_game() {
    Variants v;
    v.short_game = true;
    return v;
}

// Red arrives in Richmond with so much cash and may buy.
State buying(const Variants& variants, int seats = 3, Engine engine = Engine::freight, Money cash = 100000_usd) {
    const Train other{"NOL", "MIA"};
    State s = seats == 3   ? table_at({{"WAS", "RIC", "ATL"}, other, other}, variants)
              : seats == 4 ? table_at({{"WAS", "RIC", "ATL"}, other, other, other}, variants)
              : seats == 5 ? table_at({{"WAS", "RIC", "ATL"}, other, other, other, other}, variants)
              : seats == 6 ? table_at({{"WAS", "RIC", "ATL"}, other, other, other, other, other}, variants)
                           : table_at({{"WAS", "RIC", "ATL"}, other}, variants);
    s.players[red].engine = engine;
    set_cash(s, red, cash);
    play(s, engine == Engine::superchief ? dice(1, 2, 2) : white(1, 4));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    return s;
}

Money price(const State& s, Engine engine) { return Purchase::price_of(s, engine); }

TEST(ShortGame, halves_the_prices_of_railroads_and_engines) {   // RB-55
    State s = buying(short_game());
    EXPECT_EQ(s.price_of(line("RFP")), 3250_usd);
    EXPECT_EQ(s.half_price_of(line("RFP")), 1625_usd);
    EXPECT_EQ(price(s, Engine::express), 2000_usd);
    EXPECT_EQ(price(s, Engine::superchief), 20000_usd);
    play(s, Move::buy(line("RFP")));
    EXPECT_EQ(s.cash(red), 103000_usd - 3250_usd);
}

// Red stands in Atlanta without a destination; the bank has sold out.
State early(std::string_view home, Money cash = 60000_usd) {
    State s = table_at({{"ATL", "MIA", home}, {"RIC", "MIA", "MIA"}, {"MEM", "MIA", "NOL"}}, short_game());
    s.fee = sold_out_fee;
    s.players[red].destination = Milepost::none;
    set_cash(s, red, cash);
    begin_turn_of(s, red);
    return s;
}

TEST(ShortGame, lets_a_player_declare_early_outside_the_region_of_home) {   // RB-55
    State s = early("WAS");
    EXPECT_EQ(s.step, Step::declare);
    play(s, Move::declare());
    EXPECT_TRUE(s.players[red].is_early);
    EXPECT_NE(early("SAV").step, Step::declare) << "Savannah is in the region of Atlanta";
    State before_sell_out = early("WAS");
    before_sell_out.fee = opponents_fee;
    begin_turn_of(before_sell_out, red);
    EXPECT_NE(before_sell_out.step, Step::declare);
}

// Red declared early, is one step from home in Richmond, and Blue is about to come by.
State early_at_doswell(Money cash) {
    State s = table_at({{"ATL", "", "RIC"}, {"WAS", "RIC", "MIA"}, {"MEM", "MIA", "NOL"}}, short_game());
    s.fee = sold_out_fee;
    declare_player(s, red, "MIA", true);
    s.players[red].at = at("Doswell_VA");
    s.players[red].ridden = {segment("CO:Doswell_VA-Louisa_VA")};
    set_cash(s, red, cash);
    give(s, red, {"RFP", "GA"});
    return s;
}

TEST(ShortGame, an_early_declared_player_who_cannot_pay_the_rover_gives_up_everything) {   // RB-56
    State s = early_at_doswell(49999_usd);
    begin_turn_of(s, blue);
    const State before = s;
    play(s, white(1, 2));
    play(s, ride("RFP", "Quantico_VA"));
    EXPECT_TRUE(s.players[red].is_out);
    EXPECT_EQ(gained(before, s, blue), 49999_usd) << "the RF&P is Blue's own at the end of the turn";
    EXPECT_TRUE(s.players[blue].railroads.contains(line("GA")));
    State rich = early_at_doswell(50000_usd);
    begin_turn_of(rich, blue);
    play(rich, white(1, 2));
    play(rich, ride("RFP", "Quantico_VA"));
    EXPECT_FALSE(rich.players[red].is_out);
    EXPECT_FALSE(rich.players[red].is_declared);
}

TEST(ShortGame, an_early_declared_player_at_home_is_safe_and_the_round_is_finished) {   // RB-57
    State s = early_at_doswell(60000_usd);
    begin_turn_of(s, red);
    play(s, white(1, 2));
    play(s, ride("RFP", "RIC"));
    EXPECT_TRUE(s.last_round);
    EXPECT_EQ(s.turn, blue);
    EXPECT_FALSE(s.players[red].can_be_rovered());
    Log log;
    play(s, white(1, 3), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    EXPECT_EQ(log.count(Event::Kind::rovered), 0);
    play(s, Move::pass());
    EXPECT_EQ(s.turn, green);
    play(s, white(1, 1));
    ride_on(s);
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(winners(s), SeatSet::only(red)) << "the most cash";
}

TEST(ShortGame, an_early_declared_player_keeps_the_status_whatever_the_fees) {   // RB-54, RB-55
    State s = early_at_doswell(200500_usd);
    s.players[red].railroads.erase(line("RFP"));
    s.bank.insert(line("RFP"));
    begin_turn_of(s, red);
    play(s, white(1, 1));
    play(s, ride("RFP", "Fredericksburg_VA"));
    EXPECT_EQ(s.cash(red), 199500_usd);
    EXPECT_EQ(s.turn, blue);
    EXPECT_TRUE(s.players[red].is_early);
}

TEST(ShortGame, RB_78_an_early_declared_player_home_begins_the_last_round_whatever_the_cash) {
    State s = early_at_doswell(200000_usd);
    State earlier = s;
    begin_turn_of(s, red);
    play(s, white(1, 2));
    play(s, ride("RFP", "RIC"));
    EXPECT_TRUE(s.last_round);
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.winner, Seat::nobody);
    earlier.rules_version = 1;
    begin_turn_of(earlier, red);
    play(earlier, white(1, 2));
    play(earlier, ride("RFP", "RIC"));
    EXPECT_EQ(earlier.step, Step::game_over) << "version 1: with $200,000 the win is at once";
    EXPECT_EQ(winners(earlier), SeatSet::only(red));
}

TEST(ShortGame, RB_78_who_did_not_declare_early_wins_at_once_in_the_last_round_too) {
    State s = early_at_doswell(60000_usd);
    declare_player(s, blue, "NOL");
    s.players[blue].home = s.players[blue].destination = at("RIC");
    set_cash(s, blue, 250000_usd);
    begin_turn_of(s, red);
    play(s, white(1, 2));
    play(s, ride("RFP", "RIC"));
    ASSERT_TRUE(s.last_round);
    play(s, white(6, 4));
    play(s, ride("RFP", "Quantico_VA"));
    play(s, ride("RFP", "RIC"));
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(s.winner, blue);
}

TEST(ShortGame, the_last_round_ends_with_the_last_in_turn_order_and_ties_share_the_win) {   // RB-78
    State s = early_at_doswell(60000_usd);
    s.first = blue;
    s.players[green].is_out = true;
    set_cash(s, green, 0_usd);
    set_cash(s, blue, 60000_usd);
    begin_turn_of(s, red);
    play(s, white(1, 2));
    play(s, ride("RFP", "RIC"));
    EXPECT_EQ(s.step, Step::game_over) << "Blue went first, Green is out, Red is the last";
    EXPECT_EQ(winners(s).size(), 2);
}

TEST(DiscountedSuperchief, depends_on_the_seats) {   // RB-58, RB-79
    Variants v;
    v.discounted_superchief = true;
    EXPECT_EQ(price(buying(v, 2), Engine::superchief), 40000_usd);
    EXPECT_EQ(price(buying(v, 3), Engine::superchief), 40000_usd);
    EXPECT_EQ(price(buying(v, 4), Engine::superchief), 36000_usd);
    EXPECT_EQ(price(buying(v, 5), Engine::superchief), 32000_usd);
    State s = buying(v, 6);
    s.players[Seat{4}].is_out = true;
    EXPECT_EQ(price(s, Engine::superchief), 28000_usd) << "by the seats at the start";
    v.short_game = true;
    EXPECT_EQ(price(buying(v, 5), Engine::superchief), 16000_usd);
}

TEST(FreeSuperchief, is_for_an_express_only) {   // RB-59
    Variants v;
    v.free_superchief = true;
    EXPECT_EQ(price(buying(v), Engine::superchief), 40000_usd);
    State s = buying(v, 3, Engine::express, 0_usd);
    play(s, Move::upgrade(Engine::superchief));
    EXPECT_EQ(s.players[red].engine, Engine::superchief);
    EXPECT_EQ(s.cash(red), 2000_usd) << "the payoff less the fee";
}

State starting_auction(int seats = 3) {
    Variants v;
    v.starting_auction = 20000_usd;
    State s = set_up(southeast(), seats, v);
    play(s, Move::order(blue));
    for (int i = 0; i < seats; ++i) look_up(s, "WAS");
    return s;
}

TEST(StartingAuction, sells_one_random_railroad_for_each_player) {   // RB-60
    State s = starting_auction();
    EXPECT_EQ(s.cash(red), 40000_usd);
    EXPECT_EQ(s.step, Step::draw_deed);
    EXPECT_EQ(offered(s).size(), 34u) << "public ones are not among them";
    EXPECT_EQ(why_not(s, Move::deed(line("NCRR"))).rule, "RB-60");
    play(s, Move::deed(line("RFP")));
    EXPECT_EQ(s.decider, blue) << "the first player opens the first auction";
    EXPECT_EQ(s.auction.least_bid(), 3250_usd);
    play(s, Move::bid(3250_usd));
    play(s, Move::pass());
    play(s, Move::pass());
    EXPECT_EQ(s.cash(blue), 40000_usd - 3250_usd);
    EXPECT_EQ(established(s, red, "RFP"), 1000_usd) << "it was the bank's, and Red stands there";
    play(s, Move::deed(line("GA")));
    EXPECT_EQ(s.decider, green) << "the next player opens the next";
    for (int i = 0; i < 3; ++i) play(s, Move::pass());
    EXPECT_TRUE(s.aside.contains(line("GA")));
    EXPECT_FALSE(may(s, Move::deed(line("GA")))) << "set aside until all are done";
    play(s, Move::deed(line("CG")));
    for (int i = 0; i < 3; ++i) play(s, Move::pass());
    EXPECT_TRUE(s.bank.contains(line("GA")));
    EXPECT_TRUE(s.aside.empty());
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(s.turns, 1);
}

TEST(Honeymoon, gives_the_third_player_a_deed_after_the_fourth_purchase_and_every_second) {   // RB-61, RB-80
    State s = buying({}, 2);
    give(s, blue, {"LN", "MO"});
    give(s, red, {"IC"});
    play(s, Move::buy(line("GA")));
    EXPECT_EQ(s.step, Step::third_player);
    EXPECT_EQ(s.decider, Seat::chance);
    EXPECT_EQ(why_not(s, Move::deed(line("LN"))).rule, "RB-61");
    play(s, Move::deed(line("CO")));
    EXPECT_TRUE(s.third.contains(line("CO")));
    EXPECT_EQ(established(s, red, "CO"), 1000_usd) << "both are established like after a purchase";
    State fifth = buying({}, 2);
    give(fifth, blue, {"LN", "MO", "IC", "CG"});
    fifth.third.insert(line("CO"));
    fifth.bank.erase(line("CO"));
    play(fifth, Move::buy(line("GA")));
    EXPECT_EQ(fifth.turn, blue) << "the second deed is due at six";
}

TEST(Honeymoon, counts_a_sale_back_as_one_purchase_less) {   // RB-61, RB-80
    State s = buying({}, 2);
    give(s, blue, {"LN", "MO"});
    give(s, red, {"IC"});
    Silence silence;
    RaiseCash::sell_to_bank(s, blue, line("MO"), silence);
    play(s, Move::buy(line("GA")));
    EXPECT_TRUE(s.third.empty()) << "three are owned";
}

TEST(Honeymoon, halves_the_third_players_fees_between_bank_and_opponent) {   // RB-62
    State s = table_at({{"WAS", "STA", "ATL"}, {"NOL", "MIA"}});
    s.bank.erase(line("CO"));
    s.third.insert(line("CO"));
    const State before = s;
    play(s, white(1, 1));
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    EXPECT_EQ(gained(before, s, red), 0_usd - 5000_usd - 1000_usd);
    EXPECT_EQ(gained(before, s, blue), 2500_usd);
}

TEST(Honeymoon, is_always_on_with_two_players_and_refused_with_more) {   // RB-80
    const auto sentence = [](int seats, bool honeymoon) {
        Problem problem;
        const json::value options = json::object{{"honeymoon", honeymoon}};
        RailBaron::options_from_json(Reader(options, "options", problem), seats);
        return problem.sentence();
    };
    EXPECT_TRUE(sentence(2, true).empty());
    EXPECT_TRUE(sentence(4, false).empty());
    EXPECT_NE(sentence(2, false).find("options.honeymoon"), std::string::npos);
    EXPECT_NE(sentence(3, true).find("options.honeymoon"), std::string::npos);
    Problem problem;
    const json::value none = json::object{};
    EXPECT_TRUE(RailBaron::options_from_json(Reader(none, "options", problem), 2).honeymoon);
}

TEST(TurnLimit, ends_the_game_and_the_most_cash_wins) {   // RB-70
    Variants v;
    v.turn_limit = 2;
    State s = table_at({{"WAS", "MIA", "ATL"}, {"WAS", "MIA", "ATL"}, {"NOL", "MIA", "ATL"}}, v);
    for (int turn = 0; turn < 2; ++turn) {
        EXPECT_EQ(s.step, Step::roll);
        play(s, white(1, 1));
        ride_on(s);
    }
    EXPECT_EQ(s.step, Step::game_over);
    EXPECT_EQ(winners(s), SeatSet::only(green)) << "the others have paid $1,000 each";
}

TEST(Turn, runs_in_this_order) {   // RB-64
    State s = table_at({{"WAS", "RIC", "ATL"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    set_cash(s, red, 250000_usd);
    s.players[red].engine = Engine::express;
    Log log;
    play(s, white(2, 2), log);
    play(s, ride("RFP", "Quantico_VA"), log);
    play(s, ride("RFP", "RIC"), log);
    play(s, Move::pass(), log);   // purchase
    play(s, Move::pass(), log);   // declare, before the next lookup
    play(s, throw_for(region("Florida")), log);
    play(s, throw_for(at("MIA")), log);
    play(s, red_only(1), log);
    play(s, offered(s).front(), log);
    using Kind = Event::Kind;
    std::vector<Kind> kinds;
    for (const Event& e : log.events)
        if (e.kind != Kind::stepped) kinds.push_back(e.kind);
    EXPECT_EQ(kinds, (std::vector{Kind::rolled, Kind::arrived, Kind::nothing_bought, Kind::bounces_out,
                                  Kind::did_not_declare, Kind::region_looked_up, Kind::destination_found,
                                  Kind::bonus_rolled, Kind::fees_paid, Kind::turn_began}));
}

}   // namespace
}   // namespace roundhouse::rail_baron
