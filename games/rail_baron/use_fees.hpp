// Use Fees: due at the end of the turn, for all of the turn's movement.
#pragma once
#include "games/rail_baron/declare.hpp"
#include "games/rail_baron/raise_cash.hpp"

namespace roundhouse::rail_baron {

// What the player whose turn it is owes: once to the bank, once to each opponent, at the highest of the rates at which
// railroads of that owner were ridden. The third player's part is halved between the bank and the opponent.
inline Owed use_fees(const State& s) {
    Owed owed{.by = s.turn, .why = Why::fees};
    const auto due = [&](const RailroadSet& of) { return std::max(s.rates.highest(of), 0_usd); };
    owed.to_bank = due(s.bank);
    const SeatSet others = s.in_game() - SeatSet::only(s.turn);
    others.each([&](Seat seat) { owed.to[seat] = due(s.players[seat].railroads); });
    if (const Money third = due(s.third); third > 0_usd) {
        const Money half{third.dollars / 2};
        owed.to_bank += third - half;
        owed.to[others.next_after(s.turn)] += half;
    }
    return owed;
}

struct PayFees {
    static constexpr Step here = Step::pay_fees;

    // Fees that take the cash from $200,000 or more to less end the declared status (RB-54). All the fees of a turn are
    // less than that, so that cash need not be raised for them then.
    static Step run(State& s, auto& tell) {
        s.left = 0;
        const bool had_the_cash = s.cash() >= cash_to_win;
        const Step next = owe(s, use_fees(s), tell);
        const Player& p = s.player();
        const bool is_lost = p.is_declared && !p.is_early && had_the_cash && s.cash() < cash_to_win;
        if (is_lost && !status_needs_the_cash(s)) lose_status(s, s.turn, Why::fees, tell);
        return next;
    }
};

}   // namespace roundhouse::rail_baron
