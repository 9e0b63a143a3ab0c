// Who looks at a table. Whatever shows a position or tells an event asks for whom, and has no default.
#pragma once
#include <cassert>
#include <compare>

#include "core/seat.hpp"

namespace roundhouse {

class Viewer {
public:
    // The whole truth: for records, checks, and whoever runs the game.
    static constexpr Viewer everything() { return Viewer(Seat::chance); }
    // What all may see, and no more: for those without a seat.
    static constexpr Viewer the_public() { return Viewer(Seat::nobody); }
    // REQUIRES: a player's.
    static constexpr Viewer seat(Seat seat) {
        assert(is_player(seat));
        return Viewer(seat);
    }

    constexpr bool sees_everything() const { return seat_ == Seat::chance; }
    // Whether what only that player may see is shown.
    constexpr bool sees_secrets_of(Seat player) const { return sees_everything() || seat_ == player; }

    friend constexpr auto operator<=>(Viewer, Viewer) = default;

private:
    constexpr explicit Viewer(Seat seat) : seat_(seat) {}
    Seat seat_;
};

}   // namespace roundhouse
