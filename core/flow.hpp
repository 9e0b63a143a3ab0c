// Flow: a game is a list of rules; Flow runs them until somebody must decide.
#pragma once
#include <concepts>
#include <optional>

#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace roundhouse {

// Whoever listens to a game is told each event as it happens. Play-outs listen in silence, which costs nothing.
struct Silence {
    template <class Event>
    constexpr void operator()(const Event&) const {}
};

// A rule that happens by itself: does its work and names the step that follows.
template <class Rule, class State>
concept Automatic = requires(State& s, Silence& tell) {
    { Rule::here } -> std::convertible_to<typename State::Step>;
    { Rule::run(s, tell) } -> std::same_as<typename State::Step>;
};

// A rule that needs a choice: who decides (nobody: the rule does not apply, `next` follows), what they may choose,
// why not something else, and what then happens.
template <class Rule, class State>
concept Choice =
    requires(const State& s, State& changing, typename State::Offers& out, typename State::Move move, Silence& tell) {
        { Rule::here } -> std::convertible_to<typename State::Step>;
        { Rule::next } -> std::convertible_to<typename State::Step>;
        { Rule::asks(s) } -> std::same_as<Seat>;
        Rule::offers(s, out);
        { Rule::refusal(s, move) } -> std::same_as<Refusal>;
        { Rule::apply(changing, move, tell) } -> std::same_as<typename State::Step>;
    };

// A choice that may have one answer only says so: then nobody is asked, and the answer plays itself.
template <class Rule, class State>
concept Forcing = requires(const State& s) {
    { Rule::only_answer(s) } -> std::same_as<std::optional<typename State::Move>>;
};

// State has `step` and `decider`, and the types Step (with Step::game_over), Move and Offers.
template <class State, class... Rules>
struct Flow {
    using Move = typename State::Move;
    using Offers = typename State::Offers;
    using Step = typename State::Step;
    static_assert(((Automatic<Rules, State> || Choice<Rules, State>) && ...));

    static bool is_over(const State& s) { return s.step == Step::game_over; }

    // Who decides at the step where the state stands; nobody where the step has no question for anybody.
    static Seat decider(const State& s) {
        Seat asked = Seat::nobody;
        at(s.step, [&]<class Rule>() {
            if constexpr (Choice<Rule, State>) asked = Rule::asks(s);
        });
        return asked;
    }

    // Adds what the decider may choose to `out`. REQUIRES: the game is not over.
    static void offers(const State& s, Offers& out) {
        at(s.step, [&]<class Rule>() {
            if constexpr (Choice<Rule, State>) Rule::offers(s, out);
        });
    }

    // REQUIRES: the game is not over.
    static Refusal refusal(const State& s, const Move& move) {
        Refusal refusal;
        at(s.step, [&]<class Rule>() {
            if constexpr (Choice<Rule, State>) refusal = Rule::refusal(s, move);
        });
        return refusal;
    }

    // REQUIRES: the game is not over and no rule refuses the move.
    template <class Tell>
    static void apply(State& s, const Move& move, Tell& tell) {
        at(s.step, [&]<class Rule>() {
            if constexpr (Choice<Rule, State>) s.step = Rule::apply(s, move, tell);
        });
        settle(s, tell);
    }

    // Runs the rules until somebody must decide or the game is over.
    template <class Tell>
    static void settle(State& s, Tell& tell) {
        s.decider = Seat::nobody;
        for (Step step = s.step; s.decider == Seat::nobody && step != Step::game_over; s.step = step)
            at(step, [&]<class Rule>() {
                if constexpr (Automatic<Rule, State>) step = Rule::run(s, tell);
                else step = ask<Rule>(s, tell);
            });
    }

private:
    // The step that follows: the rule's own where somebody must decide.
    template <class Rule, class Tell>
    static Step ask(State& s, Tell& tell) {
        s.decider = Rule::asks(s);
        if (s.decider == Seat::nobody) return Rule::next;
        if constexpr (Forcing<Rule, State>)
            if (const auto answer = Rule::only_answer(s)) {
                s.decider = Seat::nobody;
                return Rule::apply(s, *answer, tell);
            }
        return Rule::here;
    }

    // Inlined, since it is the loop that every decision goes through several times.
    template <class F>
    [[gnu::always_inline]] static void at(Step step, F&& f) {
        (void)((step == Rules::here && (f.template operator()<Rules>(), true)) || ...);
    }
};

}   // namespace roundhouse
