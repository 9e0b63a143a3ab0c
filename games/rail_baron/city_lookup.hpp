// City Lookup: a throw for the region, a throw for the city in it. Home City, and Destination.
#pragma once
#include "games/rail_baron/set_up.hpp"

namespace roundhouse::rail_baron {

// The city that the turn needs: a home before the game begins, then a destination, or an alternate for a declared
// player.
struct LookUp {
    static constexpr Step here = Step::look_up;

    static Step run(State& s, auto&) {
        const Player& p = s.player();
        const Purpose purpose = p.home == Milepost::none ? Purpose::home
                                : p.is_declared          ? Purpose::alternate
                                                         : Purpose::destination;
        s.lookup = {.purpose = purpose};
        return Step::throw_for_region;
    }
};

// The question of chance for all three dice.
struct ThreeDice {
    static Seat asks(const State&) { return Seat::chance; }
    static void offers(const State&, Offers& out) { out.add_each(Move::dice(Throw{}), all_three_dice); }
    static Refusal refusal(const State&, const Move& move) {
        if (!move.is(Verb::dice)) return {"RB-3", "The dice are thrown for a city now."};
        if (!all_three_dice.contains(move.thrown())) return {"RB-69", "All three dice are one throw."};
        return allowed;
    }
};

struct ThrowForRegion : ThreeDice {
    static constexpr Step here = Step::throw_for_region, next = Step::throw_for_city;

    static Step apply(State& s, const Move& move, auto& tell) {
        const Dice dice = dice_of(move.thrown());
        const Region region = s.board->region_chart.of(dice.red, dice.white_sum());
        if (s.lookup.purpose != Purpose::home && region == s.board->region[s.player().at]) {
            tell(Event::region_to_pick(s.turn, dice, region));
            return Step::pick_region;
        }
        s.lookup.region = region;
        tell(Event::region_looked_up(s.turn, dice, region));
        return next;
    }
};

// The region rolled is the one in which the train stands: the player picks any.
struct PickRegion {
    static constexpr Step here = Step::pick_region, next = Step::throw_for_city;

    static Seat asks(const State& s) { return s.turn; }
    static void offers(const State& s, Offers& out) {
        for (int r = 0; r < s.board->regions; ++r) out.add(Move::pick(Region(r)));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (!move.is(Verb::region)) return {"RB-5", "First the region of the destination is picked."};
        if (static_cast<int>(move.region()) >= s.board->regions) return {"RB-5", "There is no such region."};
        return allowed;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        s.lookup.region = move.region();
        tell(Event::region_picked(s.turn, move.region()));
        return next;
    }
};

struct ThrowForCity : ThreeDice {
    static constexpr Step here = Step::throw_for_city, next = Step::roll;

    static Step apply(State& s, const Move& move, auto& tell) {
        const Dice dice = dice_of(move.thrown());
        const Milepost city = s.board->city_charts[s.lookup.region].of(dice.red, dice.white_sum());
        const Purpose purpose = s.lookup.purpose;
        s.lookup = {};
        switch (purpose) {
        case Purpose::home: return settle_at(s, dice, city, tell);
        case Purpose::alternate: return note_alternate(s, dice, city, tell);
        default: return head_for(s, dice, city, tell);
        }
    }

private:
    // Home City: the train starts there. Then the next player's, until all have one.
    static Step settle_at(State& s, Dice dice, Milepost city, auto& tell) {
        Player& p = s.player();
        p.home = p.at = p.departure = city;
        tell(Event::city_found(Event::Kind::home_found, s.turn, dice, city));
        s.turn = left_of(s.turn, s.seats);
        if (s.turn != s.first) return Step::look_up;
        return s.variants.starting_auction > 0_usd ? Step::draw_deed : begin_play(s);
    }

    static Step head_for(State& s, Dice dice, Milepost city, auto& tell) {
        Player& p = s.player();
        const bool is_first = p.may_swap;
        p.may_swap = false;
        tell(Event::city_found(Event::Kind::destination_found, s.turn, dice, city));
        if (city == p.at) return lose_turn(s, city, tell);
        p.destination = city;
        return is_first ? Step::swap_home : move_on(s);
    }

    static Step note_alternate(State& s, Dice dice, Milepost city, auto& tell) {
        Player& p = s.player();
        p.alternate = city;
        tell(Event::city_found(Event::Kind::alternate_found, s.turn, dice, city));
        return city == p.at ? lose_turn(s, city, tell) : move_on(s);
    }

    // The train stands in that city already: the rest of the turn is lost.
    static Step lose_turn(State& s, Milepost city, auto& tell) {
        s.bounce = RedDie::none;
        tell(Event::turn_lost(s.turn, city));
        return Step::pay_fees;
    }

    // To the roll; on a bounce out to the red die, which a SuperChief has rolled already.
    static Step move_on(State& s) {
        if (s.bounce == RedDie::none) return Step::roll;
        if (s.bounce == RedDie::to_throw) return Step::throw_bonus;
        s.left = static_cast<std::int8_t>(s.bounce);
        return Step::look_ahead;
    }
};

}   // namespace roundhouse::rail_baron
