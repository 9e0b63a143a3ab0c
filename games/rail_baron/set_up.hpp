// Start: the purses, and who goes first.
#pragma once
#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

constexpr int least_seats = 2, most_seats = 6;   // two with the Honeymoon rules only
constexpr Money starting_cash = 20000_usd;

// REQUIRES: 2 to 6 seats, honeymoon with two and only then; the board outlives the state.
inline State set_up(const Board& board, int seats, const Variants& variants, int version = latest_rules) {
    State s;
    s.board = &board;
    s.rules_version = static_cast<std::int8_t>(version);
    s.seats = static_cast<std::int8_t>(seats);
    s.variants = variants;
    s.bank = board.railroads;
    SeatSet::all(seats).each([&](Seat seat) {
        s.ledger.pay(State::Accounts::bank, State::Accounts::of(seat), starting_cash + variants.starting_auction);
    });
    s.decider = Seat::chance;
    return s;
}

// The throw of the dice makes all seats equally likely, so chance draws the seat (RB-68).
struct DrawOrder {
    static constexpr Step here = Step::draw_order, next = Step::look_up;

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State& s, Offers& out) {
        SeatSet::all(s.seats).each([&](Seat seat) { out.add(Move::order(seat)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::order)) return {"RB-2", "It is not known yet who goes first."};
        if (index(move.seat()) >= s.seats) return {"RB-2", "Nobody sits there."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.first = s.turn = move.seat();
        tell(Event::goes_first(s.first));
        return next;
    }
};

// The first player begins the first turn of the game.
inline Step begin_play(State& s) {
    s.turn = s.first;
    return Step::begin_turn;
}

}   // namespace roundhouse::rail_baron
