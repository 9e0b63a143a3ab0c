#include "bots/rail_baron/way_finder.hpp"

#include <algorithm>

namespace roundhouse::rail_baron {

namespace {

constexpr float part_of_fee_to_begin = 0.5f;   // a short ride costs as much as a turn's
constexpr std::int8_t no_owner = -1;
constexpr std::size_t most_waiting = 2048;

struct Waiting {
    float least;   // that any way through here costs in all
    float cost;    // from here on
    Milepost at;
    friend bool operator<(const Waiting& a, const Waiting& b) { return a.least > b.least; }
};

}   // namespace

float WayFinder::cost_of(const Survey::Arc& arc, int onward_owner, int paid_steps) const {
    const RailroadId r = costlier(arc);
    const float fee = tariff_.fee[r];
    const auto steps = static_cast<float>(arc.steps), paid = static_cast<float>(std::min<int>(paid_steps, arc.steps));
    const float begin = tariff_.owner[r] == onward_owner || paid > 0 ? 0 : part_of_fee_to_begin;
    return steps * tariff_.step + fee * (begin + (steps - paid) / tariff_.roll);
}

WayFinder::WayFinder(const Survey& survey, const Tariff& tariff, const SegmentSet& ridden, Milepost from,
                     Milepost destination, float worse)
    : survey_(survey), tariff_(tariff), ridden_(ridden), from_(from) {
    cost_.values.fill(unreachable);
    owner_.values.fill(no_owner);
    std::array<Waiting, most_waiting> heap;
    auto end = heap.begin();
    MilepostSet ahead;
    for (const Survey::Arc& arc : survey_.arcs(from)) ahead.insert(arc.to);
    const auto least_through = [&](Milepost m, float cost) {
        return cost + tariff.step * static_cast<float>(survey.distance(from, m));
    };
    float enough = unreachable;
    cost_[destination] = 0;
    *end++ = {least_through(destination, 0), 0, destination};
    while (end != heap.begin()) {
        std::pop_heap(heap.begin(), end);
        const Waiting next = *--end;
        if (next.least > enough) break;
        if (next.cost > cost_[next.at]) continue;
        if (ahead.contains(next.at))
            for (const Survey::Arc& arc : survey_.arcs(from))
                if (arc.to == next.at) enough = std::min(enough, cost_by(arc) + worse);
        for (const Survey::Arc& arc : survey_.arcs(next.at)) {
            if (!is_free(arc)) continue;
            const float cost = next.cost + cost_of(arc, owner_[next.at], 0);
            if (cost >= cost_[arc.to] || end == heap.end()) continue;
            cost_[arc.to] = cost;
            owner_[arc.to] = tariff_.owner[costlier(arc)];
            *end++ = {least_through(arc.to, cost), cost, arc.to};
            std::push_heap(heap.begin(), end);
        }
    }
}

float WayFinder::cost_by(const Survey::Arc& arc, int paid_steps) const {
    if (!is_free(arc)) return unreachable;
    return cost_of(arc, owner_[arc.to], paid_steps) + cost_[arc.to];
}

float WayFinder::cost() const {
    float best = unreachable;
    for (const Survey::Arc& arc : survey_.arcs(from_)) best = std::min(best, cost_by(arc));
    return best;
}

}   // namespace roundhouse::rail_baron
