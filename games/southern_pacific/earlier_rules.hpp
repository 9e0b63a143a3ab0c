// What was played otherwise under earlier versions of the rules, for tables that began with them.
#pragma once
#include "games/southern_pacific/state.hpp"

namespace roundhouse::southern_pacific {

// Version 1: the last player left in an opening auction or an Offer Stock had to bid; if nobody did, the opener got the
// president's share for nothing, and a share on offer stayed unsold (SP-5, SP-12).
constexpr bool last_left_must_bid(const State& s) { return s.rules_version < 2; }

// Version 1: the seller named any price once, the buyer said yes or no to it, and no link was asked for again in a turn
// after a no (SP-19).
constexpr bool talk_has_one_counter(const State& s) { return s.rules_version < 2; }

}   // namespace roundhouse::southern_pacific
