// The shares of one railroad: who holds how many, how many are unsold, and who presides.
#pragma once
#include "core/seat.hpp"

namespace roundhouse {

struct Shares {
    BySeat<std::int8_t> held{};   // the president's share counts as one
    std::int8_t unsold = 0;
    std::int8_t sold = 0;   // in players' hands: the sum of `held`
    Seat president = Seat::nobody;

    // REQUIRES: an unsold share is left.
    constexpr void sell_to(Seat buyer) {
        assert(unsold > 0);
        --unsold;
        ++sold;
        ++held[buyer];
    }

    // Recounts `sold` from what the players hold.
    constexpr void count_sold() {
        sold = 0;
        for (std::int8_t of_one : held) sold = static_cast<std::int8_t>(sold + of_one);
    }

    // Who holds the most; on a tie the president stays, and of several others the first clockwise from seat 0.
    constexpr Seat largest_holder(int seats) const {
        Seat largest = president;
        for (Seat seat{0}; index(seat) < seats; seat = Seat(index(seat) + 1))
            if (largest == Seat::nobody ? held[seat] > 0 : held[seat] > held[largest]) largest = seat;
        return largest;
    }

    friend constexpr bool operator==(const Shares&, const Shares&) = default;
};

}   // namespace roundhouse
