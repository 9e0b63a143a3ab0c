// Build Track, Track Limitations, and Income Changes.
#pragma once
#include "games/kansas_pacific/state.hpp"

namespace roundhouse::kansas_pacific {

constexpr int most_track_a_turn = 8;
constexpr std::array cost_of_track{0_usd, 1_usd, 3_usd, 6_usd, 9_usd, 13_usd, 18_usd, 26_usd, 39_usd};   // for 0 to 8

// Puts a locomotive of the railroad into the hex and keeps what follows from the map up to date: which hexes are
// used and full, where the railroad may go from here, whether it has crossed the line. Incomes are not its business.
inline void enter_hex(State& s, RailroadId id, Hex h) {
    const Board& board = *s.board;
    const Terrain& terrain = board.terrain[h];
    Railroad& r = s.railroads[id];

    if (s.used.contains(h)) s.full.insert(h);
    s.used.insert(h);
    r.track.insert(h);
    r.open |= board.neighbours.of(h);
    r.open -= r.track;
    for (const Metropolis& m : board.metropolises)
        if (r.track.meets(m.hexes)) r.open -= m.hexes;   // one hex of each metropolis (KP-17)
    r.is_west_of_line |= terrain.is_west_of_line;
    r.is_on_west_edge |= terrain.is_westernmost;
}

// Up to eight locomotives, one hex at a time, each paid by the treasury as it is placed.
struct BuildTrack {
    static constexpr Step here = Step::build_track, next = Step::building_ends;

    static Money cost_of_next(const State& s) {
        const auto built = static_cast<std::size_t>(s.built);
        return cost_of_track[built + 1] - cost_of_track[built];
    }

    // Next to own track, where it has none; at most two railroads a hex; one hex of each metropolis.
    static HexSet sites(const State& s) { return s.railroad().open - s.full; }

    // Why the railroad cannot build another piece; `chosen` where it can.
    static Stop obstacle(const State& s) {
        if (s.built == most_track_a_turn) return Stop::most_built;
        if (s.railroad().locomotives == 0) return Stop::no_locomotive;
        if (s.treasury() < cost_of_next(s)) return Stop::no_money;
        return sites(s).empty() ? Stop::no_hex : Stop::chosen;
    }

    static Seat asks(const State& s) { return obstacle(s) == Stop::chosen ? s.president() : Seat::nobody; }
    static void offers(const State& s, Offers& out) {
        out.add(Move::pass());
        out.add_each(Move::build(Hex{}), sites(s));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (!move.is(Verb::build)) return {"KP-7", "It is the time to build track, or to pass."};
        const Railroad& r = s.railroad();
        if (r.track.contains(move.hex())) return {"KP-15", "The railroad has a locomotive there already."};
        if (is_in_metropolis_already(s, move.hex()))
            return {"KP-17", "The railroad is in another hex of that metropolis."};
        if (s.full.contains(move.hex())) return {"KP-16", "Two railroads are there already."};
        if (!r.open.contains(move.hex())) return {"KP-15", "The hex is not next to the railroad's track."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell_end(s, Stop::chosen, tell);
            return Step::go_west;
        }
        const Money cost = cost_of_next(s);
        s.pay_bank(s.current, cost);
        ++s.built;
        --s.railroad().locomotives;
        change_incomes(s, move.hex(), cost, tell);
        enter_hex(s, s.current, move.hex());
        return here;
    }
    static void tell_end(const State& s, Stop why, auto& tell) {
        const Money spent = cost_of_track[static_cast<std::size_t>(s.built)];
        tell(Event::building_ended(s.president(), s.current, s.built, spent, why));
    }

private:
    static bool is_in_metropolis_already(const State& s, Hex h) {
        const int m = s.board->terrain[h].metropolis;
        return m >= 0 && s.railroad().track.meets(s.board->metropolises[static_cast<std::size_t>(m)].hexes);
    }

    // Income Changes: a second railroad in a town gets less, and lowers what the first one has there.
    static void change_incomes(State& s, Hex h, Money cost, auto& tell) {
        const Terrain& terrain = s.board->terrain[h];
        const bool is_shared = s.used.contains(h);
        s.railroad().income += is_shared ? terrain.shared : terrain.alone;
        const Money total = cost_of_track[static_cast<std::size_t>(s.built)];
        tell(Event::track_built(s.current, h, {s.built, cost, total}, s.treasury(), s.railroad().income));
        if (!is_shared || terrain.shared == terrain.alone) return;
        for (RailroadId other : all_railroads)
            if (s.railroads[other].track.contains(h)) {
                s.railroads[other].income -= terrain.alone - terrain.shared;
                tell(Event::income_lowered(other, h, s.railroads[other].income));
            }
    }
};

// Building stops by itself where the railroad cannot go on.
struct BuildingEnds {
    static constexpr Step here = Step::building_ends;

    static Step run(const State& s, auto& tell) {
        BuildTrack::tell_end(s, BuildTrack::obstacle(s), tell);
        return Step::go_west;
    }
};

}   // namespace roundhouse::kansas_pacific
