// Rover Play: a train that comes to the milepost of a declared player's.
#pragma once
#include "games/rail_baron/declare.hpp"
#include "games/rail_baron/movement.hpp"
#include "games/rail_baron/raise_cash.hpp"

namespace roundhouse::rail_baron {

constexpr Money rover_fee = 50000_usd;

// Settled one by one, clockwise from the mover, before the train goes on (RB-76).
struct RoverPlay {
    static constexpr Step here = Step::rover_play;

    static Step run(State& s, auto& tell) {
        if (s.rovered.empty()) return after_step(s);
        const Seat victim = s.rovered.next_after(s.turn);
        s.rovered.erase(victim);
        tell(Event::rovered(victim, s.turn, s.players[victim].at));
        if (s.players[victim].is_early && s.cash(victim) < rover_fee) return take_over(s, victim, tell);
        lose_status(s, victim, Why::rover, tell);
        Owed owed{.by = victim, .why = Why::rover};
        owed.to[s.turn] = rover_fee;
        return owe(s, owed, tell);
    }

private:
    // Short game: who declared early and cannot pay gives up everything (RB-56).
    static Step take_over(State& s, Seat victim, auto& tell) {
        Player& loser = s.players[victim];
        s.player().railroads |= loser.railroads;
        loser.railroads = {};
        tell(Event::taken_over(victim, s.turn));
        s.pay_player(victim, s.turn, s.cash(victim), tell);
        return leave(s, victim, here, tell);
    }
};

}   // namespace roundhouse::rail_baron
