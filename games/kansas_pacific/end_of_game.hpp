// Check for End of Game, and who has won.
#pragma once
#include <optional>

#include "core/richest.hpp"
#include "games/kansas_pacific/sell_share.hpp"

namespace roundhouse::kansas_pacific {

constexpr int railroads_out_of_locomotives_to_end = 5;
constexpr int railroads_across_the_line_to_end = 4;
constexpr int railroads_gone_west_to_end = 3;

// Asked after every railroad's turn.
struct CheckForEnd {
    static constexpr Step here = Step::check_for_end;

    static Step run(State& s, auto& tell) {
        s.built = 0;
        if (const auto ending = reason_to_end(s)) return end_game(s, *ending, tell);
        if (s.current == RailroadId::frisco) return Step::wall_street;
        return begin_turn(s, RailroadId(static_cast<int>(s.current) + 1), tell);
    }

    // A railroad that has gone west has no locomotives.
    static std::optional<Ending> reason_to_end(const State& s) {
        int idle = 0, across = 0, gone = 0;
        for (const Railroad& r : s.railroads) {
            idle += r.locomotives == 0;
            across += r.is_west_of_line;
            gone += r.has_gone_west;
        }
        if (idle >= railroads_out_of_locomotives_to_end) return Ending::out_of_locomotives;
        if (across >= railroads_across_the_line_to_end) return Ending::across_the_line;
        if (gone >= railroads_gone_west_to_end) return Ending::gone_west;
        return std::nullopt;
    }
};

// Most cash wins; ties are shared.
inline SeatSet winners(const State& s) { return richest(s); }

}   // namespace roundhouse::kansas_pacific
