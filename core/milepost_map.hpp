// A network of mileposts joined by segments of railroads: where a train may go from here, and what it can still reach.
#pragma once
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "core/containers.hpp"
#include "core/faces.hpp"
#include "core/place_set.hpp"

namespace roundhouse {

// Two mileposts may be joined by several segments, each of another railroad. After the last `join` comes `survey`.
template <class Milepost, int Mileposts, class Segment, int Segments, class Railroad>
class MilepostMap {
public:
    using MilepostSet = PlaceSet<Milepost, Mileposts>;
    using SegmentSet = PlaceSet<Segment, Segments>;

    struct Track {
        Milepost a{}, b{};
        Railroad railroad{};
    };
    // All exits of all mileposts in one row; those of a milepost are neighbours.
    enum class ExitId : std::uint16_t {};
    struct Exit {
        Segment segment{};
        Milepost to{};
        Railroad railroad{};
        ExitId onward{};   // where a train goes on that came by this one, if it leads to a milepost of two exits
    };
    using ExitSet = PlaceSet<ExitId, 2 * Segments>;
    // Track without a choice on the way: from an exit through mileposts of two exits to the next junction.
    struct Stretch {
        Segment first{}, last{};
        Milepost to{};
        ExitId out{}, back{};       // its exits at both ends
        std::uint16_t length = 0;   // in segments
        Face left{}, right{};       // where it leaves a junction
    };
    static constexpr int unreachable = std::numeric_limits<int>::max();
    static constexpr int most_exits = 32;   // of a milepost, so that some of them fit a word

    // Segments are numbered as they are joined. REQUIRES: the ends differ; fewer than `Segments` so far.
    constexpr Segment join(Railroad railroad, Milepost a, Milepost b) {
        assert(a != b && segments_ < Segments);
        tracks_[Segment(segments_)] = {a, b, railroad};
        return Segment(segments_++);
    }

    // They cross without a milepost: who passes sees left and right swapped. Without it there are fewer faces than
    // could be.
    constexpr void cross(Segment a, Segment b) {
        for (Segment s : {a, b}) swaps_.contains(s) ? swaps_.erase(s) : swaps_.insert(s);
    }

    // Prepares the questions below. Junctions are the stops and all mileposts that do not have exactly two exits.
    // `direction(from, to)` sorts the neighbours of a milepost around it, as the angle does at which each is seen; any
    // order will do, but the better it fits the drawing, the more faces there are. REQUIRES: no milepost has more than
    // `most_exits`.
    template <class Direction>
    constexpr void survey(const MilepostSet& stops, Direction&& direction) {
        for (int s = 0; s < segments_; ++s) {
            ++first_exit_[at(tracks_[Segment(s)].a) + 1];
            ++first_exit_[at(tracks_[Segment(s)].b) + 1];
        }
        for (std::size_t m = 0; m < Mileposts; ++m) {
            if (first_exit_[m + 1] != 2 || stops.contains(Milepost(m))) junctions_.insert(Milepost(m));
            first_exit_[m + 1] = static_cast<std::uint16_t>(first_exit_[m + 1] + first_exit_[m]);
        }
        std::array<std::uint16_t, Mileposts> entered{};
        for (int s = 0; s < segments_; ++s) {
            const Track& t = tracks_[Segment(s)];
            exits_[first_exit_[at(t.a)] + entered[at(t.a)]++] = {Segment(s), t.b, t.railroad, {}};
            exits_[first_exit_[at(t.b)] + entered[at(t.b)]++] = {Segment(s), t.a, t.railroad, {}};
        }
        for (Exit& e : exits_) e.onward = onward_of(e);
        for (std::size_t x = 0; x < exit_count(); ++x) stretches_[x] = stretch_from(x);
        find_faces(direction);
    }

    constexpr int segments() const { return segments_; }
    constexpr const Track& track(Segment s) const { return tracks_[s]; }
    constexpr bool is_junction(Milepost m) const { return junctions_.contains(m); }

    constexpr std::span<const Exit> exits(Milepost m) const {
        return {exits_.data() + first_exit_[at(m)], exits_.data() + first_exit_[at(m) + 1]};
    }
    // What lies behind each of the exits, in the same order.
    constexpr std::span<const Stretch> stretches(Milepost m) const {
        return {stretches_.data() + first_exit_[at(m)], stretches_.data() + first_exit_[at(m) + 1]};
    }

    // visit(number, exit, stretch) for the exits of a milepost, four at a time: after the last some that are others',
    // so that it costs no branch that nobody can guess.
    template <class Visit>
    constexpr void each_of_four(Milepost m, Visit&& visit) const {
        const std::size_t first = first_exit_[at(m)], n = first_exit_[at(m) + 1] - first;
        for (std::size_t block = 0; block < n; block += 4)
            for (std::size_t i = block; i < block + 4; ++i) visit(i, exits_[first + i], stretches_[first + i]);
    }

    // Which exits of the milepost are not in the set, one bit each.
    constexpr std::uint32_t exits_outside(const ExitSet& set, Milepost m) const {
        const int first = first_exit_[at(m)], n = first_exit_[at(m) + 1] - first;
        return set.row(ExitId(first), n) ^ static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
    }

    // How a train goes on that came by this exit. REQUIRES: it leads to a milepost of two exits.
    constexpr const Exit& onward(const Exit& by) const { return exits_[static_cast<std::size_t>(by.onward)]; }

    // All mileposts that can be reached from `from` without a segment of `barred`. Cost: one look at each exit reached.
    constexpr MilepostSet reached(Milepost from, const SegmentSet& barred) const {
        MilepostSet seen{from};
        for (MilepostSet fresh = seen; !fresh.empty();) {
            MilepostSet next;
            fresh.each([&](Milepost m) {
                for (const Exit& e : exits(m))
                    if (!barred.contains(e.segment)) next.insert(e.to);
            });
            fresh = next - seen;
            seen |= fresh;
        }
        return seen;
    }

    // The fewest segments of `barred` on any way from `from` to `to`. Cost: one look at each exit for each number
    // tried.
    constexpr int fewest_barred(Milepost from, Milepost to, const SegmentSet& barred) const {
        MilepostSet seen = reached(from, barred);
        for (int used = 0;; ++used) {
            if (seen.contains(to)) return used;
            MilepostSet next;
            seen.each([&](Milepost m) {
                for (const Exit& e : exits(m))
                    if (!seen.contains(e.to)) next.insert(e.to);
            });
            if (next.empty()) return unreachable;
            next.each([&](Milepost m) {
                if (!seen.contains(m)) seen |= reached(m, barred);
            });
        }
    }

private:
    static constexpr std::size_t at(Milepost m) { return static_cast<std::size_t>(m); }
    constexpr std::size_t exit_count() const { return 2 * static_cast<std::size_t>(segments_); }

    // A ring without any junction comes back to where it began.
    constexpr Stretch stretch_from(std::size_t exit) const {
        const Exit* last = &exits_[exit];
        std::uint16_t length = 1;
        while (!junctions_.contains(last->to)) {
            last = &onward(*last);
            if (last->segment == exits_[exit].segment) break;
            ++length;
        }
        return {exits_[exit].segment, last->segment, last->to, ExitId(exit), ExitId(other_end(*last)), length};
    }

    constexpr ExitId onward_of(const Exit& by) const {
        const std::uint16_t first = first_exit_[at(by.to)];
        return ExitId(exits_[first].segment == by.segment ? first + 1 : first);
    }

    // The same segment among the exits of the milepost to which it leads.
    constexpr std::uint16_t other_end(const Exit& exit) const {
        std::uint16_t other = first_exit_[at(exit.to)];
        while (exits_[other].segment != exit.segment) ++other;
        return other;
    }

    template <class Direction>
    constexpr void find_faces(Direction& direction) {
        std::array<LineEnd, std::size_t{2} * Segments> ends{};
        for (int m = 0; m < Mileposts; ++m) put_around(Milepost(m), direction, ends);
        for (std::size_t x = 0; x < exit_count(); ++x) {
            const Exit& e = exits_[x];
            ends[x].is_swapping = swaps_.contains(e.segment);
            ends[x].other = other_end(e);
        }
        trace_faces({ends.data(), exit_count()});
        for (std::size_t x = 0; x < exit_count(); ++x) {
            stretches_[x].left = *ends[x].left();
            stretches_[x].right = *ends[x].right();
        }
    }

    // Segments between the same two mileposts lie side by side: who looks from the other end sees them in the other
    // order.
    template <class Direction, class Ends>
    constexpr void put_around(Milepost m, Direction& direction, Ends& ends) const {
        std::array<std::uint16_t, most_exits> around{};
        const std::size_t n = exits(m).size();
        std::iota(around.begin(), around.begin() + n, first_exit_[at(m)]);
        std::sort(around.begin(), around.begin() + n, [&](std::uint16_t a, std::uint16_t b) {
            const auto place = [&](const Exit& e) { return std::pair(direction(m, e.to), e.to); };
            if (place(exits_[a]) != place(exits_[b])) return place(exits_[a]) < place(exits_[b]);
            return m < exits_[a].to ? a < b : b < a;
        });
        for (std::size_t i = 0; i < n; ++i) {
            ends[around[i]].next = around[(i + 1) % n];
            ends[around[(i + 1) % n]].before = around[i];
        }
    }

    ArrayBy<Segment, Track, Segments> tracks_;
    std::array<Exit, 2 * Segments + 3> exits_{};   // the last three are none
    std::array<Stretch, 2 * Segments + 3> stretches_{};
    std::array<std::uint16_t, Mileposts + 1> first_exit_{};
    MilepostSet junctions_;
    SegmentSet swaps_;   // those that cross an odd number of others
    int segments_ = 0;
};

}   // namespace roundhouse
