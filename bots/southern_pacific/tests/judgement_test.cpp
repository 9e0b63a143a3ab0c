#include <gtest/gtest.h>

#include "bots/southern_pacific/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse::southern_pacific {
namespace {

using TheJudgement = Judgement<SouthernPacific>;

bool is_last_round(const State& s) {
    for (const Railroad& r : s.railroads)
        if (r.cubes == 0) return true;
    return false;
}

TEST(SouthernPacificJudgement, a_finished_game_is_worth_its_cash) {
    const TheJudgement judgement(default_board<SouthernPacific>());
    const State end = play_by_judgement<SouthernPacific>(judgement, 3, 1, [](const State&) { return true; });
    for (Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_EQ(judgement.worth(end)[seat], end.cash(seat).dollars);
}

TEST(SouthernPacificJudgement, nothing_is_bid_for_a_share_that_will_never_pay) {
    const TheJudgement judgement(default_board<SouthernPacific>());
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        play_by_judgement<SouthernPacific>(judgement, 4, seed, [&](const State& s) {
            if (s.step != Step::bull_market_auction || !is_last_round(s)) return true;
            ++asked;
            for (const auto& c : candidates_at<SouthernPacific>(judgement, s)) EXPECT_EQ(c.move.amount(), 0_usd);
            return true;
        });
    EXPECT_GT(asked, 0);
}

TEST(SouthernPacificJudgement, no_president_forgoes_the_income) {
    const TheJudgement judgement(default_board<SouthernPacific>());
    int asked = 0;
    play_by_judgement<SouthernPacific>(judgement, 3, 2, [&](const State& s) {
        if (s.step != Step::pay_dividends) return true;
        ++asked;
        for (const auto& c : candidates_at<SouthernPacific>(judgement, s)) EXPECT_TRUE(c.move.is(Verb::dividend));
        return true;
    });
    EXPECT_GT(asked, 0);
}

TEST(SouthernPacificJudgement, a_price_is_expected_to_be_taken_only_by_a_seller_who_gains) {
    const TheJudgement judgement(default_board<SouthernPacific>());
    int asked = 0;
    play_by_judgement<SouthernPacific>(judgement, 3, 3, [&](const State& s) {
        if (s.step != Step::build_and_buy) return true;
        State::Offers offers;
        Rules::offers(s, offers);
        for (const auto& entry : offers.entries()) {
            if (!entry.move.is(Verb::buy)) continue;
            State asking = s;
            Silence silence;
            Rules::apply(asking, entry.move.with_amount(0_usd), silence);
            if (asking.step != Step::seller_answers) continue;
            ++asked;
            const auto stands = [&](const State& at) {
                return standing(judgement.worth(at), judgement.doubt(s), s.seats, asking.decider);
            };
            EXPECT_GE(stands(asking), stands(s));
        }
        return true;
    });
    EXPECT_GT(asked, 0);
}

}   // namespace
}   // namespace roundhouse::southern_pacific
