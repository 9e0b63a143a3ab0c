#include <gtest/gtest.h>

#include "bots/prairie_railroads/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse::prairie_railroads {
namespace {

using TheJudgement = Judgement<PrairieRailroads>;

// The first turn after the opening auctions, with one card left in the game: the Offer Stock of the player.
State at_the_last_card(const TheJudgement& judgement, std::uint64_t seed) {
    State s = play_by_judgement<PrairieRailroads>(judgement, 3, seed,
                                                  [](const State& here) { return here.step != Step::take_action; });
    s.hands = {};
    s.deck = {};
    s.dividends_played = dividends_to_end - 1;
    s.hands[s.turn][Card::offer_stock] = 1;
    s.pay_from_bank(Seat{0}, 500_usd);
    s.pay_from_bank(Seat{1}, 500_usd);
    return s;
}

TEST(PrairieRailroadsJudgement, a_finished_game_is_worth_its_cash) {
    const TheJudgement judgement(default_board<PrairieRailroads>());
    const State end = play_by_judgement<PrairieRailroads>(judgement, 4, 1, [](const State&) { return true; });
    for (Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}})
        EXPECT_EQ(judgement.worth(end)[seat], end.cash(seat).dollars);
}

TEST(PrairieRailroadsJudgement, a_bid_is_never_above_what_the_share_can_still_return) {
    const TheJudgement judgement(default_board<PrairieRailroads>());
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        State s = at_the_last_card(judgement, seed);
        Silence silence;
        Rules::apply(s, Move::select(Card::offer_stock), silence);
        Rules::apply(s, Move::offer(RailroadId::santa_fe), silence);
        if (s.step != Step::stock_auction) continue;
        ++asked;
        const Railroad& r = s.railroad();
        const Money payoff = divided_up(r.value + r.income, r.shares.sold + 1);
        for (const auto& c : candidates_at<PrairieRailroads>(judgement, s)) EXPECT_LE(c.move.amount(), payoff);
    }
    EXPECT_GT(asked, 0);
}

TEST(PrairieRailroadsJudgement, who_has_nothing_but_dividends_to_play_and_no_share_still_has_a_move) {
    const TheJudgement judgement(default_board<PrairieRailroads>());
    State s = at_the_last_card(judgement, 1);
    s.hands[s.turn] = {};
    s.hands[s.turn][Card::pay_dividends] = 1;
    for (Railroad& r : s.railroads) r.income = 0_usd;
    const auto candidates = candidates_at<PrairieRailroads>(judgement, s);
    ASSERT_EQ(candidates.size(), 1);
    EXPECT_EQ(candidates[0].move, Move::select(Card::pay_dividends));
}

TEST(PrairieRailroadsJudgement, a_share_is_worth_more_to_its_holder_when_its_railroad_earns_more) {
    const TheJudgement judgement(default_board<PrairieRailroads>());
    State s = play_by_judgement<PrairieRailroads>(judgement, 3, 7,
                                                  [](const State& here) { return here.step != Step::take_action; });
    const Seat holder = s.railroads[RailroadId::frisco].control.next_after(Seat{0});
    const double before = judgement.worth(s)[holder];
    s.railroads[RailroadId::frisco].income += 5_usd;
    EXPECT_GT(judgement.worth(s)[holder], before);
}

TEST(PrairieRailroadsJudgement, growth_goes_where_the_player_has_track) {
    const TheJudgement judgement(default_board<PrairieRailroads>());
    State s = play_by_judgement<PrairieRailroads>(judgement, 3, 7,
                                                  [](const State& here) { return here.step != Step::take_action; });
    s.step = Step::choose_growth;
    s.decider = s.turn;
    const auto best = candidates_at<PrairieRailroads>(judgement, s).heaviest().move.city();
    int mine = 0;
    for (const Railroad& r : s.railroads) mine += r.shares.held[s.turn] * (r.links & s.board->map.at(best)).size();
    EXPECT_GT(mine, 0);
}

}   // namespace
}   // namespace roundhouse::prairie_railroads
