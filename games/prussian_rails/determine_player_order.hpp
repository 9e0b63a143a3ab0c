// Determine Player Order: the check for the end, the disks in the cup, and the draw of the round's turns.
#pragma once
#include <optional>

#include "games/prussian_rails/end_of_game.hpp"

namespace roundhouse::prussian_rails {

struct DetermineOrder {
    static constexpr Step here = Step::determine_order;

    static Step run(State& s, auto& tell) {
        if (const auto ending = reason_to_end(s)) return end_game(s, *ending, tell);
        s.idle_rounds = s.round_all_passed ? static_cast<std::int8_t>(s.idle_rounds + 1) : std::int8_t{0};
        if (const auto ending = reason_to_stop(s)) return end_game(s, *ending, tell);
        if (!s.round_all_passed) return Step::fill_cup;
        tell(Event::asked_to_end(s.idle_rounds));
        return Step::agree_to_end;
    }

    // On the map: PU-32, PU-37, PU-39.
    static std::optional<Ending> reason_to_end(State& s) {
        if (all_are_connected(s)) return Ending::all_connected;
        if (ends_when_out_of_reach(s) && !can_all_meet_two(s)) return Ending::out_of_reach;
        if (!can_ever_build(s)) return Ending::nothing_to_build;
        return std::nullopt;
    }

    // By what the players do: PU-38.
    static std::optional<Ending> reason_to_stop(const State& s) {
        if (nobody_wants_to_move(s)) return Ending::nobody_moves;
        if (s.idle_rounds >= idle_rounds_to_end(s)) return Ending::idle_rounds;
        return std::nullopt;
    }
};

// The highest player income puts one disk in, the next lower one two, and so on; the same income, the same number.
struct FillCup {
    static constexpr Step here = Step::fill_cup;

    static Step run(State& s, auto& tell) {
        s.round_all_passed = true;
        SeatSet::all(s.seats).each([&](Seat seat) { s.cup[seat] = disks(s, seat); });
        tell(Event::cup_filled(s.cup));
        return Step::draw_disk;
    }

    // One more than there are different incomes above the player's own.
    static std::int8_t disks(const State& s, Seat seat) {
        int disks = 1;
        SeatSet::all(s.seats).each([&](Seat other) {
            disks += s.player_income[other] > s.player_income[seat] && is_first_with_income(s, other);
        });
        return static_cast<std::int8_t>(disks);
    }

private:
    static bool is_first_with_income(const State& s, Seat seat) {
        bool is_first = true;
        for (Seat before{0}; before < seat; before = Seat(index(before) + 1))
            is_first &= s.player_income[before] != s.player_income[seat];
        return is_first;
    }
};

// As many disks as there are players, one at a time, without putting back. They are the turns of the round.
struct DrawDisk {
    static constexpr Step here = Step::draw_disk, next = Step::begin_turn;

    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State& s, Offers& out) {
        SeatSet::all(s.seats).each([&](Seat seat) {
            if (s.cup[seat] > 0) out.add(Move::draw_disk(seat), s.cup[seat]);
        });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::draw_disk)) return {"PU-8", "The turns of the round are not drawn yet."};
        if (index(move.seat()) >= s.seats) return {"PU-8", "Nobody sits there."};
        if (s.cup[move.seat()] == 0) return {"PU-8", "That player has no disk left in the cup."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        --s.cup[move.seat()];
        s.order.add(move.seat());
        tell(Event::disk_drawn(move.seat(), s.order.size()));
        if (s.order.size() < s.seats) return here;
        s.cup = {};
        return next;
    }
};

}   // namespace roundhouse::prussian_rails
