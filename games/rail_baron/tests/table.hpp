// The words that tests of Rail Baron are written in.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/rail_baron/game.hpp"
#include "play/tests/words.hpp"

namespace roundhouse::rail_baron {

constexpr Seat red{0}, blue{1}, green{2};

const Board& southeast();   // the default board
inline Milepost at(std::string_view id) { return southeast().milepost_ids.find(id).value(); }
inline RailroadId line(std::string_view code) { return southeast().railroad_ids.find(code).value(); }
inline Region region(std::string_view name) { return southeast().region_ids.find(name).value(); }

Rules rules_of(const State&);   // for the words that all games share

}   // namespace roundhouse::rail_baron

extern template struct roundhouse::testing::Words<roundhouse::rail_baron::State>;

namespace roundhouse::rail_baron {

using Log = testing::Log<Event>;
using testing::may, testing::offered, testing::play, testing::settle, testing::why_not;

inline Move dice(int a, int b, int c) {
    return Move::dice(Dice{{static_cast<std::int8_t>(a), static_cast<std::int8_t>(b)}, static_cast<std::int8_t>(c)});
}
inline Move white(int a, int b) { return dice(a, b, 0); }
inline Move red_only(int bonus) { return dice(0, 0, bonus); }
inline Move ride(std::string_view code, std::string_view to) { return Move::step(line(code), at(to)); }

// Throws that look up this region, and this city in its region.
inline Move throw_for(Region wanted) {
    for (int half : {1, 2})
        for (int sum = 2; sum <= 12; ++sum)
            if (southeast().region_chart.of(half, sum) == wanted)
                return dice(std::min(sum - 1, 6), sum - std::min(sum - 1, 6), half);
    return {};
}
inline Move throw_for(Milepost city) {
    for (int half : {1, 2})
        for (int sum = 2; sum <= 12; ++sum)
            if (southeast().city_charts[southeast().region[city]].of(half, sum) == city)
                return dice(std::min(sum - 1, 6), sum - std::min(sum - 1, 6), half);
    return {};
}

// Chance finds that city for whoever looks one up; where a region may be picked, it is picked.
inline void look_up(State& s, std::string_view city) {
    const Region wanted = southeast().region[at(city)];
    play(s, throw_for(wanted));
    if (s.step == Step::pick_region) play(s, Move::pick(wanted));
    play(s, throw_for(at(city)));
}

// Where a player is in the middle of a game, and whither bound. Nobody's first destination is still to come.
struct Train {
    std::string_view at, destination, home = "WAS";
};

// A table in the middle of a game: the first train is that of Red, whose turn begins with a roll.
inline State table_at(std::initializer_list<Train> trains, const Variants& variants = {}) {
    Variants agreed = variants;
    agreed.honeymoon = trains.size() == 2;
    State s = set_up(southeast(), static_cast<int>(trains.size()), agreed);
    Seat seat{0};
    for (const Train& train : trains) {
        Player& p = s.players[seat];
        p.home = at(train.home);
        p.at = p.departure = at(train.at);
        if (!train.destination.empty()) p.destination = at(train.destination);
        p.may_swap = false;
        seat = Seat(index(seat) + 1);
    }
    s.first = s.turn = red;
    s.step = Step::begin_turn;
    settle(s);
    return s;
}

// The same, but the turn begins anew, after things on the table were changed by hand.
inline void begin_turn_of(State& s, Seat seat) {
    s.turn = seat;
    s.step = Step::begin_turn;
    settle(s);
}

inline void set_cash(State& s, Seat seat, Money amount) {
    s.pay_bank(seat, s.cash(seat));
    s.ledger.pay(State::Accounts::bank, State::Accounts::of(seat), amount);
}
inline void give(State& s, Seat seat, std::initializer_list<std::string_view> codes) {
    for (std::string_view code : codes) {
        s.bank.erase(line(code));
        s.players[seat].railroads.insert(line(code));
    }
}
inline void declare_player(State& s, Seat seat, std::string_view alternate, bool early = false) {
    Player& p = s.players[seat];
    p.is_declared = true;
    p.is_early = early;
    p.destination = p.home;
    p.alternate = at(alternate);
}

// Rides on until the train has nothing left to choose: the first step that is offered, whatever it is.
inline void ride_on(State& s) {
    while (s.step == Step::step) play(s, offered(s).front());
}

inline Segment segment(std::string_view id) { return southeast().segment_ids.find(id).value(); }

// Nobody is paid twice, nobody for nothing: what changed hands since `before`.
inline Money gained(const State& before, const State& after, Seat seat) { return after.cash(seat) - before.cash(seat); }

inline Money established(const State& s, Seat seat, std::string_view code) {
    Money found{-1};
    s.players[seat].established.each([&](RailroadId r, Money fee) {
        if (r == line(code)) found = fee;
    });
    return found;
}

}   // namespace roundhouse::rail_baron
