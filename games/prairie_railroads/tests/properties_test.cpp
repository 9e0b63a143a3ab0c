// What holds in every game of Prairie Railroads, whatever is played.
#include "games/prairie_railroads/face.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::prairie_railroads {
namespace {

// All doubles whose segments meet, in both directions, and some whose segments do not.
void each_thinkable_double(const State& s, auto&& visit) {
    const auto links = s.board->link_names.size();
    for (std::size_t i = 0; i < links; ++i) {
        const auto first = Link(i);
        const auto [a, b] = s.board->map.ends(first);
        (s.board->map.at(a) | s.board->map.at(b)).each([&](Link second) { visit(Move::double_build(first, second)); });
        visit(Move::double_build(first, Link((i * 7 + 3) % links)));
    }
}

void each_thinkable(const State& s, auto&& visit) {
    visit(Move::pass());
    visit(Move::draw());
    for (const Card c : all_cards) {
        visit(Move::select(c));
        visit(Move::card(c));
    }
    for (const RailroadId r : all_railroads) {
        visit(Move::offer(r));
        visit(Move::offer_own(r));
        visit(Move::use(r));
    }
    SeatSet::all(s.seats).each([&](Seat seat) {
        visit(Move::first_bidder(seat));
        visit(Move::builder(seat));
    });
    for (int line = 0; line < chart_lines; ++line) visit(Move::dice(ChartLine(line)));
    const Money cash = is_player(s.decider) ? s.cash(s.decider) : 0_usd;
    for (Money amount : {0_usd, 1_usd, 2_usd, 5_usd, s.auction.high(), s.auction.high() + 1_usd, cash, cash + 1_usd})
        visit(Move::bid(amount));
    for (std::size_t c = 0; c < s.board->city_names.size(); ++c) {
        visit(Move::grow(City(c)));
        visit(Move::western(City(c)));
    }
    for (std::size_t l = 0; l < s.board->link_names.size(); ++l) visit(Move::build(Link(l)));
    each_thinkable_double(s, visit);
}

std::unique_ptr<AnySimulator> simulator_for(int seats) {
    const auto& kind = *find_game(PrairieRailroads::id);
    Problem problem;
    return kind.simulator(kind.boards().front(), {.seats = seats, .options = json::object{}, .names = {}}, problem);
}

TEST(Properties, hold_at_every_decision_of_random_games) {
    for (int seats = 3; seats <= 5; ++seats)
        testing::check_games<PrairieRailroads>({.seats = seats, .games = 4},
                                               [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_for_those_who_stall_and_those_who_spend_everything) {
    for (const auto& style : {testing::Style(testing::always_the_first), testing::Style(testing::always_the_last),
                              testing::Style(testing::mostly_the_first)})
        testing::check_games<PrairieRailroads>({.seats = 4, .games = 2, .style = style},
                                               [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_at_the_end_of_many_games) {
    for (int seats = 3; seats <= 5; ++seats) testing::check_many_games<PrairieRailroads>(seats, 500);
}

// PR-2: hands are open information, and nothing else is hidden.
TEST(Properties, everybody_sees_everything) {
    const auto table = testing::new_table<PrairieRailroads>(3);
    EXPECT_EQ(table->state(Viewer::seat(Seat{1})), table->state(Viewer::everything()));
}

TEST(Properties, PR_51_hide_nothing_from_anybody) {
    const auto table = testing::new_table<PrairieRailroads>(3);
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

TEST(Properties, PR_52_let_the_bank_pay_whatever_it_owes) {
    State s = PrairieRailroads::set_up(testing::shared_default_board<PrairieRailroads>()->board(), 3, {});
    s.pay_from_bank(Seat{0}, 1'000'000_usd);
    EXPECT_EQ(s.ledger.total(), 0_usd);
    EXPECT_FALSE(s.ledger.is_anybody_below_zero());
}

TEST(Perft, counts_the_ways_to_decide) {
    const auto simulator = simulator_for(3);
    EXPECT_EQ(simulator->perft(1), 3u);
    EXPECT_EQ(simulator->perft(2), 3u * 81);   // pass, or bid $1 to $80
    EXPECT_EQ(simulator->perft(3),
              3u * (81 + 3239 + 2));   // after a bid of b: pass, or b + 1 to $80; $80 buys, and builds one of two
}

TEST(Signature, of_a_thousand_random_games_stays_the_same) {
    EXPECT_EQ(signature(*simulator_for(5), 1, 1000), "73da2caada3ed46e");
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
