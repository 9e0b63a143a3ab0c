// Setting up and initial auctions: the purses, the homes, and one share of each of the eight railroads.
#pragma once
#include "core/first_bidder.hpp"
#include "games/prussian_rails/expansion.hpp"
#include "games/prussian_rails/sell_share.hpp"

namespace roundhouse::prussian_rails {

constexpr std::array starting_cash{40_usd, 30_usd, 24_usd};   // for 3, 4, 5 players

// REQUIRES: 3 to 5 seats; the board outlives the state; the rules of that version are kept.
inline State set_up(const Board& board, int seats, int version = rules_version) {
    State s;
    s.board = &board;
    s.prices = board.prices;
    s.ways = board.ways;
    s.rules_version = static_cast<std::int8_t>(version);
    s.seats = static_cast<std::int8_t>(seats);
    for (Seat seat{0}; index(seat) < seats; seat = Seat(index(seat) + 1))
        s.pay_from_bank(seat, starting_cash[static_cast<std::size_t>(seats - least_seats)]);
    for (RailroadId id : all_railroads) {
        enter_hex(s, id, board.home[id]);
        s.railroads[id].income = board.starting_income[id];
        s.railroads[id].cubes = board.cubes[id];
    }
    s.decider = Seat::chance;
    return s;
}

// Anybody may be the first to bid; chance decides.
struct ChooseFirstBidder : FirstBidder<State> {
    static constexpr Step here = Step::choose_first_bidder, next = Step::opening_auction;

    static Refusal refusal(const State& s, const Move& move) {
        return FirstBidder::refusal(s, move, {"PU-4", "The first bidder is not chosen yet."});
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = RailroadId::preussische_ostbahn;
        open_auction(s, Purpose::opening, move.seat(), tell);
        return next;
    }
};

struct OpeningAuction : ShareBidding<Step::opening_auction, Step::opening_share_sold> {};

// The buyer opens the auction of the next railroad.
struct OpeningShareSold {
    static constexpr Step here = Step::opening_share_sold;

    static Step run(State& s, auto& tell) {
        const Seat buyer = sell_share(s, tell);
        if (s.current == RailroadId::berlin_hamburger) {
            s.current = {};
            return Step::determine_order;
        }
        s.current = RailroadId(static_cast<int>(s.current) + 1);
        open_auction(s, Purpose::opening, buyer, tell);
        return Step::opening_auction;
    }
};

}   // namespace roundhouse::prussian_rails
