// Final Payoff, and who has won.
#pragma once

#include "core/richest.hpp"
#include "games/prairie_railroads/pay_dividends.hpp"

namespace roundhouse::prairie_railroads {

// Each share pays value and income by the number of shares sold, rounded up; treasuries go back to the bank.
struct FinalPayoff {
    static constexpr Step here = Step::final_payoff;

    static Step run(State& s, auto& tell) {
        const bool by_dividend = s.dividends_played == dividends_to_end;
        tell(Event::game_ended(by_dividend ? Ending::eighth_dividend : Ending::out_of_cards, s.turn));
        for (RailroadId r : all_railroads) pay_off(s, r, tell);
        s.card = Card::none;
        s.is_drawn = false;
        return Step::game_over;
    }

private:
    static void pay_off(State& s, RailroadId r, auto& tell) {
        const Railroad& railroad = s.railroads[r];
        const Event::Payoff payoff{.value = railroad.value,
                                   .income = railroad.income,
                                   .sold = railroad.shares.sold,
                                   .per_share = divided_up(railroad.value + railroad.income, railroad.shares.sold),
                                   .returned = s.ledger[r]};
        const BySeat<Money> paid = pay_shareholders(s, r, payoff.per_share);
        s.pay_bank(r, payoff.returned);
        tell(Event::final_payoff_paid(r, payoff, paid));
    }
};

// Most cash wins; ties are shared.
inline SeatSet winners(const State& s) { return richest(s); }

}   // namespace roundhouse::prairie_railroads
