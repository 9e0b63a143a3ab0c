// Expansion: Building Costs, Increasing Railroad Income, and what an Expansion has connected when it ends.
#pragma once
#include <optional>

#include "games/prussian_rails/abilities.hpp"

namespace roundhouse::prussian_rails {

// City Penalty: $1 for each railroad that is there. Nothing elsewhere, where nobody can follow another.
inline Money city_penalty(const State& s, Hex h) {
    Money penalty;
    for (const Railroad& r : s.railroads) penalty += 1_usd * r.track.contains(h);
    return penalty;
}

// Puts a cube of the railroad into the hex and keeps what follows from the map up to date: which hexes are full or have
// become dearer, and where the railroad may go from here. Incomes and connections are not its business.
inline void enter_hex(State& s, RailroadId id, Hex h) {
    const Board& board = *s.board;
    Railroad& r = s.railroads[id];

    if (board.urban.contains(h)) s.prices.raise(h, board.terrain[h].cost + city_penalty(s, h));
    else s.full.insert(h);
    r.track.insert(h);
    r.open |= board.neighbours.of(h);
    r.open -= r.track;
    if (r.track.meets(board.approaches)) r.open -= board.approaches;   // one approach in the whole game (PU-19)
}

// What the hex costs the railroad, before BA's free cube. REQUIRES: the railroad is not there yet.
inline Money cost_of(const State& s, RailroadId id, Hex h) {
    return s.board->terrain[h].cost + (pays_city_penalty(id) ? city_penalty(s, h) : 0_usd) - discount(id);
}

// What is to be paid for the hex now. BA's dearest rural cube is free: of the dearest so far and this one, the cheaper
// one is paid (PU-29).
inline Money price_of(const State& s, RailroadId id, Hex h, Money dearest_rural) {
    const Money cost = cost_of(s, id, h);
    return has_free_rural_cube(id) && s.board->rural.contains(h) ? std::min(cost, dearest_rural) : cost;
}

// Hexes that the railroad may enter for at most `budget`. Cost: a few machine words.
inline HexSet sites(const State& s, RailroadId id, Money budget, Money dearest_rural = 0_usd) {
    const PriceList& prices = pays_city_penalty(id) ? s.prices : s.board->prices;
    const HexSet free = s.railroads[id].open - s.full;
    const HexSet sites = free & prices.within(budget + discount(id));
    return has_free_rural_cube(id) && dearest_rural <= budget ? sites | (free & s.board->rural) : sites;
}

// Whether the railroad could begin an Expansion with so much in its treasury (PU-21).
inline bool can_expand(const State& s, RailroadId id, Money treasury) {
    const bool has_cube = s.railroads[id].cubes > 0, has_site = !sites(s, id, budget(id, treasury)).empty();
    return has_cube & has_site;
}

// The income of a railroad with this track.
inline Money income_of(const Board& board, RailroadId id, const HexSet& track) {
    Money sum, best;
    (track & board.urban).each([&](Hex h) {
        sum += board.terrain[h].income;
        best = std::max(best, board.terrain[h].income);
    });
    return doubles_best_city(id) ? sum + best : sum;
}

inline Step expand(State& s, RailroadId id, auto& tell) {
    s.current = id;
    tell(State::Event::expansion_began(s.acting, id));
    return Step::build_track;
}

// One cube at least, up to the railroad's limit, one hex at a time, each paid by the treasury as it is placed.
struct BuildTrack {
    static constexpr Step here = Step::build_track, next = Step::expansion_ends;

    static HexSet sites(const State& s) {
        const Money limit = budget(s.current, s.treasury(s.current), s.expansion.spent);
        return prussian_rails::sites(s, s.current, limit, s.expansion.dearest_rural);
    }

    static Seat asks(const State& s) {
        const bool able = s.expansion.built < most_cubes_an_expansion(s.current) && s.railroad().cubes > 0;
        return able && !sites(s).empty() ? s.acting : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        if (s.expansion.built > 0) out.add(Move::done());
        out.add_each(Move::build(Hex{}), sites(s));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::done)) {
            if (s.expansion.built == 0) return {"PU-13", "An Expansion builds one cube at least."};
            return allowed;
        }
        if (!move.is(Verb::build)) return {"PU-13", "An Expansion is under way: build, or say that it is done."};
        return refusal_of_hex(s, move.hex());
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::done)) return next;
        lay_cube(s, move.hex(), tell);
        return here;
    }

    // The first cube must be built, be it only in one hex.
    static std::optional<Move> only_answer(const State& s) {
        if (s.expansion.built > 0) return std::nullopt;
        const HexSet first = sites(s);
        return first.size() == 1 ? std::optional(Move::build(first.first())) : std::nullopt;
    }

private:
    static Refusal refusal_of_hex(const State& s, Hex h) {
        const Board& board = *s.board;
        const Railroad& r = s.railroad();
        if (r.track.contains(h))
            return h == board.berlin ? Refusal{"PU-17", "The railroad has its cube in Berlin already."}
                                     : Refusal{"PU-14", "The railroad has a cube there already."};
        if (s.full.contains(h))
            return board.approaches.contains(h) ? Refusal{"PU-19", "Another railroad has that Berlin approach."}
                                                : Refusal{"PU-18", "Another railroad has that rural hex."};
        if (board.approaches.contains(h) && r.track.meets(board.approaches))
            return {"PU-19", "The railroad has built its one Berlin approach."};
        if (!r.open.contains(h)) return {"PU-14", "The hex is not next to the railroad's track."};
        const Money price = price_of(s, s.current, h, s.expansion.dearest_rural);
        if (price > s.treasury(s.current)) return {"PU-15", "The treasury cannot pay for that hex."};
        if (price > budget(s.current, s.treasury(s.current), s.expansion.spent))
            return {"PU-30", "The Köln-Mindener may not spend more than $5 in an Expansion."};
        return allowed;
    }

    static void lay_cube(State& s, Hex h, auto& tell) {
        const bool is_urban = s.board->urban.contains(h);
        const Money price = price_of(s, s.current, h, s.expansion.dearest_rural);
        if (has_free_rural_cube(s.current) && s.board->rural.contains(h))
            s.expansion.dearest_rural = std::max(s.expansion.dearest_rural, cost_of(s, s.current, h));
        s.pay_bank(s.current, price);
        s.expansion.spent += price;
        ++s.expansion.built;
        s.ways.are_sure = false;
        --s.railroad().cubes;
        enter_hex(s, s.current, h);
        if (is_urban) increase_income(s, h);
        tell(Event::track_built(s.current, h, price, s.railroad().income));
    }

    // Increasing Railroad Income: at once, for the railroad and for all who hold its shares.
    static void increase_income(State& s, Hex h) {
        Railroad& r = s.railroad();
        const Money increase = doubles_best_city(s.current) ? income_of(*s.board, s.current, r.track) - r.income
                                                            : s.board->terrain[h].income;
        r.income += increase;
        SeatSet::all(s.seats).each([&](Seat seat) { s.player_income[seat] += increase * r.shares.held[seat]; });
    }
};

// Direct connections are judged when the Expansion is complete: a shared city, and nothing else, makes one.
struct ExpansionEnds {
    static constexpr Step here = Step::expansion_ends;

    static Step run(State& s, auto& tell) {
        tell(Event::expansion_ended(s.acting, s.current, s.expansion.built, s.expansion.spent));
        s.expansion = {};
        if (connect(s, tell)) return Step::pay_dividends;
        s.current = {};
        return Step::begin_turn;
    }

private:
    // True where the railroad met one to which it was not connected before.
    static bool connect(State& s, auto& tell) {
        const HexSet cities = s.railroad().track & s.board->urban;
        bool is_new = false;
        for (RailroadId other : all_railroads) {
            if (other == s.current || s.railroad().connections.contains(other)) continue;
            if (!s.railroads[other].track.meets(cities)) continue;
            s.railroad().connections.insert(other);
            s.railroads[other].connections.insert(s.current);
            tell(Event::connected(s.current, other));
            is_new = true;
        }
        return is_new;
    }
};

}   // namespace roundhouse::prussian_rails
