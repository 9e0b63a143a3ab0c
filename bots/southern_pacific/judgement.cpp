#include "bots/southern_pacific/judgement.hpp"

#include "bots/auction_outlook.hpp"

namespace roundhouse {

using namespace southern_pacific;

namespace {

constexpr double shares_a_round = 1.7, shares_a_seat = 2.8;   // that are sold each round, while there are any
constexpr double cubes_a_round = 1.9;                         // that the railroad with the fewest left builds
constexpr double least_rounds = 0.17;          // after the present one, unless it is known to be the last
constexpr double income_growth = 1.1;          // a round, beside the links that are foreseen
constexpr double return_on_cash = 0.17;        // a round: cash buys shares that pay more than they cost
constexpr double presidents_part = 0.15;       // of a share: who presides decides when it pays
constexpr double envy = 0.41;                  // a share that a rival does not get is worth something too
constexpr double new_shares_a_round = 3;       // of a railroad, as long as it has any
constexpr double part_of_return_paid = 0.77;   // by buyers of later shares
constexpr double hurdle = 1.1;                 // a link must bring so many times its cost
constexpr double dear_to_buyer = 1.2;          // times what the seller loses: the most to pay for a link
constexpr double lead_kept = 0.9;              // a round
constexpr double doubt_at_end = 1.1, doubt_a_round = 5.4;

constexpr int shares_at_start = railroad_count * (shares_a_railroad - 1);   // unsold when the first round begins

bool is_opening(const State& s) { return s.round == 0; }
bool is_bull_market(const State& s) { return s.step >= Step::bull_market; }

// Seats by what they get of each dollar that a railroad pays: shares held, and something for the president.
double part_of(const Shares& shares, Seat seat) {
    return shares.held[seat] + (shares.president == seat ? presidents_part : 0);
}
double parts(const Shares& shares) { return shares.sold + presidents_part; }

// Who is ahead of the others will not stay so far ahead.
void keep_part_of_lead(double part, int seats, BySeat<double>& worth) {
    double mean = 0;
    SeatSet::all(seats).each([&](Seat seat) { mean += worth[seat] / seats; });
    SeatSet::all(seats).each([&](Seat seat) { worth[seat] = mean + (worth[seat] - mean) * part; });
}

// What a railroad will pay until the end.
struct Payments {
    double each = 0;     // for one part of those that share it now
    double others = 0;   // for shares that will still be sold, less their price
};

// Foresees that the treasury first builds what pays, and that more shares are sold.
template <class Prospect>
Payments payments_of(Prospect p, double sold, double unsold) {
    Payments paid;
    const double sold_now = sold;
    for (double left = p.payments; left > 0.01; left -= 1) {
        const double weight = std::min(left, 1.0);
        for (; p.built < most_built_a_turn && p.cubes >= 1 && p.treasury >= cost_of_link.dollars; ++p.built) {
            if (p.gain * left < cost_of_link.dollars * hurdle) break;
            p.treasury -= cost_of_link.dollars;
            p.income += p.gain;
            p.cubes -= 1;
        }
        p.built = 0;
        p.treasury += p.income;
        const double links = std::min<double>(most_built_a_turn, p.cubes);
        const double kept = p.gain * (left - 1) < cost_of_link.dollars * hurdle
                                ? 0
                                : std::min(p.treasury, links * cost_of_link.dollars);
        const double dividend = (p.treasury - kept) / sold;
        paid.each += weight * dividend;
        paid.others += weight * dividend * (sold - sold_now);
        p.treasury = kept;
        p.income *= income_growth;
        const double fresh = std::min(unsold, new_shares_a_round);
        const double price = fresh * part_of_return_paid * p.income / sold * std::max(0.0, left - 1);
        p.treasury += price;
        paid.others -= price;
        sold += fresh;
        unsold -= fresh;
    }
    return paid;
}

}   // namespace

// Rounds to come after the present one. Cubes and shares that run out end the game.
double Judgement<SouthernPacific>::rounds_after(const State& s) {
    int unsold = 0, cubes = cubes_to_build;
    for (const Railroad& r : s.railroads) {
        unsold += r.shares.unsold;
        cubes = std::min<int>(cubes, r.cubes);
    }
    if (cubes == 0 || unsold == 0) return 0;
    const double limit = s.round_limit - s.round;
    const double part_over = is_opening(s)       ? 1
                             : is_bull_market(s) ? 0.8
                                                 : 0.7 * static_cast<int>(s.current) / railroad_count;
    const double sold_a_round = shares_a_round + shares_a_seat * s.seats;
    const double most = std::min(std::min(unsold, shares_at_start) / sold_a_round, cubes / cubes_a_round) + part_over;
    return std::min(limit, std::max(least_rounds, most));
}

double Judgement<SouthernPacific>::payments_left(const State& s, RailroadId r, double rounds_after) {
    const bool has_paid = is_opening(s) || is_bull_market(s) || r < s.current;
    return rounds_after + (has_paid ? 0 : 1);
}

double Judgement<SouthernPacific>::value_of_cash(double rounds_after) { return 1 + return_on_cash * rounds_after; }

// The most that a city pays which the railroad could reach with its next link.
double Judgement<SouthernPacific>::best_gain(const State& s, RailroadId id) const {
    const Railroad& r = s.railroads[id];
    int fewest = railroad_count;
    (board_.map.cities(r.within_reach - s.owned) - r.cities).each([&](City c) {
        fewest = std::min<int>(fewest, s.connected[c]);
    });
    return fewest == railroad_count ? 0 : city_pays[static_cast<std::size_t>(fewest) + 1].dollars;
}

Judgement<SouthernPacific>::Prospect Judgement<SouthernPacific>::prospect(const State& s, RailroadId id,
                                                                          double rounds_after) const {
    const Railroad& r = s.railroads[id];
    Prospect p{.payments = payments_left(s, id, rounds_after),
               .gain = best_gain(s, id),
               .income = static_cast<double>(r.income.dollars),
               .treasury = static_cast<double>(s.ledger[id].dollars),
               .cubes = static_cast<double>(r.cubes)};
    if (is_opening(s) && r.links.empty()) p.income += p.gain;   // the free first link
    if (!is_opening(s) && !is_bull_market(s) && id == s.current)
        p.built = s.step == Step::pay_dividends ? most_built_a_turn : s.built;
    return p;
}

// How far each seat would go for the share up for auction: the price comes back in part through the treasury.
BySeat<double> Judgement<SouthernPacific>::limits(const State& s, const Prospect& p, double cash) {
    const Shares& shares = s.railroad().shares;
    const double sold = shares.sold + 1 + presidents_part, unsold = shares.unsold - 1;
    double price = 0;
    for (int i = 0; i < 3; ++i) {
        Prospect after = p;
        after.treasury += price;
        price = payments_of(after, sold, unsold).each * (1 + envy) / (cash + envy);
    }
    BySeat<double> limit;
    const int most = shares.president == Seat::nobody ? 0 : shares.held[shares.president];
    SeatSet::all(s.seats).each([&](Seat seat) {
        const bool takes_over = seat != shares.president && shares.held[seat] + 1 > most;
        const bool once_spoken = s.auction.terms().once_around && seat == s.auction.leader();
        const double most_paid = std::min<double>(price * (takes_over ? 1 + presidents_part : 1), s.cash(seat).dollars);
        limit[seat] = once_spoken ? s.auction.high().dollars : most_paid;
    });
    return limit;
}

// Adds all that the railroad up for auction will pay, foreseeing who buys the share, and for how much.
void Judgement<SouthernPacific>::settle_auction(const State& s, Prospect p, double cash, BySeat<double>& worth) const {
    AuctionOutlook end = outlook(s.auction, limits(s, p, cash));
    if (end.buyer == Seat::nobody && is_opening(s)) end = {s.auction.terms().opener, 0};
    Shares shares = s.railroad().shares;
    if (end.buyer != Seat::nobody) {
        shares.sell_to(end.buyer);
        shares.president = shares.largest_holder(s.seats);
        p.treasury += end.price;
        worth[end.buyer] -= end.price * cash;
    }
    add_payments(s, p, shares, worth);
}

// New shares may be bought by anybody.
void Judgement<SouthernPacific>::add_payments(const State& s, const Prospect& p, const Shares& shares,
                                              BySeat<double>& worth) {
    const Payments paid = payments_of(p, parts(shares), shares.unsold);
    SeatSet::all(s.seats).each(
        [&](Seat seat) { worth[seat] += part_of(shares, seat) * paid.each + paid.others / s.seats; });
}

BySeat<double> Judgement<SouthernPacific>::worth_without_talk(const State& s) const {
    BySeat<double> worth;
    const bool is_over = s.step == Step::game_over;
    const double rounds = is_over ? 0 : rounds_after(s), cash = is_over ? 1 : value_of_cash(rounds);
    SeatSet::all(s.seats).each([&](Seat seat) { worth[seat] = s.cash(seat).dollars * cash; });
    if (is_over) return worth;
    for (RailroadId id : all_railroads) {
        const Railroad& r = s.railroads[id];
        if (s.auction.is_open() && id == s.current) {
            settle_auction(s, prospect(s, id, rounds), cash, worth);
        } else if (r.shares.sold > 0) {
            add_payments(s, prospect(s, id, rounds), r.shares, worth);
        }
    }
    keep_part_of_lead(std::pow(lead_kept, rounds), s.seats, worth);
    return worth;
}

// Of a price that is talked about it foresees the answer: yes, if the one who is asked gains by it.
BySeat<double> Judgement<SouthernPacific>::worth(const State& s) const {
    const BySeat<double> without = worth_without_talk(s);
    if (s.step != Step::seller_answers && s.step != Step::buyer_answers) return without;
    State agreed = s;
    Silence silence;
    Rules::apply(agreed, Move::accept(), silence);
    const BySeat<double> with = worth_without_talk(agreed);
    const double off = doubt(s);
    return standing(with, off, s.seats, s.decider) > standing(without, off, s.seats, s.decider) ? with : without;
}

double Judgement<SouthernPacific>::doubt(const State& s) const {
    return s.step == Step::game_over ? doubt_at_end : doubt_at_end + doubt_a_round * rounds_after(s);
}

void Judgement<SouthernPacific>::candidates(const State& s, const Offers&, Candidates<Move>& out) const {
    const double rounds = rounds_after(s);
    switch (s.step) {
    case Step::opening_auction:
    case Step::stock_auction:
    case Step::bull_market_auction:
        return add_bids(s.auction, limits(s, prospect(s, s.current, rounds), value_of_cash(rounds)), s.cash(s.decider),
                        2 + rounds, out);
    case Step::offer_stock:
        out.add(Move::pass(), 1);
        return out.add(Move::offer_stock(), s.treasury() < cost_of_link && rounds > 1 ? 2 : 0.5);
    case Step::first_link:
    case Step::build_and_buy: return weigh_links(s, out);
    case Step::seller_answers:
    case Step::buyer_answers: return weigh_answers(s, out);
    case Step::pay_dividends: return weigh_dividends(s, out);
    case Step::bull_market_offer:
        out.add(Move::pass(), 1);
        for (RailroadId r : all_railroads)
            if (s.railroads[r].shares.unsold > 0) out.add(Move::offer(r), 0.3);
        return;
    default: return;
    }
}

// The income that a link brings at once, and half of what it opens.
double Judgement<SouthernPacific>::link_value(const State& s, Link l) const {
    const Railroad& r = s.railroad();
    const auto [a, b] = board_.map.ends(l);
    if (r.cities.contains(a) && r.cities.contains(b)) return 0.05;
    const City reached = r.cities.contains(a) ? b : a;
    int fewest = railroad_count;
    (board_.map.cities(board_.map.at(reached) - s.owned) - r.cities - CitySet{reached}).each([&](City c) {
        fewest = std::min<int>(fewest, s.connected[c]);
    });
    const double onward = fewest == railroad_count ? 0 : city_pays[static_cast<std::size_t>(fewest) + 1].dollars;
    return city_pays[static_cast<std::size_t>(s.connected[reached]) + 1].dollars + 0.3 * onward;
}

void Judgement<SouthernPacific>::weigh_links(const State& s, Candidates<Move>& out) const {
    const bool is_first = s.step == Step::first_link;
    const double payments = payments_left(s, s.current, rounds_after(s));
    Candidates<Move> sites;
    double best = 0.05;
    (is_first ? FirstLink::sites(s) : BuildAndBuy::sites(s)).each([&](Link l) {
        const double value = link_value(s, l);
        best = std::max(best, value);
        sites.add(Move::build(l), value);
    });
    for (const Candidate<Move>& site : sites) {
        const double part = site.weight / best;
        out.add(site.move, part * part * part * part);
    }
    if (is_first) return;
    const double eagerness = sites.empty() ? 0 : best * payments / cost_of_link.dollars;
    out.add(Move::done(), 1 / (0.5 + eagerness * eagerness));
    weigh_purchases(s, payments, out);
}

// What the seller's shares lose with the link, and a little more.
double Judgement<SouthernPacific>::fair_price(const State& s, Link l, RailroadId seller) const {
    const Railroad& r = s.railroads[seller];
    const double payments = payments_left(s, seller, rounds_after(s));
    const auto [a, b] = board_.map.ends(l);
    double income = 0;
    for (City c : {a, b})
        if (!end_of_line(board_.map, board_.home[seller], r.links, c).empty())
            income = city_pays[static_cast<std::size_t>(s.connected[c])].dollars;
    return income * payments + 1;
}

// Links of other railroads at a fair price; between two railroads of one president also for nothing, and for all there
// is.
void Judgement<SouthernPacific>::weigh_purchases(const State& s, double payments, Candidates<Move>& out) const {
    if (payments < 1) return;
    const Seat president = s.president();
    BuildAndBuy::for_sale(s).each([&](Link l) {
        const RailroadId seller = owner_of(s, l);
        const Shares &mine = s.railroad().shares, &theirs = s.railroads[seller].shares;
        if (theirs.president == president) {
            const double part = static_cast<double>(mine.held[president]) / mine.sold,
                         of_seller = static_cast<double>(theirs.held[president]) / theirs.sold;
            if (part > of_seller) out.add(Move::buy(l, 0_usd), 0.1 * link_value(s, l));
            if (part < of_seller && s.treasury() > 0_usd) out.add(Move::buy(l, s.treasury()), 0.1);
            return;
        }
        const Money price{static_cast<int>(fair_price(s, l, seller))};
        const bool can_ask = price >= s.named.least_to_ask(l) && price <= s.treasury();
        if (can_ask && link_value(s, l) >= 2) out.add(Move::buy(l, price), 0.02);
    });
}

void Judgement<SouthernPacific>::weigh_answers(const State& s, Candidates<Move>& out) const {
    const bool is_buyer = s.step == Step::buyer_answers;
    const Money named = is_buyer ? s.talk.ask : s.talk.bid;
    const double fair = fair_price(s, s.talk.link, s.talk.seller);
    const bool is_good = is_buyer ? named.dollars <= fair * dear_to_buyer : named.dollars >= fair;
    out.add(Move::decline(), 1);
    out.add(Move::accept(), is_good ? 1 : 0.1);
    const Prices open = prices_to_name(s);
    const Money counter = std::max(open.least, Money{static_cast<int>(fair) + (is_buyer ? 0 : 1)});
    const bool is_worth_it = !is_buyer || counter.dollars <= fair * dear_to_buyer;
    if (!is_good && is_worth_it && open.has(counter)) out.add(Move::counter(counter), 0.5);
}

// All that can be paid, or all but what the next turn's links will cost.
void Judgement<SouthernPacific>::weigh_dividends(const State& s, Candidates<Move>& out) const {
    const Money most = PayDividends::most_per_share(s);
    const int sold = s.railroad().shares.sold;
    const double rounds = rounds_after(s), gain = best_gain(s, s.current);
    out.add(Move::dividend(most), 1);
    Money before = most;
    for (int links = 1; links <= std::min<int>(most_built_a_turn, s.railroad().cubes); ++links) {
        const Money kept = cost_of_link * links, all = s.treasury() + s.railroad().income;
        const Money dividend{std::max(0, (all - kept).dollars) / sold};
        if (dividend == before) continue;
        before = dividend;
        out.add(Move::dividend(dividend), std::clamp(gain * rounds / cost_of_link.dollars - 0.5, 0.02, 2.0) * 0.5);
    }
}

}   // namespace roundhouse
