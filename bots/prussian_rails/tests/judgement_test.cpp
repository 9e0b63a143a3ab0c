#include <gtest/gtest.h>

#include <cmath>

#include "bots/conductor.hpp"
#include "bots/prussian_rails/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse::prussian_rails {
namespace {

using TheJudgement = Judgement<PrussianRails>;

void play(State& s, const Move& move) {
    Silence silence;
    Rules::apply(s, move, silence);
}

// The first opening auction, before the first bid.
State first_auction(int seats) {
    State s = PrussianRails::set_up(default_board<PrussianRails>(), seats, {});
    while (s.decider == Seat::chance) {
        Offers offers;
        Rules::offers(s, offers);
        play(s, offers.pick(0));
    }
    return s;
}

// Whether Conductor thinks better of the best move that `is_meant` than of any other, by more than it is indifferent
// to.
template <class IsMeant>
bool prefers(const TheJudgement& judgement, const State& s, IsMeant&& is_meant) {
    Conductor<PrussianRails>::Assessments assessments;
    Conductor<PrussianRails>(judgement).assess(s, assessments);
    double meant = -1e18, other = -1e18;
    for (const auto& assessment : assessments) {
        double& best = is_meant(assessment.move) ? meant : other;
        best = std::max(best, assessment.standing);
    }
    return meant > other + 0.01 * judgement.doubt(s);
}

bool prefers_to_bid(const TheJudgement& judgement, const State& s) {
    return prefers(judgement, s, [](const Move& move) { return move.is_bid(); });
}

TEST(PrussianRailsJudgement, railroads_that_can_pay_for_many_meetings_in_the_opening_are_no_riddle) {
    const TheJudgement judgement(default_board<PrussianRails>());
    State s = first_auction(3);
    ASSERT_EQ(s.step, Step::opening_auction);
    for (RailroadId id : all_railroads) s.ledger.pay(State::Accounts::bank, State::Accounts::of(id), 60_usd);
    EXPECT_FALSE(candidates_at<PrussianRails>(judgement, s).empty());
    for (Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_TRUE(std::isfinite(judgement.worth(s)[seat]));
}

TEST(PrussianRailsJudgement, who_is_last_to_speak_does_not_leave_a_share_to_the_leader_for_a_dollar) {
    const TheJudgement judgement(default_board<PrussianRails>());
    for (const int seats : {3, 4, 5}) {
        State s = first_auction(seats);
        play(s, Move::bid(1_usd));
        for (int i = 2; i < seats; ++i) play(s, Move::pass());
        ASSERT_EQ(s.auction.in().size(), 2);
        EXPECT_TRUE(prefers_to_bid(judgement, s)) << seats << " seats";
    }
}

TEST(PrussianRailsJudgement, nobody_trusts_the_next_to_bid_for_a_share_that_goes_for_a_dollar) {
    const TheJudgement judgement(default_board<PrussianRails>());
    for (const int seats : {3, 4, 5}) {
        State s = first_auction(seats);
        play(s, Move::bid(1_usd));
        for (; s.auction.in().size() > 2; play(s, Move::pass()))
            EXPECT_TRUE(prefers_to_bid(judgement, s)) << seats << " seats";
    }
}

TEST(PrussianRailsJudgement, the_opener_does_not_wait_for_a_share_for_nothing_that_the_next_would_take) {
    const TheJudgement judgement(default_board<PrussianRails>());
    for (const int seats : {3, 4, 5}) EXPECT_TRUE(prefers_to_bid(judgement, first_auction(seats))) << seats << " seats";
}

TEST(PrussianRailsJudgement, who_holds_six_shares_for_a_dollar_each_does_not_get_the_seventh_so) {
    const TheJudgement judgement(default_board<PrussianRails>());
    for (const int seats : {3, 4, 5}) {
        State s = first_auction(seats);
        const Seat leader = s.auction.bidder();
        for (int sold = 0; sold < 6; ++sold) {
            play(s, Move::bid(1_usd));
            for (int i = 1; i < seats; ++i) play(s, Move::pass());
        }
        ASSERT_EQ(s.auction.bidder(), leader);
        play(s, Move::bid(1_usd));
        for (int i = 1; i < seats; ++i, play(s, Move::pass()))
            EXPECT_TRUE(prefers_to_bid(judgement, s)) << seats << " seats";
    }
}

// Whatever was bid for a share, it was more than a trifle, or nobody else could have paid a trifle more.
TEST(PrussianRailsJudgement, conductors_sell_each_other_no_opening_share_for_next_to_nothing) {
    constexpr Money trifle = 5_usd;
    const TheJudgement judgement(default_board<PrussianRails>());
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const int seats = 3 + static_cast<int>(seed % 3);
        State s = first_auction(seats);
        Random random(seed);
        while (s.step == Step::opening_auction) {
            const State before = s;
            play(s, Conductor<PrussianRails>(judgement).choose(s, random));
            if (s.step == before.step && s.current == before.current) continue;
            const Money price = s.treasury(before.current);
            SeatSet::all(seats).each([&](Seat rival) {
                const bool is_buyer = s.railroads[before.current].shares.held[rival] > 0;
                EXPECT_TRUE(is_buyer || price >= trifle || before.cash(rival) <= trifle)
                    << "for " << price.dollars << " with seed " << seed;
            });
        }
    }
}

TEST(PrussianRailsJudgement, who_has_the_shares_does_not_agree_to_end_and_who_has_the_cash_does) {
    const TheJudgement judgement(default_board<PrussianRails>());
    State s = first_auction(3);
    const Seat holder = s.auction.bidder();
    while (s.step == Step::opening_auction) {
        play(s, Move::bid(2_usd));
        play(s, Move::pass());
        play(s, Move::pass());
    }
    for (RailroadId id : all_railroads) s.ledger.pay(State::Accounts::bank, State::Accounts::of(id), 10_usd);
    s.step = Step::agree_to_end;
    const auto agrees = [](const Move& move) { return move.is(Verb::agree); };
    for (Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
        s.decider = seat;
        s.agreed = static_cast<std::int8_t>(index(seat));
        EXPECT_EQ(prefers(judgement, s, agrees), seat != holder) << "seat " << index(seat);
    }
}

}   // namespace
}   // namespace roundhouse::prussian_rails
