// Establishment: who stands at a railroad when its fee rises goes on riding it at the old one.
#pragma once
#include "games/rail_baron/earlier_rules.hpp"

namespace roundhouse::rail_baron {

inline bool stands_at(const State& s, Seat seat, RailroadId r) {
    const Player& p = s.players[seat];
    return p.at != Milepost::none && s.board->serving[p.at].contains(r);
}

// Every one of `riders` who stands at a milepost of the railroad; a lower fee from before stays (RB-67).
inline void establish(State& s, SeatSet riders, RailroadId r, Money fee, auto& tell) {
    riders.each([&](Seat seat) {
        if (!stands_at(s, seat, r)) return;
        const Money holds = s.players[seat].established.lower(r, fee);
        tell(State::Event::established(seat, r, holds));
    });
}

// The bank has just sold its last railroad: riding an opponent costs more from now on (RB-26).
inline void check_for_sell_out(State& s, auto& tell) {
    if (s.has_sold_out() || !s.unowned().empty() || !s.aside.empty()) return;
    tell(State::Event::sold_out());
    s.in_game().each([&](Seat seat) {
        const Player& p = s.players[seat];
        (s.board->serving[p.at] - s.bank - p.railroads).each([&](RailroadId r) {
            establish(s, SeatSet::only(seat), r, opponents_fee, tell);
        });
    });
    s.fee = sold_out_fee;
}

// The railroad leaves the bank: all who are not its owner would have paid the bank's fee. Nobody: the third player.
inline void establish_after_purchase(State& s, RailroadId r, Seat owner, auto& tell) {
    establish(s, s.in_game() - SeatSet::only(owner), r, bank_fee, tell);
}

// Sold by one player to another: each would have paid the old owner's fee, and the old owner nothing (RB-37).
inline void establish_after_auction(State& s, RailroadId r, Seat seller, Seat buyer, auto& tell) {
    establish(s, SeatSet::only(seller), r, 0_usd, tell);
    establish(s, s.in_game() - SeatSet::only(seller) - SeatSet::only(buyer), r, s.fee, tell);
}

// Nobody bid, and the bank has it: only who rode it in this turn of their own has paid nothing for it before (RB-74).
inline void establish_after_auction_without_bids(State& s, RailroadId r, Seat seller, auto& tell) {
    const bool has_ridden_it = seller == s.turn && s.rates.highest({r}) >= 0_usd;
    if (has_ridden_it && !sale_without_bids_establishes_nobody(s)) establish(s, SeatSet::only(seller), r, 0_usd, tell);
}

}   // namespace roundhouse::rail_baron
