#include "bots/prairie_railroads/judgement.hpp"

#include "bots/auction_outlook.hpp"

namespace roundhouse {

using namespace prairie_railroads;

namespace {

constexpr double deck_part = 0.05;             // of the draw deck that will be played before the end
constexpr double late = 1;                     // of what incomes still gain, when the average dividend is paid
constexpr double gain_kept = 0.96;             // of the income that a segment brings: the best places go first
constexpr double builds_a_track = 1.5;         // segments built with a Construct Track card
constexpr double growth_part = 1.5;            // of the growth that dice alone would bring
constexpr double sold_an_offer = 0.95;         // shares sold with an Offer Stock card
constexpr double part_of_return_paid = 0.45;   // by buyers of later shares
constexpr double return_on_cash = 3.2;         // over a whole game: cash buys shares that pay more than they cost
constexpr double doubt_at_end = 5.5, doubt_in_all = 76;

constexpr int usual_cities = 72;   // that can grow

bool is_opening(const State& s) { return s.step <= Step::railroad_founded; }
bool is_track_pending(const State& s) { return s.step >= Step::discover_growth && s.step <= Step::construct_track; }
double value_of_cash(double part_left) { return 1 + return_on_cash * part_left; }

}   // namespace

Judgement<PrairieRailroads>::CardsLeft Judgement<PrairieRailroads>::cards_left(const State& s) {
    ByCard<double> left;
    double now = 0, in_all = 0;
    for (Card c : all_cards) {
        left[c] = deck_part * s.deck[c];
        SeatSet::all(s.seats).each([&](Seat seat) { left[c] += s.hands[seat][c]; });
        now += left[c];
        in_all += left[c] + s.used[c];
    }
    const bool is_offer_pending = s.step == Step::offer_stock || s.step == Step::stock_auction;
    CardsLeft cards{.dividends = std::max(0.0, dividends_to_end - 1.0 - s.dividends_played),
                    .tracks = left[Card::construct_track],
                    .offers = left[Card::offer_stock] + (is_offer_pending ? 1 : 0),
                    .part = now / in_all};
    if (s.dividends_played >= dividends_to_end - 1 && s.deck[Card::pay_dividends] > 0) cards.part *= 0.5;
    return cards;
}

double Judgement<PrairieRailroads>::gain_of(const State& s, Link l) const {
    const auto [a, b] = board_.map.ends(l);
    return (income_of(s, a) + income_of(s, b)).dollars;
}

double Judgement<PrairieRailroads>::best_gain(const State& s, RailroadId id) const {
    double best = 0;
    const Railroad& r = s.railroads[id];
    const LinkSet open = r.links.empty() ? board_.first_links[id] - s.built : single_segments(s, r);
    open.each([&](Link l) { best = std::max(best, gain_of(s, l)); });
    return best;
}

Judgement<PrairieRailroads>::Prospect Judgement<PrairieRailroads>::prospect(const State& s, RailroadId id) const {
    const Railroad& r = s.railroads[id];
    Prospect p{.income = static_cast<double>(r.income.dollars),
               .value = static_cast<double>(r.value.dollars),
               .treasury = static_cast<double>(s.ledger[id].dollars),
               .segments = static_cast<double>(r.links.size()),
               .gain = best_gain(s, id)};
    if (r.links.empty()) {   // the free first segment
        p.income += p.gain;
        p.value += value_of_segment.dollars;
        p.segments += 1;
    }
    return p;
}

// The card in play builds for whoever plays it: the railroad that brings most, of those that the player may use.
void Judgement<PrairieRailroads>::foresee_build(const State& s, double odds, Prospects& prospects) {
    RailroadSet usable = s.step == Step::construct_track || s.step == Step::choose_builder ? RailroadSet{s.current}
                                                                                           : ChooseRailroad::usable(s);
    double best = -1;
    Prospect* building = nullptr;
    usable.each([&](RailroadId r) {
        const Shares& shares = s.railroads[r].shares;
        const double good = prospects[r].gain * (shares.held[s.turn] + 0.01) / shares.sold;
        if (good <= best) return;
        best = good;
        building = &prospects[r];
    });
    if (building == nullptr) return;
    building->income += odds * building->gain;
    building->value += odds * value_of_segment.dollars;
    building->treasury -= odds * cost_of_single.dollars;
    building->segments += odds;
}

Judgement<PrairieRailroads>::Prospects Judgement<PrairieRailroads>::prospects(const State& s, CardsLeft& cards) const {
    Prospects all;
    for (RailroadId r : all_railroads) all[r] = prospect(s, r);
    if (is_track_pending(s)) foresee_build(s, 1, all);
    if (s.step == Step::draw_card) {
        double deck = 0;
        for (Card c : all_cards) deck += s.deck[c];
        foresee_build(s, s.deck[Card::construct_track] / deck, all);
    }
    double affordable = 0;
    for (const Prospect& p : all) affordable += p.treasury / cost_of_single.dollars;
    cards.builds_part = std::min(1.0, cards.tracks * builds_a_track / std::max(1.0, affordable));
    return all;
}

// What one of `sold` shares will still be paid, in dividends and at the end.
double Judgement<PrairieRailroads>::pays_a_share(const Prospect& p, const CardsLeft& cards, double sold,
                                                 double unsold) {
    const double fresh = std::min(unsold, cards.offers * sold_an_offer / railroad_count);
    const double now = p.income / shares_a_railroad * cards.dividends + (p.value + p.income) / sold;
    const double treasury = p.treasury + fresh * part_of_return_paid * now * cards.part;
    const double builds = treasury / cost_of_single.dollars * cards.builds_part;
    const double each = p.gain * std::max(0.3, 1 - (1 - gain_kept) * builds);
    const double growth = growth_part * cards.tracks * (2 * p.segments + builds) / usual_cities;
    const double gained = builds * each + growth;
    const double paid = cards.dividends * (p.income + late * gained + 2) / shares_a_railroad;   // each is rounded up
    return paid + (p.value + builds * value_of_segment.dollars + p.income + gained) / (sold + fresh);
}

BySeat<double> Judgement<PrairieRailroads>::limits(const State& s, const Prospect& p, const CardsLeft& cards) {
    const Shares& shares = s.railroad().shares;
    const bool is_own = s.auction.terms().seller != Seat::nobody;
    const double cash = value_of_cash(cards.part), sold = shares.sold + (is_own ? 0 : 1),
                 unsold = shares.unsold - (is_own ? 0 : 1);
    double price = 0;
    for (int i = 0; i < (is_own ? 1 : 3); ++i) {
        Prospect after = p;
        after.treasury += price;
        price = pays_a_share(after, cards, sold, unsold) / cash;
    }
    BySeat<double> limit;
    SeatSet::all(s.seats).each([&](Seat seat) { limit[seat] = std::min<double>(price, s.cash(seat).dollars); });
    return limit;
}

// Adds all that the railroad up for auction will pay, foreseeing who buys the share, and for how much.
void Judgement<PrairieRailroads>::settle_auction(const State& s, Prospect p, const CardsLeft& cards,
                                                 BySeat<double>& worth) {
    AuctionOutlook end = outlook(s.auction, limits(s, p, cards));
    const Seat seller = s.auction.terms().seller;
    if (end.buyer == Seat::nobody && is_opening(s)) end = {s.auction.terms().opener, 0};
    Shares shares = s.railroad().shares;
    if (end.buyer != Seat::nobody) {
        const double cash = value_of_cash(cards.part);
        worth[end.buyer] -= end.price * cash;
        if (seller == Seat::nobody) {
            shares.sell_to(end.buyer);
            p.treasury += end.price;
        } else {
            worth[seller] += end.price * cash;
            --shares.held[seller];
            ++shares.held[end.buyer];
        }
    }
    const double each = pays_a_share(p, cards, std::max<double>(1, shares.sold), shares.unsold);
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] += shares.held[seat] * each; });
}

BySeat<double> Judgement<PrairieRailroads>::worth(const State& s) const {
    BySeat<double> worth;
    if (s.step == Step::game_over) {
        SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars; });
        return worth;
    }
    CardsLeft cards = cards_left(s);
    const Prospects all = prospects(s, cards);
    const double cash = value_of_cash(cards.part);
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars * cash; });
    for (RailroadId r : all_railroads) {
        const Shares& shares = s.railroads[r].shares;
        if (s.auction.is_open() && r == s.current) {
            settle_auction(s, all[r], cards, worth);
        } else if (shares.sold > 0) {
            const double each = pays_a_share(all[r], cards, shares.sold, shares.unsold);
            SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] += shares.held[seat] * each; });
        }
    }
    return worth;
}

double Judgement<PrairieRailroads>::doubt(const State& s) const {
    return doubt_at_end + doubt_in_all * cards_left(s).part;
}

void Judgement<PrairieRailroads>::candidates(const State& s, const Offers&, Candidates<Move>& out) const {
    switch (s.step) {
    case Step::opening_auction:
    case Step::stock_auction: {
        CardsLeft cards = cards_left(s);
        const Prospects all = prospects(s, cards);
        return add_bids(s.auction, limits(s, all[s.current], cards), s.cash(s.decider), 3 + 5 * cards.part, out);
    }
    case Step::take_action: return weigh_cards(s, out);
    case Step::offer_stock: return weigh_offers(s, out);
    case Step::choose_growth: return weigh_growth(s, out);
    case Step::choose_railroad: return weigh_railroads(s, out);
    case Step::choose_builder: return s.railroad().control.each([&](Seat seat) { out.add(Move::builder(seat), 1); });
    case Step::first_track:
    case Step::construct_track: return weigh_track(s, out);
    default: return;
    }
}

void Judgement<PrairieRailroads>::weigh_cards(const State& s, Candidates<Move>& out) const {
    const CardsLeft cards = cards_left(s);
    double mine = 0, all = 0.01;
    bool may_build = false;
    for (const Railroad& r : s.railroads) {
        mine += r.shares.held[s.turn] * r.income.dollars;
        all += r.shares.sold * r.income.dollars;
        may_build = may_build || r.control.contains(s.turn);
    }
    const double lead = mine / all * s.seats;   // 1: as much as the others
    const auto& hand = s.hands[s.turn];
    if (hand[Card::construct_track] > 0) out.add(Move::select(Card::construct_track), may_build ? 1 : 0.2);
    if (hand[Card::offer_stock] > 0) out.add(Move::select(Card::offer_stock), 0.3);
    if (hand[Card::pay_dividends] > 0)
        out.add(Move::select(Card::pay_dividends), 0.3 * lead * lead * (1.2 - cards.part));
    double deck = 0;
    for (Card c : all_cards) deck += s.deck[c];
    if (deck > 0) out.add(Move::draw(), 0.1);
    if (out.empty())
        out.add(Move::select(Card::pay_dividends), 1);   // though only others gain: nothing else is left to do
}

// A share is offered to raise money for track, to be bought, or (one's own) for cash.
void Judgement<PrairieRailroads>::weigh_offers(const State& s, Candidates<Move>& out) const {
    for (RailroadId r : all_railroads) {
        const Shares& shares = s.railroads[r].shares;
        const bool can_pay = s.cash(s.turn) >= minimum_bid(s.railroads[r]);
        if (OfferStock::may_offer(s, r)) out.add(Move::offer(r), can_pay ? 1 : 0.3);
        if (OfferStock::may_offer_own(s, r)) out.add(Move::offer_own(r), 0.05 * shares.held[s.turn]);
    }
}

void Judgement<PrairieRailroads>::weigh_growth(const State& s, Candidates<Move>& out) const {
    ChooseGrowth::sites(s).each([&](City c) {
        double mine = 0, others = 0;
        for (const Railroad& r : s.railroads) {
            const int segments = (r.links & board_.map.at(c)).size();
            mine += segments * r.shares.held[s.turn];
            others += segments * (r.shares.sold - r.shares.held[s.turn]);
        }
        out.add(Move::grow(c), std::max(0.02, 0.1 + mine - others / (s.seats - 1)));
    });
}

void Judgement<PrairieRailroads>::weigh_railroads(const State& s, Candidates<Move>& out) const {
    ChooseRailroad::usable(s).each([&](RailroadId r) {
        const Shares& shares = s.railroads[r].shares;
        const double stake = static_cast<double>(shares.held[s.turn]) / shares.sold;
        out.add(Move::use(r), 0.05 + stake * stake);
    });
}

// The best income that a segment from a city would bring next.
double Judgement<PrairieRailroads>::onward_gain(const State& s, const Railroad& r, City from) const {
    double best = 0;
    (board_.leaving[from] - s.built - r.touched).each([&](Link l) { best = std::max(best, gain_of(s, l)); });
    return best;
}

void Judgement<PrairieRailroads>::weigh_track(const State& s, Candidates<Move>& out) const {
    const Railroad& r = s.railroad();
    const bool is_first = s.step == Step::first_track;
    const auto weight = [](double gain) { return gain * gain * gain; };
    const LinkSet open = is_first ? FirstTrack::sites(s) : singles(s, s.current);
    open.each([&](Link l) {
        const City beyond = far_end(s, r, l);
        const double onward = r.cities.contains(beyond) ? 0 : onward_gain(s, r, beyond);
        out.add(Move::build(l), 0.1 + weight(gain_of(s, l) + 0.3 * onward));
    });
    if (is_first) return;
    if (may_double(s, s.current))
        each_double(s, r, [&](Link first, const LinkSet& second) {
            second.each([&](Link l) {
                out.add(Move::double_build(first, l), 0.1 + weight(0.7 * (gain_of(s, first) + gain_of(s, l))));
            });
        });
    westerns(s, s.current).each([&](City c) { out.add(Move::western(c), weight(6)); });
}

}   // namespace roundhouse
