// What a sensible player thinks of a position of Prussian Rails.
#pragma once
#include "bots/judgement.hpp"
#include "games/prussian_rails/face.hpp"

namespace roundhouse {

template <>
class Judgement<PrussianRails> {
public:
    using State = prussian_rails::State;
    using Move = prussian_rails::Move;
    using Offers = prussian_rails::Offers;
    using Hex = prussian_rails::Hex;
    using HexSet = prussian_rails::HexSet;
    using RailroadId = prussian_rails::RailroadId;

    static constexpr int decisions_ahead = 5;
    static constexpr int decisions_in_playout =
        4;   // the order of turns is drawn again every round: worth tells more than wandering

    explicit Judgement(const prussian_rails::Board& board);

    BySeat<double> worth(const State& s) const;
    double doubt(const State& s) const;
    void candidates(const State& s, const Offers& offers, Candidates<Move>& out) const;

private:
    // A city near a hex, and how many hexes away.
    struct Target {
        Hex city{};
        std::int8_t distance = 0;
    };
    static constexpr int most_targets = 8, farthest_target = 5, farthest_meeting = 9, too_far = 99;

    // What lies within the reach of a railroad.
    struct Reach {
        double income = 0;             // that the best way out brings,
        int cubes = 1;                 // at its end
        int cubes_to_meet = too_far;   // a railroad to which it is not connected
    };

    // What the railroads can still do, and the dividends that come of it.
    struct Survey {
        prussian_rails::ByRailroad<Reach> reach;
        prussian_rails::ByRailroad<double> meetings;   // that it can pay for
        double dividends = 0;
    };

    static double value_of_cash(const State& s, double dividends, double value_of_share);
    Survey survey(const State& s) const;
    static HexSet cities_to_meet_in(const State& s, RailroadId id);
    Reach reach(const State& s, RailroadId id) const;
    double per_share(const State& s, RailroadId id, const Survey& now, double treasury) const;
    double value_of_new_share(const State& s, const Survey& now) const;
    void weigh_turn(const State& s, Candidates<Move>& out) const;
    void weigh_sites(const State& s, Candidates<Move>& out) const;

    const prussian_rails::Board& board_;
    ArrayBy<Hex, List<Target, most_targets>, prussian_rails::max_hexes> targets_;   // the nearest first
};

static_assert(JudgementOf<Judgement<PrussianRails>, PrussianRails>);

}   // namespace roundhouse
