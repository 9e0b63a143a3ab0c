// The words that tests of Prussian Rails are written in.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/prussian_rails/game.hpp"

namespace roundhouse::prussian_rails {

constexpr RailroadId po = RailroadId::preussische_ostbahn, ns = RailroadId::niederschlesische, sa = RailroadId::saechsische,
                     by = RailroadId::bayerische, mw = RailroadId::main_weser, ba = RailroadId::badische,
                     km = RailroadId::koeln_mindener, bh = RailroadId::berlin_hamburger;
constexpr Seat john{0}, vince{1}, ann{2}, pete{3};

const Board& prussia();                 // the default board
State recomputed(const State& s);       // what follows from the rest, worked out anew

// A hex by its id, or a city by its name.
inline Hex hex(std::string_view id_or_name) {
    if (const auto found = prussia().hex_ids.find(id_or_name)) return *found;
    Hex city{};
    prussia().urban.each([&](Hex h) { if (prussia().name_of(h).name == id_or_name) city = h; });
    EXPECT_EQ(prussia().name_of(city).name, id_or_name);
    return city;
}

// Everything that has happened since, for tests that ask.
struct Log {
    std::vector<Event> events;
    void operator()(const Event& e) { events.push_back(e); }
    int count(Event::Kind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind; }));
    }
};

// Goes on until somebody must decide.
inline void settle(State& s) {
    Silence silence;
    Rules::settle(s, silence);
}

inline Refusal why_not(const State& s, const Move& move) { return Rules::refusal(s, move); }
inline std::vector<Move> offered(const State& s) {
    std::vector<Move> moves;
    Options options;
    Rules::options(s, options);
    options.each([&](const Move& move, int) { moves.push_back(move); });
    return moves;
}
inline bool may(const State& s, const Move& move) {
    const std::vector<Move> moves = offered(s);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}
inline void play(State& s, const Move& move, Log& log) {
    ASSERT_TRUE(may(s, move)) << why_not(s, move).rule << " " << why_not(s, move).text;
    Rules::apply(s, move, log);
}
inline void play(State& s, const Move& move) {
    Log log;
    play(s, move, log);
}
inline void play(State& s, std::initializer_list<Move> moves) {
    for (const Move& move : moves) play(s, move);
}
inline void build(State& s, std::initializer_list<std::string_view> hexes) {
    for (std::string_view h : hexes) play(s, Move::build(hex(h)));
}
inline void draw(State& s, std::initializer_list<Seat> seats) {
    for (Seat seat : seats) play(s, Move::draw_disk(seat));
}
inline void pass_all(State& s, int times) {
    for (int i = 0; i < times; ++i) play(s, Move::pass());
}

inline void give_share(State& s, RailroadId id, Seat seat) {
    s.railroads[id].shares.sell_to(seat);
    s.player_income[seat] += s.railroads[id].income;
}

// Afterwards the treasury, or the purse, holds just that.
inline void give_treasury(State& s, RailroadId id, Money amount) {
    s.pay_bank(id, s.treasury(id));
    s.ledger.pay(State::Accounts::bank, State::Accounts::of(id), amount);
}
inline void give_cash(State& s, Seat seat, Money amount) {
    s.ledger.pay(State::Accounts::of(seat), State::Accounts::bank, s.cash(seat));
    s.pay_from_bank(seat, amount);
}

// Track of earlier turns: what the railroad earns and to whom it is connected follow.
inline void lay_track(State& s, RailroadId id, std::initializer_list<std::string_view> hexes) {
    for (std::string_view h : hexes) enter_hex(s, id, hex(h));
    s = recomputed(s);
}

// A table in the middle of a game: John holds one share of each railroad and takes the last turn of a round in which
// everybody has passed so far. All treasuries are empty.
inline State table_at_turn(int seats = 3) {
    State s = set_up(prussia(), seats);
    for (RailroadId id : all_railroads) give_share(s, id, john);
    s.round_all_passed = true;
    s.acting = john;
    s.step = Step::take_turn;
    settle(s);
    return s;
}

// The same when John expands a railroad with so much in its treasury and with this track beside its home.
inline State table_at_expansion(RailroadId id, Money treasury, std::initializer_list<std::string_view> track = {}) {
    State s = table_at_turn();
    give_treasury(s, id, treasury);
    lay_track(s, id, track);
    play(s, Move::expand(id));
    return s;
}

}  // namespace roundhouse::prussian_rails
