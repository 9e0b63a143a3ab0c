// Ending and winning the game.
#pragma once
#include <optional>

#include "core/richest.hpp"
#include "games/southern_pacific/sell_share.hpp"

namespace roundhouse::southern_pacific {

// The first of them clockwise from the Bull Market card, beginning with its holder.
inline Seat closest_to_card(const State& s, SeatSet tied) {
    return tied.contains(s.bull_market) ? s.bull_market : tied.next_after(s.bull_market);
}

// Most cash wins; a tie goes to the player closest to the card. REQUIRES: the game is over.
inline SeatSet winners(const State& s) { return SeatSet::only(closest_to_card(s, richest(s))); }

// After every Bull Market.
struct CheckForEnd {
    static constexpr Step here = Step::check_for_end;

    static Step run(State& s, auto& tell) {
        s.offers_left = {};
        s.idle_rounds = s.round_was_active ? std::int16_t{0} : static_cast<std::int16_t>(s.idle_rounds + 1);
        const auto ending = reason_to_end(s);
        if (!s.round_was_active && (!ending || *ending == Ending::idle_rounds))
            tell(Event::round_was_idle(s.idle_rounds, s.idle_limit));
        if (!ending) return begin_round(s, tell);
        tell_end(s, *ending, tell);
        return Step::game_over;
    }

    static std::optional<Ending> reason_to_end(const State& s) {
        int unsold = 0, without_cubes = 0;
        for (const Railroad& r : s.railroads) {
            unsold += r.shares.unsold;
            without_cubes += r.cubes == 0;
        }
        if (without_cubes > 0) return Ending::out_of_cubes;
        if (unsold == 0) return Ending::all_shares_sold;
        if (s.idle_limit != no_idle_limit && s.idle_rounds >= s.idle_limit) return Ending::idle_rounds;
        if (s.round >= s.round_limit) return Ending::round_limit;
        return std::nullopt;
    }

private:
    static void tell_end(const State& s, Ending why, auto& tell) {
        const SeatSet tied = richest(s);
        const Seat winner = closest_to_card(s, tied);
        tell(Event::game_ended(why, s.idle_rounds, {winner, s.cash(winner), tied, winner == s.bull_market}));
    }
};

}   // namespace roundhouse::southern_pacific
