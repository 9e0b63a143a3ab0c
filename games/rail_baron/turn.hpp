// How a turn begins and ends, and who has won.
#pragma once
#include <algorithm>

#include "games/rail_baron/declare.hpp"
#include "games/rail_baron/earlier_rules.hpp"

namespace roundhouse::rail_baron {

// A train that has stood at its destination since an earlier turn arrives first (RB-52, RB-54); a declared player's
// that stands at home stays there (RB-54).
struct BeginTurn {
    static constexpr Step here = Step::begin_turn;

    static Step run(State& s, auto& tell) {
        ++s.turns;
        s.rates.clear();
        s.dice = {};
        s.bonus = s.bounce = RedDie::none;
        tell(Event::turn_began(s.turn, s.turns));
        const Player& p = s.player();
        if (p.destination == Milepost::none) return Step::declare;
        if (p.at != p.destination) return Step::roll;
        if (!p.is_declared) return Step::arrive;
        tell(Event::turn_lost(s.turn, p.home));
        return Step::pay_fees;
    }
};

// Who won by the rules; at a limit the most cash wins, and ties are shared.
inline SeatSet winners(const State& s) {
    if (s.winner != Seat::nobody) return SeatSet::only(s.winner);
    Money most;
    s.in_game().each([&](Seat seat) { most = std::max(most, s.cash(seat)); });
    SeatSet winners;
    s.in_game().each([&](Seat seat) {
        if (s.cash(seat) == most) winners.insert(seat);
    });
    return winners;
}

// Home with the cash is the win; an early declared player who is home begins the last round. Then the next player, or
// the end of the game.
struct EndTurn {
    static constexpr Step here = Step::end_turn;

    static Step run(State& s, auto& tell) {
        const Player& p = s.player();
        const bool has_cash = s.cash() >= cash_to_win, is_home = p.is_declared && p.is_home();
        const bool may_win = !p.is_early || early_declared_may_win_at_home(s);
        if (is_home && has_cash && may_win) return win(s, tell);
        if (p.is_declared && !p.is_early && !has_cash && status_needs_the_cash(s))
            lose_status(s, s.turn, Why::fees, tell);
        if (is_home && p.is_early && !s.last_round) {
            s.last_round = true;
            tell(Event::last_round(s.turn));
        }
        if (s.last_round && is_last_in_order(s)) return end(s, Ending::last_round, tell);
        if (s.turns >= s.variants.turn_limit) return end(s, Ending::turn_limit, tell);
        s.turn = s.in_game().next_after(s.turn);
        return Step::begin_turn;
    }

    // Counted from the first player, nobody after this one is still in the game.
    static bool is_last_in_order(const State& s) {
        const auto place = [&](Seat seat) { return (index(seat) - index(s.first) + s.seats) % s.seats; };
        return place(s.in_game().next_after(s.turn)) <= place(s.turn);
    }

private:
    static Step win(State& s, auto& tell) {
        const bool has_arrived = s.dice != Dice{};
        if (has_arrived) s.player().ridden = {};   // as any arrival does (RB-14)
        s.winner = s.turn;
        tell(Event::game_won(Ending::home_with_the_cash, s.turn, s.cash()));
        return Step::game_over;
    }
    static Step end(const State& s, Ending why, auto& tell) {
        const SeatSet all = winners(s);
        tell(Event::game_ended(why, all, s.cash(all.next_after(s.turn))));
        return Step::game_over;
    }
};

}   // namespace roundhouse::rail_baron
