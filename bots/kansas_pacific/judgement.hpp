// What a sensible player thinks of a position of Kansas Pacific.
#pragma once
#include "bots/judgement.hpp"
#include "games/kansas_pacific/face.hpp"

namespace roundhouse {

template <>
class Judgement<KansasPacific> {
public:
    using State = kansas_pacific::State;
    using Move = kansas_pacific::Move;
    using Offers = kansas_pacific::Offers;
    using Hex = kansas_pacific::Hex;
    using HexSet = kansas_pacific::HexSet;
    using RailroadId = kansas_pacific::RailroadId;

    static constexpr int decisions_ahead = 6;
    static constexpr int decisions_in_playout = 24;   // what a share is worth shows when its railroad has built

    explicit Judgement(const kansas_pacific::Board& board);

    BySeat<double> worth(const State& s) const;
    double doubt(const State& s) const;
    void candidates(const State& s, const Offers& offers, Candidates<Move>& out) const;

private:
    // A paying hex near another, and how many hexes away.
    struct Target {
        Hex hex{};
        std::int8_t distance = 0;
    };
    static constexpr int most_targets = 8, farthest_target = 6;

    // Track that leads somewhere.
    struct WayOut {
        double income = 0;
        int locomotives = 1;
    };

    // What is expected of a railroad until the end.
    struct Prospect {
        double per_share = 0;      // what one share will still pay
        double of_new_share = 0;   // what one more would pay, were it sold now
    };

    static double payments_left(const State& s, RailroadId r);
    static double value_of_cash(const State& s, const Prospect& under_hammer);
    double income_for(const State& s, const kansas_pacific::Railroad& r, Hex h) const;
    WayOut best_way_out(const State& s, const kansas_pacific::Railroad& r) const;
    Prospect prospect(const State& s, RailroadId r) const;
    double paid_until_end(const State& s, RailroadId r, const WayOut& way, double sold, double treasury) const;
    BySeat<double> limits(const State& s, const Prospect& p) const;
    void settle_auction(const State& s, const Prospect& p, BySeat<double>& worth) const;
    void weigh_sites(const State& s, Candidates<Move>& out) const;
    double site_value(const State& s, const kansas_pacific::Railroad& r, Hex h) const;

    const kansas_pacific::Board& board_;
    HexSet paying_;
    ArrayBy<Hex, List<Target, most_targets>, kansas_pacific::max_hexes> targets_;   // the most attractive first
    ArrayBy<Hex, std::int16_t, kansas_pacific::max_hexes> to_west_edge_{};
};

static_assert(JudgementOf<Judgement<KansasPacific>, KansasPacific>);

}   // namespace roundhouse
