// Ending and winning the game.
#pragma once
#include <optional>

#include "core/richest.hpp"
#include "games/southern_pacific/sell_share.hpp"

namespace roundhouse::southern_pacific {

constexpr int idle_rounds_to_end = 3;

// Asked after every Bull Market.
struct CheckForEnd {
    static constexpr Step here = Step::check_for_end;

    static Step run(State& s, auto& tell) {
        s.offers_left = {};
        s.idle_rounds = s.round_was_active ? std::int8_t{0} : static_cast<std::int8_t>(s.idle_rounds + 1);
        if (!s.round_was_active) tell(Event::round_was_idle(s.idle_rounds));
        if (const auto ending = reason_to_end(s)) {
            tell(Event::game_ended(*ending));
            return Step::game_over;
        }
        return begin_round(s, tell);
    }

    static std::optional<Ending> reason_to_end(const State& s) {
        int unsold = 0, without_cubes = 0;
        for (const Railroad& r : s.railroads) {
            unsold += r.shares.unsold;
            without_cubes += r.cubes == 0;
        }
        if (without_cubes > 0) return Ending::out_of_cubes;
        if (unsold == 0) return Ending::all_shares_sold;
        if (s.idle_rounds >= idle_rounds_to_end) return Ending::idle_rounds;
        if (s.round >= s.round_limit) return Ending::round_limit;
        return std::nullopt;
    }
};

// Most cash wins; among equals the one closest clockwise to the Bull Market card, its holder before all others.
// REQUIRES: the game is over.
inline SeatSet winners(const State& s) {
    const SeatSet tied = richest(s);
    return SeatSet::only(tied.contains(s.bull_market) ? s.bull_market : tied.next_after(s.bull_market));
}

}   // namespace roundhouse::southern_pacific
