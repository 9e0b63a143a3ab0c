// What a board of Rail Baron tells once and for all: how likely each city is, how far, and how the track runs between
// junctions.
#pragma once
#include <vector>

#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

using CitySet = PlaceSet<Milepost, max_cities>;

class Survey {
public:
    // Track from a milepost to the next junction.
    struct Arc {
        Milepost to{};
        Segment first{}, last{};
        RailroadId railroad{}, further{};   // at both ends of it
        std::int16_t steps = 0;
    };

    // The board outlives the survey.
    explicit Survey(const Board& board);

    const Board& board() const { return *board_; }
    double odds(Milepost city) const { return odds_[city]; }   // to be the next destination
    int distance(Milepost to, Milepost from) const {           // in mileposts, over any track
        return distance_[static_cast<std::size_t>(to) * static_cast<std::size_t>(board_->mileposts)
                         + static_cast<std::size_t>(from)];
    }
    const CitySet& served_by(RailroadId r) const { return served_by_[r]; }
    double miles_of(RailroadId r) const { return miles_[r]; }   // part of all track
    std::span<const Arc> arcs(Milepost m) const {
        const auto at = static_cast<std::size_t>(m);
        return {arcs_.data() + first_arc_[at], arcs_.data() + first_arc_[at + 1]};
    }
    double usual_payoff() const { return payoff_; }
    double usual_distance() const { return usual_distance_; }
    double usual_distance_from(Milepost city) const { return from_[city]; }   // to all cities, by their odds
    double odds_of(const CitySet& cities) const;

    // What a trip from `from` into the region pays on average, and how far it goes.
    struct Trip {
        double payoff = 0, distance = 0;
    };
    Trip trip_into(Region region, Milepost from) const;

private:
    template <class Visit>
    void each_city_in(Region region, Visit&& visit) const;
    void find_odds();
    void find_distances();
    void find_arcs();

    const Board* board_;
    ArrayBy<Milepost, double, max_cities> odds_{}, from_{};
    std::vector<std::uint8_t> distance_;
    ByRailroad<CitySet> served_by_;
    ByRailroad<double> miles_{};
    std::vector<Arc> arcs_;
    std::vector<std::size_t> first_arc_;
    double payoff_ = 0, usual_distance_ = 0;
};

}   // namespace roundhouse::rail_baron
