// Issue Share, and Determine President.
#pragma once
#include "games/kansas_pacific/sell_share.hpp"

namespace roundhouse::kansas_pacific {

// The president may put one unsold share up for auction, and opens the bidding.
struct IssueShare {
    static constexpr Step here = Step::issue_share, next = Step::land_grant;

    static Seat asks(const State& s) { return s.railroad().shares.unsold > 0 ? s.president() : Seat::nobody; }
    static void offers(const State&, Offers& out) {
        out.add(Move::pass());
        out.add(Move::issue_share());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is_pass() || move.is(Verb::issue_share)) return allowed;
        return {"KP-7", "First the president says whether a share is issued."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell(Event::no_share_issued(s.president(), s.current));
            return next;
        }
        tell(Event::share_issued(s.president(), s.current));
        open_auction(s, Purpose::issue, s.president(), tell);
        return Step::share_auction;
    }
};

struct ShareAuction : ShareBidding<Step::share_auction, Step::share_sold> {};

// A new president finishes the railroad's turn.
struct ShareSold {
    static constexpr Step here = Step::share_sold;

    static Step run(State& s, auto& tell) {
        sell_share(s, tell);
        return Step::land_grant;
    }
};

}   // namespace roundhouse::kansas_pacific
