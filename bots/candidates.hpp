// The moves that a judgement considers.
#pragma once
#include "core/containers.hpp"

namespace roundhouse {

template <class Move>
struct Candidate {
    Move move;
    double weight = 0;   // above zero; only the ratio to the other candidates counts
};

// Keeps the heaviest, up to its capacity.
template <class Move>
class Candidates {
public:
    static constexpr int capacity = 32;

    // A weight of zero or less is left out.
    constexpr void add(const Move& move, double weight) {
        if (!(weight > 0)) return;
        if (list_.size() < capacity) list_.add({move, weight});
        else if (const int lightest = lightest_place(); weight > list_[lightest].weight)
            list_[lightest] = {move, weight};
    }
    constexpr void clear() { list_.clear(); }
    constexpr bool empty() const { return list_.empty(); }
    constexpr int size() const { return list_.size(); }
    constexpr Candidate<Move>& operator[](int i) { return list_[i]; }
    constexpr const Candidate<Move>& operator[](int i) const { return list_[i]; }
    constexpr const Candidate<Move>* begin() const { return list_.begin(); }
    constexpr const Candidate<Move>* end() const { return list_.end(); }

    // REQUIRES: not empty.
    constexpr const Candidate<Move>& heaviest() const {
        int best = 0;
        for (int i = 1; i < size(); ++i)
            if (list_[i].weight > list_[best].weight) best = i;
        return list_[best];
    }

    // The heaviest first; of equals, the one added earlier.
    constexpr void sort() {
        for (int i = 1; i < size(); ++i) {
            const Candidate<Move> moving = list_[i];
            int to = i;
            for (; to > 0 && list_[to - 1].weight < moving.weight; --to) list_[to] = list_[to - 1];
            list_[to] = moving;
        }
    }

private:
    constexpr int lightest_place() const {
        int lightest = 0;
        for (int i = 1; i < size(); ++i)
            if (list_[i].weight < list_[lightest].weight) lightest = i;
        return lightest;
    }

    List<Candidate<Move>, capacity> list_;
};

}   // namespace roundhouse
