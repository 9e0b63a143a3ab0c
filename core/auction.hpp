// Auctions: open outcry (AU-1 to AU-7), and once around, where everybody speaks once.
#pragma once
#include "core/money.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace roundhouse {

class Auction {
public:
    struct Terms {
        Seat opener = Seat::nobody;   // bids first
        Seat seller = Seat::nobody;   // does not bid; nobody: an unsold share
        Money minimum{};              // of the first bid
        Money raise = 1_usd;          // least difference between bids
        bool once_around = false;
        bool last_left_wins = false;   // unasked, at the minimum if nobody has bid (AU-5 has them choose)

        friend constexpr bool operator==(const Terms&, const Terms&) = default;
    };

    // REQUIRES: the opener is a player and not the seller.
    constexpr void open(const Terms& terms, int seats) { open(terms, SeatSet::all(seats)); }
    constexpr void open(const Terms& terms, SeatSet bidders) {
        terms_ = terms;
        in_ = bidders - SeatSet::only(terms.seller);
        bidder_ = terms.opener;
        leader_ = Seat::nobody;
        high_ = 0_usd;
        open_ = true;
        assert(in_.contains(bidder_));
    }
    constexpr void close() { *this = {}; }

    constexpr bool is_open() const { return open_; }
    constexpr bool is_settled() const { return still_to_speak().empty(); }
    constexpr const Terms& terms() const { return terms_; }
    constexpr Seat bidder() const { return bidder_; }
    constexpr Seat leader() const { return leader_; }   // nobody before the first bid
    constexpr Money high() const { return high_; }
    constexpr Money least_bid() const { return leader_ == Seat::nobody ? terms_.minimum : high_ + terms_.raise; }

    // Still in: the bidder included; once around, those who have still to bid, and the leader.
    constexpr SeatSet in() const { return in_; }

    // REQUIRES: open, not settled, amount >= least_bid().
    constexpr void bid(Money amount) {
        assert(amount >= least_bid());
        if (terms_.once_around) in_.erase(leader_);
        high_ = amount;
        leader_ = bidder_;
        give_word_to_next();
    }

    // REQUIRES: open, not settled.
    constexpr void pass() {
        in_.erase(bidder_);
        if (terms_.last_left_wins && leader_ == Seat::nobody && in_.size() == 1) {
            leader_ = in_.next_after(bidder_);
            high_ = terms_.minimum;
        }
        give_word_to_next();
    }

    constexpr Refusal refusal_of_bid(Money amount, Money cash) const {
        if (amount < least_bid())
            return leader_ == Seat::nobody ? Refusal{"AU-2", "The bid is below the minimum."}
                                           : Refusal{"AU-2", "The bid is not higher than the standing bid."};
        if (amount > cash) return {"AU-4", "Nobody may bid more than the cash they hold."};
        return allowed;
    }

    // Puts an auction back as it was in the middle of the bidding.
    // REQUIRES: the bidder is among `in`, and so is the leader, if there is one.
    constexpr void resume(const Terms& terms, SeatSet in, Seat bidder, Seat leader, Money high) {
        terms_ = terms;
        in_ = in;
        bidder_ = bidder;
        leader_ = leader;
        high_ = high;
        open_ = true;
        assert(in_.contains(bidder_) && (leader_ == Seat::nobody || in_.contains(leader_)));
    }

    friend constexpr bool operator==(const Auction&, const Auction&) = default;

private:
    constexpr SeatSet still_to_speak() const { return in_ - SeatSet::only(leader_); }
    constexpr void give_word_to_next() {
        if (!is_settled()) bidder_ = still_to_speak().next_after(bidder_);
    }

    Terms terms_;
    Money high_;
    Seat bidder_ = Seat::nobody;
    Seat leader_ = Seat::nobody;
    SeatSet in_;
    bool open_ = false;
};

}   // namespace roundhouse
