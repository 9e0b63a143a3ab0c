// The words that tests of Prairie Railroads are written in.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "games/prairie_railroads/game.hpp"
#include "play/tests/words.hpp"

namespace roundhouse::prairie_railroads {

// The players of the rulebook's examples.
constexpr Seat dave{0}, john{1}, pete{2}, alex{3}, ed{4};
using enum RailroadId;
using Line = std::initializer_list<std::string_view>;

const Board& kansas();              // the default board
State recomputed(const State& s);   // what follows from the rest, worked out anew
inline City city(std::string_view id) { return kansas().city_ids.find(id).value(); }
inline Link link(std::string_view id) { return kansas().link_ids.find(id).value(); }

inline Move build(std::string_view id) { return Move::build(link(id)); }
inline Move double_build(std::string_view first, std::string_view second) {
    return Move::double_build(link(first), link(second));
}
inline Move western(std::string_view id) { return Move::western(city(id)); }
inline Move dice(int roll) { return Move::dice(line_of(roll)); }

Rules rules_of(const State&);   // for the words that all games share

}   // namespace roundhouse::prairie_railroads

extern template struct roundhouse::testing::Words<roundhouse::prairie_railroads::State>;

namespace roundhouse::prairie_railroads {

using Log = testing::Log<Event>;
using testing::may, testing::offered, testing::pass_all, testing::play, testing::set_cash, testing::settle,
    testing::why_not;

// What follows from the map and the shares is worked out anew; the cards are left alone.
inline void recompute(State& s) {
    const State fresh = recomputed(s);
    s.railroads = fresh.railroads;
    s.built = fresh.built;
    s.western_builds = fresh.western_builds;
    s.development_cubes = fresh.development_cubes;
}

// The railroad owns exactly these segments.
inline void set_links(State& s, RailroadId r, Line links) {
    s.railroads[r].links = {};
    for (std::string_view id : links) s.railroads[r].links.insert(link(id));
    recompute(s);
}

inline void set_western(State& s, RailroadId r, std::string_view at) {
    s.railroads[r].western = city(at);
    recompute(s);
}

inline void set_grown(State& s, Line cities) {
    s.grown = {};
    for (std::string_view id : cities) s.grown.insert(city(id));
    recompute(s);
}

inline void set_shares(State& s, RailroadId r, Seat seat, int count) {
    Shares& shares = s.railroads[r].shares;
    shares.unsold = static_cast<std::int8_t>(shares.unsold + shares.held[seat] - count);
    shares.held[seat] = static_cast<std::int8_t>(count);
    recompute(s);
}

// Dave's turn just after the opening: Dave holds the only share sold of each railroad, and every treasury is empty.
inline State table(int seats = 3) {
    State s = set_up(kansas(), seats);
    for (RailroadId r : all_railroads) set_shares(s, r, dave, 1);
    set_links(s, rock_island, {"troy-marysville"});
    set_links(s, santa_fe, {"atchison-topeka"});
    set_links(s, kansas_pacific, {"kansas_city-lawrence"});
    set_links(s, mkt, {"fort_scott-iola"});
    set_links(s, frisco, {"columbus-coffeyville"});
    set_links(s, missouri_pacific, {"girard-parsons"});
    s.turn = dave;
    s.step = Step::take_action;
    s.decider = dave;
    return s;
}

enum class From : std::uint8_t { hand, deck };

// The player of the turn plays a card.
inline void play_card(State& s, Card c, From from = From::hand) {
    if (from == From::hand) --s.hands[s.turn][c];
    else --s.deck[c];
    s.step = play_card(s, c, from == From::deck);
    settle(s);
}

// A Construct Track card has been played and growth is done with: the build is next.
inline void begin_build(State& s, From from = From::hand) {
    play_card(s, Card::construct_track, from);
    s.step = Step::choose_railroad;
    settle(s);
}

inline int ways(const State& s) { return static_cast<int>(offered(s).size()); }

}   // namespace roundhouse::prairie_railroads
