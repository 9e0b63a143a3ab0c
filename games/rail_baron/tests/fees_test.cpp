// Use Fees, and Establishment.
#include "games/rail_baron/tests/table.hpp"

namespace roundhouse::rail_baron {
namespace {

// Red in Washington, bound for far away; Blue and Green out of the way with much cash.
State at_washington(std::string_view destination = "MIA") {
    State s = table_at({{"WAS", destination, "ATL"}, {"NOL", "MIA", "ATL"}, {"MEM", "MIA", "ATL"}});
    for (Seat seat : {red, blue, green}) set_cash(s, seat, 100000_usd);
    return s;
}

// The next turn of Red, wherever it is in.
void ride_in_new_turn(State& s, int a, int b, std::initializer_list<Move> steps) {
    begin_turn_of(s, red);
    play(s, white(a, b));
    for (const Move& step : steps) play(s, step);
}

// Seat buys the railroad from the bank, at the end of a trip to where it stands.
void buy(State& s, Seat seat, std::string_view code) {
    s.turn = seat;
    s.dice = {{1, 2}, 0};
    s.rates.clear();
    s.players[seat].destination = Milepost::none;
    s.after_purchase = AfterPurchase::fees;
    s.step = Step::purchase;
    settle(s);
    play(s, Move::buy(line(code)));
}

// All but one railroad are sold to Green: the next purchase sells out.
void sell_all_but(State& s, std::string_view code) {
    (s.unowned() - RailroadSet{line(code)}).each([&](RailroadId r) {
        s.bank.erase(r);
        s.players[green].railroads.insert(r);
    });
}

TEST(UseFees, fall_due_at_the_end_of_the_turn_and_not_for_own_railroads) {   // RB-24
    State s = at_washington();
    give(s, red, {"RFP"});
    const State before = s;
    play(s, white(1, 2));
    play(s, ride("RFP", "Quantico_VA"));
    EXPECT_EQ(s.turn, blue);
    EXPECT_EQ(gained(before, s, red), 0_usd);
}

TEST(UseFees, of_the_bank_are_1000_in_all) {   // RB-25
    State s = at_washington("STA");
    const State before = s;
    play(s, white(2, 2));
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    EXPECT_EQ(gained(before, s, red), 0_usd) << "not before the end of the turn";
    play(s, ride("CO", "Gordonsville_VA"));
    play(s, ride("VM", "Charlottesville_VA"));
    EXPECT_EQ(gained(before, s, red), 0_usd - 1000_usd);
}

TEST(UseFees, of_public_railroads_are_the_banks) {   // RB-25
    State s = table_at({{"RAL", "WAS"}, {"NOL", "MIA"}, {"NOL", "MIA"}});
    const State before = s;
    play(s, white(1, 1));
    play(s, ride("NCRR", "Durham_NC"));
    ride_on(s);
    EXPECT_EQ(gained(before, s, red), 0_usd - 1000_usd);
}

TEST(UseFees, go_to_each_opponent_once_however_many_railroads) {   // RB-26
    State s = at_washington("STA");
    give(s, blue, {"CO", "VM"});
    const State before = s;
    play(s, white(1, 2));
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    play(s, ride("CO", "Gordonsville_VA"));
    EXPECT_EQ(gained(before, s, red), 0_usd - 5000_usd);
    EXPECT_EQ(gained(before, s, blue), 5000_usd);
}

TEST(UseFees, are_10000_after_the_bank_has_sold_out) {   // RB-26
    State s = at_washington("STA");
    give(s, blue, {"CO"});
    give(s, green, {"VM"});
    s.fee = sold_out_fee;
    const State before = s;
    play(s, white(1, 1));
    play(s, ride("CO", "Manassas_VA"));
    play(s, ride("VM", "Culpeper_VA"));
    EXPECT_EQ(gained(before, s, red), 0_usd - 20000_usd);
    EXPECT_EQ(gained(before, s, blue), 10000_usd);
    EXPECT_EQ(gained(before, s, green), 10000_usd);
}

TEST(UseFees, stay_at_10000_even_if_a_railroad_is_sold_back) {   // RB-27
    State s = at_washington();
    sell_all_but(s, "GSF");
    buy(s, blue, "GSF");
    EXPECT_EQ(s.fee, 10000_usd);
    Silence silence;
    RaiseCash::sell_to_bank(s, blue, line("GSF"), silence);
    EXPECT_EQ(s.fee, 10000_usd);
    EXPECT_TRUE(s.bank.contains(line("GSF")));
}

TEST(UseFees, have_the_rate_of_the_ride_and_the_owner_at_the_end_of_the_turn) {   // RB-65
    State s = at_washington("RIC");
    play(s, white(6, 5));
    play(s, ride("RFP", "Quantico_VA"));
    const State before = s;
    play(s, ride("RFP", "RIC"));
    play(s, Move::buy(line("RFP")));
    EXPECT_EQ(gained(before, s, red), 3000_usd - 6500_usd) << "ridden and then bought costs nothing";
}

TEST(Establishment, example_1_the_established_rider_pays_1000_to_the_new_owner) {   // RB-28, RB-30, RB-33, RB-67
    State s = at_washington("MIA");
    play(s, white(1, 2));
    play(s, ride("RFP", "Quantico_VA"));   // Red stands at Doswell, on the RF&P
    const State before = s;
    buy(s, blue, "RFP");
    EXPECT_EQ(established(s, red, "RFP"), 1000_usd);
    EXPECT_LT(established(s, red, "CO"), 0_usd) << "only the railroad of which the fee has risen";
    ride_in_new_turn(s, 1, 1, {ride("RFP", "RIC"), ride("WW", "PET")});
    EXPECT_EQ(gained(before, s, red), 0_usd - 1000_usd - 1000_usd) << "$1,000 to Blue, and the bank's for the W&W";
    EXPECT_EQ(gained(before, s, blue), 1000_usd - 6500_usd);
    EXPECT_LT(established(s, red, "RFP"), 0_usd) << "lost by riding another railroad";
}

TEST(Establishment, lasts_over_turns_while_the_player_rides_that_railroad) {   // RB-29
    State s = at_washington("MIA");
    give(s, blue, {"RFP"});
    s.players[red].established.lower(line("RFP"), 1000_usd);
    const State before = s;
    ride_in_new_turn(s, 1, 1, {ride("RFP", "Quantico_VA")});
    ride_in_new_turn(s, 1, 1, {ride("RFP", "RIC")});
    EXPECT_EQ(gained(before, s, blue), 2000_usd);
    EXPECT_EQ(established(s, red, "RFP"), 1000_usd);
}

TEST(Establishment, ends_on_all_others_at_every_step) {   // RB-66
    State s = at_washington("MIA");
    for (std::string_view code : {"BO", "CO", "RFP", "VM"}) s.players[red].established.lower(line(code), 1000_usd);
    play(s, white(1, 2));
    play(s, ride("CO", "Manassas_VA"));
    EXPECT_EQ(established(s, red, "CO"), 1000_usd);
    for (std::string_view code : {"BO", "RFP", "VM"}) EXPECT_LT(established(s, red, code), 0_usd);
}

// Blue's part is Red's here: three railroads at the milepost, and the last railroad is sold.
struct ExampleTwo : ::testing::Test {
    State s = at_washington("LYN");
    void SetUp() override {
        give(s, blue, {"CO", "RFP"});
        sell_all_but(s, "GSF");
        buy(s, blue, "GSF");
    }
};

TEST_F(ExampleTwo, a_sell_out_establishes_at_5000_on_every_opponents_railroad) {   // RB-28, RB-33, RB-67
    for (std::string_view code : {"BO", "CO", "RFP", "VM"}) EXPECT_EQ(established(s, red, code), 5000_usd);
    const State before = s;
    ride_in_new_turn(s, 1, 2, {ride("RFP", "Quantico_VA")});
    EXPECT_EQ(gained(before, s, blue), 5000_usd);
    EXPECT_EQ(gained(before, s, red), 0_usd - 5000_usd);
}

TEST_F(ExampleTwo, another_railroad_of_the_same_owner_costs_the_full_price) {   // RB-31, RB-33
    const State before = s;
    ride_in_new_turn(s, 1, 3, {ride("RFP", "Quantico_VA"), ride("CO", "RIC")});
    EXPECT_EQ(gained(before, s, blue), 10000_usd) << "the highest of the fees that apply";
    EXPECT_EQ(gained(before, s, red), 0_usd - 10000_usd);
}

TEST_F(ExampleTwo, a_railroad_of_a_different_owner_is_paid_by_itself) {   // RB-31, RB-33
    const State before = s;
    ride_in_new_turn(s, 1, 1, {ride("CO", "Manassas_VA"), ride("VM", "Culpeper_VA")});
    EXPECT_EQ(gained(before, s, blue), 5000_usd);
    EXPECT_EQ(gained(before, s, green), 10000_usd);
}

TEST(Establishment, at_a_lower_fee_stays) {   // RB-67
    State s = at_washington("LYN");
    give(s, blue, {"CO"});
    s.players[red].established.lower(line("CO"), 1000_usd);
    sell_all_but(s, "GSF");
    buy(s, green, "GSF");
    EXPECT_EQ(established(s, red, "CO"), 1000_usd);
    EXPECT_EQ(established(s, red, "VM"), 5000_usd);
    EXPECT_LT(established(s, green, "VM"), 0_usd) << "not on its own railroads";
}

TEST(Establishment, RB_67_tells_the_fee_that_holds) {
    State s = at_washington("LYN");
    s.players[red].established.lower(line("CO"), 0_usd);
    Log log;
    establish_after_purchase(s, line("CO"), blue, log);
    ASSERT_EQ(log.count(Event::Kind::established), 1);
    EXPECT_EQ(log.events.front().amount, 0_usd);
}

TEST(Establishment, of_the_last_railroad_bought_is_at_1000) {   // RB-67
    State s = at_washington("LYN");
    sell_all_but(s, "CO");
    buy(s, blue, "CO");
    EXPECT_EQ(established(s, red, "CO"), 1000_usd);
    EXPECT_EQ(established(s, red, "BO"), 5000_usd);
}

}   // namespace
}   // namespace roundhouse::rail_baron
