#include <gtest/gtest.h>

#include "bots/rail_baron/judgement.hpp"
#include "bots/tests/judged_game.hpp"

namespace roundhouse::rail_baron {
namespace {

using TheJudgement = Judgement<RailBaron>;
constexpr Seat red{0}, blue{1};

const TheJudgement& judgement() {
    static const TheJudgement it(default_board<RailBaron>());
    return it;
}

// The first step of a train that has a choice and some way to go, after `decisions`.
State at_a_junction(int decisions, std::uint64_t seed) {
    return play_by_judgement<RailBaron>(
        judgement(), 3, seed, [&](const State& s) { return --decisions > 0 || s.step != Step::step || s.left < 4; });
}

void give(State& s, Seat seat, Money amount) {
    Silence silence;
    s.pay_from_bank(seat, amount, silence);
}

TEST(RailBaronJudgement, some_city_is_the_next_destination) {
    const Survey survey(default_board<RailBaron>());
    double sum = 0;
    for (int c = 0; c < survey.board().cities; ++c) sum += survey.odds(Milepost(c));
    EXPECT_NEAR(sum, 1, 1e-9);
}

TEST(RailBaronJudgement, a_guess_at_a_purse_rests_on_what_everybody_sees) {
    const State s = at_a_junction(60, 1);
    const Seat viewer = s.turn, other = left_of(viewer, s.seats);
    State richer = s;
    give(richer, other, 7000_usd);
    Random one(4), same(4);
    const State guess = judgement().seen_by(s, Viewer::seat(viewer), one),
                again = judgement().seen_by(richer, Viewer::seat(viewer), same);
    EXPECT_EQ(guess.cash(other), again.cash(other));
    EXPECT_EQ(guess.cash(viewer), s.cash(viewer));
    EXPECT_EQ(guess.ledger.total(), 0_usd);
}

TEST(RailBaronJudgement, a_purse_that_was_announced_is_not_guessed) {
    State s = at_a_junction(60, 1);
    const Seat other = left_of(s.turn, s.seats);
    give(s, other, secret_below);
    Random random(4);
    EXPECT_EQ(judgement().seen_by(s, Viewer::seat(s.turn), random).cash(other), s.cash(other));
}

TEST(RailBaronJudgement, a_train_that_follows_the_first_thought_gets_there_without_detours) {
    State s = at_a_junction(10, 2);
    const Seat rider = s.turn;
    const Milepost destination = s.player().destination;
    const Survey survey(default_board<RailBaron>());
    const int distance = survey.distance(destination, s.player().at);
    Silence silence;
    for (Random random(3); s.players[rider].destination == destination && s.turns < 200;) {
        State::Offers offers;
        Rules::offers(s, offers);
        if (s.turn == rider && s.players[rider].ridden.size() > 2 * distance + 12) break;
        Rules::apply(s,
                     s.decider == Seat::chance ? offers.pick(random.below(offers.ways()))
                                               : candidates_at<RailBaron>(judgement(), s).heaviest().move,
                     silence);
    }
    EXPECT_EQ(s.players[rider].destination, Milepost::none);
}

TEST(RailBaronJudgement, the_best_way_costs_the_same_whether_few_or_all_ways_are_compared) {
    const Survey survey(default_board<RailBaron>());
    Tariff tariff;
    const SegmentSet ridden;
    tariff.step = 430;
    Random random(9);
    for (int i = 0; i < survey.board().cities; ++i) {
        survey.board().railroads.each([&](RailroadId r) {
            tariff.owner[r] = static_cast<std::int8_t>(random.below(4));
            tariff.fee[r] = static_cast<float>(random.below(3) * 5000);
        });
        const Milepost from = Milepost(random.below(survey.board().mileposts)), to = Milepost(i);
        if (from == to) continue;
        const WayFinder few(survey, tariff, ridden, from, to),
            all(survey, tariff, ridden, from, to, WayFinder::unreachable);
        EXPECT_LT(few.cost(), WayFinder::unreachable);
        EXPECT_FLOAT_EQ(few.cost(), all.cost());
    }
}

TEST(RailBaronJudgement, a_way_over_a_rivals_track_costs_more_than_over_the_own) {
    State own = at_a_junction(10, 2), rivals = own;
    own.bank = rivals.bank = {};
    own.player().railroads = own.board->railroads;
    rivals.players[left_of(rivals.turn, rivals.seats)].railroads = rivals.board->railroads;
    EXPECT_GT(judgement().worth(own)[own.turn], judgement().worth(rivals)[own.turn]);
}

TEST(RailBaronJudgement, a_declared_train_within_reach_is_all_that_a_rival_thinks_of) {
    State s = at_a_junction(30, 5);
    Player& prey = s.players[left_of(s.turn, s.seats)];
    const auto exits = s.board->network.exits(s.player().at);
    const Network::Exit& first = exits[static_cast<std::size_t>(std::countr_zero(s.ways))];
    prey.is_declared = true;
    prey.at = first.to;
    prey.destination = prey.home = s.player().at;
    const auto candidates = candidates_at<RailBaron>(judgement(), s);
    ASSERT_EQ(candidates.size(), 1);
    EXPECT_EQ(candidates[0].move.to(), first.to);
}

TEST(RailBaronJudgement, who_can_win_by_declaring_at_home_thinks_of_that_first) {
    State s = at_a_junction(30, 5);
    Player& p = s.player();
    p.at = p.home;
    p.destination = Milepost::none;
    s.step = Step::declare;
    give(s, s.turn, cash_to_win);
    EXPECT_TRUE(candidates_at<RailBaron>(judgement(), s).heaviest().move.is(Verb::declare));
}

// A train that has arrived, and may buy; the player owns no railroad and has `cash`.
State at_a_purchase(Money cash) {
    State s = play_by_judgement<RailBaron>(judgement(), 3, 4, [](const State& at) {
        return at.step != Step::purchase || at.player().engine != Engine::freight;
    });
    s.bank |= s.player().railroads;
    s.player().railroads = {};
    s.rates.clear();
    s.pay_bank(s.turn, s.cash());
    give(s, s.turn, cash);
    return s;
}

TEST(RailBaronJudgement, an_engine_that_leaves_nothing_to_pay_fees_with_is_worth_less_than_the_money) {
    const auto gain = [](Money cash) {
        const State s = at_a_purchase(cash);
        State kept = s, bought = s;
        Silence silence;
        Rules::apply(kept, Move::pass(), silence);
        Rules::apply(bought, Move::upgrade(Engine::superchief), silence);
        const double doubt = judgement().doubt(s);
        return standing(judgement().worth(bought), doubt, s.seats, s.turn)
               - standing(judgement().worth(kept), doubt, s.seats, s.turn);
    };
    EXPECT_LT(gain(superchief_price), 0);
    EXPECT_GT(gain(superchief_price + superchief_price), 0);
}

TEST(RailBaronJudgement, after_the_end_the_winner_is_worth_most) {
    State s = at_a_junction(30, 5);
    s.step = Step::game_over;
    s.winner = red;
    give(s, red, cash_to_win);
    give(s, blue, cash_to_win + cash_to_win);
    EXPECT_GT(judgement().worth(s)[red], judgement().worth(s)[blue]);
}

TEST(RailBaronJudgement, nobody_bids_more_for_a_railroad_than_they_have) {
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        play_by_judgement<RailBaron>(judgement(), 4, seed, [&](const State& s) {
            if (s.step != Step::cash_auction) return true;
            ++asked;
            for (const auto& c : candidates_at<RailBaron>(judgement(), s))
                EXPECT_LE(c.move.amount(), s.cash(s.decider));
            return true;
        });
    EXPECT_GT(asked, 0);
}

}   // namespace
}   // namespace roundhouse::rail_baron
