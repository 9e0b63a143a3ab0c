#include "bots/rail_baron/survey.hpp"

#include <algorithm>

namespace roundhouse::rail_baron {

namespace {

// Of 36 throws of the white dice.
constexpr double ways_to_throw(int sum) { return 6 - (sum > 7 ? sum - 7 : 7 - sum); }

template <class Found, class Visit>
void each_entry(const Chart<Found>& chart, Visit&& visit) {
    for (const auto& half : chart.half)
        for (std::size_t i = 0; i < half.size(); ++i) visit(half[i], ways_to_throw(static_cast<int>(i) + 2) / 72);
}

}   // namespace

Survey::Survey(const Board& board) : board_(&board) {
    find_odds();
    find_distances();
    find_arcs();
    for (int c = 0; c < board.cities; ++c)
        board.serving[Milepost(c)].each([&](RailroadId r) { served_by_[r].insert(Milepost(c)); });
    for (int s = 0; s < board.network.segments(); ++s)
        miles_[board.network.track(Segment(s)).railroad] += 1.0 / board.network.segments();
}

template <class Visit>
void Survey::each_city_in(Region region, Visit&& visit) const {
    each_entry(board_->city_charts[region], visit);
}

void Survey::find_odds() {
    each_entry(board_->region_chart, [&](Region region, double odds) {
        each_city_in(region, [&](Milepost city, double here) { odds_[city] += odds * here; });
    });
}

void Survey::find_distances() {
    const auto mileposts = static_cast<std::size_t>(board_->mileposts);
    distance_.assign(mileposts * mileposts, 255);
    for (std::size_t m = 0; m < mileposts; ++m) {
        std::uint8_t* row = &distance_[m * mileposts];
        std::vector<Milepost> queue{Milepost(m)};
        row[m] = 0;
        for (std::size_t at = 0; at < queue.size(); ++at)
            for (const Network::Exit& e : board_->network.exits(queue[at])) {
                std::uint8_t& there = row[static_cast<std::size_t>(e.to)];
                if (there != 255) continue;
                there = static_cast<std::uint8_t>(std::min(254, row[static_cast<std::size_t>(queue[at])] + 1));
                queue.push_back(e.to);
            }
    }
    for (int a = 0; a < board_->cities; ++a)
        for (int b = 0; b < board_->cities; ++b) {
            const Milepost from{static_cast<std::uint16_t>(a)}, to{static_cast<std::uint16_t>(b)};
            from_[from] += odds_[to] * distance(to, from);
            payoff_ += odds_[from] * odds_[to] * board_->payoff(from, to).dollars;
            usual_distance_ += odds_[from] * odds_[to] * distance(to, from);
        }
}

void Survey::find_arcs() {
    const Network& network = board_->network;
    for (int m = 0; m < board_->mileposts; ++m) {
        first_arc_.push_back(arcs_.size());
        const auto exits = network.exits(Milepost(m));
        const auto stretches = network.stretches(Milepost(m));
        for (std::size_t i = 0; i < exits.size(); ++i) {
            const Network::Stretch& stretch = stretches[i];
            Arc arc{.to = stretch.to,
                    .first = stretch.first,
                    .last = stretch.last,
                    .railroad = exits[i].railroad,
                    .further = network.track(stretch.last).railroad,
                    .steps = 1};
            Milepost here = exits[i].to;
            for (Segment under = stretch.first; under != stretch.last; ++arc.steps) {
                const auto two = network.exits(here);
                const Network::Exit& onward = two[0].segment == under ? two[1] : two[0];
                under = onward.segment;
                here = onward.to;
            }
            arcs_.push_back(arc);
        }
    }
    first_arc_.push_back(arcs_.size());
}

double Survey::odds_of(const CitySet& cities) const {
    double sum = 0;
    cities.each([&](Milepost c) { sum += odds_[c]; });
    return sum;
}

Survey::Trip Survey::trip_into(Region region, Milepost from) const {
    Trip trip;
    each_city_in(region, [&](Milepost city, double odds) {
        if (city != from) trip.payoff += odds * board_->payoff(from, city).dollars;
        trip.distance += odds * distance(city, from);
    });
    return trip;
}

}   // namespace roundhouse::rail_baron
