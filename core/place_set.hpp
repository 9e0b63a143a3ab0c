// A set of places (hexes, cities, links, mileposts): one bit each, so that neighbourhood and
// connectivity are a few machine words of and, or, and not.
#pragma once
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>

namespace roundhouse {

template <class Place, int Capacity>
class PlaceSet {
public:
    static constexpr int capacity = Capacity;
    static constexpr int words = (Capacity + 63) / 64;

    constexpr PlaceSet() = default;
    constexpr PlaceSet(std::initializer_list<Place> places) {
        for (Place p : places) insert(p);
    }

    constexpr bool contains(Place p) const { return (word_[word(p)] >> bit(p) & 1) != 0; }
    constexpr void insert(Place p) { word_[word(p)] |= std::uint64_t{1} << bit(p); }
    constexpr void insert_if(bool is_in, Place p) {
        word_[word(p)] |= std::uint64_t{is_in} << bit(p);
    }   // costs no branch
    constexpr void erase(Place p) { word_[word(p)] &= ~(std::uint64_t{1} << bit(p)); }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (int w = 0; w < words; ++w) any |= word_[w];
        return any == 0;
    }
    constexpr int size() const {
        int n = 0;
        for (int w = 0; w < words; ++w) n += std::popcount(word_[w]);
        return n;
    }
    constexpr bool meets(const PlaceSet& o) const { return !(*this & o).empty(); }
    constexpr bool covers(const PlaceSet& o) const { return (o - *this).empty(); }

    friend constexpr PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
    friend constexpr PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
    friend constexpr PlaceSet operator-(PlaceSet a, const PlaceSet& b) { return a -= b; }
    constexpr PlaceSet& operator&=(const PlaceSet& o) {
        for (int w = 0; w < words; ++w) word_[w] &= o.word_[w];
        return *this;
    }
    constexpr PlaceSet& operator|=(const PlaceSet& o) {
        for (int w = 0; w < words; ++w) word_[w] |= o.word_[w];
        return *this;
    }
    constexpr PlaceSet& operator-=(const PlaceSet& o) {
        for (int w = 0; w < words; ++w) word_[w] &= ~o.word_[w];
        return *this;
    }
    friend constexpr bool operator==(const PlaceSet&, const PlaceSet&) = default;

    // Which of `n` places in a row are members: one bit each, the first lowest. REQUIRES: 0 <= n <= 32; all are below
    // the capacity.
    constexpr std::uint32_t row(Place first, int n) const {
        const int w = word(first), shift = bit(first);
        std::uint64_t bits = word_[w] >> shift;
        if (w + 1 < words) bits |= word_[w + 1] << 1 << (63 - shift);
        return static_cast<std::uint32_t>(bits & ((std::uint64_t{1} << n) - 1));
    }

    // The lowest member. REQUIRES: not empty.
    constexpr Place first() const {
        int w = 0;
        while (word_[w] == 0) ++w;
        return Place(w * 64 + std::countr_zero(word_[w]));
    }

    // The member with exactly `n` members before it. REQUIRES: 0 <= n < size(). Cost: a handful of instructions a word.
    constexpr Place nth(int n) const {
        int w = 0;
        for (int here = std::popcount(word_[0]); n >= here; here = std::popcount(word_[w])) {
            n -= here;
            ++w;
            assert(w < words);
        }
        return Place(w * 64 + nth_bit(word_[w], n));
    }

    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (int w = 0; w < words; ++w)
            for (std::uint64_t rest = word_[w]; rest != 0; rest &= rest - 1)
                visit(Place(w * 64 + std::countr_zero(rest)));
    }

    // The same numbers as places of another kind. REQUIRES: each is below the other capacity.
    template <class Other, int OtherCapacity>
    constexpr PlaceSet<Other, OtherCapacity> as() const {
        PlaceSet<Other, OtherCapacity> same;
        for (int w = 0; w < words; ++w) {
            if (w < same.words) same.word_[w] = word_[w];
            else assert(word_[w] == 0);
        }
        return same;
    }

private:
    template <class, int>
    friend class PlaceSet;

    static constexpr int word(Place p) {
        assert(static_cast<int>(p) >= 0 && static_cast<int>(p) < Capacity);
        return static_cast<int>(p) >> 6;
    }
    static constexpr int bit(Place p) { return static_cast<int>(p) & 63; }

    // Halves the word six times by counting: no branch that a random choice could mispredict.
    static constexpr int nth_bit(std::uint64_t bits, int n) {
        int at = 0;
        for (int width = 32; width > 0; width /= 2) {
            const int low = std::popcount(bits >> at & ((std::uint64_t{1} << width) - 1));
            const bool beyond = n >= low;
            n -= beyond ? low : 0;
            at += beyond ? width : 0;
        }
        return at;
    }

    std::uint64_t word_[words] = {};
};

}   // namespace roundhouse
