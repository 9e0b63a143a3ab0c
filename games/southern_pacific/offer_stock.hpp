// Offer Stock.
#pragma once
#include "games/southern_pacific/sell_share.hpp"

namespace roundhouse::southern_pacific {

// The president may offer one unsold share, and opens the bidding.
struct OfferStock {
    static constexpr Step here = Step::offer_stock, next = Step::build_and_buy;

    static Seat asks(const State& s) { return s.railroad().shares.unsold > 0 ? s.president() : Seat::nobody; }
    static void offers(const State&, Offers& out) {
        out.add(Move::pass());
        out.add(Move::offer_stock());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is_pass() || move.is(Verb::offer_stock)) return allowed;
        return {"SP-10", "First the president says whether a share is offered."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell(Event::no_stock_offered(s.president(), s.current));
            return next;
        }
        tell(Event::stock_offered(s.president(), s.current));
        open_auction(s, s.president(), tell);
        return Step::stock_auction;
    }
};

struct StockAuction : ShareBidding<Step::stock_auction, Step::stock_sold> {};

// A new president goes on with the railroad's turn.
struct StockSold {
    static constexpr Step here = Step::stock_sold;

    static Step run(State& s, auto& tell) {
        s.round_was_active |= sell_share(s, tell);
        return Step::build_and_buy;
    }
};

}   // namespace roundhouse::southern_pacific
