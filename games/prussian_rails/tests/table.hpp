// The words that tests of Prussian Rails are written in.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "games/prussian_rails/game.hpp"
#include "play/tests/words.hpp"

namespace roundhouse::prussian_rails {

constexpr RailroadId po = RailroadId::preussische_ostbahn, ns = RailroadId::niederschlesische,
                     sa = RailroadId::saechsische, by = RailroadId::bayerische, mw = RailroadId::main_weser,
                     ba = RailroadId::badische, km = RailroadId::koeln_mindener, bh = RailroadId::berlin_hamburger;
constexpr Seat john{0}, vince{1}, ann{2}, pete{3};

const Board& prussia();             // the default board
State recomputed(const State& s);   // what follows from the rest, worked out anew

// A hex by its id, or a city by its name.
inline Hex hex(std::string_view id_or_name) {
    if (const auto found = prussia().hex_ids.find(id_or_name)) return *found;
    Hex city{};
    prussia().urban.each([&](Hex h) {
        if (prussia().name_of(h).name == id_or_name) city = h;
    });
    EXPECT_EQ(prussia().name_of(city).name, id_or_name);
    return city;
}

Rules rules_of(const State&);   // for the words that all games share

}   // namespace roundhouse::prussian_rails

extern template struct roundhouse::testing::Words<roundhouse::prussian_rails::State>;

namespace roundhouse::prussian_rails {

using Log = testing::Log<Event>;
using testing::may, testing::offered, testing::pass_all, testing::play, testing::settle, testing::why_not;

inline void build(State& s, std::initializer_list<std::string_view> hexes) {
    for (std::string_view h : hexes) play(s, Move::build(hex(h)));
}
inline void draw(State& s, std::initializer_list<Seat> seats) {
    for (Seat seat : seats) play(s, Move::draw_disk(seat));
}

// What the player whose turn it is may expand now, after something was given or taken by hand.
inline void look_what_expands(State& s) {
    if (s.step == Step::take_turn) s.expandable = expandable_by(s, s.acting);
}

// The rest of the round is the player's turn.
inline void give_turn(State& s, Seat seat) {
    s.acting = s.decider = seat;
    s.step = Step::take_turn;
    s.cup = {};
    look_what_expands(s);
}

inline void give_share(State& s, RailroadId id, Seat seat) {
    s.railroads[id].shares.sell_to(seat);
    s.player_income[seat] += s.railroads[id].income;
    look_what_expands(s);
}

// Afterwards the treasury, or the purse, holds just that.
inline void give_treasury(State& s, RailroadId id, Money amount) {
    testing::set_cash(s, id, amount);
    look_what_expands(s);
}
inline void give_cash(State& s, Seat seat, Money amount) { testing::set_cash(s, seat, amount); }

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
    give_turn(s, john);
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

}   // namespace roundhouse::prussian_rails
