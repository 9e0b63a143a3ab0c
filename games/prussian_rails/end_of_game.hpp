// Ending and winning the game.
#pragma once
#include "core/richest.hpp"
#include "games/prussian_rails/expansion.hpp"

namespace roundhouse::prussian_rails {

constexpr int connections_to_end = 2;
constexpr int idle_rounds_to_end = 3;

// Every railroad is directly connected to two others.
inline bool all_are_connected(const State& s) {
    return std::all_of(s.railroads.begin(), s.railroads.end(),
                       [](const Railroad& r) { return r.connections.size() >= connections_to_end; });
}

// Whether some railroad has a cube and a hex for it that its treasury can pay, helped by all the cash of the players
// as long as it has a share to sell. Cost: mostly a look at the first railroad.
inline bool can_ever_build(const State& s) {
    Money cash;
    SeatSet::all(s.seats).each([&](Seat seat) { cash += s.cash(seat); });
    return std::any_of(all_railroads.begin(), all_railroads.end(), [&](RailroadId id) {
        return can_expand(s, id, s.treasury(id) + (s.railroads[id].shares.unsold > 0 ? cash : 0_usd));
    });
}

// After a round of passes all players are asked, from seat 0 on, whether the game shall end; one "no" plays on.
struct AgreeToEnd {
    static constexpr Step here = Step::agree_to_end, next = Step::fill_cup;

    static Seat asks(const State& s) { return Seat(s.agreed); }
    static void offers(const State&, Offers& out) {
        out.add(Move::disagree());
        out.add(Move::agree());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is(Verb::agree) || move.is(Verb::disagree)) return allowed;
        return {"PU-33", "The players are asked whether the game shall end: agree or disagree."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        const Seat seat = asks(s);
        if (move.is(Verb::disagree)) {
            tell(Event::disagreed(seat));
            s.agreed = 0;
            return next;
        }
        tell(Event::agreed(seat));
        if (++s.agreed < s.seats) return here;
        tell(Event::game_ended(Ending::agreement));
        return Step::game_over;
    }
};

// Most cash wins; ties are shared.
inline SeatSet winners(const State& s) { return richest(s); }

}   // namespace roundhouse::prussian_rails
