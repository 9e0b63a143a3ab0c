// Non-reuse: which steps leave a way to the destination. Asked at every junction, so most answers come from the faces
// between the lines, which tell at once that a stretch is no bridge: only what may be one needs a search.
#pragma once
#include "games/rail_baron/board.hpp"

namespace roundhouse::rail_baron {

// What a train remembers since its last arrival: that a free way leads to the destination, which stretches it rode or
// gave up, and which faces became one where it rode. All memories are equal: what is allowed follows from what was
// ridden.
class WayAhead {
public:
    bool is_known() const { return is_known_; }
    void forget() { is_known_ = false; }
    // Everything is free.
    void start() {
        faces_.part();
        closed_ = {};
        is_known_ = true;
    }
    // The stretch is free no longer.
    void ride(const Network::Stretch& s) {
        faces_.merge(s.left, s.right);
        close(s);
    }
    // The destination cannot be reached along the stretch: it is free no longer. No answer changes by that, since
    // behind it lies a part of the board without the destination, which nothing else joins to the train, and it will
    // never be otherwise.
    void give_up(const Network::Stretch& s) { close(s); }

    // The exits to free stretches, one bit each. REQUIRES: `at` is a junction.
    std::uint32_t free(const Network& network, Milepost at) const { return network.exits_outside(closed_, at); }
    const Network::ExitSet& closed() const { return closed_; }
    // Free stretches lead around it: without it, everything that could be reached still can.
    bool leads_around(const Network::Stretch& s) const { return faces_.are_apart(s.left, s.right); }

    friend constexpr bool operator==(const WayAhead&, const WayAhead&) { return true; }

private:
    void close(const Network::Stretch& s) {
        closed_.insert(s.out);
        closed_.insert(s.back);
    }

    MergedFaces faces_;
    Network::ExitSet closed_;   // of junctions: both ends of what was ridden or given up
    bool is_known_ = false;
};

// A stretch is free if no segment of it was ridden. Trains set out from junctions and do not turn on the way, so a
// stretch of which anything was ridden was ridden at one of its ends.
inline bool is_free(const Network::Stretch& s, const SegmentSet& ridden) {
    return !ridden.contains(s.first) && !ridden.contains(s.last);
}

// The junctions to which free stretches lead from one of them, found one after the other.
class Spread {
public:
    Spread(const Network& network, const Network::ExitSet& closed, Milepost from)
        : network_(network), closed_(closed), found_{from} {
        junction_[0] = from;
    }

    bool is_done() const { return looked_ == size_; }
    bool has(Milepost m) const { return found_.contains(m); }

    // Looks along the stretches of the next junction, and says whether one leads to what the other has found.
    // REQUIRES: not done. Costs no branch a stretch.
    bool meets(const Spread& other) {
        int met = 0;
        const Milepost here = junction_[looked_++];
        for (std::uint32_t rest = network_.exits_outside(closed_, here); rest != 0; rest &= rest - 1) {
            const Network::Stretch& s = network_.stretches(here)[static_cast<std::size_t>(std::countr_zero(rest))];
            const int is_new = !found_.contains(s.to);
            found_.insert(s.to);
            junction_[size_] = s.to;
            size_ += is_new;
            met |= is_new & int{other.has(s.to)};
        }
        return met != 0;
    }

private:
    const Network& network_;
    const Network::ExitSet& closed_;
    MilepostSet found_;
    int looked_ = 0, size_ = 1;
    Milepost junction_[max_mileposts + 1];   // the one behind the last is written to in vain
};

// Whether a free way leads to the destination. Cost: the junctions looked at on the way.
inline bool leads_to(const Network& network, const Network::ExitSet& closed, Milepost from, Milepost destination) {
    Spread spread(network, closed, from);
    const Spread goal(network, closed, destination);
    while (!spread.has(destination) && !spread.is_done()) spread.meets(goal);
    return spread.has(destination);
}

// Whether a free way leads to the destination from the end of the stretch, once the train has ridden it from `at`. It
// is looked for from both ends at once: one side of a bridge is often small. REQUIRES: a free way leads there from
// `at`.
inline bool leads_on(const Network& network, Network::ExitSet closed, Milepost at, const Network::Stretch& stretch,
                     Milepost destination) {
    if (stretch.to == destination || stretch.to == at) return true;
    closed.insert(stretch.out);
    closed.insert(stretch.back);
    Spread there(network, closed, stretch.to), here(network, closed, at);
    for (;;) {
        if (there.meets(here) || there.has(destination)) return true;
        if (there.is_done()) return false;
        if (here.meets(there)) return true;
        if (here.is_done()) return !here.has(destination);
    }
}

// The exits of `at` that a train may take, one bit each, by a plain search: no more segments are ridden again on the
// whole way than must be, which is none but after a loss of the declared status (RB-13, RB-53).
inline std::uint32_t plainly_allowed(const Network& network, const SegmentSet& ridden, Milepost at,
                                     Milepost destination) {
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

// Works the memory out from what was ridden, if a free way leads to the destination from here, or from the junction to
// which the stretch under the train leads.
inline void recall(const Network& network, const SegmentSet& ridden, Milepost at, Milepost destination, WayAhead& way) {
    way.start();
    if (ridden.empty() && network.is_junction(at)) return;   // the board hangs together
    Milepost from = at;
    if (!network.is_junction(at)) {
        const auto two = network.stretches(at);
        const bool ahead = is_free(two[0], ridden), behind = is_free(two[1], ridden);
        if (ahead == behind) return way.forget();
        from = (ahead ? two[0] : two[1]).to;
    }
    for (int m = 0; m < max_mileposts; ++m)
        if (network.is_junction(Milepost(m)))
            for (const Network::Stretch& s : network.stretches(Milepost(m)))
                if (!is_free(s, ridden)) way.ride(s);
    if (!leads_to(network, way.closed(), from, destination)) way.forget();
}

// The same as plainly_allowed, and quick. A memory that is not known is worked out. REQUIRES: the network hangs
// together; a known memory is that of this train since its last arrival.
inline std::uint32_t allowed_steps(const Network& network, const SegmentSet& ridden, Milepost at, Milepost destination,
                                   WayAhead& way) {
    if (!way.is_known()) recall(network, ridden, at, destination, way);
    if (!way.is_known()) return plainly_allowed(network, ridden, at, destination);

    const auto stretches = network.stretches(at);
    if (!network.is_junction(at)) return is_free(stretches[0], ridden) ? 0b01 : 0b10;   // on, and not back
    const std::uint32_t free = way.free(network, at);
    if (std::has_single_bit(free)) return free;   // it is the one on which the way goes on
    std::uint32_t around = 0;
    network.each_of_four(at, [&](std::size_t i, const auto&, const Network::Stretch& s) {
        around |= std::uint32_t{way.leads_around(s)} << i;
    });
    std::uint32_t allowed = free & around;
    for (std::uint32_t rest = free - allowed; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        if (allowed == 0 && std::has_single_bit(rest)) return rest;   // likewise
        const Network::Stretch& stretch = stretches[static_cast<std::size_t>(i)];
        if (leads_on(network, way.closed(), at, stretch, destination)) allowed |= 1u << i;
        else way.give_up(stretch);
    }
    return allowed;
}

}   // namespace roundhouse::rail_baron
