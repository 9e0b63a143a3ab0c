#include <gtest/gtest.h>

#include <cmath>

#include "bots/prussian_rails/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse::prussian_rails {
namespace {

using Opinion = Judgement<PrussianRails>;

TEST(PrussianRailsJudgement, railroads_that_can_pay_for_many_meetings_in_the_opening_are_no_riddle) {
    const Opinion judgement(default_board<PrussianRails>());
    State s = PrussianRails::set_up(default_board<PrussianRails>(), 3, {});
    while (s.decider == Seat::chance) {
        Options options;
        Rules::options(s, options);
        Silence silence;
        Rules::apply(s, options.pick(0), silence);
    }
    ASSERT_EQ(s.step, Step::opening_auction);
    for (RailroadId id : all_railroads) s.ledger.pay(State::Accounts::bank, State::Accounts::of(id), 60_usd);
    EXPECT_FALSE(candidates_at<PrussianRails>(judgement, s).empty());
    for (Seat seat : {Seat{0}, Seat{1}, Seat{2}}) EXPECT_TRUE(std::isfinite(judgement.worth(s)[seat]));
}

}  // namespace
}  // namespace roundhouse::prussian_rails
