// Auction, and Bankruptcy: a player who cannot pay sells railroads, and is out if that is not enough.
#pragma once
#include <algorithm>

#include "games/rail_baron/establishment.hpp"

namespace roundhouse::rail_baron {

constexpr Money least_raise = 500_usd;

// Where the game goes on after a payment.
inline Step after_payment(Why why) { return why == Why::rover ? Step::rover_play : Step::end_turn; }

// Pays everything at once.
inline void pay_all(State& s, const Owed& owed, auto& tell) {
    tell(State::Event::fees_paid(owed.by, owed.why, owed.total(), owed.to_bank, owed.to));
    s.pay_bank(owed.by, owed.to_bank);
    SeatSet::all(s.seats).each([&](Seat seat) { s.pay_player(owed.by, seat, owed.to[seat], tell); });
}

// It falls due: paid, or cash must be raised for it.
inline Step owe(State& s, const Owed& owed, auto& tell) {
    if (owed.total() == 0_usd) return after_payment(owed.why);
    if (s.cash(owed.by) >= owed.total()) {
        pay_all(s, owed, tell);
        return after_payment(owed.why);
    }
    s.owed = owed;
    tell(State::Event::must_raise_cash(owed.by, owed.why, owed.total()));
    return Step::raise_cash;
}

// Out of the game. Of one player left it is known who has won.
inline Step leave(State& s, Seat seat, Step next, auto& tell) {
    Player& p = s.players[seat];
    p.is_out = true;
    p.is_declared = p.is_early = false;
    if (s.in_game().size() > 1) return next;
    s.winner = s.in_game().next_after(seat);
    tell(State::Event::game_won(Ending::last_one_left, s.winner, s.cash(s.winner)));
    return Step::game_over;
}

// Railroad by railroad, back to the bank or by auction, until the cash suffices.
struct RaiseCash {
    static constexpr Step here = Step::raise_cash, next = Step::pay_debt;

    static Seat asks(const State& s) {
        const bool able = s.cash(s.owed.by) < s.owed.total() && !s.players[s.owed.by].railroads.empty();
        return able ? s.owed.by : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        const RailroadSet& deeds = s.players[s.owed.by].railroads;
        deeds.each([&](RailroadId r) { out.add(Move::sell(r)); });
        deeds.each([&](RailroadId r) { out.add(Move::auction(r)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::sell) && !move.is(Verb::auction))
            return {"RB-34", "Cash must be raised: a railroad is sold or auctioned."};
        if (!s.players[s.owed.by].railroads.contains(move.railroad()))
            return {"RB-34", "The player does not own that railroad."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::sell)) {
            sell_to_bank(s, s.owed.by, move.railroad(), tell);
            return here;
        }
        const SeatSet bidders = s.in_game() - SeatSet::only(s.owed.by);
        s.lot = move.railroad();
        const Auction::Terms terms{.opener = bidders.next_after(s.owed.by),
                                   .seller = s.owed.by,
                                   .minimum = s.half_price_of(s.lot),
                                   .raise = least_raise};
        tell(Event::auction_opened(terms.opener, s.lot, terms.minimum));
        Bidding<State>::open(s, terms, bidders, tell);
        return Step::cash_auction;
    }

    // It can be bought from the bank again. Nobody is established by it (RB-74).
    static void sell_to_bank(State& s, Seat seller, RailroadId r, auto& tell) {
        s.players[seller].railroads.erase(r);
        s.bank.insert(r);
        tell(Event::sold_to_bank(seller, r, s.half_price_of(r)));
        s.pay_from_bank(seller, s.half_price_of(r), tell);
    }
};

template <Step Here, Step Next>
struct RailroadBidding : Bidding<State> {
    static constexpr Step here = Here, next = Next;

    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (!move.is_bid()) return {"AU-1", "A railroad is up for auction: bid or pass."};
        if (move.amount() < s.auction.least_bid())
            return {"RB-35", "Bidding opens at half the price, and a bid is at least $500 above the last."};
        if (move.amount() > s.cash(s.auction.bidder())) return {"RB-35", "Nobody bids above their cash."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        speak(s, move, tell);
        return here;
    }
};

struct CashAuction : RailroadBidding<Step::cash_auction, Step::railroad_sold> {};

// The auction is over. What nobody wants the bank buys at half price.
struct RailroadSold {
    static constexpr Step here = Step::railroad_sold;

    static Step run(State& s, auto& tell) {
        const Seat seller = s.auction.terms().seller, buyer = s.auction.leader();
        const Money price = s.auction.high();
        s.auction.close();
        if (buyer == Seat::nobody) {
            RaiseCash::sell_to_bank(s, seller, s.lot, tell);
            establish_after_auction_without_bids(s, s.lot, seller, tell);
        } else {
            s.players[seller].railroads.erase(s.lot);
            s.players[buyer].railroads.insert(s.lot);
            tell(Event::railroad_auctioned(buyer, seller, s.lot, price));
            s.pay_player(buyer, seller, price, tell);
            establish_after_auction(s, s.lot, seller, buyer, tell);
        }
        s.lot = {};
        return Step::raise_cash;
    }
};

// All is sold that must be: the debt is paid, or the player is bankrupt and nobody is paid.
struct PayDebt {
    static constexpr Step here = Step::pay_debt;

    static Step run(State& s, auto& tell) {
        const Owed owed = s.owed;
        s.owed = {};
        const Step next = after_payment(owed.why);
        if (s.cash(owed.by) >= owed.total()) {
            pay_all(s, owed, tell);
            return next;
        }
        s.pay_bank(owed.by, s.cash(owed.by));
        tell(Event::bankrupt(owed.by));
        return leave(s, owed.by, next, tell);
    }
};

}   // namespace roundhouse::rail_baron
