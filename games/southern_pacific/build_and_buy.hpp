// Build and Buy Track.
#pragma once
#include "games/southern_pacific/earlier_rules.hpp"
#include "games/southern_pacific/track.hpp"

namespace roundhouse::southern_pacific {

constexpr int most_built_a_turn = 3, most_bought_a_turn = 3;
constexpr Money cost_of_link = 5_usd;

// The link changes hands at the price they agreed on: the seller's cube goes home, the buyer's takes its place.
inline Step sell_link(State& s, RailroadId seller, Link l, Money price, auto& tell) {
    const auto before = incomes(s);
    s.talk = {};
    s.pay_treasury(s.current, seller, price);
    remove_link(s, seller, l);
    add_link(s, s.current, l);
    ++s.bought;
    s.round_was_active = true;
    tell(State::Event::track_bought(s.current, seller, l, price));
    tell_incomes(s, before, tell);
    return Step::build_and_buy;
}

// A price, whoever names it, runs from nothing to all that the buying railroad has.
inline Refusal refusal_of_price(const State& s, Money price) {
    if (price < 0_usd) return {"SP-16", "A price cannot be below $0."};
    if (price > s.treasury()) return {"SP-16", "The buying railroad does not have that much."};
    return allowed;
}

// Up to three links built and three bought, in any order, one at a time.
struct BuildAndBuy {
    static constexpr Step here = Step::build_and_buy, next = Step::pay_dividends;

    // Nobody's links within reach, while the railroad has a cube and the money.
    static LinkSet sites(const State& s) {
        const bool able = s.built < most_built_a_turn && s.railroad().cubes > 0 && s.treasury() >= cost_of_link;
        return able ? s.railroad().within_reach - s.owned : LinkSet{};
    }
    // Others' links within reach that they can spare, and for which a price is left to name.
    static LinkSet for_sale(const State& s) {
        if (s.bought == most_bought_a_turn || s.railroad().cubes == 0) return {};
        LinkSet spare;
        for (const Railroad& r : s.railroads) spare |= r.spare;
        return (spare & s.railroad().within_reach) - s.railroad().links - done_talking(s);
    }

    static Seat asks(const State& s) {
        return !sites(s).empty() || !for_sale(s).empty() ? s.president() : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        out.add(Move::done());
        if (const LinkSet open = sites(s); !open.empty()) out.add_each(Move::build(Link{}), open);
        const Money most = s.treasury();
        for_sale(s).each([&](Link l) { out.add_range(Move::buy(l, 0_usd), s.named.least_to_ask(l), most); });
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::done)) return allowed;
        if (move.is(Verb::build)) return refusal_to_build(s, move.link());
        if (move.is(Verb::buy)) return refusal_to_buy(s, move.link(), move.amount());
        return {"SP-10", "It is the time to build and buy track, or to be done with it."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::build)) return build(s, move.link(), tell);
        if (move.is(Verb::buy)) return ask_for(s, move.link(), move.amount(), tell);
        tell(Event::building_ended(s.president(), s.current, s.built, s.bought));
        return next;
    }

private:
    static Refusal refusal_to_build(const State& s, Link l) {
        if (s.built == most_built_a_turn) return {"SP-14", "The railroad has built three links this turn."};
        if (s.railroad().cubes == 0) return {"SP-15", "The railroad has no cube left."};
        if (s.railroad().links.contains(l)) return {"SP-15", "The railroad has that link already."};
        if (s.owned.contains(l)) return {"SP-15", "Another railroad has that link."};
        if (!s.railroad().within_reach.contains(l))
            return {"SP-15", "The link does not touch the railroad's home or its links."};
        if (s.treasury() < cost_of_link) return {"SP-14", "A link costs $5, which the treasury does not hold."};
        return allowed;
    }
    static Refusal refusal_to_buy(const State& s, Link l, Money price) {
        if (s.bought == most_bought_a_turn) return {"SP-16", "The railroad has bought three links this turn."};
        if (s.railroad().cubes == 0) return {"SP-15", "The railroad has no cube left."};
        if (!s.owned.contains(l)) return {"SP-16", "No railroad has that link: it can be built, not bought."};
        if (s.railroad().links.contains(l)) return {"SP-15", "The railroad has that link already."};
        if (!s.railroad().within_reach.contains(l))
            return {"SP-15", "The link does not touch the railroad's home or its links."};
        if (!s.railroads[owner_of(s, l)].spare.contains(l))
            return {"SP-17", "Without it, links of the seller would not lead home."};
        if (talk_has_one_counter(s) && s.named.links().contains(l))
            return {"SP-19", "That link was refused this turn."};
        if (price >= 0_usd && price < s.named.least_to_ask(l))
            return {"SP-19", "You have already offered that much for this link this turn."};
        return refusal_of_price(s, price);
    }

    static Step build(State& s, Link l, auto& tell) {
        const auto before = incomes(s);
        s.pay_bank(s.current, cost_of_link);
        add_link(s, s.current, l);
        ++s.built;
        s.round_was_active = true;
        tell(Event::track_built(s.current, l, cost_of_link));
        tell_incomes(s, before, tell);
        return here;
    }
    // Where one player presides over both railroads, there is nobody to talk to.
    static Step ask_for(State& s, Link l, Money price, auto& tell) {
        const RailroadId seller = owner_of(s, l);
        if (s.railroads[seller].shares.president == s.president()) return sell_link(s, seller, l, price, tell);
        tell(Event::price_asked(s.president(), s.current, seller, l, price));
        s.talk = {.bid = price, .link = l, .seller = seller, .is_open = true};
        return Step::seller_answers;
    }
    // Links that nobody can ask for again in this turn: all that the treasury has was named.
    static LinkSet done_talking(const State& s) {
        LinkSet done = s.named.links();
        if (!talk_has_one_counter(s))
            s.named.links().each([&](Link l) {
                if (s.named.of(l) < s.treasury()) done.erase(l);
            });
        return done;
    }
};

// The prices that may be named next, each above the buyer's last and below the seller's; none where nothing lies
// between.
struct Prices {
    Money least, most;

    bool has(Money price) const { return price >= least && price <= most; }
    bool empty() const { return most < least; }
};
inline Prices prices_to_name(const State& s) {
    if (talk_has_one_counter(s)) return s.talk.has_ask ? Prices{1_usd, 0_usd} : Prices{0_usd, s.treasury()};
    return {s.talk.bid + 1_usd, s.talk.has_ask ? s.talk.ask - 1_usd : s.treasury()};
}

// A no by either side: what the buyer named last for the link is remembered to the end of the turn.
inline Step end_talk(State& s, Seat who, Money declined, auto& tell) {
    tell(State::Event::price_refused(who, s.current, s.talk.seller, s.talk.link, declined));
    s.named.note(s.talk.link, s.talk.bid);
    s.talk = {};
    return Step::build_and_buy;
}

// To the other side's price a president says yes or no, or names another one.
struct AnswersPrice {
    static void offers(const State& s, Offers& out) {
        out.add(Move::decline());
        out.add(Move::accept());
        if (const Prices p = prices_to_name(s); !p.empty()) out.add_range(Move::counter(0_usd), p.least, p.most);
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::accept) || move.is(Verb::decline)) return allowed;
        if (!move.is(Verb::counter))
            return {"SP-19", "The president accepts the price, declines it, or names another."};
        if (const Refusal refusal = refusal_of_price(s, move.amount())) return refusal;
        if (prices_to_name(s).has(move.amount())) return allowed;
        return {"SP-19", "The price must be above the buyer's last and below the seller's last."};
    }
};

struct SellerAnswers : AnswersPrice {
    static constexpr Step here = Step::seller_answers, next = Step::build_and_buy;

    static Seat asks(const State& s) { return s.railroads[s.talk.seller].shares.president; }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::accept)) return sell_link(s, s.talk.seller, s.talk.link, s.talk.bid, tell);
        if (move.is(Verb::decline)) return end_talk(s, asks(s), s.talk.bid, tell);
        tell(Event::price_countered(asks(s), s.current, s.talk.seller, s.talk.link, move.amount()));
        s.talk.ask = move.amount();
        s.talk.has_ask = true;
        return Step::buyer_answers;
    }
};

struct BuyerAnswers : AnswersPrice {
    static constexpr Step here = Step::buyer_answers, next = Step::build_and_buy;

    static Seat asks(const State& s) { return s.president(); }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::accept)) return sell_link(s, s.talk.seller, s.talk.link, s.talk.ask, tell);
        if (move.is(Verb::decline)) return end_talk(s, s.president(), s.talk.ask, tell);
        tell(Event::price_raised(s.president(), s.current, s.talk.seller, s.talk.link, move.amount()));
        s.talk.bid = move.amount();
        return Step::seller_answers;
    }
};

}   // namespace roundhouse::southern_pacific
