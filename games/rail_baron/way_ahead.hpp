// Non-reuse: which steps leave a way to the destination. Asked at every step, so most answers come from a way that is
// known to be free; only what is off that way needs a search, and the search ends where it meets it.
#pragma once
#include <optional>

#include "games/rail_baron/board.hpp"

namespace roundhouse::rail_baron {

// A way from a junction to the destination over stretches of which no segment was ridden. It is kept from step to step.
// All memories are equal: what is allowed never depends on which of many ways is remembered.
class WayAhead {
public:
    struct Leg {
        Segment first;     // of the stretch
        Milepost to;       // the junction at its end
    };

    bool is_known() const { return is_known_; }
    Milepost from() const { return from_; }
    bool begins_with(Segment s) const { return legs_ > 0 && leg_[legs_ - 1].first == s; }
    MilepostSet junctions() const {
        MilepostSet all{from_};
        for (int i = 0; i < legs_; ++i) all.insert(leg_[i].to);
        return all;
    }

    void forget() { is_known_ = false; }
    void start_at(Milepost destination) {
        legs_ = 0;
        from_ = destination;
        is_known_ = true;
    }
    // REQUIRES: there is a leg.
    void ride_first_leg() { from_ = leg_[--legs_].to; }
    // Forgets what comes before `junction`. REQUIRES: it is on the way.
    void cut_before(Milepost junction) {
        if (from_ == junction) return;
        while (leg_[legs_ - 1].to != junction) --legs_;
        --legs_;
        from_ = junction;
    }
    // A leg from `junction` to where the way began so far. A way that gets too long is forgotten.
    void put_before(Milepost junction, Segment first) {
        if (legs_ == most_legs) return forget();
        leg_[legs_++] = {first, from_};
        from_ = junction;
    }

    friend constexpr bool operator==(const WayAhead&, const WayAhead&) { return true; }

private:
    static constexpr int most_legs = 60;
    Leg leg_[most_legs];       // the last one first
    std::uint8_t legs_ = 0;
    bool is_known_ = false;
    Milepost from_ = Milepost::none;
};

// A stretch is free if no segment of it was ridden. Trains set out from junctions and do not turn on the way, so a
// stretch of which anything was ridden was ridden at one of its ends.
inline bool is_free(const Network::Stretch& s, const SegmentSet& ridden) {
    return !ridden.contains(s.first) && !ridden.contains(s.last);
}

// Looks from junction to junction over free stretches until it meets one of `goals`.
class Search {
public:
    Search(const Network& network, const SegmentSet& ridden) : network_(network), ridden_(ridden) {}

    // The goal met first; nothing where no way leads to any. Cost: the junctions looked at on the way.
    std::optional<Milepost> meet(Milepost from, const MilepostSet& goals) {
        if (goals.contains(from)) return from;
        MilepostSet seen{from};
        int begin = 0, end = 0;
        queue_[end++] = from;
        while (begin < end) {
            const Milepost here = queue_[begin++];
            for (const Network::Stretch& s : network_.stretches(here)) {
                if (seen.contains(s.to) || !is_free(s, ridden_)) continue;
                came_[index(s.to)] = {s.first, here};
                if (goals.contains(s.to)) return s.to;
                seen.insert(s.to);
                queue_[end++] = s.to;
            }
        }
        return std::nullopt;
    }

    // Puts the way from `from` to `met` before the rest of `way`. REQUIRES: the last search began and ended so.
    void join(WayAhead& way, Milepost from, Milepost met) const {
        way.cut_before(met);
        for (Milepost here = met; here != from && way.is_known();) {
            const auto [first, before] = came_[index(here)];
            way.put_before(before, first);
            here = before;
        }
    }

private:
    struct Came {
        Segment by;
        Milepost from;
    };
    static std::size_t index(Milepost m) { return static_cast<std::size_t>(m); }

    const Network& network_;
    const SegmentSet& ridden_;
    Came came_[max_mileposts];
    Milepost queue_[max_mileposts];
};

// The exits of `at` that a train may take, one bit each, by a plain search: no more segments are ridden again on the
// whole way than must be, which is none but after a loss of the declared status (RB-13, RB-53).
inline std::uint32_t plainly_allowed(const Network& network, const SegmentSet& ridden, Milepost at, Milepost destination) {
    const int fewest = network.fewest_barred(at, destination, ridden);
    std::uint32_t allowed = 0, bit = 1;
    for (const Network::Exit& e : network.exits(at)) {
        SegmentSet then = ridden;
        then.insert(e.segment);
        const int again = ridden.contains(e.segment) ? 1 : 0;
        if (again <= fewest && network.fewest_barred(e.to, destination, then) <= fewest - again) allowed |= bit;
        bit <<= 1;
    }
    return allowed;
}

// Finds a free way to the destination, from here or from the junction to which the stretch under the train leads.
inline void find_way(const Network& network, const SegmentSet& ridden, Milepost at, Milepost destination, WayAhead& way) {
    Milepost from = at;
    if (!network.is_junction(at)) {
        const auto two = network.stretches(at);
        const bool ahead = is_free(two[0], ridden), behind = is_free(two[1], ridden);
        if (ahead == behind) return way.forget();
        from = (ahead ? two[0] : two[1]).to;
    }
    Search search(network, ridden);
    const auto met = search.meet(from, {destination});
    if (!met) return way.forget();
    way.start_at(destination);
    search.join(way, from, destination);
}

// The same as plainly_allowed, and quick. `way` is brought up to date. REQUIRES: a way that is known is free, leads to
// the destination, and begins here or at the end of the stretch under the train.
inline std::uint32_t allowed_steps(const Network& network, SegmentSet& ridden, Milepost at, Milepost destination, WayAhead& way) {
    if (!way.is_known()) find_way(network, ridden, at, destination, way);
    if (!way.is_known()) return plainly_allowed(network, ridden, at, destination);

    const auto stretches = network.stretches(at);
    std::uint32_t free = 0;
    for (std::size_t i = 0; i < stretches.size(); ++i)
        if (is_free(stretches[i], ridden)) free |= 1u << i;
    if (std::has_single_bit(free)) return free;   // it is the one on which the way goes on

    const MilepostSet goals = way.junctions();
    Search search(network, ridden);
    std::uint32_t allowed = 0;
    for (std::uint32_t rest = free; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        const Network::Stretch& s = stretches[static_cast<std::size_t>(i)];
        bool leads_on = way.begins_with(s.first);
        if (!leads_on) {
            ridden.insert(s.first);
            leads_on = search.meet(s.to, goals).has_value();
            ridden.erase(s.first);
        }
        if (leads_on) allowed |= 1u << i;
    }
    return allowed;
}

// The train leaves a junction by a stretch whose first segment has just been noted as ridden.
inline void follow(const Network& network, const SegmentSet& ridden, const Network::Stretch& taken, WayAhead& way) {
    if (!way.is_known()) return;
    if (way.begins_with(taken.first)) return way.ride_first_leg();
    Search search(network, ridden);
    if (const auto met = search.meet(taken.to, way.junctions())) search.join(way, taken.to, *met);
    else way.forget();
}

}  // namespace roundhouse::rail_baron
