// Bidding for a share, selling it, and determining the president: the same in initial auctions, offers and Bull
// Markets.
#pragma once
#include "games/southern_pacific/state.hpp"

namespace roundhouse::southern_pacific {

template <Step Here, Step Next>
using ShareBidding = BiddingAt<State, Here, Next>;

// A share of the current railroad comes under the hammer. A bid of $0 is allowed.
inline void open_auction(State& s, const Auction::Terms& terms, auto& tell) {
    tell(State::Event::auction_opened(terms.opener, s.current));
    Bidding<State>::open(s, terms, SeatSet::all(s.seats), tell);
}

// The buyer takes a share of the current railroad, and presides if now holding more than the president (SP-13).
// Returns whether the presidency changed hands.
inline bool hand_over_share(State& s, Seat buyer, Money price) {
    s.pay_treasury(buyer, s.current, price);
    Shares& shares = s.railroad().shares;
    const Seat before = shares.president;
    shares.sell_to(buyer);
    shares.president = shares.largest_holder(s.seats);
    return shares.president != before;
}

// The hammer falls: the price goes to the treasury. If nobody bid, the share stays unsold.
inline void sell_share(State& s, auto& tell) {
    const Seat buyer = s.auction.leader();
    const Money price = s.auction.high();
    s.auction.close();
    if (buyer == Seat::nobody) {
        tell(State::Event::share_unsold(s.current));
        return;
    }
    s.round_was_active = true;
    const bool becomes_president = hand_over_share(s, buyer, price);
    tell(State::Event::share_bought(buyer, s.current, price, becomes_president));
}

// A railroad's turn begins.
inline Step begin_turn(State& s, RailroadId r, auto& tell) {
    s.current = r;
    tell(State::Event::turn_began(s.president(), r));
    return Step::offer_stock;
}

// A round begins, with the first railroad.
inline Step begin_round(State& s, auto& tell) {
    ++s.round;
    s.round_was_active = false;
    tell(State::Event::round_began(s.round));
    return begin_turn(s, RailroadId::southern_pacific, tell);
}

}   // namespace roundhouse::southern_pacific
