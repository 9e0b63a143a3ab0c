// Land Grant: ten more locomotives for a railroad that has crossed the line.
#pragma once
#include <algorithm>

#include "games/kansas_pacific/state.hpp"

namespace roundhouse::kansas_pacific {

constexpr Money land_grant_price = 30_usd;

// Once for each railroad, three times in the game; paid by the treasury, the president, or both.
struct LandGrant {
    static constexpr Step here = Step::land_grant, next = Step::build_track;

    static Money least_from_treasury(const State& s) {
        return std::max(0_usd, land_grant_price - s.cash(s.president()));
    }
    static Money most_from_treasury(const State& s) { return std::min(land_grant_price, s.treasury()); }

    static Seat asks(const State& s) {
        const Railroad& r = s.railroad();
        const bool on_offer = r.is_west_of_line && !r.has_land_grant && s.land_grants > 0;
        return on_offer && least_from_treasury(s) <= most_from_treasury(s) ? s.president() : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        out.add(Move::pass());
        out.add_range(Move::land_grant(0_usd), least_from_treasury(s), most_from_treasury(s));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (!move.is(Verb::land_grant)) return {"KP-7", "First the president says whether the land grant is bought."};
        if (move.amount() > land_grant_price) return {"KP-12", "The land grant costs $30 in all."};
        if (move.amount() > s.treasury()) return {"KP-12", "The treasury does not hold that much."};
        if (move.amount() < least_from_treasury(s)) return {"KP-12", "The president cannot pay the rest of the $30."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell(Event::land_grant_declined(s.president(), s.current));
            return next;
        }
        const Money from_treasury = move.amount(), from_president = land_grant_price - from_treasury;
        s.pay_bank(s.current, from_treasury);
        s.pay_bank(s.president(), from_president);
        s.railroad().locomotives += land_grant_locomotives;
        s.railroad().has_land_grant = true;
        --s.land_grants;
        tell(Event::land_grant_bought(s.president(), s.current, from_treasury, from_president));
        return next;
    }
};

}   // namespace roundhouse::kansas_pacific
