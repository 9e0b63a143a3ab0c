// The variant Starting Auction: one random railroad for each player comes under the hammer before the game.
#pragma once
#include "games/rail_baron/raise_cash.hpp"
#include "games/rail_baron/set_up.hpp"

namespace roundhouse::rail_baron {

// A deed drawn at random.
struct DeedDraw {
    static void offers(const State& s, Offers& out) {
        s.unowned().each([&](RailroadId r) { out.add(Move::deed(r)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::deed)) return {"RB-60", "A deed is drawn now."};
        if (!s.unowned().contains(move.railroad())) return {"RB-60", "That deed is not among those of the bank."};
        return allowed;
    }
};

// The first player in turn order opens the first auction, the next player the next.
struct DrawDeed : DeedDraw {
    static constexpr Step here = Step::draw_deed, next = Step::begin_turn;

    static Seat asks(const State& s) { return s.drawn < s.seats && !s.unowned().empty() ? Seat::chance : Seat::nobody; }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.lot = move.railroad();
        s.bank.erase(s.lot);
        ++s.drawn;
        const Auction::Terms terms{.opener = s.turn, .minimum = s.half_price_of(s.lot), .raise = least_raise};
        tell(Event::deed_drawn(s.lot));
        tell(Event::auction_opened(terms.opener, s.lot, terms.minimum));
        Bidding<State>::open(s, terms, SeatSet::all(s.seats), tell);
        return Step::starting_auction;
    }
};

struct StartingAuction : RailroadBidding<Step::starting_auction, Step::deed_sold> {};

// What nobody wants is set aside, and goes back to the bank when all are done.
struct DeedSold {
    static constexpr Step here = Step::deed_sold;

    static Step run(State& s, auto& tell) {
        const Seat buyer = s.auction.leader();
        const Money price = s.auction.high();
        s.auction.close();
        if (buyer == Seat::nobody) {
            s.aside.insert(s.lot);
            tell(Event::deed_set_aside(s.lot));
        } else {
            s.pay_bank(buyer, price);
            s.players[buyer].railroads.insert(s.lot);
            tell(Event::railroad_auctioned(buyer, Seat::nobody, s.lot, price));
            establish_after_purchase(s, s.lot, buyer, tell);
        }
        s.lot = {};
        s.turn = left_of(s.turn, s.seats);
        if (s.drawn < s.seats && !s.unowned().empty()) return Step::draw_deed;
        s.bank |= s.aside;
        s.aside = {};
        check_for_sell_out(s, tell);
        return begin_play(s);
    }
};

}   // namespace roundhouse::rail_baron
