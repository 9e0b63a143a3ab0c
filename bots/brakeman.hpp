// Brakeman: sensible moves at random, all equally likely, as a newcomer might play.
#pragma once
#include "bots/judgement.hpp"

namespace roundhouse {

template <Game G>
class Brakeman {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Brakeman(const Judgement<G>& judgement) : judgement_(judgement) {}

    // REQUIRES: a player decides. Allocates nothing.
    Move choose(const State& s, Random& random) const {
        const State seen = seen_by(judgement_, s, Viewer::seat(s.decider), random);
        typename G::Offers offers;
        G::Rules::offers(seen, offers);
        Candidates<Move> candidates;
        consider(judgement_, seen, offers, candidates);
        return candidates[random.below(candidates.size())].move;
    }

private:
    const Judgement<G>& judgement_;
};

}   // namespace roundhouse
