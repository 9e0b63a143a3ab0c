// Sequence of Play: the next player of the Turn Order passes, capitalizes a railroad or expands one.
#pragma once
#include "games/prussian_rails/capitalization.hpp"
#include "games/prussian_rails/expansion.hpp"

namespace roundhouse::prussian_rails {

constexpr std::int8_t passes_to_end = 3;   // a player's, since the last Capitalization or Expansion (PU-38)

// Railroads of which the player holds a share and that can build at least one cube. Cost: the hexes around all of them:
// to leave out those of which no share is held takes longer, since nobody can foresee which these are.
inline RailroadSet expandable_by(const State& s, Seat seat) {
    RailroadSet able;
    each_railroad([&]<RailroadId Id>() {
        const bool holds_share = s.railroads[Id].shares.held[seat] > 0, can_build = can_expand(s, Id, s.treasury(Id));
        able.insert_if(holds_share & can_build, Id);
    });
    return able;
}

inline bool is_any_unsold(const State& s) {
    int unsold = 0;
    for (const Railroad& r : s.railroads) unsold += r.shares.unsold;
    return unsold > 0;
}

// Whether the player could do anything but pass, were it their turn. An unsold share means that one may be offered:
// while some second share is unsold, that one, and afterwards any.
inline bool is_able_to_move(const State& s, Seat seat) { return is_any_unsold(s) || !expandable_by(s, seat).empty(); }

struct BeginTurn {
    static constexpr Step here = Step::begin_turn;

    static Step run(State& s, auto& tell) {
        if (s.order.size() == 0) {
            s.acting = Seat::nobody;
            return Step::determine_order;
        }
        s.acting = s.order.take_first();
        s.expandable = expandable_by(s, s.acting);
        tell(Event::turn_began(s.acting));
        return Step::take_turn;
    }
};

struct TakeTurn {
    static constexpr Step here = Step::take_turn, next = Step::begin_turn;

    static Seat asks(const State& s) { return s.acting; }
    static void offers(const State& s, Offers& out) {
        out.add(Move::pass());
        const int unsold = unsold_to_offer(s);
        RailroadSet offered;
        for (RailroadId id : all_railroads) offered.insert_if(s.railroads[id].shares.unsold >= unsold, id);
        offered.each([&](RailroadId id) { out.add(Move::capitalize(id)); });
        s.expandable.each([&](RailroadId id) { out.add(Move::expand(id)); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (move.is(Verb::capitalize)) return refusal_to_capitalize(s, move.railroad());
        if (move.is(Verb::expand)) return refusal_to_expand(s, move.railroad());
        return {"PU-10", "A turn is a pass, a Capitalization or an Expansion."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) {
            tell(Event::turn_passed(s.acting, !can_act(s)));
            s.expandable = {};
            s.passes[s.acting] = std::min<std::int8_t>(s.passes[s.acting] + 1, passes_to_end);
            return next;
        }
        s.expandable = {};
        s.passes = {};
        s.round_all_passed = false;
        return move.is(Verb::capitalize) ? capitalize(s, move.railroad(), tell) : expand(s, move.railroad(), tell);
    }
    static std::optional<Move> only_answer(const State& s) {
        return can_act(s) ? std::nullopt : std::optional(Move::pass());
    }

private:
    static bool can_act(const State& s) { return is_any_unsold(s) || !s.expandable.empty(); }

    static Refusal refusal_to_expand(const State& s, RailroadId id) {
        if (s.railroads[id].shares.held[s.acting] == 0)
            return {"PU-13", "Only who holds a share of a railroad may expand it."};
        if (s.railroads[id].cubes == 0) return {"PU-21", "The railroad has no cube left."};
        if (!can_expand(s, id, s.treasury(id)))
            return {"PU-21", "There is no hex that the railroad may enter and can pay for."};
        return allowed;
    }
};

}   // namespace roundhouse::prussian_rails
