// What the share up for auction is worth to each seat: games played to the end with it and without it.
#pragma once
#include <cmath>

#include "bots/bot.hpp"
#include "bots/judgement.hpp"
#include "core/auction.hpp"

namespace roundhouse {

template <Game G>
class SharePricing {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    SharePricing(const Judgement<G>& judgement, const State& root, Seat seat)
        : judgement_(judgement), root_(root), seat_(seat) {}

    // Plays `games` games in which the seat buys for the least bid, and as many in which it does not bid.
    SharePrice estimate(int games, Random random) const {
        SharePrice price{.seat = seat_};
        const Auction& auction = root_.auction;
        price.may_buy =
            auction.in().contains(seat_) && (auction.leader() == seat_ || root_.cash(seat_) >= auction.least_bid());
        price.price = auction.leader() == seat_ ? auction.high() : auction.least_bid();
        if (price.may_buy) price.with = figure(games, true, random);
        price.without = figure(games, false, random);
        return price;
    }

    // The position after the bidding for this one share. With it: all others pass. Without it: the seat passes, and the
    // others bid as they like; if the seat leads, the next who can bids more, so that it does not buy after all.
    State after_auction(bool buys, Random& random) const {
        State s = root_;
        Silence silence;
        for (bool goes_on = true; goes_on;) {
            const Auction before = s.auction;
            G::Rules::apply(s, word(s, buys, random), silence);
            goes_on = !G::Rules::is_over(s) && s.step == root_.step && is_next_word(before, s.auction);
        }
        return s;
    }

private:
    SharePrice::Figure figure(int games, bool buys, Random& random) const {
        double sum = 0, squares = 0;
        for (int i = 0; i < games; ++i) {
            State s = after_auction(buys, random);
            play_to_end(s, random);
            const auto score = G::score(s, seat_);
            const double cash = score ? score->dollars : 0;
            sum += cash;
            squares += cash * cash;
        }
        const double mean = sum / games, variance = std::max(0.0, squares / games - mean * mean);
        return {mean, 1.96 * std::sqrt(variance / games)};
    }

    Move word(const State& s, bool buys, Random& random) const {
        const Auction& auction = s.auction;
        const bool bids =
            s.decider == seat_ ? buys : !buys && auction.leader() == seat_ && s.cash(s.decider) >= auction.least_bid();
        if (bids) return Move::bid(auction.least_bid());
        return s.decider == seat_ || buys ? Move::pass() : sensible(s, random);
    }

    // Whether the bidding goes on for the same share: a player who has bid leads, one who has passed is out.
    static bool is_next_word(const Auction& before, const Auction& after) {
        const Seat speaker = before.bidder();
        if (!after.is_open() || after.terms() != before.terms() || !(after.in() - before.in()).empty()) return false;
        return after.leader() == speaker || (after.leader() == before.leader() && !after.in().contains(speaker));
    }

    void play_to_end(State& s, Random& random) const {
        Silence silence;
        while (!G::Rules::is_over(s)) G::Rules::apply(s, sensible(s, random), silence);
    }

    Move sensible(const State& s, Random& random) const {
        typename G::Offers offers;
        G::Rules::offers(s, offers);
        if (s.decider == Seat::chance) return offers.pick(random.below(offers.ways()));
        Candidates<Move> candidates;
        consider(judgement_, s, offers, candidates);
        return drawn(candidates, random);
    }

    const Judgement<G>& judgement_;
    const State& root_;
    Seat seat_;
};

template <Game G>
std::vector<SharePrice> share_prices(const Judgement<G>& judgement, const typename G::State& root, int games,
                                     Random& random, const Runner& run, Problem& problem) {
    std::vector<SharePrice> prices(static_cast<std::size_t>(root.seats));
    if (G::Rules::is_over(root) || !root.auction.is_open() || root.auction.bidder() != root.decider) {
        problem.report("No share is up for auction in this position.");
        return {};
    }
    const std::uint64_t seed = random.next();
    const typename G::State seen = seen_by(judgement, root, Viewer::seat(root.decider), random);
    run(root.seats, [&](int i) {
        prices[static_cast<std::size_t>(i)] =
            SharePricing<G>(judgement, seen, Seat(i)).estimate(games, random_for(seed, static_cast<std::uint64_t>(i)));
    });
    return prices;
}

}   // namespace roundhouse
