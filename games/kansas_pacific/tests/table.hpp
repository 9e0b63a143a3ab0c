// The words that tests of Kansas Pacific are written in.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/kansas_pacific/game.hpp"

namespace roundhouse::kansas_pacific {

using enum RailroadId;
constexpr Seat john{0}, vince{1}, ann{2};

const Board& kansas();                  // the default board
State recomputed(const State& s);       // what follows from the rest, worked out anew
inline Hex hex(std::string_view id) { return kansas().hex_ids.find(id).value(); }

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

inline Refusal why_not(const State& s, const Move& move) { return Rules::refusal(s, move); }
inline bool may(const State& s, const Move& move) {
    Options options;
    Rules::options(s, options);
    bool is_offered = false;
    options.each([&](const Move& offered, int) { is_offered |= offered == move; });
    return is_offered;
}
inline void play(State& s, const Move& move, Log& log) {
    ASSERT_TRUE(may(s, move)) << why_not(s, move).rule << " " << why_not(s, move).text;
    Rules::apply(s, move, log);
}
inline void play(State& s, const Move& move) {
    Log log;
    play(s, move, log);
}
inline void pass_all(State& s, int times) {
    for (int i = 0; i < times; ++i) play(s, Move::pass());
}

}  // namespace roundhouse::kansas_pacific
