// What a sensible player thinks of a position of Southern Pacific.
#pragma once
#include "bots/judgement.hpp"
#include "games/southern_pacific/face.hpp"

namespace roundhouse {

template <>
class Judgement<SouthernPacific> {
public:
    using State = southern_pacific::State;
    using Move = southern_pacific::Move;
    using Offers = southern_pacific::Offers;
    using RailroadId = southern_pacific::RailroadId;
    using Link = southern_pacific::Link;

    explicit Judgement(const southern_pacific::Board& board) : board_(board) {}

    BySeat<double> worth(const State& s) const;
    double doubt(const State& s) const;
    void candidates(const State& s, const Offers& offers, Candidates<Move>& out) const;

private:
    // What is foreseen for a railroad, before anybody asks how many shares divide it.
    struct Prospect {
        double payments = 0;   // times that it will still pay
        double gain = 0;       // income that the next link brings
        double income = 0;
        double treasury = 0;
        double cubes = 0;
        int built = 0;   // in this turn, if it is its turn
    };

    static double rounds_after(const State& s);
    static double payments_left(const State& s, RailroadId r, double rounds_after);
    static double value_of_cash(double rounds_after);
    Prospect prospect(const State& s, RailroadId r, double rounds_after) const;
    double best_gain(const State& s, RailroadId r) const;
    BySeat<double> worth_without_talk(const State& s) const;
    void settle_auction(const State& s, Prospect p, double cash, BySeat<double>& worth) const;
    static void add_payments(const State& s, const Prospect& p, const Shares& shares, BySeat<double>& worth);
    static BySeat<double> limits(const State& s, const Prospect& p, double cash);
    double link_value(const State& s, Link l) const;
    void weigh_links(const State& s, Candidates<Move>& out) const;
    void weigh_purchases(const State& s, double payments, Candidates<Move>& out) const;
    void weigh_dividends(const State& s, Candidates<Move>& out) const;
    void weigh_answers(const State& s, Candidates<Move>& out) const;
    double fair_price(const State& s, Link l, RailroadId seller) const;

    const southern_pacific::Board& board_;
};

static_assert(JudgementOf<Judgement<SouthernPacific>, SouthernPacific>);

}   // namespace roundhouse
