// Set-up and preparing to play: the purses, the homes, and the auctions of the six president's shares.
#pragma once
#include "core/first_bidder.hpp"
#include "games/kansas_pacific/build_track.hpp"
#include "games/kansas_pacific/sell_share.hpp"

namespace roundhouse::kansas_pacific {

constexpr int least_seats = 3, most_seats = 6;
constexpr std::array starting_cash{40_usd, 30_usd, 24_usd, 20_usd};   // for 3, 4, 5, 6 players
constexpr ByRailroad<Money> starting_income{{2_usd, 3_usd, 3_usd, 2_usd, 3_usd, 2_usd}};

// REQUIRES: 3 to 6 seats; the board outlives the state.
inline State set_up(const Board& board, int seats) {
    State s;
    s.board = &board;
    s.seats = static_cast<std::int8_t>(seats);
    for (Seat seat{0}; index(seat) < seats; seat = Seat(index(seat) + 1))
        s.pay_from_bank(seat, starting_cash[static_cast<std::size_t>(seats - least_seats)]);
    for (RailroadId r : all_railroads) {
        enter_hex(s, r, board.home[r]);
        s.railroads[r].income = starting_income[r];
    }
    s.decider = Seat::chance;
    return s;
}

// Anybody may be the first to bid; chance decides.
struct ChooseFirstBidder : FirstBidder<State> {
    static constexpr Step here = Step::choose_first_bidder, next = Step::opening_auction;

    static Refusal refusal(const State& s, const Move& move) {
        return FirstBidder::refusal(s, move, {"KP-4", "The first bidder is not chosen yet."});
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = RailroadId::rock_island;
        open_auction(s, Purpose::opening, move.seat(), tell);
        return next;
    }
};

struct OpeningAuction : ShareBidding<Step::opening_auction, Step::presidents_share_sold> {};

// The buyer presides, and opens the auction of the next railroad.
struct PresidentsShareSold {
    static constexpr Step here = Step::presidents_share_sold;

    static Step run(State& s, auto& tell) {
        const Seat president = sell_share(s, tell);
        if (s.current == RailroadId::frisco) return begin_turn(s, RailroadId::rock_island, tell);
        s.current = RailroadId(static_cast<int>(s.current) + 1);
        open_auction(s, Purpose::opening, president, tell);
        return Step::opening_auction;
    }
};

}   // namespace roundhouse::kansas_pacific
