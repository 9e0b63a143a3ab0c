// Build and Buy Track.
#pragma once
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

// A price, whoever names it, is from nothing to all that the buying railroad has.
inline Refusal refusal_of_price(const State& s, Money price) {
    if (price < 0_usd) return {"SP-16", "A price is not below $0."};
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
    // Others' links within reach that they can spare, but for those refused in this turn.
    static LinkSet for_sale(const State& s) {
        if (s.bought == most_bought_a_turn || s.railroad().cubes == 0) return {};
        LinkSet spare;
        for (const Railroad& r : s.railroads) spare |= r.spare;
        return (spare & s.railroad().within_reach) - s.railroad().links - s.refused;
    }

    static Seat asks(const State& s) {
        return !sites(s).empty() || !for_sale(s).empty() ? s.president() : Seat::nobody;
    }
    static void offers(const State& s, Offers& out) {
        out.add(Move::done());
        if (const LinkSet open = sites(s); !open.empty()) out.add_each(Move::build(Link{}), open);
        const Money most = s.treasury();
        for_sale(s).each([&](Link l) { out.add_range(Move::buy(l, 0_usd), 0_usd, most); });
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
        if (s.built == most_built_a_turn) return {"SP-14", "The railroad has built three links in this turn."};
        if (s.railroad().cubes == 0) return {"SP-15", "The railroad has no cube left."};
        if (s.railroad().links.contains(l)) return {"SP-15", "The railroad has that link already."};
        if (s.owned.contains(l)) return {"SP-15", "Another railroad has that link."};
        if (!s.railroad().within_reach.contains(l))
            return {"SP-15", "The link does not touch the railroad's home or its links."};
        if (s.treasury() < cost_of_link) return {"SP-14", "A link costs $5, which the treasury does not hold."};
        return allowed;
    }
    static Refusal refusal_to_buy(const State& s, Link l, Money price) {
        if (s.bought == most_bought_a_turn) return {"SP-16", "The railroad has bought three links in this turn."};
        if (s.railroad().cubes == 0) return {"SP-15", "The railroad has no cube left."};
        if (!s.owned.contains(l)) return {"SP-16", "No railroad has that link: it can be built, not bought."};
        if (s.railroad().links.contains(l)) return {"SP-15", "The railroad has that link already."};
        if (!s.railroad().within_reach.contains(l))
            return {"SP-15", "The link does not touch the railroad's home or its links."};
        if (!s.railroads[owner_of(s, l)].spare.contains(l))
            return {"SP-17", "Without it, links of the seller would not lead home."};
        if (s.refused.contains(l)) return {"SP-19", "That link was refused in this turn."};
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
        s.talk = {.price = price, .link = l, .seller = seller, .is_open = true};
        return Step::seller_answers;
    }
};

// A no: the link is not asked for again in this turn.
inline Step refuse_link(State& s, Seat who, auto& tell) {
    tell(State::Event::price_refused(who, s.current, s.talk.seller, s.talk.link, s.talk.price));
    s.refused.insert(s.talk.link);
    s.talk = {};
    return Step::build_and_buy;
}

// The selling president accepts, declines, or names another price.
struct SellerAnswers {
    static constexpr Step here = Step::seller_answers, next = Step::build_and_buy;

    static Seat asks(const State& s) { return s.railroads[s.talk.seller].shares.president; }
    static void offers(const State& s, Offers& out) {
        out.add(Move::decline());
        out.add(Move::accept());
        out.add_range(Move::counter(0_usd), 0_usd, s.treasury());
    }
    static Refusal refusal(const State& s, const Move& move) {
        if (move.is(Verb::accept) || move.is(Verb::decline)) return allowed;
        if (move.is(Verb::counter)) return refusal_of_price(s, move.amount());
        return {"SP-19", "The selling president accepts, declines, or names another price."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::accept)) return sell_link(s, s.talk.seller, s.talk.link, s.talk.price, tell);
        if (move.is(Verb::decline)) return refuse_link(s, asks(s), tell);
        tell(Event::price_countered(asks(s), s.current, s.talk.seller, s.talk.link, move.amount()));
        s.talk.price = move.amount();
        s.talk.is_countered = true;
        return Step::buyer_answers;
    }
};

// To a price of the seller's the buying president says yes or no.
struct BuyerAnswers {
    static constexpr Step here = Step::buyer_answers, next = Step::build_and_buy;

    static Seat asks(const State& s) { return s.president(); }
    static void offers(const State&, Offers& out) {
        out.add(Move::decline());
        out.add(Move::accept());
    }
    static Refusal refusal(const State&, const Move& move) {
        if (move.is(Verb::accept) || move.is(Verb::decline)) return allowed;
        return {"SP-19", "The buying president says yes or no to the seller's price."};
    }
    static Step apply(State& s, const Move& move, auto& tell) {
        if (move.is(Verb::accept)) return sell_link(s, s.talk.seller, s.talk.link, s.talk.price, tell);
        return refuse_link(s, s.president(), tell);
    }
};

}   // namespace roundhouse::southern_pacific
