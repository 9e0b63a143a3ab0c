// What a decider may choose: single moves, ranges of amounts, sets of places; and for chance, outcomes with weights.
#pragma once
#include "core/containers.hpp"
#include "core/money.hpp"

namespace roundhouse {

struct NoPlaces {};   // for games whose moves never name a set of places

// A move of a game whose options hold ranges has `with_amount(Money)`; one with sets of places has `with_place(Place)`.
// `Sets` says how many sets of places a list can hold.
template <class Move, int Capacity, class Places = NoPlaces, int Sets = 1>
class Offers {
public:
    static_assert(Sets <= 256);
    enum class Kind : std::uint8_t { single, range, places };

    // One line of the list. It stands for `ways` moves; for chance, `ways` is the weight of its one outcome.
    struct Entry {
        Move move;
        std::int32_t ways = 1;
        Money least{}, step = 1_usd;   // of a range
        Kind kind = Kind::single;
        std::uint8_t set = 0;   // which of the sets of places

        constexpr Money most() const { return least + step * (ways - 1); }
    };

    void add(const Move& move, int weight = 1) { enter({.move = move, .ways = weight}); }

    // Costs no branch, for moves of which nobody can guess whether they are allowed. REQUIRES: room for one more in any
    // case.
    void add_if(bool is_allowed, const Move& move) {
        entries_.add_if(is_allowed, {.move = move});
        ways_ += is_allowed ? 1 : 0;
    }

    // REQUIRES: least <= most, step > 0.
    void add_range(const Move& move, Money least, Money most, Money step = 1_usd) {
        assert(least <= most);
        const int ways = (most - least).dollars / step.dollars + 1;
        enter({.move = move, .ways = ways, .least = least, .step = step, .kind = Kind::range});
    }

    // REQUIRES: not empty; at most `Sets` sets of places a list.
    void add_each(const Move& move, const Places& places) {
        const auto set = static_cast<std::uint8_t>(sets_.size());
        sets_.add(places);
        enter({.move = move, .ways = places.size(), .kind = Kind::places, .set = set});
    }

    void clear() {
        entries_.clear();
        sets_.clear();
        ways_ = 0;
    }
    int ways() const { return ways_; }
    const auto& entries() const { return entries_; }
    const Places& places(const Entry& e) const { return sets_[e.set]; }

    // The move at `way` of all ways. REQUIRES: 0 <= way < ways(). Cost: the number of entries, not of moves.
    Move pick(int way) const {
        if (ways_ == entries_.size()) return of(entries_[way], 0);   // nobody can guess how far it is to the one
        const Entry* e = entries_.begin();
        while (way >= e->ways) way -= (e++)->ways;
        return of(*e, way);
    }

    // Visits every move once, with its weight: one for all but chance.
    template <class Visit>
    void each(Visit&& visit) const {
        for (const Entry& e : entries_) {
            if (e.kind == Kind::single) visit(e.move, e.ways);
            else
                for (int way = 0; way < e.ways; ++way) visit(of(e, way), 1);
        }
    }

private:
    void enter(const Entry& e) {
        assert(e.ways > 0);
        entries_.add(e);
        ways_ += e.ways;
    }
    Move of(const Entry& e, int way) const {
        if constexpr (requires { e.move.with_place(places(e).nth(way)); })
            if (e.kind == Kind::places) return e.move.with_place(places(e).nth(way));
        if constexpr (requires { e.move.with_amount(e.least); })
            if (e.kind == Kind::range) return e.move.with_amount(e.least + e.step * way);
        return e.move;
    }

    List<Entry, Capacity> entries_;
    List<Places, Sets> sets_;
    int ways_ = 0;
};

}   // namespace roundhouse
