// How an auction will end, and what to bid in it, given what the share is worth to each seat.
#pragma once
#include <algorithm>
#include <cmath>

#include "bots/candidates.hpp"
#include "core/auction.hpp"
#include "core/game.hpp"

namespace roundhouse {

struct AuctionOutlook {
    Seat buyer = Seat::nobody;   // nobody: no bid will be made
    double price = 0;
};

// What becomes of a lot for which nobody will bid: all pass, from the one whose word it is on.
inline AuctionOutlook outlook_without_bids(const Auction& auction) {
    if (!auction.terms().last_left_wins) return {};
    Seat last = auction.bidder();
    while (auction.in().next_after(last) != auction.bidder()) last = auction.in().next_after(last);
    return {last, static_cast<double>(auction.terms().minimum.dollars)};
}

// `limit` says how far each seat would go, given its cash. The seat that goes furthest buys, for one raise more than
// the next would pay; in an auction once around, nobody bids twice.
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
    if (first == Seat::nobody) return outlook_without_bids(auction);
    const double floor = first == auction.leader() ? auction.high().dollars : least;
    const double raise = auction.terms().raise.dollars;
    return {first, std::clamp(std::floor(second) + raise, floor, std::max(floor, highest))};
}

// The bid with which the seat would beat everybody still in the auction, by their limits.
inline double price_to_win(const Auction& auction, const BySeat<double>& limit, Seat seat) {
    double price = auction.least_bid().dollars;
    (auction.in() - SeatSet::only(seat)).each([&](Seat rival) {
        if (limit[rival] >= auction.least_bid().dollars)
            price = std::max(price, std::floor(limit[rival]) + auction.terms().raise.dollars);
    });
    return price;
}

// Adds a pass and the bids worth considering for the next bidder: the minimum, the one that would win, and the highest
// that still pays. None exceeds the bidder's limit or cash. `softness`, in dollars: how far a limit may be off.
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

// Adds the allowed bids around those among the candidates, the nearest first, with next to no weight.
template <Game G>
void add_bids_nearby(const typename G::State& s, Candidates<typename G::Move>& candidates) {
    using Move = typename G::Move;
    constexpr int farthest = 3;   // raises
    constexpr double weight = 1e-6;
    const int sensible = candidates.size();
    for (int distance = 1; distance <= farthest; ++distance)
        for (int i = 0; i < sensible; ++i)
            for (const int side : {-distance, distance}) {
                if (!candidates[i].move.is_bid()) continue;
                const Move bid = Move::bid(candidates[i].move.dollars + s.auction.terms().raise * side);
                const bool is_new =
                    std::none_of(candidates.begin(), candidates.end(), [&](const auto& c) { return c.move == bid; });
                if (is_new && candidates.size() < Candidates<Move>::capacity && !G::Rules::refusal(s, bid))
                    candidates.add(bid, weight);
            }
}

}   // namespace roundhouse
