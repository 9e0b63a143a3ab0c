// Ending and winning the game.
#pragma once
#include "core/richest.hpp"
#include "games/prussian_rails/earlier_rules.hpp"
#include "games/prussian_rails/out_of_reach.hpp"
#include "games/prussian_rails/turn.hpp"

namespace roundhouse::prussian_rails {

// Every railroad is directly connected to two others.
inline bool all_are_connected(const State& s) {
    return std::all_of(s.railroads.begin(), s.railroads.end(),
                       [](const Railroad& r) { return r.connections.size() >= connections_to_end; });
}

// Whether every player who is able to do anything but pass has passed three times since anybody did (PU-38).
inline bool nobody_wants_to_move(const State& s) {
    if (!ends_when_nobody_wants_to_move(s)) return false;
    bool is_idle = true;
    SeatSet::all(s.seats).each(
        [&](Seat seat) { is_idle = is_idle && (s.passes[seat] >= passes_to_end || !is_able_to_move(s, seat)); });
    return is_idle;
}

// Whether some railroad has a cube and a hex for it that its treasury can pay, helped by all the cash of the players
// as long as it has a share to sell (PU-39). Cost: mostly a look at the first railroad.
inline bool can_ever_build(const State& s) {
    Money cash;
    SeatSet::all(s.seats).each([&](Seat seat) { cash += s.cash(seat); });
    return std::any_of(all_railroads.begin(), all_railroads.end(), [&](RailroadId id) {
        return can_expand(s, id, s.treasury(id) + (s.railroads[id].shares.unsold > 0 ? cash : 0_usd));
    });
}

inline Step end_game(const State& s, Ending why, auto& tell) {
    tell(State::Event::game_ended(why, s.idle_rounds));
    return Step::game_over;
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
        return end_game(s, Ending::agreement, tell);
    }
};

// Most cash wins; ties are shared.
inline SeatSet winners(const State& s) { return richest(s); }

}   // namespace roundhouse::prussian_rails
