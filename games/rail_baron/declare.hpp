// Declaring and Winning, and Undeclare.
#pragma once
#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

// With the cash to win, or (in the short game) early; asked before a destination is looked up.
struct Declare {
    static constexpr Step here = Step::declare, next = Step::look_up;

    static bool may_declare_early(const State& s) {
        const Player& p = s.player();
        return s.variants.short_game && s.has_sold_out() && s.board->region[p.at] != s.board->region[p.home];
    }

    static Seat asks(const State& s) { return s.cash() >= cash_to_win || may_declare_early(s) ? s.turn : Seat::nobody; }
    static void offers(const State&, Offers& out) {
        out.add(Move::pass());
        out.add(Move::declare());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is_pass() || move.is(Verb::declare)) return allowed;
        return {"RB-41", "First the player declares, or not."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        Player& p = s.player();
        if (move.is_pass()) {
            tell(Event::did_not_declare(s.turn));
            return next;
        }
        p.is_declared = true;
        p.is_early = s.cash() < cash_to_win;
        p.destination = p.home;
        tell(Event::declared(s.turn, p.home, p.is_early, p.is_home()));
        if (!p.is_home()) return next;
        s.winner = s.turn;
        tell(Event::game_won(Ending::declared_at_home, s.turn, s.cash()));
        return Step::game_over;
    }
};

// Declared no longer: the alternate is the destination now.
inline void lose_status(State& s, Seat seat, Why why, auto& tell) {
    Player& p = s.players[seat];
    p.is_declared = p.is_early = false;
    p.destination = p.alternate;
    p.alternate = Milepost::none;
    p.way.forget();
    tell(State::Event::lost_status(seat, p.destination, why));
}

}   // namespace roundhouse::rail_baron
