// The faces of a network: what lies between its lines. Where two sides of a line are told apart, there is a way around
// it.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "core/containers.hpp"

namespace roundhouse {

// At every junction the lines lie in some order around it. Who walks along a line, keeps to one side of it, and turns
// at each junction into the line next to that side gets back to where they began, and has walked around a face. So each
// line has a face on either side, which may be the same.
enum class Face : std::uint8_t {};
constexpr int most_faces = 192;   // of a network that has more, the last ones count as one

// One end of a line at its junction, in a list of all ends, where others are known by their number.
struct LineEnd {
    std::uint16_t other = 0;              // end of the same line
    std::uint16_t next = 0, before = 0;   // at the same junction, to the left and to the right of it as one goes around
    bool is_swapping = false;   // of both ends or none: who walks along the line gets from its left side to its right
    std::optional<Face> side[2]{};   // seen from this end; nothing before they are traced

    constexpr std::optional<Face> left() const { return side[0]; }
    constexpr std::optional<Face> right() const { return side[1]; }
};

// Walks around all faces. Cost: two steps a line.
constexpr void trace_faces(std::span<LineEnd> ends) {
    int faces = 0;
    for (LineEnd& first : ends)
        for (int hand : {0, 1}) {
            if (first.side[hand]) continue;
            const Face face{static_cast<std::uint8_t>(std::min(faces++, most_faces - 1))};
            for (LineEnd* here = &first; !here->side[hand];) {
                here->side[hand] = face;
                if (here->is_swapping) hand = 1 - hand;
                LineEnd& there = ends[here->other];
                there.side[1 - hand] = face;
                here = &ends[hand == 0 ? there.next : there.before];
            }
        }
}

// The faces of a network of which lines are taken away one by one: those on the two sides of such a line become one.
//
// Two sides that are still apart prove that the line between them is no bridge, in whatever order the lines lie around
// the junctions, and whether they can be drawn without crossings or not. For look at one group of faces that became
// one, and take the lines that have just one of their sides in it. A walk around a face leaves a junction as often as
// it gets there, so an even number of these lines meets at every junction; and no line that was taken away is among
// them, since both its sides are in one group. An even number at every junction is made of circles: each of these lines
// is part of a circle of lines that are left. A merger without need makes no answer wrong, it only makes fewer of them
// sure.
class MergedFaces {
public:
    constexpr MergedFaces() { part(); }

    // None of them is merged any more.
    constexpr void part() {
        for (int f = 0; f < most_faces; ++f) group_[Face(f)] = Face(f);
    }
    constexpr bool are_apart(Face a, Face b) const { return group_[a] != group_[b]; }

    // Cost: one look at each face, many at once by the processor.
    constexpr void merge(Face a, Face b) {
        const Face kept = group_[a], gone = group_[b];
        for (Face& f : group_) f = f == gone ? kept : f;
    }

private:
    alignas(16) ArrayBy<Face, Face, most_faces> group_;
};

}   // namespace roundhouse
