// What the cities that have grown pay. Shown with every position, so that nobody who draws the board needs the rule.
#pragma once
#include "games/prairie_railroads/lay_track.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::prairie_railroads {

inline JsonText grown_incomes_to_json(const State& s) {
    ObjectText incomes;
    s.grown.each([&](City c) { incomes.add(s.board->name_of(c).id, income_of(s, c).dollars); });
    return incomes;
}

}   // namespace roundhouse::prairie_railroads
