// Who has the most cash.
#pragma once
#include <algorithm>

#include "core/money.hpp"
#include "core/seat.hpp"

namespace roundhouse {

// All who share the most cash. State has `seats` and `cash(Seat)`.
template <class State>
SeatSet richest(const State& s) {
    Money most = s.cash(Seat{0});
    SeatSet::all(s.seats).each([&](Seat seat) { most = std::max(most, s.cash(seat)); });
    SeatSet richest;
    SeatSet::all(s.seats).each([&](Seat seat) {
        if (s.cash(seat) == most) richest.insert(seat);
    });
    return richest;
}

}   // namespace roundhouse
