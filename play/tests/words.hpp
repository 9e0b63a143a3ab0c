// The words that the tests of a game are written in, as far as all games share them: what may be played, why not,
// playing it.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "core/flow.hpp"
#include "core/money.hpp"

namespace roundhouse::testing {

// A game's tests declare `Rules rules_of(const State&);` beside its State, which leads from a state to its rules.
template <class State>
using RulesOf = decltype(rules_of(std::declval<const State&>()));

// Everything that has happened since, for tests that ask.
template <class Event>
struct Log {
    std::vector<Event> events;

    void operator()(const Event& e) { events.push_back(e); }
    int count(typename Event::Kind kind) const {
        return static_cast<int>(
            std::count_if(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind; }));
    }
    // Null where there was none.
    const Event* first(typename Event::Kind kind) const {
        const auto found = std::find_if(events.begin(), events.end(), [&](const Event& e) { return e.kind == kind; });
        return found == events.end() ? nullptr : &*found;
    }
};

// What the words below need of the rules, compiled once for each game: its table.hpp says `extern template struct
// testing::Words<State>`, its table.cpp the same without `extern`. Otherwise every file of tests would compile all
// rules anew.
template <class State>
struct Words {
    using Move = typename State::Move;
    using Log = testing::Log<typename State::Event>;

    static void settle(State& s);
    static std::vector<Move> offered(const State& s);
    static Refusal why_not(const State& s, const Move& move);
    static bool may(const State& s, const Move& move);
    static void play(State& s, const Move& move, Log& log);
};

template <class State>
void Words<State>::settle(State& s) {
    Silence silence;
    RulesOf<State>::settle(s, silence);
}

template <class State>
std::vector<typename State::Move> Words<State>::offered(const State& s) {
    typename State::Offers offers;
    RulesOf<State>::offers(s, offers);
    std::vector<Move> moves;
    offers.each([&](const Move& move, int) { moves.push_back(move); });
    return moves;
}

template <class State>
Refusal Words<State>::why_not(const State& s, const Move& move) {
    return RulesOf<State>::refusal(s, move);
}

template <class State>
bool Words<State>::may(const State& s, const Move& move) {
    const auto moves = offered(s);
    const bool is_offered = std::find(moves.begin(), moves.end(), move) != moves.end();
    EXPECT_EQ(is_offered, !why_not(s, move)) << "a move is offered exactly when no rule refuses it";
    return is_offered;
}

template <class State>
void Words<State>::play(State& s, const Move& move, Log& log) {
    ASSERT_TRUE(may(s, move)) << why_not(s, move).rule << " " << why_not(s, move).text;
    RulesOf<State>::apply(s, move, log);
}

// Goes on until somebody must decide.
template <class State>
void settle(State& s) {
    Words<State>::settle(s);
}
template <class State>
std::vector<typename State::Move> offered(const State& s) {
    return Words<State>::offered(s);
}
template <class State>
Refusal why_not(const State& s, const typename State::Move& move) {
    return Words<State>::why_not(s, move);
}
template <class State>
bool may(const State& s, const typename State::Move& move) {
    return Words<State>::may(s, move);
}

template <class State>
void play(State& s, const typename State::Move& move, Log<typename State::Event>& log) {
    Words<State>::play(s, move, log);
}
template <class State>
void play(State& s, const typename State::Move& move) {
    Log<typename State::Event> log;
    play(s, move, log);
}
template <class State>
void play(State& s, std::initializer_list<typename State::Move> moves) {
    for (const auto& move : moves) play(s, move);
}
template <class State>
void pass_all(State& s, int times) {
    for (int i = 0; i < times; ++i) play(s, State::Move::pass());
}

// Afterwards the seat or the railroad has just that.
template <class State, class Holder>
void set_cash(State& s, Holder holder, Money amount) {
    s.ledger.pay(State::Accounts::of(holder), State::Accounts::bank, s.ledger[holder]);
    s.ledger.pay(State::Accounts::bank, State::Accounts::of(holder), amount);
}

}   // namespace roundhouse::testing
