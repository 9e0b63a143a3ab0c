#include "bots/rail_baron/judgement.hpp"

#include "bots/auction_outlook.hpp"

namespace roundhouse {

using namespace rail_baron;

namespace {

constexpr double step_worth = 430;           // dollars: what the time for one milepost is worth
constexpr double rivals_part = 1.15;         // a dollar to a rival hurts more than one to the bank
constexpr double cities_per_trip = 1.25;     // at which a trip may cost a fee: where it begins and where it ends; tuned
constexpr double still_bought = 0.5;         // share of the bank's railroads that are bought before they matter
constexpr double transit_part = 1.1;         // share of turns on the way that cannot avoid what others own
constexpr double time_lost_per_trip = 0.9;   // turns: the last roll is not used up
constexpr double reserve = 6000, reserve_worth = 0.5;
constexpr double cost_of_ruin = 70000;      // dollars: what a player out of the game would still have earned
constexpr double fees_until_payoff = 0.7;   // of a trip's usual fees that a player in doubt can just pay
constexpr double rover_odds = 0.45, turns_in_safety = 0.6;   // per turn that a declared train stands in the open
constexpr double losers_most = 150000;                       // cash after the end
constexpr double doubt_at_end = 30000, doubt_in_all = 25000;
constexpr double much_worse = 1200;      // dollars that a way costs more than the best
constexpr float far_worse = 3000;        // likewise, before deducting what the turn has paid for already
constexpr double least_earnings = 500;   // per turn
constexpr double scrap_part = 0.1;       // of its price that a deed is always good for
constexpr double bid_part = 0.8;         // of its value that is bid for a deed
constexpr double softness = 3000;        // dollars by which the value of a deed may be off in an auction
// Dollars that make one choice e times as likely.
constexpr double purchase_scale = 12000, sale_scale = 10000, region_scale = 1500;

double mean_roll(Engine engine) {
    constexpr std::array roll{7.1, 7.6, 10.5};
    return roll[static_cast<std::size_t>(engine)];
}

}   // namespace

// What riding an opponent will cost: more, the nearer the bank is to selling out.
double Judgement<RailBaron>::expected_fee(const State& s) {
    if (s.has_sold_out()) return sold_out_fee.dollars;
    const double left = static_cast<double>(s.unowned().size()) / s.board->for_sale.size();
    return sold_out_fee.dollars - (sold_out_fee - opponents_fee).dollars * left;
}

// Cities that the player reaches by own track cost nothing, those of public railroads the bank's fee. Elsewhere
// somebody is to be paid; railroads of the bank will belong to one of the players.
void Judgement<RailBaron>::add_city_fees(const State& s, Seat seat, BySeat<Earnings>& all) const {
    const Board& board = *s.board;
    Earnings& e = all[seat];
    const SeatSet in_game = s.in_game(), others = in_game - SeatSet::only(seat);
    const double fee = expected_fee(s), players = in_game.size();
    const double mine_later = still_bought / players, bought = s.has_sold_out() ? 0 : still_bought;
    const RailroadSet& own = s.players[seat].railroads;
    for (int i = 0; i < board.cities; ++i) {
        const Milepost city{static_cast<std::uint16_t>(i)};
        const RailroadSet& serving = board.serving[city];
        if (serving.meets(own)) continue;
        const double odds = survey_.odds(city) * cities_per_trip;
        const RailroadSet bank = serving & s.bank;
        if (bank.meets(board.railroads - board.for_sale)) {
            e.fees_a_trip += odds * bank_fee.dollars;
            continue;
        }
        const int at_bank = bank.size();
        double strange = 1;   // the odds that none will be the player's
        for (int k = 0; k < at_bank; ++k) strange *= 1 - mine_later;
        const double dear = at_bank == 0 ? 1 : strange * bought;
        e.fees_a_trip +=
            odds * (dear * fee * rivals_part + (at_bank > 0 ? strange * (1 - bought) * bank_fee.dollars : 0));
        const double a_railroad = odds * dear * fee / serving.size() / e.turns_a_trip;
        others.each([&](Seat other) {
            const int theirs = (serving & s.players[other].railroads).size();
            all[other].received += a_railroad * (theirs + static_cast<double>(at_bank) / (players - 1));
        });
    }
}

// Between the cities, the more track is the player's own or the bank's, the less it costs.
void Judgement<RailBaron>::add_transit_fees(const State& s, Seat seat, BySeat<Earnings>& all) const {
    Earnings& e = all[seat];
    const auto miles = [&](const RailroadSet& railroads) {
        double sum = 0;
        railroads.each([&](RailroadId r) { sum += survey_.miles_of(r); });
        return sum;
    };
    const double own = miles(s.players[seat].railroads), bank = miles(s.bank);
    const double strange = std::max(0.0, 1 - own - bank);
    const double turns = std::max(0.0, e.turns_a_trip - 1.5), fee = expected_fee(s);
    const double dear = turns * transit_part * strange * strange * fee;
    e.fees_a_trip += dear * rivals_part + turns * bank * bank_fee.dollars;
    if (strange <= 0) return;
    (s.in_game() - SeatSet::only(seat)).each([&](Seat other) {
        all[other].received += dear / e.turns_a_trip * miles(s.players[other].railroads) / strange;
    });
}

BySeat<Judgement<RailBaron>::Earnings> Judgement<RailBaron>::earnings(const State& s) const {
    BySeat<Earnings> all;
    const SeatSet in_game = s.in_game();
    in_game.each([&](Seat seat) {
        all[seat].roll = mean_roll(s.players[seat].engine);
        all[seat].turns_a_trip = survey_.usual_distance() / all[seat].roll + time_lost_per_trip;
    });
    in_game.each([&](Seat seat) {
        add_city_fees(s, seat, all);
        add_transit_fees(s, seat, all);
    });
    in_game.each([&](Seat seat) {
        all[seat].trips = (survey_.usual_payoff() - all[seat].fees_a_trip) / all[seat].turns_a_trip;
    });
    return all;
}

// Who cannot pay a fee is out of the game, with whatever engine: the less the purse and half the prices of the deeds
// come to, beside the fees until the next payoff, the more likely.
double Judgement<RailBaron>::danger(const State& s, Seat seat, const Earnings& e) {
    double liquid = s.cash(seat).dollars;
    s.players[seat].railroads.each([&](RailroadId r) { liquid += s.half_price_of(r).dollars; });
    const double fees = fees_until_payoff * (e.turns_a_trip * bank_fee.dollars + e.fees_a_trip);
    return cost_of_ruin * std::exp(-std::max(0.0, liquid) / fees);
}

// The cash, and what the trip under way will bring beyond a usual one.
double Judgement<RailBaron>::cash_at_hand(const State& s, Seat seat, const Earnings& e) const {
    const Player& p = s.players[seat];
    double cash = s.cash(seat).dollars;
    if (cash < reserve) cash -= (reserve - cash) * reserve_worth;
    cash -= danger(s, seat, e);
    if (p.home == Milepost::none || p.is_declared || p.destination == Milepost::none || p.at == Milepost::none)
        return cash;
    const double payoff = s.board->payoff(p.departure, p.destination).dollars;
    if (p.at == p.destination) return cash + payoff;
    if (seat == s.turn) {
        const Tariff tariff = this->tariff(s, seat);
        const float cost = WayFinder(survey_, tariff, p.ridden, p.at, p.destination).cost();
        if (cost < WayFinder::unreachable) return cash + payoff - cost;
    }
    const double part_left = survey_.distance(p.destination, p.at) / survey_.usual_distance();
    return cash + payoff - part_left * (e.turns_a_trip * std::max(e.trips, least_earnings) + e.fees_a_trip);
}

// Turns for the ride home, and for what a rover play on the way would cost.
double Judgement<RailBaron>::turns_to_ride_home(double mileposts, double cash, const Earnings& e) {
    const double turns = mileposts / e.roll, in_the_open = std::max(0.0, turns - turns_in_safety);
    const double caught = 1 - std::pow(1 - rover_odds, in_the_open);
    const double missing = std::max(0.0, (cash_to_win + rover_fee).dollars - cash);
    return turns + caught * (e.turns_a_trip + missing / std::max(e.in_all(), least_earnings));
}

// Turns from when the cash suffices until the train is home.
double Judgement<RailBaron>::turns_home(const State& s, Seat seat, const Earnings& e) const {
    const Player& p = s.players[seat];
    const double cash = s.cash(seat).dollars;
    if (p.home == Milepost::none) return turns_to_ride_home(survey_.usual_distance(), cash_to_win.dollars, e);
    if (p.is_declared) return turns_to_ride_home(survey_.distance(p.home, p.at), cash, e);
    const double usual = survey_.usual_distance_from(p.home);
    if (s.cash(seat) < cash_to_win) return turns_to_ride_home(usual, cash_to_win.dollars, e);
    if (p.destination != Milepost::none)
        return survey_.distance(p.destination, p.at) / e.roll
               + turns_to_ride_home(survey_.distance(p.home, p.destination), cash, e);
    const bool is_to_travel = s.turn == seat && s.lookup.purpose == Purpose::destination;
    return is_to_travel ? e.turns_a_trip + turns_to_ride_home(usual, cash + survey_.usual_payoff(), e)
                        : turns_to_ride_home(survey_.distance(p.home, p.at), cash, e);
}

Judgement<RailBaron>::Prospects Judgement<RailBaron>::prospects(const State& s) const {
    const SeatSet in_game = s.in_game();
    Prospects p{.of = earnings(s),
                .turns = {},
                .rounds = static_cast<double>(s.variants.turn_limit - s.turns) / in_game.size()};
    const Owed due = s.owed.by != Seat::nobody ? s.owed : is_player(s.turn) ? use_fees(s) : Owed{};
    in_game.each([&](Seat seat) {
        const Earnings& e = p.of[seat];
        double cash = cash_at_hand(s, seat, e) + due.to[seat].dollars;
        if (seat == due.by) cash -= due.total().dollars;
        const double missing =
            std::max(0.0, cash_to_win.dollars + (s.players[seat].is_declared ? 0 : e.fees_a_trip) - cash);
        p.turns[seat] = missing / std::max(e.in_all(), least_earnings) + turns_home(s, seat, e);
        p.rounds = std::min(p.rounds, p.turns[seat]);
    });
    return p;
}

// Who comes first to the cash and home wins; the others are that much behind. After the end a loser's cash counts less,
// however much it is.
BySeat<double> Judgement<RailBaron>::worth(const State& s) const {
    BySeat<double> worth;
    if (s.step == Step::game_over) {
        const SeatSet won = winners(s);
        s.in_game().each([&](Seat seat) {
            const double cash = s.cash(seat).dollars;
            worth[seat] = won.contains(seat) ? cash : std::min(cash, losers_most);
        });
        return worth;
    }
    const Prospects p = prospects(s);
    s.in_game().each([&](Seat seat) {
        const double behind = (p.turns[seat] - p.rounds) * std::max(p.of[seat].in_all(), least_earnings);
        worth[seat] = cash_to_win.dollars - behind;
    });
    if (s.auction.is_open()) settle_auction(s, p, worth);
    return worth;
}

double Judgement<RailBaron>::doubt(const State& s) const {
    Money most;
    s.in_game().each([&](Seat seat) { most = std::max(most, s.cash(seat)); });
    return doubt_at_end + doubt_in_all * std::max(0.0, 1 - static_cast<double>(most.dollars) / cash_to_win.dollars);
}

// What a deed brings until the end: fees that the player need not pay, and those that others will.
double Judgement<RailBaron>::deed_value(const State& s, Seat seat, RailroadId r, const Prospects& p) const {
    CitySet reached;
    s.players[seat].railroads.each([&](RailroadId own) { reached |= survey_.served_by(own); });
    const double fee = expected_fee(s);
    const Earnings& e = p.of[seat];
    double saved = 0, received = 0;
    survey_.served_by(r).each([&](Milepost city) {
        const double odds = survey_.odds(city) * cities_per_trip / e.turns_a_trip;
        const RailroadSet& serving = s.board->serving[city];
        if (!reached.contains(city)) saved += odds;
        (s.in_game() - SeatSet::only(seat)).each([&](Seat other) {
            if (!serving.meets(s.players[other].railroads)) received += odds / serving.size();
        });
    });
    const double transit = survey_.miles_of(r) * transit_part * std::max(0.0, e.turns_a_trip - 1.5) / e.turns_a_trip;
    return std::max(0.0, p.rounds) * fee * (saved * rivals_part + received + transit)
           + s.price_of(r).dollars * scrap_part;
}

BySeat<double> Judgement<RailBaron>::limits(const State& s, const Prospects& p) const {
    BySeat<double> limit;
    s.in_game().each([&](Seat seat) {
        limit[seat] =
            std::min(deed_value(s, seat, s.lot, p) * bid_part, s.cash(seat).dollars - reserve * reserve_worth);
    });
    return limit;
}

void Judgement<RailBaron>::settle_auction(const State& s, const Prospects& p, BySeat<double>& worth) const {
    const AuctionOutlook end = outlook(s.auction, limits(s, p));
    const Seat seller = s.auction.terms().seller;
    if (seller != Seat::nobody) {
        worth[seller] +=
            (end.buyer == Seat::nobody ? s.half_price_of(s.lot).dollars : end.price) - deed_value(s, seller, s.lot, p);
    }
    if (end.buyer != Seat::nobody) worth[end.buyer] += deed_value(s, end.buyer, s.lot, p) - end.price;
}

Tariff Judgement<RailBaron>::tariff(const State& s, Seat seat) const {
    const Player& p = s.players[seat];
    Tariff t;
    t.roll = static_cast<float>(mean_roll(p.engine));
    t.step = static_cast<float>(p.is_declared ? 2 * step_worth : step_worth);
    const auto set = [&](const RailroadSet& railroads, int owner, double fee) {
        railroads.each([&](RailroadId r) {
            t.owner[r] = static_cast<std::int8_t>(owner);
            const Money established = p.established.at_most(r, Money{static_cast<int>(fee)});
            t.fee[r] = static_cast<float>(established.dollars
                                          * (owner < max_seats && owner != index(seat) ? rivals_part : 1.0));
        });
    };
    set(s.bank | s.aside, max_seats, bank_fee.dollars);
    set(s.third, max_seats + 1, s.fee.dollars);
    s.in_game().each(
        [&](Seat owner) { set(s.players[owner].railroads, index(owner), owner == seat ? 0 : s.fee.dollars); });
    return t;
}

void Judgement<RailBaron>::candidates(const State& s, const Offers&, Candidates<Move>& out) const {
    switch (s.step) {
    case Step::step: return weigh_steps(s, out);
    case Step::purchase: return weigh_purchases(s, out);
    case Step::raise_cash: return weigh_sales(s, out);
    case Step::pick_region: return weigh_regions(s, out);
    case Step::starting_auction:
    case Step::cash_auction: return add_bids(s.auction, limits(s, prospects(s)), s.cash(s.decider), softness, out);
    case Step::declare:
        out.add(Move::declare(), s.player().at == s.player().home ? 100 : 2);
        return out.add(Move::pass(), s.player().at == s.player().home ? 0.01 : 1);
    case Step::swap_home: out.add(Move::pass(), 1); return out.add(Move::swap_home(), 1);
    default: return;
    }
}

// A step that leads to a declared player's train within this roll is the only one worth a thought.
bool Judgement<RailBaron>::add_rover_play(const State& s, Candidates<Move>& out) const {
    bool found = false;
    const Player& p = s.player();
    const auto exits = s.board->network.exits(p.at);
    (s.in_game() - SeatSet::only(s.turn)).each([&](Seat seat) {
        const Player& prey = s.players[seat];
        if (found || !prey.can_be_rovered()) return;
        MilepostSet seen{prey.at};
        for (int steps = 0; steps < s.left; ++steps) {
            for (std::uint32_t rest = s.ways; rest != 0 && !found; rest &= rest - 1) {
                const Network::Exit& e = exits[static_cast<std::size_t>(std::countr_zero(rest))];
                if (!seen.contains(e.to)) continue;
                out.add(Move::step(e.railroad, e.to), 1);
                found = true;
            }
            if (found) return;
            MilepostSet next = seen;
            seen.each([&](Milepost m) {
                for (const Network::Exit& e : s.board->network.exits(m))
                    if (!p.ridden.contains(e.segment) && e.to != p.at && e.to != p.destination) next.insert(e.to);
            });
            seen = next;
        }
    });
    return found;
}

// All railroads that cost one fee together with this one.
RailroadSet Judgement<RailBaron>::of_same_owner(const State& s, RailroadId r) {
    for (const RailroadSet* owner : {&s.bank, &s.third})
        if (owner->contains(r)) return *owner;
    RailroadSet same;
    s.in_game().each([&](Seat seat) {
        if (s.players[seat].railroads.contains(r)) same = s.players[seat].railroads;
    });
    return same;
}

// The ways that are not much worse than the best; of those to the same junction one.
void Judgement<RailBaron>::weigh_steps(const State& s, Candidates<Move>& out) const {
    if (add_rover_play(s, out)) return;
    const Player& p = s.player();
    const Tariff tariff = this->tariff(s, s.turn);
    const WayFinder finder(survey_, tariff, p.ridden, p.at, p.destination, far_worse);
    const auto exits = s.board->network.exits(p.at);
    const auto arcs = survey_.arcs(p.at);
    std::array<double, Network::most_exits> cost;
    cost.fill(2.0 * WayFinder::unreachable);
    double best = cost[0];
    for (std::uint32_t rest = s.ways; rest != 0; rest &= rest - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(rest));
        const bool is_paid = s.rates.highest(of_same_owner(s, exits[i].railroad)) > 0_usd;
        cost[i] = finder.cost_by(arcs[i], is_paid ? s.left : 0);
        for (std::size_t k = 0; k < i; ++k)
            if (arcs[k].to == arcs[i].to) (cost[k] <= cost[i] ? cost[i] : cost[k]) = 2.0 * WayFinder::unreachable;
        best = std::min(best, cost[i]);
    }
    for (std::size_t i = 0; i < exits.size(); ++i)
        if (const double worse = cost[i] - best; worse < much_worse)
            out.add(Move::step(exits[i].railroad, exits[i].to), std::exp(-worse / much_worse * 3));
}

void Judgement<RailBaron>::weigh_purchases(const State& s, Candidates<Move>& out) const {
    const Prospects p = prospects(s);
    const Earnings& e = p.of[s.turn];
    const double cash = s.cash().dollars, due = use_fees(s).total().dollars;
    const auto weight = [&](double value, double price) {
        const double short_of = std::max(0.0, reserve + due - (cash - price));
        return std::exp(std::clamp((value - price - short_of) / purchase_scale, -4.0, 4.0));
    };
    out.add(Move::pass(), 1);
    s.unowned().each([&](RailroadId r) {
        const double price = s.price_of(r).dollars;
        if (price <= cash) out.add(Move::buy(r), weight(deed_value(s, s.turn, r, p), price));
    });
    for (Engine engine : {Engine::express, Engine::superchief})
        if (Purchase::can_upgrade(s, engine)) {
            const double faster = mean_roll(engine) / e.roll - 1;
            out.add(Move::upgrade(engine), weight(faster * std::max(e.trips, least_earnings) * p.rounds,
                                                  Purchase::price_of(s, engine).dollars));
        }
}

void Judgement<RailBaron>::weigh_sales(const State& s, Candidates<Move>& out) const {
    const Prospects p = prospects(s);
    const double missing = (s.owed.total() - s.cash(s.owed.by)).dollars;
    s.players[s.owed.by].railroads.each([&](RailroadId r) {
        const double half = s.half_price_of(r).dollars,
                     loss = deed_value(s, s.owed.by, r, p) + std::max(0.0, half - missing) * 0.3;
        const double weight = std::exp(-loss / sale_scale) + 1e-6;
        out.add(Move::auction(r), weight);
        out.add(Move::sell(r), weight * 0.5);
    });
}

void Judgement<RailBaron>::weigh_regions(const State& s, Candidates<Move>& out) const {
    for (int i = 0; i < s.board->regions; ++i) {
        const Region region{static_cast<std::uint8_t>(i)};
        const Survey::Trip trip = survey_.trip_into(region, s.player().at);
        out.add(Move::pick(region), std::exp((trip.payoff - trip.distance * step_worth) / region_scale));
    }
}

}   // namespace roundhouse
