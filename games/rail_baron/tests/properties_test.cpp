// What holds in every game of Rail Baron, whatever is played and whatever was agreed on.
#include "games/rail_baron/face.hpp"
#include "play/games.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::rail_baron {
namespace {

// Every kind of move, and of each some that are near to being right.
void each_thinkable(const State& s, auto&& visit) {
    for (Verb verb : {Verb::pass, Verb::swap_home, Verb::declare}) visit(Move{.verb = verb});
    SeatSet::all(s.seats).each([&](Seat seat) { visit(Move::order(seat)); });
    for (int n = 1; n < max_throws; n += 3) visit(Move::dice(Throw(n)));
    for (int r = 0; r < s.board->regions; ++r) visit(Move::pick(Region(r)));
    for (Engine e : {Engine::freight, Engine::express, Engine::superchief}) visit(Move::upgrade(e));
    s.board->railroads.each([&](RailroadId r) {
        for (Verb verb : {Verb::buy, Verb::sell, Verb::auction, Verb::deed}) visit(Move{.verb = verb, .line = r});
    });
    const Money cash = is_player(s.decider) ? s.cash(s.decider) : 0_usd;
    const Money least = s.auction.is_open() ? s.auction.least_bid() : 0_usd;
    for (Money amount : {0_usd, least, least - 1_usd, least + 1_usd, cash, cash + 1_usd}) visit(Move::bid(amount));
    if (!is_player(s.turn) || s.player().at == Milepost::none) return;
    for (const Network::Exit& e : s.board->network.exits(s.player().at)) {
        visit(Move::step(e.railroad, e.to));
        visit(Move::step(e.railroad, s.player().at));
        visit(Move::step(RailroadId{0}, e.to));
    }
}

void check(const testing::Plan& plan) {
    testing::check_games<RailBaron>(plan, [](const State& s, auto&& visit) { each_thinkable(s, visit); });
}

json::value variants(bool short_game, int starting_auction, int turn_limit = 3000) {
    return json::object{{"short_game", short_game},
                        {"discounted_superchief", short_game},
                        {"free_superchief", starting_auction > 0},
                        {"starting_auction", starting_auction},
                        {"turn_limit", turn_limit}};
}

// The fast answer of RB-13 is compared with a plain search at every decision: it is a part of the recomputation.
TEST(Properties, hold_at_every_decision_of_random_games) {
    for (int seats = 2; seats <= 6; ++seats) check({.seats = seats, .games = 1});
}

TEST(Properties, hold_in_all_variants) {
    for (int seats = 2; seats <= 5; ++seats)
        check({.seats = seats, .options = variants(seats % 2 == 0, 30000 * (seats / 3)), .games = 1});
}

TEST(Properties, hold_where_everybody_is_asked) {   // RB-40
    for (int seats : {2, 4})
        check(
            {.seats = seats, .options = json::object{{"ask_everybody", true}, {"starting_auction", 3000}}, .games = 1});
}

// Bids never, and does anything else.
int no_bidder(int ways, Random& random) { return ways > 200 ? 0 : random.below(ways); }

// Cash is kept from the start: players buy, declare, are rovered, and win.
TEST(Properties, hold_in_rich_games) {
    check({.seats = 3, .options = variants(true, 170000, 60), .games = 2, .style = no_bidder});
    check({.seats = 4, .options = variants(false, 190000, 60), .games = 2, .style = no_bidder});
    check({.seats = 2, .options = variants(true, 300000, 60), .games = 1, .style = no_bidder});
}

TEST(Properties, hold_under_the_first_version_of_the_rules) {
    check({.seats = 3, .options = variants(true, 170000, 60), .games = 1, .style = no_bidder, .rules_version = 1});
}

TEST(Properties, hold_for_those_who_stall_and_those_who_spend_everything) {
    for (const auto& style : {testing::Style(testing::always_the_first), testing::Style(testing::always_the_last),
                              testing::Style(testing::mostly_the_first)})
        check({.seats = 4, .games = 1, .style = style});
}

TEST(Properties, hold_at_the_end_of_many_games) {
    for (int seats = 2; seats <= 6; ++seats) testing::check_many_games<RailBaron>(seats, 200);
    testing::check_many_games<RailBaron>(4, 10, variants(true, 1000000), testing::anything, 100'000);
}

TEST(Perft, counts_the_ways_to_decide) {
    const auto& kind = *find_game(RailBaron::id);
    Problem problem;
    const auto simulator =
        kind.simulator(kind.boards().front(), {.seats = 3, .options = json::object{}, .names = {}}, problem);
    EXPECT_EQ(simulator->perft(1), 3u);
    EXPECT_EQ(simulator->perft(2), 3u * 216);
    EXPECT_EQ(simulator->perft(3), 3u * 216 * 216);
}

// Version 2 of the rules differs from version 1 only for players with $200,000, whom no random game has.
TEST(Signature, of_a_thousand_random_games_stays_the_same) {
    const auto& kind = *find_game(RailBaron::id);
    for (const int version : {1, RailBaron::rules_version}) {
        Problem problem;
        const Seating seating{.seats = 6, .options = json::object{}, .names = {}, .rules_version = version};
        const auto simulator = kind.simulator(kind.boards().front(), seating, problem);
        EXPECT_EQ(signature(*simulator, 1, 1000), "f755e6c78235f331");
    }
}

}   // namespace
}   // namespace roundhouse::rail_baron
