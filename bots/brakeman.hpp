// Brakeman: sensible moves at random, as somebody might play for the first time.
#pragma once
#include "bots/judgement.hpp"

namespace roundhouse {

// One of them by its weight. REQUIRES: not empty.
template <class Move>
const Move& drawn(const Candidates<Move>& candidates, Random& random) {
    double sum = 0;
    for (const Candidate<Move>& c : candidates) sum += c.weight;
    double left = sum * random.part();
    for (const Candidate<Move>& c : candidates)
        if ((left -= c.weight) < 0) return c.move;
    return candidates[candidates.size() - 1].move;
}

template <Game G>
class Brakeman {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit Brakeman(const Judgement<G>& judgement) : judgement_(judgement) {}

    // REQUIRES: a player decides. Allocates nothing.
    Move choose(const State& s, Random& random) const {
        const State seen = seen_by(judgement_, s, s.decider, random);
        typename G::Options options;
        G::Rules::options(seen, options);
        Candidates<Move> candidates;
        judgement_.candidates(seen, options, candidates);
        for (int i = 0; i < candidates.size(); ++i) candidates[i].weight = std::pow(candidates[i].weight, confidence);
        return drawn(candidates, random);
    }

private:
    static constexpr double confidence = 0.1;   // 1: as sure as the judgement; 0: all candidates are the same to it

    const Judgement<G>& judgement_;
};

}  // namespace roundhouse
