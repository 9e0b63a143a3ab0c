// Go West: the railroad leaves Kansas and only pays from now on.
#pragma once
#include "games/kansas_pacific/state.hpp"

namespace roundhouse::kansas_pacific {

constexpr Money gone_west_income = 20_usd;

struct GoWest {
    static constexpr Step here = Step::go_west, next = Step::pay_dividends;

    static Seat asks(const State& s) { return s.railroad().is_on_west_edge ? s.president() : Seat::nobody; }
    static void offers(const State&, Offers& out) {
        out.add(Move::pass());
        out.add(Move::go_west());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is_pass() || move.is(Verb::go_west)) return allowed;
        return {"KP-7", "Now the president says whether the railroad goes west."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell(Event::stayed(s.president(), s.current));
            return next;
        }
        Railroad& r = s.railroad();
        const Event::Leaving leaving{.treasury = s.treasury(), .locomotives = r.locomotives, .unsold = r.shares.unsold};
        r.has_gone_west = true;
        r.income += gone_west_income;
        r.shares.unsold = r.locomotives = 0;
        s.pay_bank(s.current, leaving.treasury);
        tell(Event::went_west(s.president(), s.current, leaving, r.income));
        return next;
    }
};

}   // namespace roundhouse::kansas_pacific
