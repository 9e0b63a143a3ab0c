// The words that tests of Southern Pacific are written in.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "games/southern_pacific/game.hpp"
#include "play/tests/words.hpp"

namespace roundhouse::southern_pacific {

// The players of the rulebook's examples, in an order in which all of them come out.
constexpr Seat ed{0}, dave{1}, pete{2};
using enum RailroadId;
using Line = std::initializer_list<std::string_view>;

const Board& texas();               // the default board
State recomputed(const State& s);   // what follows from the rest, worked out anew
inline Link link(std::string_view id) { return texas().link_ids.find(id).value(); }
inline City city(std::string_view id) { return texas().city_ids.find(id).value(); }

Rules rules_of(const State&);   // for the words that all games share

}   // namespace roundhouse::southern_pacific

extern template struct roundhouse::testing::Words<roundhouse::southern_pacific::State>;

namespace roundhouse::southern_pacific {

using Log = testing::Log<Event>;
using testing::may, testing::offered, testing::pass_all, testing::play, testing::set_cash, testing::settle,
    testing::why_not;

// The railroad owns exactly these links, all of which lead home.
inline void set_links(State& s, RailroadId r, Line links) {
    s.railroads[r].links = {};
    for (std::string_view id : links) s.railroads[r].links.insert(link(id));
    recompute_track(s);
}

// The seat holds so many shares of the railroad, and presides if that is more than the president holds.
inline void set_shares(State& s, RailroadId r, Seat seat, int count) {
    Shares& shares = s.railroads[r].shares;
    const int more = count - shares.held[seat];
    shares.held[seat] = static_cast<std::int8_t>(count);
    shares.sold = static_cast<std::int8_t>(shares.sold + more);
    shares.unsold = static_cast<std::int8_t>(shares.unsold - more);
    shares.president = shares.largest_holder(s.seats);
}

// A table in its first round: Ed presides over every railroad with its only sold share, no link is built,
// and the step of the railroad is next. What a test needs else it adds, and calls settle().
inline State table_before(Step step, RailroadId railroad, int seats = 3) {
    State s = set_up(texas(), seats);
    for (RailroadId r : all_railroads) set_shares(s, r, ed, 1);
    s.first_opener = ed;
    s.round = 1;
    s.current = railroad;
    s.step = step;
    return s;
}
inline State table_at(Step step, RailroadId railroad, Money treasury = 0_usd) {
    State s = table_before(step, railroad);
    set_cash(s, railroad, treasury);
    settle(s);
    return s;
}

// As everywhere, and after each move, however it is played, what follows from the rest is right.
inline void play(State& s, const Move& move, Log& log) {
    testing::play(s, move, log);
    ASSERT_EQ(s, recomputed(s));
}

// Moves by the names of the examples.
inline Move bid(int dollars) { return Move::bid({dollars}); }
inline Move pass() { return Move::pass(); }
inline Move build(std::string_view id) { return Move::build(link(id)); }
inline Move buy(std::string_view id, int price) { return Move::buy(link(id), {price}); }
inline Move counter(int price) { return Move::counter({price}); }
inline Move dividend(int per_share) { return Move::dividend({per_share}); }

}   // namespace roundhouse::southern_pacific
