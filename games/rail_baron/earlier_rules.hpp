// What was played otherwise under earlier versions of the rules, for tables that began with them.
#pragma once
#include "games/rail_baron/state.hpp"

namespace roundhouse::rail_baron {

// Version 1: less than $200,000 at the end of the own turn ended the status, whatever the cash was spent on (RB-54).
constexpr bool status_needs_the_cash(const State& s) { return s.rules_version < 2; }

// Version 1: a declared player's arrival at home cleared the ban, winning or not (RB-75).
constexpr bool home_clears_the_ban(const State& s) { return s.rules_version < 2; }

// Version 1: a railroad on which nobody bid established nobody (RB-74).
constexpr bool sale_without_bids_establishes_nobody(const State& s) { return s.rules_version < 2; }

// Version 1: an early declared player home with the cash won at once (RB-78).
constexpr bool early_declared_may_win_at_home(const State& s) { return s.rules_version < 2; }

}   // namespace roundhouse::rail_baron
