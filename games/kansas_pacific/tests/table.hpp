// The words that tests of Kansas Pacific are written in.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "games/kansas_pacific/game.hpp"
#include "play/tests/words.hpp"

namespace roundhouse::kansas_pacific {

using enum RailroadId;
constexpr Seat john{0}, vince{1}, ann{2};

const Board& kansas();              // the default board
State recomputed(const State& s);   // what follows from the rest, worked out anew
inline Hex hex(std::string_view id) { return kansas().hex_ids.find(id).value(); }

Rules rules_of(const State&);   // for the words that all games share

}   // namespace roundhouse::kansas_pacific

extern template struct roundhouse::testing::Words<roundhouse::kansas_pacific::State>;

namespace roundhouse::kansas_pacific {

using Log = testing::Log<Event>;
using testing::may, testing::offered, testing::pass_all, testing::play, testing::settle, testing::why_not;

// A table in the middle of a game: John presides over everything with one share each; `railroad` stands at `step`.
inline State table_at(Step step, RailroadId railroad, Money treasury = 0_usd, int seats = 3) {
    State s = set_up(kansas(), seats);
    for (Railroad& r : s.railroads) {
        r.shares.sell_to(john);
        r.shares.president = john;
    }
    s.current = railroad;
    s.ledger.pay(State::Accounts::bank, State::Accounts::of(railroad), treasury);
    s.step = step;
    settle(s);
    return s;
}

inline void give_cash(State& s, Seat seat, Money amount) { s.pay_from_bank(seat, amount); }
inline void give_share(State& s, RailroadId r, Seat seat) { s.railroads[r].shares.sell_to(seat); }

// Track that was laid in earlier turns: what the railroad earns follows.
inline void lay_track(State& s, RailroadId r, std::initializer_list<std::string_view> ids) {
    for (std::string_view id : ids) {
        enter_hex(s, r, hex(id));
        --s.railroads[r].locomotives;
    }
    s = recomputed(s);
}

}   // namespace roundhouse::kansas_pacific
