// How a turn begins and ends, and who has won.
#pragma once
#include <algorithm>

#include "games/rail_baron/declare.hpp"

namespace roundhouse::rail_baron {

// A train that stands at its destination since an earlier turn arrives first (RB-52, RB-54).
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
        return p.at == p.destination && !p.is_declared ? Step::arrive : Step::roll;
    }
};

// Home with the cash is the win; without it the status is lost. Then the next player, or the end of the game.
struct EndTurn {
    static constexpr Step here = Step::end_turn;

    static Step run(State& s, auto& tell) {
        const Player& p = s.player();
        const bool has_cash = s.cash() >= cash_to_win;
        if (p.is_declared && p.at == p.home && has_cash) return win(s, tell);
        if (p.is_declared && !p.is_early && !has_cash) lose_status(s, s.turn, Why::fees, tell);
        if (p.is_declared && p.at == p.home && !s.last_round) {
            s.last_round = true;
            tell(Event::last_round(s.turn));
        }
        if (s.last_round && is_last_in_order(s)) return end(Ending::last_round, tell);
        if (s.turns >= s.variants.turn_limit) return end(Ending::turn_limit, tell);
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
        s.winner = s.turn;
        tell(Event::game_ended(Ending::home_with_the_cash, s.turn));
        return Step::game_over;
    }
    static Step end(Ending why, auto& tell) {
        tell(Event::game_ended(why, Seat::nobody));
        return Step::game_over;
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

}   // namespace roundhouse::rail_baron
