// What a sensible player thinks of a position of Prairie Railroads.
#pragma once
#include "bots/judgement.hpp"
#include "games/prairie_railroads/face.hpp"

namespace roundhouse {

template <>
class Judgement<PrairieRailroads> {
public:
    using State = prairie_railroads::State;
    using Move = prairie_railroads::Move;
    using Offers = prairie_railroads::Offers;
    using RailroadId = prairie_railroads::RailroadId;
    using Link = prairie_railroads::Link;

    explicit Judgement(const prairie_railroads::Board& board) : board_(board) {}

    BySeat<double> worth(const State& s) const;
    double doubt(const State& s) const;
    void candidates(const State& s, const Offers& offers, Candidates<Move>& out) const;

private:
    // What the cards that are left will bring.
    struct CardsLeft {
        double dividends = 0;   // ordinary ones, before the final payoff
        double tracks = 0;      // Construct Track
        double offers = 0;      // Offer Stock
        double part = 0;        // of the game
        double builds_part =
            1;   // of the segments that the treasuries could pay for, how many there will be cards to build
    };
    struct Prospect {
        double income = 0, value = 0, treasury = 0, segments = 0;
        double gain = 0;   // income that the next segment brings
    };
    using Prospects = prairie_railroads::ByRailroad<Prospect>;

    static CardsLeft cards_left(const State& s);
    double gain_of(const State& s, Link l) const;
    double best_gain(const State& s, RailroadId r) const;
    Prospect prospect(const State& s, RailroadId r) const;
    Prospects prospects(const State& s, CardsLeft& cards) const;
    static void foresee_build(const State& s, double odds, Prospects& prospects);
    static double pays_a_share(const Prospect& p, const CardsLeft& cards, double sold, double unsold);
    static BySeat<double> limits(const State& s, const Prospect& p, const CardsLeft& cards);
    static void settle_auction(const State& s, Prospect p, const CardsLeft& cards, BySeat<double>& worth);

    void weigh_cards(const State& s, Candidates<Move>& out) const;
    void weigh_offers(const State& s, Candidates<Move>& out) const;
    void weigh_growth(const State& s, Candidates<Move>& out) const;
    void weigh_railroads(const State& s, Candidates<Move>& out) const;
    void weigh_track(const State& s, Candidates<Move>& out) const;
    double onward_gain(const State& s, const prairie_railroads::Railroad& r, prairie_railroads::City from) const;

    const prairie_railroads::Board& board_;
};

static_assert(JudgementOf<Judgement<PrairieRailroads>, PrairieRailroads>);

}   // namespace roundhouse
