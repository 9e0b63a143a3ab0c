// Pay Dividends: the income by the number of sold shares, rounded up, from the bank for each share.
#pragma once
#include "games/kansas_pacific/state.hpp"

namespace roundhouse::kansas_pacific {

struct PayDividends {
    static constexpr Step here = Step::pay_dividends;

    static Step run(State& s, auto& tell) {
        Railroad& r = s.railroad();
        r.latest_dividend = divided_up(r.income, r.shares.sold);
        BySeat<Money> paid;
        SeatSet::all(s.seats).each([&](Seat seat) {
            paid[seat] = r.latest_dividend * r.shares.held[seat];
            s.pay_from_bank(seat, paid[seat]);
        });
        tell(Event::dividend_paid(s.current, r.latest_dividend, r.income, paid));
        return Step::check_for_end;
    }
};

}   // namespace roundhouse::kansas_pacific
