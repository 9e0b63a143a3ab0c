// What the rules said before, for games that began then. All other files, and rules.md, say what they say now.
//
// Version 1 had no PU-37 and no PU-38. Its PU-33 ended the game after the third round of passes in a row.
#pragma once
#include "games/prussian_rails/state.hpp"

namespace roundhouse::prussian_rails {

constexpr bool ends_when_out_of_reach(const State& s) { return s.rules_version > 1; }           // PU-37
constexpr bool ends_when_nobody_wants_to_move(const State& s) { return s.rules_version > 1; }   // PU-38
constexpr int idle_rounds_to_end(const State& s) { return s.rules_version > 1 ? 10 : 3; }       // PU-38

}   // namespace roundhouse::prussian_rails
