#include "bots/prussian_rails/judgement.hpp"

#include "bots/auction_outlook.hpp"
#include "bots/rings.hpp"

namespace roundhouse {

using namespace prussian_rails;

namespace {

constexpr double cost_a_cube = 2.6;
constexpr double usual_gain = 0.4;       // of income by a cube, where nothing better is known
constexpr double growth_seen = 0.7;      // of later income, by the dividends that are left
constexpr double return_on_cash = 0.3;   // a dividend: cash buys shares that pay more than they cost
constexpr double envy = 0.9;             // some pay more than a share is worth to them, so that a rival does not get it
constexpr double left_alone = 0.07;      // how often nobody else bids any more
constexpr double usual_price = 6;        // of a share
constexpr double most_value_of_cash = 3;

// The highest bid that is worth a thought.
double most_thought_of(double value, double value_of_cash) { return value * (1 + envy) / (value_of_cash + envy); }

// How far each seat can go, if none goes further than `most`.
BySeat<double> limits(const State& s, double most) {
    BySeat<double> limit;
    SeatSet::all(s.seats).each([&](Seat seat) { limit[seat] = std::min<double>(most, s.cash(seat).dollars); });
    return limit;
}

// How the auction ends if nobody bids any more; the first bid is made by who has the word.
AuctionOutlook left_alone_now(const Auction& auction) {
    if (auction.leader() == Seat::nobody) return {auction.bidder(), static_cast<double>(auction.least_bid().dollars)};
    return {auction.leader(), static_cast<double>(auction.high().dollars)};
}

// Adds what the share up for auction will bring its buyer. Sensible players bid until it costs all that it is worth,
// and then it is the same to each of them who buys. But not everybody is sensible: who passes must not count on the
// next, so now and then the share goes for what is bid already.
void foresee_sale(const State& s, double value, double value_of_cash, BySeat<double>& worth) {
    AuctionOutlook end = outlook(s.auction, limits(s, value / value_of_cash)), alone = left_alone_now(s.auction);
    if (end.buyer == Seat::nobody) end = alone = {s.auction.terms().opener, 0};
    worth[end.buyer] += (1 - left_alone) * (value - end.price * value_of_cash);
    worth[alone.buyer] += left_alone * (value - alone.price * value_of_cash);
}

}   // namespace

Judgement<PrussianRails>::Judgement(const Board& board) : board_(board) {
    board.hexes.each([&](Hex h) {
        each_ring(board.neighbours, board.neighbours.of(h), board.hexes - HexSet{h}, farthest_target,
                  [&](const HexSet& ring, int distance) {
                      (ring & board.urban).each([&](Hex city) {
                          if (targets_[h].size() < most_targets)
                              targets_[h].add({city, static_cast<std::int8_t>(distance)});
                      });
                      return true;
                  });
    });
}

// In the opening, what is still to be sold is shared among all the cash there is.
double Judgement<PrussianRails>::value_of_cash(const State& s, double dividends, double value_of_share) {
    const double usual = 1 + return_on_cash * dividends;
    if (s.step != Step::opening_auction) return usual;
    double purses = 1;
    SeatSet::all(s.seats).each([&](Seat seat) { purses += s.cash(seat).dollars; });
    const double shared = value_of_share * (railroad_count - static_cast<int>(s.current)) / purses;
    return std::max(usual, std::min(shared, most_value_of_cash));
}

// Where the railroad would meet one to which it is not connected.
Judgement<PrussianRails>::HexSet Judgement<PrussianRails>::cities_to_meet_in(const State& s, RailroadId id) {
    HexSet cities;
    for (RailroadId other : all_railroads)
        if (other != id && !s.railroads[id].connections.contains(other)) cities |= s.railroads[other].track;
    return cities & s.board->urban;
}

Judgement<PrussianRails>::Reach Judgement<PrussianRails>::reach(const State& s, RailroadId id) const {
    const Railroad& r = s.railroads[id];
    const HexSet free = board_.hexes - s.full - r.track, to_meet = cities_to_meet_in(s, id);
    Reach reach;
    double on_the_way = 0;
    each_ring(board_.neighbours, r.open & free, free, farthest_meeting, [&](const HexSet& ring, int distance) {
        if (reach.cubes_to_meet == too_far && ring.meets(to_meet)) reach.cubes_to_meet = distance;
        if (distance > farthest_target) return reach.cubes_to_meet == too_far;
        double highest = 0;
        (ring & board_.urban).each([&](Hex h) {
            highest = std::max<double>(highest, board_.terrain[h].income.dollars);
        });
        if ((highest + on_the_way) * reach.cubes > reach.income * distance) {
            reach.income = highest + on_the_way;
            reach.cubes = distance;
        }
        on_the_way += 0.6 * highest;
        return true;
    });
    return reach;
}

// Connections that are missing to end the game bring about three dividends for every four of them; but somebody must be
// able to pay for the track.
Judgement<PrussianRails>::Survey Judgement<PrussianRails>::survey(const State& s) const {
    Survey survey;
    double missing = 0, possible = 0, purses = 0;
    SeatSet::all(s.seats).each([&](Seat seat) { purses += s.cash(seat).dollars; });
    for (RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        missing += std::max(0, connections_to_end - r.connections.size());
        if (r.cubes == 0) continue;
        const Reach& out = survey.reach[id] = reach(s, id);
        const double money = s.treasury(id).dollars + std::min(r.shares.unsold * usual_price, purses * 0.25);
        const double cubes = std::min<double>(r.cubes, money / cost_a_cube);
        if (out.cubes_to_meet <= r.cubes)
            possible += survey.meetings[id] = std::min(2.5, cubes / (out.cubes_to_meet + 1));
    }
    survey.dividends = std::min(missing * 0.75 + 0.3, possible) + 0.05;
    return survey;
}

// What one share will still be paid: the income at every dividend, twice where it is the railroad itself that connects.
double Judgement<PrussianRails>::per_share(const State& s, RailroadId id, const Survey& now, double treasury) const {
    const Railroad& r = s.railroads[id];
    const Reach& out = now.reach[id];
    const double cubes = std::min<double>(r.cubes, (treasury + 0.5 * usual_price * r.shares.unsold) / cost_a_cube);
    const double growth = out.income * std::min(1.0, cubes / out.cubes) + usual_gain * std::max(0.0, cubes - out.cubes);
    const double twice = std::min(now.dividends, 0.6 * now.meetings[id]);
    const double paying = pays_dividends(s, id) ? 1 : 0.55;
    return paying * (r.income.dollars * (now.dividends + twice) + growth * growth_seen * now.dividends);
}

BySeat<double> Judgement<PrussianRails>::worth(const State& s) const {
    BySeat<double> worth;
    const bool is_ending =
        s.step == Step::agree_to_end && s.agreed > 0;   // who agrees must be content with the cash there is
    if (s.step == Step::game_over || is_ending) {
        SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars; });
        return worth;
    }
    Survey now = survey(s);
    const bool is_connecting = s.step == Step::build_track && s.railroad().track.meets(cities_to_meet_in(s, s.current));
    if (is_connecting) now.dividends = std::max(0.05, now.dividends - 1);
    const double of_new_share = s.auction.is_open() ? value_of_new_share(s, now) : 0;
    const double cash = value_of_cash(s, now.dividends, of_new_share);
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars * cash; });
    for (RailroadId id : all_railroads) {
        const bool is_sold_now = s.auction.is_open() && id == s.current;
        double each = is_sold_now ? of_new_share : per_share(s, id, now, s.treasury(id).dollars);
        if (is_connecting && pays_dividends(s, id)) each += s.railroads[id].income.dollars * (id == s.current ? 2 : 1);
        SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] += s.railroads[id].shares.held[seat] * each; });
    }
    if (!s.auction.is_open()) return worth;
    foresee_sale(s, of_new_share, cash, worth);
    return worth;
}

double Judgement<PrussianRails>::value_of_new_share(const State& s, const Survey& now) const {
    return per_share(s, s.current, now,
                     s.treasury(s.current).dollars + std::max<double>(usual_price, s.auction.high().dollars));
}

double Judgement<PrussianRails>::doubt(const State& s) const {
    double missing = 0;
    for (const Railroad& r : s.railroads) missing += std::max(0, connections_to_end - r.connections.size());
    return 2 + 1.5 * missing;
}

void Judgement<PrussianRails>::candidates(const State& s, const Offers&, Candidates<Move>& out) const {
    switch (s.step) {
    case Step::opening_auction:
    case Step::share_auction: {
        const Survey now = survey(s);
        const double value = value_of_new_share(s, now);
        return add_bids(s.auction, limits(s, most_thought_of(value, value_of_cash(s, now.dividends, value))),
                        s.cash(s.decider), 3, out);
    }
    case Step::agree_to_end: out.add(Move::disagree(), 1); return out.add(Move::agree(), 1);
    case Step::take_turn: return weigh_turn(s, out);
    case Step::build_track: return weigh_sites(s, out);
    default: return;
    }
}

// A dividend is good for who has more income than the others; shares are offered by who can pay for them.
void Judgement<PrussianRails>::weigh_turn(const State& s, Candidates<Move>& out) const {
    const Seat seat = s.acting;
    double others = 0, purses = 0;
    (SeatSet::all(s.seats) - SeatSet::only(seat)).each([&](Seat other) {
        others += s.player_income[other].dollars;
        purses = std::max<double>(purses, s.cash(other).dollars);
    });
    others /= s.seats - 1;
    out.add(Move::pass(), 0.15);
    const int unsold = unsold_to_offer(s);
    const double mine = s.player_income[seat].dollars;
    for (RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        const double held = r.shares.held[seat];
        if (r.shares.unsold >= unsold) {
            const bool is_poor = s.treasury(id) < 4_usd;
            out.add(Move::capitalize(id),
                    (s.cash(seat).dollars > purses ? 0.6 : 0.25) + (held > 0 && is_poor ? 0.4 : 0));
        }
        if (!s.expandable.contains(id)) continue;
        const Reach near = reach(s, id);
        const bool connects = near.cubes_to_meet <= most_cubes_an_expansion(id);
        const double paid = mine + held * r.income.dollars;
        const double lead = paid / (others + 1);
        out.add(Move::expand(id), 0.05 + held * near.income / near.cubes + (connects ? 1.5 * lead * lead : 0));
    }
}

void Judgement<PrussianRails>::weigh_sites(const State& s, Candidates<Move>& out) const {
    const Railroad& r = s.railroad();
    const HexSet to_meet = cities_to_meet_in(s, s.current);
    const double meeting = r.track.meets(to_meet) ? 0 : 2.5;
    const auto value_of = [&](Hex h) {
        return board_.terrain[h].income.dollars + (to_meet.contains(h) ? meeting : 0.0);
    };
    Candidates<Move> sites;
    BuildTrack::sites(s).each([&](Hex h) {
        double pull = 0;
        for (const Target& t : targets_[h])
            if (!r.track.contains(t.city)) pull = std::max(pull, value_of(t.city) / (t.distance + 1));
        const double value =
            (value_of(h) + 0.8 * pull) * 2.5 / (1.5 + price_of(s, s.current, h, s.expansion.dearest_rural).dollars);
        sites.add(Move::build(h), value + 0.01);
    });
    const double best = sites.heaviest().weight;
    if (s.expansion.built > 0) out.add(Move::done(), std::pow(0.6 / best, 4));
    for (const Candidate<Move>& site : sites)
        if (site.weight > 0.6 * best) out.add(site.move, std::pow(site.weight / best, 4));
}

}   // namespace roundhouse
