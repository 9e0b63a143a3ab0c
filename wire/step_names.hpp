// Tables of the steps at which a game can stand, by the names under which the world knows them.
#pragma once
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "wire/reader.hpp"

namespace roundhouse {

// A line of such a table has at least `step` and `name`; the last line is the end of the game.

// The line of a step; the last one for a step that passes by itself.
template <class Line, std::size_t Size>
constexpr const Line& find_step(const std::array<Line, Size>& lines, decltype(Line::step) step) {
    for (const Line& line : lines)
        if (line.step == step) return line;
    return lines.back();
}

// The line that the `step` of a position names; where it names none, that is reported and the first is as good as any.
template <class Line, std::size_t Size>
const Line& read_step(const Reader& position, const std::array<Line, Size>& lines) {
    const Reader step = position["step"];
    const std::string_view name = step.text();
    for (const Line& line : lines)
        if (line.name == name) return line;
    step.refuse("is no step at which this game can stand");
    return lines.front();
}

// Refuses the step of a position in which it would have no question, or one with a single answer.
inline void refuse_idle_step(const Reader& position) {
    const Reader step = position["step"];
    step.refuse("cannot be " + std::string(step.text()) + ": nobody would have anything to decide");
}

}   // namespace roundhouse
