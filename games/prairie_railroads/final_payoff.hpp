// Final Payoff, and who has won.
#pragma once

#include "core/richest.hpp"
#include "games/prairie_railroads/pay_dividends.hpp"

namespace roundhouse::prairie_railroads {

// Each share pays value and income by the number of shares sold, rounded up; treasuries go back to the bank.
struct FinalPayoff {
    static constexpr Step here = Step::final_payoff;

    static Step run(State& s, auto& tell) {
        for (RailroadId r : all_railroads) {
            const Railroad& railroad = s.railroads[r];
            const Money per_share = divided_up(railroad.value + railroad.income, railroad.shares.sold);
            const BySeat<Money> paid = pay_shareholders(s, r, per_share);
            tell(Event::final_payoff_paid(r, per_share, paid));
            s.pay_bank(r, s.ledger[r]);
        }
        tell(
            Event::game_ended(s.dividends_played == dividends_to_end ? Ending::eighth_dividend : Ending::out_of_cards));
        s.card = Card::none;
        s.is_drawn = false;
        return Step::game_over;
    }
};

// Most cash wins; ties are shared.
inline SeatSet winners(const State& s) { return richest(s); }

}   // namespace roundhouse::prairie_railroads
