// What happens by itself at a table after somebody has decided: chance is drawn, sealed instructions speak, clocks run.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// A commit for what is about to be done at the table.
Commit begin_commit(const LiveTable& table);
// The entry of one of these kinds that the same request has made before; null where it is new, or has no name.
const Logged* entry_of_request(const LiveTable& table, const std::optional<Request>& request,
                               std::initializer_list<std::string_view> kinds);

// Plays what plays itself, and completes the commit with the clocks, the result and when the table is to be looked at
// again. The sealed instruction of the seat that was `told` one right now speaks at once, those of others after a
// pause.
void advance(LiveTable& table, Commit& commit, Time now, Seat told = Seat::nobody);

// The decider's sealed instruction speaks, where there is one whose pause is over; false where nothing has happened.
bool speak_as_instructed(LiveTable& table, Commit& commit, Time now);

// The decider's time is used up.
bool has_run_out(const LiveTable& table, Time now);
// Conductor plays for the decider from now on. REQUIRES: has_run_out.
void stand_in(LiveTable& table, Commit& commit, Time now);
// The player leaves for good: Conductor plays for their seats, which are nobody's from now on; before the start they
// are open again.
void desert(LiveTable& table, const Person& person, Commit& commit, Time now);
// The seat's player is back, with time to think. REQUIRES: Conductor stands in for the seat.
void return_to(LiveTable& table, Seat seat, Commit& commit, Time now);

}   // namespace roundhouse::server
