// What holds in every game of Southern Pacific, whatever is played.
#include "games/southern_pacific/face.hpp"
#include "games/southern_pacific/tests/table.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::southern_pacific {
namespace {

void each_thinkable(const State& s, auto&& visit) {
    for (Verb verb : {Verb::pass, Verb::offer_stock, Verb::accept, Verb::decline, Verb::done, Verb::skip})
        visit(Move{.verb = verb});
    SeatSet::all(s.seats).each([&](Seat seat) { visit(Move::first_bidder(seat)); });
    for (RailroadId r : all_railroads) visit(Move::offer(r));
    const Money cash = is_player(s.decider) ? s.cash(s.decider) : 0_usd;
    const Money treasury = s.treasury(), most = s.railroad().shares.sold > 0 ? PayDividends::most_per_share(s) : 0_usd;
    for (Money amount :
         {Money{-1}, 0_usd, 1_usd, 5_usd, cash, cash + 1_usd, treasury, treasury + 1_usd, most, most + 1_usd}) {
        visit(Move::bid(amount));
        visit(Move::counter(amount));
        visit(Move::dividend(amount));
    }
    for (Money amount : {s.talk.bid, s.talk.bid + 1_usd, s.talk.ask - 1_usd, s.talk.ask}) visit(Move::counter(amount));
    s.board->links.each([&](Link l) {
        visit(Move::build(l));
        const Money least = s.named.least_to_ask(l);
        for (Money price : {Money{-1}, 0_usd, least, least - 1_usd, treasury, treasury + 1_usd})
            visit(Move::buy(l, price));
    });
}

TEST(Properties, hold_at_every_decision_of_random_games) {
    for (int seats = 3; seats <= 5; ++seats)
        testing::check_games<SouthernPacific>({.seats = seats, .games = 3},
                                              [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

// SP-30: every game ends, whatever the players do.
TEST(Properties, hold_for_those_who_stall_and_those_who_spend_everything) {
    for (const auto& style : {testing::Style(testing::always_the_first), testing::Style(testing::always_the_last),
                              testing::Style(testing::mostly_the_first)})
        testing::check_games<SouthernPacific>({.seats = 4, .games = 1, .style = style},
                                              [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_under_the_first_version_of_the_rules) {
    testing::check_games<SouthernPacific>({.seats = 4, .games = 1, .rules_version = 1},
                                          [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

TEST(Properties, hold_at_the_end_of_many_games) {
    for (int seats = 3; seats <= 5; ++seats) testing::check_many_games<SouthernPacific>(seats, 500);
    testing::check_many_games<SouthernPacific>(4, 200, json::object{{"round_limit", 2}});
}

std::unique_ptr<AnySimulator> simulator(int seats, int rules_version = SouthernPacific::rules_version) {
    const AnyGame& kind = *find_game(SouthernPacific::id);
    Problem problem;
    return kind.simulator(kind.boards().front(),
                          {.seats = seats, .options = json::object{}, .names = {}, .rules_version = rules_version},
                          problem);
}

TEST(Perft, counts_the_ways_to_decide) {
    EXPECT_EQ(simulator(3)->perft(1), 3u);
    EXPECT_EQ(simulator(3)->perft(2), 3u * 35);   // pass, or bid 0 to 33
    EXPECT_EQ(simulator(3)->perft(3), 1896u);
    EXPECT_EQ(simulator(3)->perft(4), 23433u);   // after two passes the last player left is not asked
    EXPECT_EQ(simulator(3, 1)->perft(4), 23529u);
}

TEST(Signature, of_a_thousand_random_games_stays_the_same) {
    EXPECT_EQ(signature(*simulator(5), 1, 1000), "9fd59cb88ece0c8e");
    EXPECT_EQ(signature(*simulator(5, 1), 1, 1000), "8ffd71468af95da5");   // of version 1 of the rules
}

}   // namespace
}   // namespace roundhouse::southern_pacific
