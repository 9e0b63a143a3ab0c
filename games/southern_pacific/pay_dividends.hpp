// Pay Dividends: the income goes into the treasury, and out of it a dividend per share, which the president sets.
#pragma once
#include "games/southern_pacific/sell_share.hpp"

namespace roundhouse::southern_pacific {

// Skipping forgoes the income too.
struct PayDividends {
    static constexpr Step here = Step::pay_dividends, next = Step::turn_ends;

    static Money most_per_share(const State& s) {
        return {(s.treasury() + s.railroad().income).dollars / s.railroad().shares.sold};
    }

    static Seat asks(const State& s) { return s.president(); }
    static void offers(const State& s, Offers& out) {
        out.add(Move::skip());
        out.add_range(Move::dividend(0_usd), 0_usd, most_per_share(s));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::skip)) return allowed;
        if (!move.is(Verb::dividend)) return {"SP-10", "Now the president sets a dividend, or skips it."};
        if (move.amount() < 0_usd) return {"SP-20", "A dividend cannot be below $0."};
        if (move.amount() > most_per_share(s))
            return {"SP-20", "The treasury cannot pay that much for every sold share."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::skip)) {
            tell(Event::dividend_skipped(s.president(), s.current));
            return next;
        }
        const Railroad& r = s.railroad();
        const Money before = s.treasury();
        s.pay_from_bank(s.current, r.income);
        BySeat<Money> paid;
        SeatSet::all(s.seats).each([&](Seat seat) {
            paid[seat] = move.amount() * r.shares.held[seat];
            s.pay_player(s.current, seat, paid[seat]);
        });
        tell(Event::dividend_paid(s.current, move.amount(), {r.income, before, s.treasury()}, paid));
        return next;
    }
};

// The next railroad operates; after the last one comes the Bull Market.
struct TurnEnds {
    static constexpr Step here = Step::turn_ends;

    static Step run(State& s, auto& tell) {
        s.built = s.bought = 0;
        s.named.forget();
        if (s.current == RailroadId::galveston) return Step::bull_market;
        return begin_turn(s, RailroadId(static_cast<int>(s.current) + 1), tell);
    }
};

}   // namespace roundhouse::southern_pacific
