// Capitalization: a player offers an unsold share, and opens the bidding.
#pragma once
#include "games/prussian_rails/sell_share.hpp"

namespace roundhouse::prussian_rails {

// Whether every railroad has sold its second share, so that third ones may be offered (PU-12).
inline bool all_seconds_sold(const State& s) {
    int waiting = 0;
    for (const Railroad& r : s.railroads) waiting += r.shares.unsold > 1;
    return waiting == 0;
}

// A share may be offered where at least so many are unsold.
inline int unsold_to_offer(const State& s) { return all_seconds_sold(s) ? 1 : 2; }

inline Refusal refusal_to_capitalize(const State& s, RailroadId id) {
    const Shares& shares = s.railroads[id].shares;
    if (shares.unsold == 0) return {"PU-11", "The railroad has no unsold share."};
    if (shares.unsold == 1 && !all_seconds_sold(s))
        return {"PU-12", "Third shares wait until every railroad has sold its second."};
    return allowed;
}

inline Step capitalize(State& s, RailroadId id, auto& tell) {
    s.current = id;
    open_auction(s, Purpose::offer, s.acting, tell);
    return Step::share_auction;
}

struct ShareAuction : ShareBidding<Step::share_auction, Step::share_sold> {};

struct ShareSold {
    static constexpr Step here = Step::share_sold;

    static Step run(State& s, auto& tell) {
        sell_share(s, tell);
        s.current = {};
        return Step::begin_turn;
    }
};

}   // namespace roundhouse::prussian_rails
