// How an auction will end, and what to bid in it, when it is known what the share is worth to each seat.
#pragma once
#include <algorithm>
#include <cmath>

#include "bots/candidates.hpp"
#include "core/auction.hpp"

namespace roundhouse {

struct AuctionOutlook {
    Seat buyer = Seat::nobody;   // nobody: no bid will be made
    double price = 0;
};

// `limit` says how far each seat would go, its purse considered. Who goes furthest buys, for a raise more than the next
// would pay; who has spoken in an auction once around has no second word.
inline AuctionOutlook outlook(const Auction& auction, const BySeat<double>& limit) {
    Seat first = auction.leader();
    double highest = auction.high().dollars, second = -1;
    if (first != Seat::nobody && !auction.terms().once_around) highest = std::max(highest, limit[first]);
    const double least = auction.least_bid().dollars;
    (auction.in() - SeatSet::only(first)).each([&](Seat seat) {
        if (limit[seat] < least) return;
        if (first == Seat::nobody || limit[seat] > highest) {
            if (first != Seat::nobody) second = std::max(second, highest);
            first = seat;
            highest = limit[seat];
        } else second = std::max(second, limit[seat]);
    });
    if (first == Seat::nobody) return {};
    const double floor = first == auction.leader() ? auction.high().dollars : least;
    const double raise = auction.terms().raise.dollars;
    return {first, std::clamp(std::floor(second) + raise, floor, std::max(floor, highest))};
}

// How far the seat would have to go to outbid all who are still in, by their limits.
inline double price_to_win(const Auction& auction, const BySeat<double>& limit, Seat seat) {
    double price = auction.least_bid().dollars;
    (auction.in() - SeatSet::only(seat)).each([&](Seat rival) {
        if (limit[rival] >= auction.least_bid().dollars)
            price = std::max(price, std::floor(limit[rival]) + auction.terms().raise.dollars);
    });
    return price;
}

// Adds a pass and the bids worth a thought for the seat whose word it is: the least one, the one that would win, and
// the highest that still pays. None is above its limit or purse. `softness`, in dollars: how far a limit may be off.
// Move has pass() and bid(Money).
template <class Move>
void add_bids(const Auction& auction, const BySeat<double>& limit, Money purse, double softness,
              Candidates<Move>& out) {
    const Seat seat = auction.bidder();
    const Money raise = auction.terms().raise, least = auction.least_bid();
    const auto step_down = [&](double amount) {
        return least + raise * static_cast<int>(std::floor((amount - least.dollars) / raise.dollars));
    };
    const double most = std::min(limit[seat], static_cast<double>(purse.dollars));
    if (most < least.dollars) return out.add(Move::pass(), 1);
    const double eagerness = std::clamp((most - least.dollars) / softness, 0.05, 20.0);
    out.add(Move::pass(), 1);
    const double winning = price_to_win(auction, limit, seat);
    const Money to_win = step_down(std::min(winning, most)), highest = step_down(most);
    const bool is_once = auction.terms().once_around;
    out.add(Move::bid(least), eagerness * (is_once ? 0.3 : 1.0));
    if (to_win > least) out.add(Move::bid(to_win), eagerness * (is_once ? 1.0 : 0.3));
    const Money between = step_down((to_win.dollars + highest.dollars) / 2.0);
    if (between > to_win) out.add(Move::bid(between), eagerness * (is_once ? 0.3 : 0.05));
    if (highest > std::max(between, to_win)) out.add(Move::bid(highest), eagerness * 0.05);
}

}   // namespace roundhouse
