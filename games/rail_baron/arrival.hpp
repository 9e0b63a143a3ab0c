// Arrival, Purchase, and Bounce Out.
#pragma once
#include "games/rail_baron/establishment.hpp"

namespace roundhouse::rail_baron {

constexpr Money express_price = 4000_usd, superchief_price = 40000_usd;

// The train is where it was going. A declared player is home then (RB-75).
struct Arrive {
    static constexpr Step here = Step::arrive;

    static Step run(State& s, auto& tell) {
        Player& p = s.player();
        p.way.forget();
        if (p.is_declared) return come_home(s, tell);
        p.ridden = {};
        s.after_purchase = what_follows(s);
        s.left = 0;
        const Milepost from = p.departure;
        const Money payoff = pay(s);
        p.destination = Milepost::none;
        tell(Event::arrived(s.turn, from, p.at, payoff));
        s.pay_from_bank(s.turn, payoff, tell);
        return Step::purchase;
    }

private:
    // Whether it wins is seen after the fees; the ban stays unless it does (RB-75).
    static Step come_home(State& s, auto& tell) {
        Player& p = s.player();
        if (home_clears_the_ban(s)) p.ridden = {};
        s.left = 0;
        s.bonus = s.bonus == RedDie::to_throw ? RedDie::none : s.bonus;
        const Money payoff = p.alternate == p.home ? pay(s) : 0_usd;
        tell(Event::came_home(s.turn, p.home, payoff));
        s.pay_from_bank(s.turn, payoff, tell);
        return Step::pay_fees;
    }

    // The payoff of the trip; the next one counts from here.
    static Money pay(State& s) {
        Player& p = s.player();
        const Money payoff = s.board->payoff(p.departure, p.at);
        p.departure = p.at;
        return payoff;
    }

    // A bounce out follows an arrival within the white dice, where a red die is due.
    static AfterPurchase what_follows(State& s) {
        if (s.dice == Dice{}) return AfterPurchase::lookup;   // left over from an earlier turn: the turn begins
        const bool is_superchief = s.bonus == RedDie::none && s.dice.red > 0;
        if (s.bounce != RedDie::none) return AfterPurchase::fees;
        if (s.bonus == RedDie::to_throw) {
            s.bonus = RedDie::none;
            s.bounce = RedDie::to_throw;
        } else if (is_superchief && s.left >= s.dice.red) s.bounce = RedDie(s.dice.red);
        return s.bounce == RedDie::none ? AfterPurchase::fees : AfterPurchase::bounce_out;
    }
};

// One railroad from the bank, or an engine.
struct Purchase {
    static constexpr Step here = Step::purchase, next = Step::third_player;

    static Money price_of(const State& s, Engine engine) {
        if (engine == Engine::express) return s.half_if_short(express_price);
        if (s.variants.free_superchief && s.player().engine == Engine::express) return 0_usd;
        const int discount = s.variants.discounted_superchief && s.seats > 3 ? 4000 * (s.seats - 3) : 0;
        return s.half_if_short(superchief_price - Money{discount});
    }
    static bool is_upgrade(const State& s, Engine engine) { return engine > s.player().engine; }
    static bool can_upgrade(const State& s, Engine engine) {
        return is_upgrade(s, engine) && price_of(s, engine) <= s.cash();
    }

    static Seat asks(const State& s) {
        if (s.asks_everybody())
            return is_upgrade(s, Engine::superchief) || !s.unowned().empty() ? s.turn : Seat::nobody;
        bool able = can_upgrade(s, Engine::express) || can_upgrade(s, Engine::superchief);
        s.unowned().each([&](RailroadId r) { able = able || s.price_of(r) <= s.cash(); });
        return able ? s.turn : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        out.add(Move::pass());
        s.unowned().each([&](RailroadId r) {
            if (s.price_of(r) <= s.cash()) out.add(Move::buy(r));
        });
        for (Engine e : {Engine::express, Engine::superchief})
            if (can_upgrade(s, e)) out.add(Move::upgrade(e));
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is_pass()) return allowed;
        if (move.is(Verb::upgrade)) {
            if (!is_upgrade(s, move.engine())) return {"RB-19", "That engine would be no upgrade."};
            return can_upgrade(s, move.engine()) ? allowed : too_dear;
        }
        if (!move.is(Verb::buy))
            return {"RB-18", "It is the time for one purchase: a railroad, an engine, or nothing."};
        if (!s.board->for_sale.contains(move.railroad())) return {"RB-18", "Public railroads are never sold."};
        if (!s.bank.contains(move.railroad())) return {"RB-18", "The bank does not have that railroad."};
        return s.price_of(move.railroad()) <= s.cash() ? allowed : too_dear;
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is_pass()) tell(Event::nothing_bought(s.turn));
        else if (move.is(Verb::upgrade)) upgrade(s, move.engine(), tell);
        else buy(s, move.railroad(), tell);
        return next;
    }

private:
    static constexpr Refusal too_dear{"RB-20", "There is not enough cash in hand for that."};

    static void upgrade(State& s, Engine engine, auto& tell) {
        const Money price = price_of(s, engine);
        s.pay_bank(s.turn, price);
        s.player().engine = engine;
        tell(Event::engine_bought(s.turn, engine, price));
    }
    static void buy(State& s, RailroadId r, auto& tell) {
        s.pay_bank(s.turn, s.price_of(r));
        s.bank.erase(r);
        s.player().railroads.insert(r);
        tell(Event::railroad_bought(s.turn, r, s.price_of(r)));
        establish_after_purchase(s, r, s.turn, tell);
        check_for_sell_out(s, tell);
    }
};

// On a bounce out, and after an arrival left over from an earlier turn, the next destination follows; else the fees.
struct GoOn {
    static constexpr Step here = Step::after_purchase;

    static Step run(State& s, auto& tell) {
        const Step next = s.after_purchase == AfterPurchase::fees ? Step::pay_fees : Step::declare;
        if (s.after_purchase == AfterPurchase::bounce_out) tell(State::Event::bounces_out(s.turn, s.player().at));
        s.after_purchase = AfterPurchase::none;
        return next;
    }
};

}   // namespace roundhouse::rail_baron
