// Games that are played by judgement alone, for tests that ask what it says on the way.
#pragma once
#include "bots/brakeman.hpp"
#include "play/games.hpp"
#include "play/table_of.hpp"

namespace roundhouse {

template <Game G>
const typename G::Board& default_board() {
    return static_cast<const BoardOf<G>&>(*find_game(G::id)->boards().front()).board();
}

template <Game G>
Candidates<typename G::Move> candidates_at(const Judgement<G>& judgement, const typename G::State& s) {
    typename G::Offers offers;
    G::Rules::offers(s, offers);
    Candidates<typename G::Move> candidates;
    judgement.candidates(s, offers, candidates);
    return candidates;
}

// Chance by its weights, players by those of their candidates; visit(state) sees every decision of a player and may say
// no. Returns where it ended.
template <Game G, class Visit>
typename G::State play_by_judgement(const Judgement<G>& judgement, int seats, std::uint64_t seed, Visit&& visit) {
    typename G::State s = G::set_up(default_board<G>(), seats, {});
    Random random(seed);
    Silence silence;
    while (!G::Rules::is_over(s)) {
        if (s.decider == Seat::chance) {
            G::Rules::apply(s, random_offer<G>(s, random), silence);
            continue;
        }
        if (!visit(s)) return s;
        G::Rules::apply(s, drawn(candidates_at(judgement, s), random), silence);
    }
    return s;
}

}   // namespace roundhouse
