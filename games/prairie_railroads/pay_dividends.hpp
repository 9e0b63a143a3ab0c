// Pay Dividends: a fifth of a railroad's income, rounded up, from the bank for each share.
#pragma once
#include "games/prairie_railroads/state.hpp"

namespace roundhouse::prairie_railroads {

constexpr int dividends_to_end = 8;

// Pays the holders of the railroad's shares from the bank; returns what each got.
inline BySeat<Money> pay_shareholders(State& s, RailroadId r, Money per_share) {
    BySeat<Money> paid;
    SeatSet::all(s.seats).each([&](Seat seat) {
        paid[seat] = per_share * s.railroads[r].shares.held[seat];
        s.pay_from_bank(seat, paid[seat]);
    });
    return paid;
}

inline void pay_dividend(State& s, RailroadId r, auto& tell) {
    const Money income = s.railroads[r].income, per_share = divided_up(income, shares_a_railroad);
    const BySeat<Money> paid = pay_shareholders(s, r, per_share);
    tell(State::Event::dividend_paid(r, per_share, income, paid));
}

// The eighth card ends the game without an ordinary dividend.
struct PayDividends {
    static constexpr Step here = Step::pay_dividends;

    static Step run(State& s, auto& tell) {
        ++s.dividends_played;
        tell(Event::pay_dividends_played(s.turn, s.dividends_played));
        if (s.dividends_played == dividends_to_end) return Step::final_payoff;
        for (RailroadId r : all_railroads) pay_dividend(s, r, tell);
        return Step::turn_ends;
    }
};

}   // namespace roundhouse::prairie_railroads
