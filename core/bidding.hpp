// The bidding of an auction as a choice: the face that all auctions show to the players.
#pragma once
#include "core/auction.hpp"

namespace roundhouse {

// State has `auction` and `cash(Seat)`; its Move has pass(), bid(Money), is_pass(), is_bid() and amount();
// its Event has bid(Seat, Money) and passed(Seat, Passing). Where purses are secret, State has asks_everybody().
enum class Passing : std::uint8_t { chosen, for_lack_of_cash };

template <class State>
struct Bidding {
    using Move = typename State::Move;
    using Event = typename State::Event;

    static Seat asks(const State& s) { return s.auction.is_settled() ? Seat::nobody : s.auction.bidder(); }

    static void offers(const State& s, typename State::Offers& out) {
        out.add(Move::pass());
        if (!asks_everybody(s) || can_bid(s))
            out.add_range(Move::bid(0_usd), s.auction.least_bid(), s.cash(s.auction.bidder()));
    }

    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (!move.is_bid()) return {"AU-1", "A share is up for auction: bid or pass."};
        return s.auction.refusal_of_bid(move.amount(), s.cash(s.auction.bidder()));
    }

    static void open(State& s, const Auction::Terms& terms, SeatSet bidders, auto& tell) {
        s.auction.open(terms, bidders);
        pass_for_lack_of_cash(s, tell);
    }

    static void speak(State& s, const Move& move, auto& tell) {
        const Seat bidder = s.auction.bidder();
        if (move.is_pass()) {
            tell(Event::passed(bidder, Passing::chosen));
            s.auction.pass();
        } else {
            tell(Event::bid(bidder, move.amount()));
            s.auction.bid(move.amount());
        }
        pass_for_lack_of_cash(s, tell);
    }

private:
    static bool can_bid(const State& s) { return s.cash(s.auction.bidder()) >= s.auction.least_bid(); }

    // Who is passed without being asked shows an empty purse, which a game may want to hide.
    static bool asks_everybody(const State& s) {
        if constexpr (requires { s.asks_everybody(); }) return s.asks_everybody();
        else return false;
    }

    // AU-7: who cannot reach the lowest bid has nothing to decide.
    static void pass_for_lack_of_cash(State& s, auto& tell) {
        if (asks_everybody(s)) return;
        while (!s.auction.is_settled() && !can_bid(s)) {
            tell(Event::passed(s.auction.bidder(), Passing::for_lack_of_cash));
            s.auction.pass();
        }
    }
};

// The bidding as a choice at the step `Here`; when the hammer falls, `Next` follows.
template <class State, typename State::Step Here, typename State::Step Next>
struct BiddingAt : Bidding<State> {
    static constexpr typename State::Step here = Here, next = Next;

    static typename State::Step apply(State& s, const typename State::Move& move, auto& tell) {
        Bidding<State>::speak(s, move, tell);
        return here;
    }
};

}   // namespace roundhouse
