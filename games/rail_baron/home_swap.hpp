// Home Swap: once, before the first roll, home and first destination may change places.
#pragma once
#include <utility>

#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

struct SwapHome {
    static constexpr Step here = Step::swap_home, next = Step::roll;

    static Seat asks(const State& s) { return s.turn; }
    static void offers(const State&, Offers& out) {
        out.add(Move::pass());
        out.add(Move::swap_home());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is_pass() || move.is(Verb::swap_home)) return allowed;
        return {"RB-8", "First the player says whether home and destination are swapped."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        Player& p = s.player();
        if (move.is_pass()) {
            tell(Event::homes_kept(s.turn, p.home));
            return next;
        }
        std::swap(p.home, p.destination);
        p.at = p.departure = p.home;
        p.established.clear();
        s.board->serving[p.home].each([&](RailroadId r) { p.established.lower(r, bank_fee); });
        tell(Event::homes_swapped(s.turn, p.home, p.destination));
        return next;
    }
};

}   // namespace roundhouse::rail_baron
