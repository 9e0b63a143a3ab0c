// Random play: the source of chance, and whole games played without a thought.
#pragma once
#include <cstdint>

#include "core/game.hpp"

namespace roundhouse {

// splitmix64: small, quick, the same on every machine.
class Random {
public:
    explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    // Equally likely from 0 to n - 1, but for one part in 2^32 / n. REQUIRES: n > 0.
    constexpr int below(int n) { return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(n) >> 32); }

    // From 0 up to, but not including, 1.
    constexpr double part() { return static_cast<double>(next() >> 11) * 0x1p-53; }

private:
    std::uint64_t state_;
};

// The source for game number `index` of a series: neighbouring games have nothing in common.
constexpr Random random_for(std::uint64_t seed, std::uint64_t index) {
    return Random(Random(seed).next() ^ (index * 0xd1342543de82ef95 + 0x2545f4914f6cdd1d));
}

// A move that is on offer, each as likely as any other; for chance, by the weights. REQUIRES: the game is not over.
// Allocates nothing.
template <Game G>
typename G::Move random_offer(const typename G::State& s, Random& random) {
    typename G::Offers offers;
    G::Rules::offers(s, offers);
    return offers.pick(random.below(offers.ways()));
}

// Plays to the end, each move equally likely, chance by its weights. `watch(ways, way)` sees every choice.
// Allocates nothing.
template <Game G, class Watch>
void play_out(typename G::State& s, Random& random, Watch&& watch) {
    Silence silence;
    while (!G::Rules::is_over(s)) {
        typename G::Offers offers;
        G::Rules::offers(s, offers);
        const int way = random.below(offers.ways());
        watch(offers.ways(), way);
        G::Rules::apply(s, offers.pick(way), silence);
    }
}

}   // namespace roundhouse
