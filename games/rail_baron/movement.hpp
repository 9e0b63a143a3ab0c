// Movement, Non-Reuse, and Bonus Roll.
#pragma once
#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

// The normal roll; a SuperChief rolls the red die with it.
struct Roll {
    static constexpr Step here = Step::roll, next = Step::look_ahead;

    static const ThrowSet& throws(const State& s) {
        return s.player().engine == Engine::superchief ? all_three_dice : white_dice;
    }

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State& s, Offers& out) { out.add_each(Move::dice(Throw{}), throws(s)); }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::dice)) return {"RB-64", "The dice are rolled for movement now."};
        if (!throws(s).contains(move.thrown()))
            return {"RB-9", "Movement is two white dice; the red one comes with them for a SuperChief only."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.dice = dice_of(move.thrown());
        s.left = static_cast<std::int8_t>(s.dice.sum());
        s.bonus = earns_bonus(s.player().engine, s.dice) ? RedDie::to_throw : RedDie::none;
        tell(Event::rolled(s.turn, s.dice, s.bonus == RedDie::to_throw));
        return next;
    }

    // Freight with double six, Express with any double; a SuperChief has rolled all it gets.
    static bool earns_bonus(Engine engine, Dice dice) {
        if (engine == Engine::freight) return dice.white_sum() == 12;
        return engine == Engine::express && dice.is_double();
    }
};

// What riding the railroad costs the player whose turn it is, as things stand (RB-65).
inline Money rate(const State& s, RailroadId r) {
    const Player& p = s.player();
    if (p.railroads.contains(r)) return 0_usd;
    return p.established.at_most(r, s.bank.contains(r) ? bank_fee : s.fee);
}

// The movement at an end: on to the bonus, or the fees.
inline Step movement_used_up(const State& s) {
    return s.bonus == RedDie::to_throw ? Step::throw_bonus : Step::pay_fees;
}

// A step is done with, and the rover plays that it made.
inline Step after_step(const State& s) {
    return s.player().at == s.player().destination ? Step::arrive : Step::look_ahead;
}

// The train goes on by this railroad: the fee is noted, and no other railroad is ridden at an old one any more.
inline void change_to(State& s, RailroadId r) {
    s.rates.raise(r, rate(s, r));
    s.player().established.keep_only(r);
}

// The others whom a step of this train could rover.
inline SeatSet prey(const State& s) {
    SeatSet found;
    SeatSet::all(s.seats).each([&](Seat seat) {
        if (s.players[seat].can_be_rovered()) found.insert(seat);
    });
    return found - SeatSet::only(s.turn);
}

// One step, and whom of the prey it rovers.
inline void ride(State& s, const Network::Exit& e, SeatSet prey, auto& tell) {
    Player& p = s.player();
    const Milepost from = p.at;
    p.ridden.insert(e.segment);
    p.at = e.to;
    --s.left;
    tell(State::Event::stepped(s.turn, e.railroad, from, e.to, s.left));
    prey.each([&](Seat seat) {
        if (s.players[seat].at == e.to) s.rovered.insert(seat);
    });
}

// The train takes the exit, and rides on to where something else may happen: on a stretch with a free way ahead there
// is but one step to take. REQUIRES: the exit is one of the ways allowed; `i` is its place among those of the milepost.
inline Step take_step(State& s, int i, auto& tell) {
    Player& p = s.player();
    const Network& network = s.board->network;
    const Network::Stretch& stretch = network.stretches(p.at)[static_cast<std::size_t>(i)];
    if (network.is_junction(p.at)) p.way.ride(stretch);
    s.ways = 0;
    const Network::Exit* e = &network.exits(p.at)[static_cast<std::size_t>(i)];
    change_to(s, e->railroad);
    const SeatSet prey = rail_baron::prey(s);
    const int steps = p.way.is_known() ? std::min<int>(s.left, stretch.length) : 1;
    ride(s, *e, prey, tell);
    for (int ridden = 1; ridden < steps && s.rovered.empty(); ++ridden) {
        const RailroadId before = e->railroad;
        e = &network.onward(*e);
        if (e->railroad != before) change_to(s, e->railroad);
        ride(s, *e, prey, tell);
    }
    return s.rovered.empty() ? after_step(s) : Step::rover_play;
}

// Finds the steps that are allowed; where there is but one, the train takes it.
struct LookAhead {
    static constexpr Step here = Step::look_ahead;

    static Step run(State& s, auto& tell) {
        if (s.left == 0) return movement_used_up(s);
        s.ways = allowed_ways(s);
        return std::has_single_bit(s.ways) ? take_step(s, std::countr_zero(s.ways), tell) : Step::step;
    }
    static std::uint32_t allowed_ways(State& s) {
        Player& p = s.player();
        return allowed_steps(s.board->network, p.ridden, p.at, p.destination, p.way);
    }
};

struct TakeStep {
    static constexpr Step here = Step::step, next = Step::pay_fees;

    static Seat asks(const State& s) { return s.turn; }
    static void offers(const State& s, Offers& out) {
        s.board->network.each_of_four(s.player().at, [&](std::size_t i, const Network::Exit& e, const auto&) {
            out.add_if((s.ways >> i & 1) != 0, Move::step(e.railroad, e.to));
        });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return {"RB-11", "The full roll must be moved."};
        if (!move.is(Verb::step)) return {"RB-64", "The train is moving: name the next step."};
        const int i = exit_of(s, move);
        if (i < 0) return {"RB-10", "No segment of that railroad leads there from the train."};
        if ((s.ways >> i & 1) != 0) return allowed;
        const Player& p = s.player();
        const Network& network = s.board->network;
        if (network.fewest_barred(p.at, p.destination, p.ridden) > 0)
            return {"RB-53", "More segments than needed would be ridden again."};
        if (p.ridden.contains(network.exits(p.at)[static_cast<std::size_t>(i)].segment))
            return {"RB-12", "That segment was ridden since the last arrival."};
        return {"RB-13", "From there the destination could no longer be reached."};
    }
    static Step apply(State& s, const Move& move, auto& tell) { return take_step(s, exit_of(s, move), tell); }

private:
    // Below zero where there is none. Costs no branch an exit, since nobody can guess which it is.
    static int exit_of(const State& s, const Move& move) {
        const Network& network = s.board->network;
        std::uint32_t found = 0;
        network.each_of_four(s.player().at, [&](std::size_t i, const Network::Exit& e, const auto&) {
            found |= static_cast<std::uint32_t>(int{e.railroad == move.railroad()} & int{e.to == move.to()}) << i;
        });
        found &= network.exits_outside({}, s.player().at);
        return found == 0 ? -1 : std::countr_zero(found);
    }
};

// The red die of a Freight or Express: after the white dice are moved, or out of the city on a bounce out.
struct ThrowBonus {
    static constexpr Step here = Step::throw_bonus, next = Step::look_ahead;

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State&, Offers& out) { out.add_each(Move::dice(Throw{}), red_die); }
    static Refusal refusal(const State&, const Move& move) {
        if (!move.is(Verb::dice)) return {"RB-16", "The red die is thrown for the bonus now."};
        if (!red_die.contains(move.thrown())) return {"RB-16", "The bonus is the red die alone."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        const Dice thrown = dice_of(move.thrown());
        s.dice.red = thrown.red;
        (s.bonus == RedDie::to_throw ? s.bonus : s.bounce) = RedDie(thrown.red);
        s.left = static_cast<std::int8_t>(thrown.red);
        tell(Event::bonus_rolled(s.turn, thrown));
        return next;
    }
};

}   // namespace roundhouse::rail_baron
