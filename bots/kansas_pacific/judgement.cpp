#include "bots/kansas_pacific/judgement.hpp"

#include "bots/auction_outlook.hpp"
#include "bots/rings.hpp"

namespace roundhouse {

using namespace kansas_pacific;

namespace {

constexpr double new_shares_a_round = 0.35;   // that a railroad will sell, as long as it has any
constexpr double part_of_return_paid = 0.6;   // by buyers of later shares
constexpr double usual_gain = 0.4;            // of income by a locomotive, where nothing better is known
constexpr double return_on_cash = 0.06;       // a round: cash buys shares that pay more than they cost
constexpr double most_value_of_cash = 3;
constexpr double envy = 0.25;   // a share that a rival does not get is worth something too

double marginal_cost(int built) {
    const auto k = static_cast<std::size_t>(built);
    return (cost_of_track[k + 1] - cost_of_track[k]).dollars;
}

}   // namespace

Judgement<KansasPacific>::Judgement(const Board& board) : board_(board) {
    HexSet edge;
    board.hexes.each([&](Hex h) {
        if (board.terrain[h].alone > 0_usd) paying_.insert(h);
        if (board.terrain[h].is_westernmost) edge.insert(h);
    });
    each_ring(board.neighbours, edge, board.hexes, max_hexes, [&](const HexSet& ring, int distance) {
        ring.each([&](Hex h) { to_west_edge_[h] = static_cast<std::int16_t>(distance - 1); });
        return true;
    });
    board.hexes.each([&](Hex h) {
        Candidates<Target> near;
        each_ring(board.neighbours, board.neighbours.of(h), board.hexes - HexSet{h}, farthest_target,
                  [&](const HexSet& ring, int distance) {
                      (ring & paying_).each([&](Hex t) {
                          near.add({t, static_cast<std::int8_t>(distance)},
                                   board.terrain[t].alone.dollars / (distance + 1.0));
                      });
                      return true;
                  });
        near.sort();
        for (int i = 0; i < near.size() && i < most_targets; ++i) targets_[h].add(near[i].move);
    });
}

double Judgement<KansasPacific>::payments_left(const State& s, RailroadId r) {
    const double rounds = wall_streets_to_end - s.wall_streets;
    const bool is_opening = s.step == Step::opening_auction || s.step == Step::choose_first_bidder;
    const bool has_paid = !is_opening && (s.step == Step::wall_street_auction || r < s.current);
    int across = 0, idle = 0, gone = 0;
    for (const Railroad& railroad : s.railroads) {
        across += railroad.is_west_of_line;
        idle += railroad.locomotives == 0;
        gone += railroad.has_gone_west;
    }
    double most = rounds;
    if (across == railroads_across_the_line_to_end - 1) most = std::min(most, 2.0);
    if (idle == railroads_out_of_locomotives_to_end - 1) most = std::min(most, 1.5);
    if (gone == railroads_gone_west_to_end - 1) most = std::min(most, 2.0);
    return std::max(0.0, most - (has_paid ? 1 : 0));
}

// In the opening, what is still to be sold is shared among all the cash there is.
double Judgement<KansasPacific>::value_of_cash(const State& s, const Prospect& under_hammer) {
    const double usual = 1 + return_on_cash * (wall_streets_to_end - s.wall_streets);
    if (s.step != Step::opening_auction) return usual;
    double purses = 1;
    SeatSet::all(s.seats).each([&](Seat seat) { purses += s.cash(seat).dollars; });
    const int to_sell = railroad_count - static_cast<int>(s.current);
    return std::clamp(under_hammer.of_new_share * to_sell / purses, usual, most_value_of_cash);
}

double Judgement<KansasPacific>::income_for(const State& s, const Railroad& r, Hex h) const {
    const Terrain& terrain = board_.terrain[h];
    if (s.full.contains(h)) return 0;
    if (terrain.metropolis >= 0
        && r.track.meets(board_.metropolises[static_cast<std::size_t>(terrain.metropolis)].hexes))
        return 0;
    return (s.used.contains(h) ? terrain.shared : terrain.alone).dollars;
}

// The way out to a paying hex that brings most for each locomotive, with half of what lies on it.
Judgement<KansasPacific>::WayOut Judgement<KansasPacific>::best_way_out(const State& s, const Railroad& r) const {
    const HexSet free = board_.hexes - s.full - r.track;
    WayOut best;
    double on_the_way = 0;
    each_ring(board_.neighbours, r.open & free, free, farthest_target, [&](const HexSet& ring, int distance) {
        double highest = 0;
        (ring & paying_).each([&](Hex h) { highest = std::max(highest, income_for(s, r, h)); });
        if ((highest + on_the_way) * best.locomotives > best.income * distance) best = {highest + on_the_way, distance};
        on_the_way += 0.5 * highest;
        return true;
    });
    return best;
}

// What one of `sold` shares will still be paid. Foresees that the treasury builds what pays, and that more shares are
// sold.
double Judgement<KansasPacific>::paid_until_end(const State& s, RailroadId id, const WayOut& way, double sold,
                                                double treasury) const {
    const Railroad& r = s.railroads[id];
    const double payments = payments_left(s, id);
    double income = r.income.dollars, unsold = r.shares.unsold, paid = 0;
    double locomotives = r.locomotives;
    int built = id == s.current ? s.built : 0;
    bool may_build = !r.has_gone_west && !(id == s.current && s.step == Step::go_west);
    int to_edge = 99, on_way = 0;
    if (r.is_west_of_line && !r.has_gone_west)
        (r.track).each([&](Hex h) { to_edge = std::min<int>(to_edge, to_west_edge_[h]); });
    for (double left = payments; left > 0; left -= 1) {
        const double weight = std::min(left, 1.0);
        while (may_build && built < most_track_a_turn && locomotives >= 1) {
            const double cost = marginal_cost(built);
            const double gain = on_way < way.locomotives ? way.income / way.locomotives : usual_gain;
            if (cost > treasury || cost > gain * left) break;
            treasury -= cost;
            if (++on_way == way.locomotives) income += way.income;
            else if (on_way > way.locomotives) income += usual_gain;
            locomotives -= 1;
            --to_edge;
            ++built;
        }
        if (to_edge <= 0 && may_build) {
            income += gone_west_income.dollars;
            may_build = false;
            unsold = 0;
        }
        const double dividend = income / sold;
        paid += weight * dividend;
        if (may_build && unsold > 0) {
            const double fresh = std::min(unsold, new_shares_a_round);
            treasury += fresh * part_of_return_paid * dividend * (left - 1);
            sold += fresh;
            unsold -= fresh;
        }
        built = 0;
        may_build = !r.has_gone_west && to_edge > 0;
    }
    return paid;
}

Judgement<KansasPacific>::Prospect Judgement<KansasPacific>::prospect(const State& s, RailroadId id) const {
    const Railroad& r = s.railroads[id];
    const bool can_build = !r.has_gone_west && r.locomotives > 0;
    const WayOut way = can_build ? best_way_out(s, r) : WayOut{};
    const double treasury = s.ledger[id].dollars;
    Prospect p;
    if (r.shares.sold > 0) p.per_share = paid_until_end(s, id, way, r.shares.sold, treasury);
    if (s.auction.is_open() && id == s.current) {
        const double price = std::max(s.auction.high().dollars, 8);
        p.of_new_share = paid_until_end(s, id, way, r.shares.sold + 1, treasury + price);
    }
    return p;
}

BySeat<double> Judgement<KansasPacific>::limits(const State& s, const Prospect& p) const {
    BySeat<double> limit;
    const double worth = p.of_new_share * (1 + envy) / (value_of_cash(s, p) + envy);
    SeatSet::all(s.seats).each([&](Seat seat) { limit[seat] = std::min<double>(worth, s.cash(seat).dollars); });
    return limit;
}

// Adds the share up for auction, and what it will cost, to the worth of whoever will buy it.
void Judgement<KansasPacific>::settle_auction(const State& s, const Prospect& p, BySeat<double>& worth) const {
    AuctionOutlook end = outlook(s.auction, limits(s, p));
    if (end.buyer == Seat::nobody) end.buyer = s.auction.terms().opener;
    worth[end.buyer] += p.of_new_share - end.price * value_of_cash(s, p);
}

BySeat<double> Judgement<KansasPacific>::worth(const State& s) const {
    BySeat<double> worth;
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars; });
    if (s.step == Step::game_over) return worth;
    ByRailroad<Prospect> prospects;
    for (RailroadId id : all_railroads) prospects[id] = prospect(s, id);
    const double cash = value_of_cash(s, prospects[s.current]);
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] *= cash; });
    for (RailroadId id : all_railroads) {
        const Prospect& p = prospects[id];
        const bool is_sold_now = s.auction.is_open() && id == s.current;
        const double each = is_sold_now ? p.of_new_share : p.per_share;   // one more share thins out the others
        SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] += s.railroads[id].shares.held[seat] * each; });
        if (is_sold_now) settle_auction(s, p, worth);
    }
    return worth;
}

double Judgement<KansasPacific>::doubt(const State& s) const {
    return 2 + 2.5 * (wall_streets_to_end - s.wall_streets);
}

void Judgement<KansasPacific>::candidates(const State& s, const Offers&, Candidates<Move>& out) const {
    const double left = payments_left(s, s.current);
    switch (s.step) {
    case Step::opening_auction:
    case Step::share_auction:
    case Step::wall_street_auction:
        return add_bids(s.auction, limits(s, prospect(s, s.current)), s.cash(s.decider), 2 + left / 2, out);
    case Step::issue_share:
        out.add(Move::pass(), 1);
        return out.add(Move::issue_share(), s.treasury() < 7_usd && left > 2 ? 2 : 0.5);
    case Step::land_grant:
        out.add(Move::pass(), 1);
        if (left > 2)
            out.add(Move::land_grant(LandGrant::most_from_treasury(s)), s.railroad().locomotives < 6 ? 1 : 0.1);
        return;
    case Step::build_track: return weigh_sites(s, out);
    case Step::go_west: out.add(Move::pass(), 0.2); return out.add(Move::go_west(), 1);
    default: return;
    }
}

double Judgement<KansasPacific>::site_value(const State& s, const Railroad& r, Hex h) const {
    double pull = 0;
    for (const Target& t : targets_[h])
        if (!r.track.contains(t.hex))
            if (const double income = income_for(s, r, t.hex); income > 0) {
                pull = income / (t.distance + 1);
                break;
            }
    return income_for(s, r, h) + 0.8 * pull;
}

void Judgement<KansasPacific>::weigh_sites(const State& s, Candidates<Move>& out) const {
    const Railroad& r = s.railroad();
    Candidates<Move> sites;
    double best = 0.05;
    BuildTrack::sites(s).each([&](Hex h) {
        const double value = site_value(s, r, h);
        best = std::max(best, value);
        sites.add(Move::build(h), value);
    });
    const double eagerness = std::min(20.0, best * payments_left(s, s.current) / BuildTrack::cost_of_next(s).dollars);
    out.add(Move::pass(), 1 / (1 + eagerness * eagerness));
    for (const Candidate<Move>& site : sites) {
        const double part = site.weight / best;
        out.add(site.move, part * part * part * part);
    }
}

}   // namespace roundhouse
