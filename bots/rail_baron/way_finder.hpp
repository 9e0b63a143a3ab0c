// The best way of a train to its destination: time and use fees together, in dollars.
#pragma once
#include "bots/rail_baron/survey.hpp"

namespace roundhouse::rail_baron {

// What riding costs one player, by owner and railroad.
struct Tariff {
    ByRailroad<float> fee{};             // for a turn on the railroad
    ByRailroad<std::int8_t> owner{};     // railroads of one owner cost one fee a turn
    float step = 0;                      // what a milepost's time is worth
    float roll = 7;                      // mileposts a turn
};

// Dijkstra's search backwards from the destination, from junction to junction. Allocates nothing.
// Cost: the junctions that are no further from the destination than the train, some microseconds.
class WayFinder {
public:
    static constexpr float unreachable = 1e12f;

    static constexpr float far_worse = 3000;   // than the best way: nobody asks for the cost of those

    // Over track that the player has not ridden. REQUIRES: `from` is not the destination.
    WayFinder(const Survey& survey, const Tariff& tariff, const SegmentSet& ridden, Milepost from, Milepost destination);

    // Of the best way; unreachable where no free way leads on.
    float cost() const;
    // By one of the arcs at `from`; unreachable also where it is far worse. The first `paid_steps` of it cost no fee.
    float cost_by(const Survey::Arc& arc, int paid_steps = 0) const;

private:
    bool is_free(const Survey::Arc& arc) const { return !ridden_.contains(arc.first) && !ridden_.contains(arc.last); }
    RailroadId dearer(const Survey::Arc& arc) const { return tariff_.fee[arc.railroad] >= tariff_.fee[arc.further] ? arc.railroad : arc.further; }
    float cost_of(const Survey::Arc& arc, int onward_owner, int paid_steps) const;

    const Survey& survey_;
    const Tariff& tariff_;
    const SegmentSet& ridden_;
    Milepost from_;
    Table<Milepost, float, max_mileposts> cost_;
    Table<Milepost, std::int8_t, max_mileposts> owner_;   // of the first track on the way from there
};

}  // namespace roundhouse::rail_baron
