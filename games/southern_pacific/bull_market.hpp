// Bull Market Auction: after all railroads have operated, each player may offer a share.
#pragma once
#include "games/southern_pacific/sell_share.hpp"

namespace roundhouse::southern_pacific {

// The player with the least cash takes the card.
struct BullMarket {
    static constexpr Step here = Step::bull_market;

    static Step run(State& s, auto& tell) {
        s.current = {};
        const SeatSet poorest = BullMarket::poorest(s);
        const Seat before = s.bull_market;
        s.bull_market = takes_card(s, poorest);
        s.offers_left = SeatSet::all(s.seats);
        tell(Event::bull_market_card_taken(s.bull_market, s.bull_market == before, poorest.size() > 1));
        return Step::bull_market_offer;
    }

    static SeatSet poorest(const State& s) {
        Money least = s.cash(Seat{0});
        SeatSet::all(s.seats).each([&](Seat seat) {
            if (s.cash(seat) < least) least = s.cash(seat);
        });
        SeatSet poorest;
        SeatSet::all(s.seats).each([&](Seat seat) {
            if (s.cash(seat) == least) poorest.insert(seat);
        });
        return poorest;
    }

    // Among equals: the first one to the left of the card; before there is one, the president of the earliest
    // railroad, or else the first one clockwise from whoever opened the first auction, that player included.
    static Seat takes_card(const State& s, SeatSet poorest) {
        if (s.bull_market != Seat::nobody) return poorest.next_after(s.bull_market);
        for (const Railroad& r : s.railroads)
            if (poorest.contains(r.shares.president)) return r.shares.president;
        return poorest.contains(s.first_opener) ? s.first_opener : poorest.next_after(s.first_opener);
    }
};

// Each player, the holder of the card first, may offer one unsold share of any railroad.
struct BullMarketOffer {
    static constexpr Step here = Step::bull_market_offer, next = Step::check_for_end;

    // REQUIRES: somebody has an offer left.
    static Seat next_to_offer(const State& s) {
        return s.offers_left.contains(s.bull_market) ? s.bull_market : s.offers_left.next_after(s.bull_market);
    }

    static Seat asks(const State& s) {
        return !s.offers_left.empty() && is_any_unsold(s) ? next_to_offer(s) : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        out.add(Move::pass());
        for (RailroadId r : all_railroads)
            if (s.railroads[r].shares.unsold > 0) out.add(Move::offer(r));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (!move.is(Verb::offer)) return {"SP-25", "In the Bull Market a player offers an unsold share, or passes."};
        if (s.railroads[move.railroad()].shares.unsold == 0) return {"SP-25", "All shares of that railroad are sold."};
        return allowed;
    }

    // Once around: the player to the left bids first, the one who offers last.
    static Step apply(State& s, const Move& move, auto& tell) {
        const Seat who = next_to_offer(s);
        s.offers_left.erase(who);
        if (move.is_pass()) {
            tell(Event::no_share_offered(who));
            return here;
        }
        s.current = move.railroad();
        tell(Event::share_offered(who, s.current));
        open_auction_once_around(s, left_of(who, s.seats), tell);
        return Step::bull_market_auction;
    }

private:
    static bool is_any_unsold(const State& s) {
        int unsold = 0;
        for (const Railroad& r : s.railroads) unsold += r.shares.unsold;
        return unsold > 0;
    }
};

struct BullMarketAuction : ShareBidding<Step::bull_market_auction, Step::bull_market_sold> {};

struct BullMarketSold {
    static constexpr Step here = Step::bull_market_sold;

    static Step run(State& s, auto& tell) {
        s.round_was_active |= sell_share(s, tell);
        s.current = {};
        return Step::bull_market_offer;
    }
};

}   // namespace roundhouse::southern_pacific
