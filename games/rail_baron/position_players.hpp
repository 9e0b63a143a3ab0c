// Reading the players of a position of Rail Baron. Both report what is impossible.
#pragma once
#include "games/rail_baron/position_parts.hpp"

namespace roundhouse::rail_baron {

// REQUIRES: the step, the turn and the fee are read.
void read_players(const Reader& from, State& s, const StepName& step);
// Whether the train whose turn it is fits the step. REQUIRES: everything is read.
void check_turn_player(const Reader& from, State& s, const StepName& step);

}   // namespace roundhouse::rail_baron
