// Offer Stock: a share comes under the hammer, an unsold one or one of the player's own.
#pragma once
#include <algorithm>

#include "games/prairie_railroads/sell_share.hpp"

namespace roundhouse::prairie_railroads {

// The lowest bid is a fifth of the railroad's value.
inline Money minimum_bid(const Railroad& r) { return divided_up(r.value, shares_a_railroad); }

struct OfferStock {
    static constexpr Step here = Step::offer_stock, next = Step::nothing_to_offer;

    // A drawn card allows only railroads with the most unsold shares (PR-22).
    static bool may_offer(const State& s, RailroadId r) {
        const int unsold = s.railroads[r].shares.unsold;
        return unsold > 0 && (!s.is_drawn || unsold == most_unsold(s));
    }
    static bool may_offer_own(const State& s, RailroadId r) {
        return !s.is_drawn && s.railroads[r].shares.held[s.turn] > 0;
    }

    static Seat asks(const State& s) { return ways(s) == 0 ? Seat::nobody : s.turn; }
    static std::optional<Move> only_answer(const State& s) {
        if (ways(s) != 1) return std::nullopt;
        for (RailroadId r : all_railroads) {
            if (may_offer(s, r)) return Move::offer(r);
            if (may_offer_own(s, r)) return Move::offer_own(r);
        }
        return std::nullopt;
    }
    static void offers(const State& s, Offers& out) {
        for (RailroadId r : all_railroads)
            if (may_offer(s, r)) out.add(Move::offer(r));
        for (RailroadId r : all_railroads)
            if (may_offer_own(s, r)) out.add(Move::offer_own(r));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::offer)) {
            if (s.railroads[move.railroad()].shares.unsold == 0)
                return {"PR-15", "All shares of that railroad are sold."};
            if (!may_offer(s, move.railroad()))
                return {"PR-22", "A drawn card offers a railroad with the most unsold shares."};
            return allowed;
        }
        if (!move.is(Verb::offer_own)) return {"PR-15", "Say which share is offered."};
        if (s.is_drawn) return {"PR-22", "A drawn card does not offer your own shares."};
        if (!may_offer_own(s, move.railroad())) return {"PR-15", "You hold no share of that railroad."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = move.railroad();
        if (move.is(Verb::offer)) open_auction(s, Purpose::offer, s.turn, minimum_bid(s.railroad()), tell);
        else open_auction_of_own_share(s, s.turn, minimum_bid(s.railroad()), tell);
        return Step::stock_auction;
    }

private:
    static int most_unsold(const State& s) {
        int most = 0;
        for (const Railroad& r : s.railroads) most = std::max<int>(most, r.shares.unsold);
        return most;
    }
    static int ways(const State& s) {
        int n = 0;
        for (RailroadId r : all_railroads) n += may_offer(s, r) + may_offer_own(s, r);
        return n;
    }
};

struct StockAuction : ShareBidding<Step::stock_auction, Step::stock_sold> {};

// If nobody bid, the share stays where it was.
struct StockSold {
    static constexpr Step here = Step::stock_sold;

    static Step run(State& s, auto& tell) {
        const Seat buyer = s.auction.leader(), seller = s.auction.terms().seller;
        const Money price = s.auction.high();
        s.auction.close();
        if (buyer == Seat::nobody) {
            tell(Event::share_not_sold(seller, s.current));
        } else {
            hand_over_share(s, buyer, seller, price);
            tell(Event::share_bought(buyer, seller, s.current, price));
        }
        return Step::turn_ends;
    }
};

// The card is used up all the same (PR-23).
struct NothingToOffer {
    static constexpr Step here = Step::nothing_to_offer;

    static Step run(State& s, auto& tell) {
        tell(Event::nothing_to_offer(s.turn, s.is_drawn));
        return Step::turn_ends;
    }
};

}   // namespace roundhouse::prairie_railroads
