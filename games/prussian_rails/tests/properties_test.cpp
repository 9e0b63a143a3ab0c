// What holds in every game of Prussian Rails, whatever is played.
#include "games/prussian_rails/face.hpp"
#include "games/prussian_rails/tests/table.hpp"
#include "play/games.hpp"
#include "play/perft.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::prussian_rails {
namespace {

void each_thinkable(const State& s, auto&& visit) {
    for (Verb verb : {Verb::pass, Verb::done, Verb::agree, Verb::disagree}) visit(Move{.verb = verb});
    SeatSet::all(s.seats).each([&](Seat seat) {
        visit(Move::first_bidder(seat));
        visit(Move::draw_disk(seat));
    });
    for (RailroadId id : all_railroads) {
        visit(Move::capitalize(id));
        visit(Move::expand(id));
    }
    const Money cash = is_player(s.decider) ? s.cash(s.decider) : 0_usd;
    for (Money bid; bid <= cash + 2_usd; bid += 1_usd) visit(Move::bid(bid));
    s.board->hexes.each([&](Hex h) { visit(Move::build(h)); });
}

TEST(Properties, hold_at_every_decision_of_random_games) {
    for (int seats = 3; seats <= 5; ++seats)
        testing::check_games<PrussianRails>({.seats = seats, .games = 6},
                                            [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_for_those_who_stall_and_those_who_spend_everything) {
    for (const auto& style : {testing::Style(testing::always_the_first), testing::Style(testing::always_the_last),
                              testing::Style(testing::mostly_the_first)})
        testing::check_games<PrussianRails>({.seats = 4, .games = 3, .style = style},
                                            [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_at_the_end_of_many_games) {
    for (int seats = 3; seats <= 5; ++seats) testing::check_many_games<PrussianRails>(seats, 500);
}

TEST(Properties, PU_41_hide_nothing_from_anybody) {
    const auto table = testing::new_table<PrussianRails>(3);
    Random random(1);
    for (int decision = 0; decision < 60; ++decision) {
        Problem problem;
        table->play(table->random_move(random), problem);
        ASSERT_FALSE(problem) << problem.sentence();
    }
    for (Viewer viewer : {Viewer::seat(Seat{0}), Viewer::seat(Seat{2}), Viewer::the_public()})
        EXPECT_EQ(table->state_text(viewer), table->state_text(Viewer::everything()));
    EXPECT_FALSE(table->has_secrets());
}

TEST(Properties, PU_42_let_the_bank_pay_whatever_it_owes) {
    State s = PrussianRails::set_up(testing::shared_default_board<PrussianRails>()->board(), 3, {});
    s.pay_from_bank(Seat{0}, 1'000'000_usd);
    EXPECT_EQ(s.ledger.total(), 0_usd);
    EXPECT_FALSE(s.ledger.is_anybody_below_zero());
}

TEST(Perft, counts_the_ways_to_decide_from_the_beginning) {
    const State s = set_up(prussia(), 3);
    EXPECT_EQ(perft<PrussianRails>(s, 1), 3u);
    EXPECT_EQ(perft<PrussianRails>(s, 2), 3u * 41);
    EXPECT_EQ(perft<PrussianRails>(s, 3), 2703u);
}

TEST(Perft, counts_the_ways_to_decide_in_the_middle_of_a_game) {
    State s = table_at_turn();
    give_treasury(s, po, 4_usd);
    give_treasury(s, ns, 6_usd);
    give_treasury(s, sa, 3_usd);
    give_treasury(s, ba, 5_usd);
    give_treasury(s, km, 9_usd);
    EXPECT_EQ(perft<PrussianRails>(s, 1), 14u);
    EXPECT_EQ(perft<PrussianRails>(s, 2), 357u);
    EXPECT_EQ(perft<PrussianRails>(s, 3), 7076u);
    lay_track(s, ns, {"Dresden"});
    lay_track(s, sa, {"K20"});
    for (Seat seat : {john, vince, ann}) give_cash(s, seat, 3_usd);
    EXPECT_EQ(perft<PrussianRails>(s, 4), 1516u);
}

std::string signature_of_version(int version) {
    const auto& kind = *find_game(PrussianRails::id);
    Problem problem;
    const auto simulator = kind.simulator(
        kind.boards().front(), {.seats = 5, .options = json::object{}, .names = {}, .rules_version = version}, problem);
    return signature(*simulator, 1, 1000);
}

TEST(Signature, of_a_thousand_random_games_stays_the_same) { EXPECT_EQ(signature_of_version(2), "529155c7dbca4bbc"); }
TEST(Signature, of_version_1_is_what_it_was_when_it_was_current) {
    EXPECT_EQ(signature_of_version(1), "44f06e9c33c89d3c");
}

}   // namespace
}   // namespace roundhouse::prussian_rails
