// The best way of a train to its destination: time and use fees together, in dollars.
#pragma once
#include "bots/rail_baron/survey.hpp"

namespace roundhouse::rail_baron {

// What riding costs one player, by owner and railroad.
struct Tariff {
    ByRailroad<float> fee{};           // for a turn on the railroad
    ByRailroad<std::int8_t> owner{};   // railroads of one owner cost one fee a turn
    float step = 0;                    // what a milepost's time is worth
    float roll = 7;                    // mileposts a turn
};

// A search backwards from the destination, from junction to junction, led by the mileposts that are left to the train.
// Allocates nothing. Cost: the junctions on ways that may be as good as the best, or nearly; a few microseconds.
class WayFinder {
public:
    static constexpr float unreachable = 1e12f;

    // Over track that the player has not ridden. Ways that cost up to `worse` more than the best are compared as well.
    // REQUIRES: `from` is not the destination.
    WayFinder(const Survey& survey, const Tariff& tariff, const SegmentSet& ridden, Milepost from, Milepost destination,
              float worse = 0);

    // Of the best way; unreachable where no free way leads on.
    float cost() const;
    // By one of the arcs at `from`; at least so much where that is more than `worse` beyond the best. The first
    // `paid_steps` of it cost no fee.
    float cost_by(const Survey::Arc& arc, int paid_steps = 0) const;

private:
    bool is_free(const Survey::Arc& arc) const { return !ridden_.contains(arc.first) && !ridden_.contains(arc.last); }
    RailroadId costlier(const Survey::Arc& arc) const {
        return tariff_.fee[arc.railroad] >= tariff_.fee[arc.further] ? arc.railroad : arc.further;
    }
    float cost_of(const Survey::Arc& arc, int onward_owner, int paid_steps) const;

    const Survey& survey_;
    const Tariff& tariff_;
    const SegmentSet& ridden_;
    Milepost from_;
    ArrayBy<Milepost, float, max_mileposts> cost_;
    ArrayBy<Milepost, std::int8_t, max_mileposts> owner_;   // of the first track on the way from there
};

}   // namespace roundhouse::rail_baron
