// Construct Track: which railroad builds, who chooses its build, and what may be built.
#pragma once
#include <array>

#include "games/prairie_railroads/discover_growth.hpp"
#include "games/prairie_railroads/pay_dividends.hpp"

namespace roundhouse::prairie_railroads {

constexpr Money cost_of_single = 5_usd;
constexpr Money cost_of_double = 15_usd;
constexpr Money cost_of_first_western = 15_usd;
constexpr Money western_rise = 5_usd;   // for each western build on the map

inline Money cost_of_western(const State& s) { return cost_of_first_western + western_rise * s.western_builds.size(); }

// What the card in play lets a railroad build, and the railroad can pay for.
inline LinkSet singles(const State& s, RailroadId r) {
    const bool able = s.ledger[r] >= cost_of_single && s.railroads[r].cubes >= 1;
    return able ? single_segments(s, s.railroads[r]) : LinkSet{};
}
inline bool may_double(const State& s, RailroadId r) {
    return !s.is_drawn && s.ledger[r] >= cost_of_double && s.railroads[r].cubes >= 2;
}
inline CitySet westerns(const State& s, RailroadId r) {
    const bool able = !s.is_drawn && s.ledger[r] >= cost_of_first_western && s.railroads[r].cubes >= 1;
    return able && s.ledger[r] >= cost_of_western(s) ? western_sites(s, s.railroads[r]) : CitySet{};
}

// A double begins with a segment that could be built alone: it makes nobody able to build (PR-27).
inline bool can_build(const State& s, RailroadId r) { return !singles(s, r).empty() || !westerns(s, r).empty(); }

// The player of the card uses a railroad under their control that can build; without one, any that can.
struct ChooseRailroad {
    static constexpr Step here = Step::choose_railroad, next = Step::nothing_built;

    static RailroadSet usable(const State& s) {
        RailroadSet own, any;
        for (RailroadId r : all_railroads)
            if (can_build(s, r)) {
                any.insert(r);
                if (s.railroads[r].control.contains(s.turn)) own.insert(r);
            }
        return own.empty() ? any : own;
    }

    static Seat asks(const State& s) { return usable(s).empty() ? Seat::nobody : s.turn; }
    static std::optional<Move> only_answer(const State& s) {
        const RailroadSet railroads = usable(s);
        return railroads.size() == 1 ? std::optional{Move::use(railroads.first())} : std::nullopt;
    }
    static void offers(const State& s, Offers& out) {
        usable(s).each([&](RailroadId r) { out.add(Move::use(r)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::use)) return {"PR-28", "Say which railroad builds."};
        const RailroadId r = move.railroad();
        if (s.ledger[r] < cost_of_single) return {"PR-26", "That railroad is underfinanced."};
        if (!can_build(s, r)) return {"PR-27", "That railroad cannot build anything with this card."};
        if (!usable(s).contains(r))
            return {"PR-28", "You control a railroad that can build, and must use one of those."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.current = move.railroad();
        tell(Event::railroad_chosen(s.turn, s.current));
        if (!s.railroad().control.contains(s.turn)) return Step::choose_builder;
        s.builder = s.turn;
        return Step::construct_track;
    }
};

// Of several who control another's railroad, the player of the card says who chooses the build (PR-29).
struct ChooseBuilder {
    static constexpr Step here = Step::choose_builder, next = Step::construct_track;

    static Seat asks(const State& s) { return s.turn; }
    static std::optional<Move> only_answer(const State& s) {
        const SeatSet control = s.railroad().control;
        return control.size() == 1 ? std::optional{Move::builder(control.next_after(s.turn))} : std::nullopt;
    }
    static void offers(const State& s, Offers& out) {
        s.railroad().control.each([&](Seat seat) { out.add(Move::builder(seat)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::builder)) return {"PR-29", "Say which of the controlling players builds."};
        if (!s.railroad().control.contains(move.seat())) return {"PR-29", "That player does not control the railroad."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.builder = move.seat();
        tell(Event::builder_chosen(s.turn, s.builder, s.current));
        return next;
    }
};

// A single segment; by a selected card also a double or a western build.
struct ConstructTrack {
    static constexpr Step here = Step::construct_track, next = Step::turn_ends;

    static Seat asks(const State& s) { return s.builder; }
    static std::optional<Move> only_answer(const State& s) {
        const LinkSet links = singles(s, s.current);
        if (links.size() > 1) return std::nullopt;
        const CitySet cities = westerns(s, s.current);
        if (links.empty()) return cities.size() == 1 ? std::optional{Move::western(cities.first())} : std::nullopt;
        bool is_alone = cities.empty();
        if (is_alone && may_double(s, s.current))
            each_double(s, s.railroad(), [&](Link, const LinkSet&) { is_alone = false; });
        return is_alone ? std::optional{Move::build(links.first())} : std::nullopt;
    }
    static void offers(const State& s, Offers& out) {
        if (const LinkSet links = singles(s, s.current); !links.empty())
            out.add_each(Move::build(Link{}), places(links));
        if (may_double(s, s.current))
            each_double(s, s.railroad(), [&](Link first, const LinkSet& second) {
                out.add_each(Move::double_build(first, Link{}), places(second));
            });
        if (const CitySet cities = westerns(s, s.current); !cities.empty())
            out.add_each(Move::western(City{}), places(cities));
    }
    static Refusal refusal(const State& s, const Move& move) {
        switch (move.verb) {
        case Verb::build: return refusal_of_single(s, move.link());
        case Verb::double_build: return refusal_of_double(s, move.link(), move.second_link());
        case Verb::western: return refusal_of_western(s, move.city());
        default: return {"PR-28", "The railroad must build."};
        }
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        switch (move.verb) {
        case Verb::build: build_single(s, move.link(), tell); break;
        case Verb::double_build: build_double(s, move.link(), move.second_link(), tell); break;
        default: build_western(s, move.city(), tell);
        }
        return next;
    }

private:
    static Refusal refusal_of_single(const State& s, Link l) {
        const Railroad& r = s.railroad();
        if (s.built.contains(l)) return {"PR-31", "That segment belongs to a railroad already."};
        if (!r.touched.contains(l)) return {"PR-31", "That segment does not touch the railroad's track."};
        if (!r.reachable.contains(l)) return {"PR-32", "A one-way segment is built from the tail of its arrow only."};
        if (s.treasury() < cost_of_single) return {"PR-26", "The treasury does not hold $5."};
        if (r.cubes < 1) return {"PR-27", "The railroad has no track cube left."};
        return allowed;
    }
    static Refusal refusal_of_double(const State& s, Link first, Link second) {
        const Railroad& r = s.railroad();
        if (s.is_drawn) return {"PR-38", "A drawn card builds a single segment only."};
        if (const Refusal refusal = refusal_of_single(s, first)) return refusal;
        if (s.built.contains(second)) return {"PR-31", "The second segment belongs to a railroad already."};
        const City through = far_end(s, r, first);
        if (r.cities.contains(through)) return {"PR-33", "The railroad has track at the city on the way already."};
        if (!s.board->map.at(through).contains(second) || first == second)
            return {"PR-33", "The second segment does not go on from the end of the first."};
        if (r.touched.contains(second)) return {"PR-33", "The railroad has track at the last city already."};
        if (!s.board->leaving[through].contains(second))
            return {"PR-32", "A one-way segment is built from the tail of its arrow only."};
        if (s.treasury() < cost_of_double) return {"PR-33", "The treasury does not hold $15."};
        if (r.cubes < 2) return {"PR-33", "A double takes two track cubes."};
        return allowed;
    }
    static Refusal refusal_of_western(const State& s, City c) {
        const Railroad& r = s.railroad();
        if (s.is_drawn) return {"PR-38", "A drawn card builds a single segment only."};
        if (!s.board->western.contains(c)) return {"PR-34", "There is no western build at that city."};
        if (r.western != City::nowhere) return {"PR-36", "The railroad has its western build already."};
        if (s.western_builds.contains(c)) return {"PR-36", "That western build belongs to a railroad already."};
        if (!r.cities.contains(c)) return {"PR-34", "The railroad has no track at that city."};
        if (s.treasury() < cost_of_western(s))
            return {"PR-35", "The treasury does not hold the price of a western build."};
        if (r.cubes < 1) return {"PR-27", "The railroad has no track cube left."};
        return allowed;
    }

    static void build_single(State& s, Link l, auto& tell) {
        s.pay_bank(s.current, cost_of_single);
        lay_track(s, s.current, l);
        tell(Event::track_built(s.builder, s.current, l, cost_of_single, s.railroad().income));
    }
    static void build_double(State& s, Link first, Link second, auto& tell) {
        s.pay_bank(s.current, cost_of_double);
        lay_track(s, s.current, first);
        lay_track(s, s.current, second);
        tell(Event::double_built(s.builder, s.current, first, second, cost_of_double, s.railroad().income));
    }

    // Pays its shareholders one dividend at once (PR-37).
    static void build_western(State& s, City c, auto& tell) {
        const Money cost = cost_of_western(s);
        s.pay_bank(s.current, cost);
        Railroad& r = s.railroad();
        s.western_builds.insert(c);
        r.western = c;
        r.value += value_of_western_build;
        --r.cubes;
        tell(Event::western_built(s.builder, s.current, c, cost));
        pay_dividend(s, s.current, tell);
    }
};

// No railroad can build (PR-30).
struct NothingBuilt {
    static constexpr Step here = Step::nothing_built;

    static Step run(State& s, auto& tell) {
        tell(Event::nothing_built(s.turn));
        return Step::turn_ends;
    }
};

}   // namespace roundhouse::prairie_railroads
