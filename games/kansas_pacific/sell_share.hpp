// Bidding for a share, selling it, and determining the president: the same in opening auctions, issues and Wall Street.
#pragma once
#include "games/kansas_pacific/state.hpp"

namespace roundhouse::kansas_pacific {

template <Step Here, Step Next>
using ShareBidding = BiddingAt<State, Here, Next>;

// A share of the current railroad comes under the hammer. A bid of $0 is allowed.
inline void open_auction(State& s, Purpose purpose, Seat opener, auto& tell) {
    tell(State::Event::auction_opened(opener, s.current, purpose));
    Bidding<State>::open(s, {.opener = opener}, SeatSet::all(s.seats), tell);
}

// The player with the most shares presides; on a tie the president stays (KP-10).
inline void determine_president(Shares& shares, int seats) { shares.president = shares.largest_holder(seats); }

// The hammer falls: the price goes to the treasury. If nobody bid, the opener gets the share for nothing.
// Returns the president.
inline Seat sell_share(State& s, auto& tell) {
    const Seat leader = s.auction.leader(), opener = s.auction.terms().opener;
    const Seat buyer = leader == Seat::nobody ? opener : leader;
    const Money price = s.auction.high();
    s.auction.close();

    s.pay_treasury(buyer, s.current, price);
    Shares& shares = s.railroad().shares;
    const Seat before = shares.president;
    shares.sell_to(buyer);
    determine_president(shares, s.seats);

    const bool becomes_president = shares.president != before;
    if (leader == Seat::nobody) tell(State::Event::share_taken_for_nothing(buyer, s.current, becomes_president));
    else tell(State::Event::share_bought(buyer, s.current, price, becomes_president));
    return shares.president;
}

// A railroad's turn begins; one that has gone west only pays dividends (KP-22).
inline Step begin_turn(State& s, RailroadId r, auto& tell) {
    s.current = r;
    s.built = 0;
    tell(State::Event::turn_began(s.president(), r));
    return s.railroad().has_gone_west ? Step::pay_dividends : Step::issue_share;
}

inline Step end_game(State& s, Ending why, auto& tell) {
    s.current = {};
    tell(State::Event::game_ended(why));
    return Step::game_over;
}

}   // namespace roundhouse::kansas_pacific
