// Who bids first: anybody may be it, and chance decides.
#pragma once
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace roundhouse {

// What the choice has in common wherever it is made. State has `seats`; its Move has `verb`, first_bidder(Seat) and
// seat().
template <class State>
struct FirstBidder {
    using Move = typename State::Move;

    static Seat asks(const State&) { return Seat::chance; }

    static void offers(const State& s, typename State::Offers& out) {
        SeatSet::all(s.seats).each([&](Seat seat) { out.add(Move::first_bidder(seat)); });
    }

    // `not_yet` is said of any other move; its rule also refuses an empty seat.
    static Refusal refusal(const State& s, const Move& move, const Refusal& not_yet) {
        if (move.verb != Move::first_bidder(Seat{0}).verb) return not_yet;
        if (index(move.seat()) >= s.seats) return {not_yet.rule, "Nobody sits there."};
        return allowed;
    }
};

}   // namespace roundhouse
