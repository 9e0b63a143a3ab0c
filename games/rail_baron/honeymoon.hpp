// The variant Honeymoon: with two players an imaginary third one takes railroads out of the supply.
#pragma once
#include "games/rail_baron/starting_auction.hpp"

namespace roundhouse::rail_baron {

// Its n-th deed is due when the two players own 2n + 2 railroads; drawn at once, after a purchase.
struct ThirdPlayer : DeedDraw {
    static constexpr Step here = Step::third_player, next = Step::after_purchase;

    static int deeds_due(const State& s) {
        int owned = 0;
        for (const Player& p : s.players) owned += p.railroads.size();
        return (owned - 2) / 2;
    }

    static Seat asks(const State& s) {
        const bool due = s.variants.honeymoon && s.third.size() < deeds_due(s) && !s.unowned().empty();
        return due ? Seat::chance : Seat::nobody;
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::deed)) return {"RB-61", "A deed is drawn for the third player now."};
        if (!s.unowned().contains(move.railroad())) return {"RB-61", "That deed is not among those of the bank."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.bank.erase(move.railroad());
        s.third.insert(move.railroad());
        tell(Event::third_got_deed(move.railroad()));
        establish_after_purchase(s, move.railroad(), Seat::nobody, tell);
        check_for_sell_out(s, tell);
        return here;
    }
};

}   // namespace roundhouse::rail_baron
