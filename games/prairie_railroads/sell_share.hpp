// Bidding for a share, selling it, and who controls a railroad: the same in opening auctions and for Offer Stock.
#pragma once
#include "games/prairie_railroads/state.hpp"

namespace roundhouse::prairie_railroads {

template <Step Here, Step Next>
using ShareBidding = BiddingAt<State, Here, Next>;

// A railroad is controlled by all who hold as many of its shares as anybody (PR-25).
inline SeatSet holders_of_most(const Shares& shares, int seats) {
    int most = 1;
    SeatSet holders;
    SeatSet::all(seats).each([&](Seat seat) {
        if (shares.held[seat] < most) return;
        if (shares.held[seat] > most) holders = {};
        most = shares.held[seat];
        holders.insert(seat);
    });
    return holders;
}

// An unsold share of the current railroad comes under the hammer.
inline void open_auction(State& s, Purpose purpose, Seat opener, Money minimum, auto& tell) {
    tell(State::Event::auction_opened(opener, Seat::nobody, s.current, minimum, purpose));
    Bidding<State>::open(s, {.opener = opener, .minimum = minimum}, SeatSet::all(s.seats), tell);
}

// A share of the current railroad out of the hand of a player, who does not bid, comes under the hammer.
inline void open_auction_of_own_share(State& s, Seat seller, Money minimum, auto& tell) {
    const Seat opener = left_of(seller, s.seats);
    tell(State::Event::own_share_offered(seller, s.current, s.railroad().shares.held[seller], minimum));
    tell(State::Event::auction_opened(opener, seller, s.current, minimum, Purpose::own_share));
    Bidding<State>::open(s, {.opener = opener, .seller = seller, .minimum = minimum}, SeatSet::all(s.seats), tell);
}

// The share under the hammer goes to the buyer, the price to the seller or, for an unsold share, to the treasury.
inline void hand_over_share(State& s, Seat buyer, Seat seller, Money price) {
    Railroad& r = s.railroad();
    if (seller == Seat::nobody) {
        s.pay_treasury(buyer, s.current, price);
        r.shares.sell_to(buyer);
    } else {
        s.pay_player(buyer, seller, price);
        --r.shares.held[seller];
        ++r.shares.held[buyer];
    }
    r.control = holders_of_most(r.shares, s.seats);
}

}   // namespace roundhouse::prairie_railroads
