// Bidding for a share, selling it, and the player incomes that follow: the same in initial auctions and Capitalization.
#pragma once
#include "games/prussian_rails/state.hpp"

namespace roundhouse::prussian_rails {

constexpr Money minimum_bid = 1_usd;

template <Step Here, Step Next>
using ShareBidding = BiddingAt<State, Here, Next>;

// A share of the current railroad comes under the hammer.
inline void open_auction(State& s, Purpose purpose, Seat opener, auto& tell) {
    tell(State::Event::auction_opened(opener, s.current, purpose));
    Bidding<State>::open(s, {.opener = opener, .minimum = minimum_bid}, SeatSet::all(s.seats), tell);
}

// The hammer falls: the price goes to the treasury. If nobody bid, the opener gets the share for nothing.
// Returns the buyer.
inline Seat sell_share(State& s, auto& tell) {
    const Seat leader = s.auction.leader(), opener = s.auction.terms().opener;
    const Seat buyer = leader == Seat::nobody ? opener : leader;
    const Money price = s.auction.high();
    s.auction.close();

    s.pay_treasury(buyer, s.current, price);
    s.railroad().shares.sell_to(buyer);
    s.ways.are_sure &= s.railroad().shares.unsold > 0;
    s.player_income[buyer] += s.railroad().income;

    const Money income = s.player_income[buyer];
    if (leader == Seat::nobody) tell(State::Event::share_taken_for_nothing(buyer, s.current, income));
    else tell(State::Event::share_bought(buyer, s.current, price, income));
    return buyer;
}

}   // namespace roundhouse::prussian_rails
