// Seats around the table, clockwise from 0; chance and nobody sit there too.
#pragma once
#include <bit>
#include <cstdint>

#include "core/containers.hpp"

namespace roundhouse {

enum class Seat : std::int8_t { chance = -2, nobody = -1 };

constexpr int max_seats = 6;
template <class Value>
using BySeat = ArrayBy<Seat, Value, max_seats>;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr bool is_player(Seat seat) { return index(seat) >= 0; }
constexpr Seat left_of(Seat seat, int seats) { return index(seat) + 1 == seats ? Seat{0} : Seat(index(seat) + 1); }

// A set of players. Every operation is a few instructions.
class SeatSet {
public:
    constexpr SeatSet() = default;
    static constexpr SeatSet all(int seats) { return SeatSet((1u << seats) - 1); }
    static constexpr SeatSet only(Seat seat) { return is_player(seat) ? SeatSet(1u << index(seat)) : SeatSet{}; }

    constexpr bool contains(Seat seat) const { return is_player(seat) && (bits_ >> index(seat) & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(Seat seat) { *this = *this | only(seat); }
    constexpr void erase(Seat seat) { *this = *this - only(seat); }

    friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(a.bits_ | b.bits_); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    // The first member met going clockwise from the seat to the left of `seat`, that seat itself coming last.
    // REQUIRES: not empty; `seat` is a player.
    constexpr Seat next_after(Seat seat) const {
        const unsigned beyond = bits_ & ~((2u << index(seat)) - 1);
        return Seat(std::countr_zero(beyond != 0 ? beyond : unsigned{bits_}));
    }

    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (unsigned rest = bits_; rest != 0; rest &= rest - 1) visit(Seat(std::countr_zero(rest)));
    }

private:
    constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    std::uint8_t bits_ = 0;
};

}   // namespace roundhouse
