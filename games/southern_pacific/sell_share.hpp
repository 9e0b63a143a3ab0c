// Bidding for a share, selling it, and determining the president: the same in initial auctions, offers and Bull
// Markets.
#pragma once
#include "games/southern_pacific/earlier_rules.hpp"

namespace roundhouse::southern_pacific {

template <Step Here, Step Next>
using ShareBidding = BiddingAt<State, Here, Next>;

// A share of the current railroad is up for auction. A bid of $0 is allowed, and the last player left wins.
inline void open_auction(State& s, Seat opener, auto& tell) {
    const Lot lot = s.railroad().shares.sold == 0 ? Lot::presidents_share : Lot::share;
    tell(State::Event::auction_opened(opener, s.current, lot));
    Bidding<State>::open(s, {.opener = opener, .last_left_wins = !last_left_must_bid(s)}, SeatSet::all(s.seats), tell);
}
// Once around; where nobody bids, nobody wins.
inline void open_auction_once_around(State& s, Seat opener, auto& tell) {
    tell(State::Event::auction_opened(opener, s.current, Lot::share_once_around));
    Bidding<State>::open(s, {.opener = opener, .once_around = true}, SeatSet::all(s.seats), tell);
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

// The auction is over: the price goes to the treasury. Returns whether the share is sold: it is not if nobody has won.
inline bool sell_share(State& s, auto& tell) {
    const Seat buyer = s.auction.leader();
    const Money price = s.auction.high();
    s.auction.close();
    if (buyer == Seat::nobody) {
        tell(State::Event::share_unsold(s.current));
        return false;
    }
    const bool becomes_president = hand_over_share(s, buyer, price);
    tell(State::Event::share_bought(buyer, s.current, price, becomes_president));
    return true;
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
