// What every game's judgement promises, wherever a game has got to: asked in random games, which go where no sensible
// player goes. Each game instantiates this in bots/<game>/tests/promises_test.cpp.
#pragma once
#include <gtest/gtest.h>

#include <cmath>

#include "bots/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse {

template <Game G>
void check_promises(const Judgement<G>& judgement, const typename G::State& s, Random& random) {
    const typename G::State seen = seen_by(judgement, s, Viewer::seat(s.decider), random);
    const auto candidates = candidates_at<G>(judgement, seen);
    ASSERT_FALSE(candidates.empty());
    for (const auto& candidate : candidates) {
        const Refusal refusal = G::Rules::refusal(seen, candidate.move);
        ASSERT_FALSE(refusal) << refusal.rule << ": " << refusal.text;
        ASSERT_TRUE(std::isfinite(candidate.weight));
    }
    const BySeat<double> worth = judgement.worth(seen);
    SeatSet::all(s.seats).each([&](Seat seat) { ASSERT_TRUE(std::isfinite(worth[seat])); });
    ASSERT_GT(judgement.doubt(seen), 0);
}

template <Game G>
void check_game(const Judgement<G>& judgement, int seats, std::uint64_t seed) {
    typename G::State s = G::set_up(default_board<G>(), seats, {});
    Random random(seed);
    Silence silence;
    while (!G::Rules::is_over(s)) {
        if (s.decider != Seat::chance) check_promises<G>(judgement, s, random);
        if (testing::Test::HasFatalFailure()) return;
        G::Rules::apply(s, random_offer<G>(s, random), silence);
    }
}

template <class G>
class JudgementPromises : public testing::Test {};

TYPED_TEST_SUITE_P(JudgementPromises);

TYPED_TEST_P(JudgementPromises, candidates_are_allowed_and_figures_are_numbers) {
    constexpr std::uint64_t games = 12;
    const Judgement<TypeParam> judgement(default_board<TypeParam>());
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const int seats =
            TypeParam::least_seats + static_cast<int>(seed) % (TypeParam::most_seats - TypeParam::least_seats + 1);
        check_game<TypeParam>(judgement, seats, seed);
        if (this->HasFatalFailure()) FAIL() << "with " << seats << " seats and seed " << seed;
    }
}

REGISTER_TYPED_TEST_SUITE_P(JudgementPromises, candidates_are_allowed_and_figures_are_numbers);

}   // namespace roundhouse
