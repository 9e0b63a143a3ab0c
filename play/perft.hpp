// Counting the ways that a game can go: the same figure says that the rules are the same.
#pragma once
#include <cstdint>

#include "core/game.hpp"

namespace roundhouse {

// The number of ways to make `depth` decisions, chance included; a game that is over counts as one.
template <Game G>
std::uint64_t perft(const typename G::State& s, int depth) {
    if (depth == 0 || G::Rules::is_over(s)) return 1;
    typename G::Offers offers;
    G::Rules::offers(s, offers);
    std::uint64_t leaves = 0;
    Silence silence;
    offers.each([&](const typename G::Move& move, int) {
        typename G::State after = s;
        G::Rules::apply(after, move, silence);
        leaves += perft<G>(after, depth - 1);
    });
    return leaves;
}

}   // namespace roundhouse
