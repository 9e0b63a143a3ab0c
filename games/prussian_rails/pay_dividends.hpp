// Pay Dividends: every railroad pays its income for each share from the bank, the one that has just connected double.
#pragma once
#include "games/prussian_rails/abilities.hpp"

namespace roundhouse::prussian_rails {

struct PayDividends {
    static constexpr Step here = Step::pay_dividends;

    static Step run(State& s, auto& tell) {
        for (RailroadId id : all_railroads) {
            if (pays_dividends(s, id)) pay(s, id, tell);
            else tell(Event::dividend_withheld(id));
        }
        s.current = {};
        return Step::begin_turn;
    }

private:
    static void pay(State& s, RailroadId id, auto& tell) {
        const Railroad& r = s.railroads[id];
        const Money per_share = r.income * (id == s.current ? 2 : 1);
        BySeat<Money> paid;
        SeatSet::all(s.seats).each([&](Seat seat) {
            paid[seat] = per_share * r.shares.held[seat];
            s.pay_from_bank(seat, paid[seat]);
        });
        tell(Event::dividend_paid(id, per_share, r.income, paid));
    }
};

}   // namespace roundhouse::prussian_rails
