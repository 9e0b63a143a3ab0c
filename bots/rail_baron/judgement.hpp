// What a sensible player thinks of a position of Rail Baron.
#pragma once
#include "bots/judgement.hpp"
#include "bots/rail_baron/use_fee_book.hpp"
#include "bots/rail_baron/way_finder.hpp"
#include "games/rail_baron/face.hpp"

namespace roundhouse {

template <>
class Judgement<RailBaron> {
public:
    using State = rail_baron::State;
    using Player = rail_baron::Player;
    using Move = rail_baron::Move;
    using Offers = rail_baron::Offers;
    using RailroadId = rail_baron::RailroadId;

    using Fees = rail_baron::UseFeeBook;

    static constexpr int decisions_ahead = 1;        // a way is planned as a whole
    static constexpr int decisions_in_playout = 4;   // most of them are steps on a known way, and take time

    // Dice and unknown purses move the odds more than most decisions do.
    static constexpr double prior_visits = 100, exploration = 0.2;

    explicit Judgement(const rail_baron::Board& board) : survey_(board) {}

    BySeat<double> worth(const State& s) const;
    double doubt(const State& s) const;
    void candidates(const State& s, const Offers& offers, Candidates<Move>& out) const;

    // Other purses below $150,000 are guessed from what everybody sees: turns, deeds and engines.
    State seen_by(const State& s, Viewer viewer, Random& random) const;

private:
    // How a player earns, a turn.
    struct Earnings {
        double trips = 0;      // payoffs, less the fees of a usual trip
        double received = 0;   // fees of others
        double turns_a_trip = 1;
        double fees_a_trip = 0;
        double roll = 7;
        double in_all() const { return trips + received; }
    };
    struct Prospects {
        BySeat<Earnings> of;
        BySeat<double> turns;   // until each could win
        double rounds = 0;      // until somebody does
    };

    BySeat<Earnings> earnings(const State& s) const;
    void add_city_fees(const State& s, Seat seat, BySeat<Earnings>& all) const;
    void add_transit_fees(const State& s, Seat seat, BySeat<Earnings>& all) const;
    Prospects prospects(const State& s) const;
    static double danger(const State& s, Seat seat, const Earnings& e);
    double cash_at_hand(const State& s, Seat seat, const Earnings& e) const;
    static double turns_to_ride_home(double mileposts, double cash, const Earnings& e);
    double turns_home(const State& s, Seat seat, const Earnings& e) const;
    rail_baron::Tariff tariff(const State& s, Seat seat) const;
    static double expected_fee(const State& s);

    double deed_value(const State& s, Seat seat, RailroadId r, const Prospects& p) const;
    BySeat<double> limits(const State& s, const Prospects& p) const;
    void settle_auction(const State& s, const Prospects& p, BySeat<double>& worth) const;

    static rail_baron::RailroadSet of_same_owner(const State& s, RailroadId r);
    void weigh_steps(const State& s, Candidates<Move>& out) const;
    bool add_rover_play(const State& s, Candidates<Move>& out) const;
    void weigh_purchases(const State& s, Candidates<Move>& out) const;
    void weigh_sales(const State& s, Candidates<Move>& out) const;
    void weigh_regions(const State& s, Candidates<Move>& out) const;

    rail_baron::Survey survey_;
};

static_assert(JudgementOf<Judgement<RailBaron>, RailBaron>);

}   // namespace roundhouse
