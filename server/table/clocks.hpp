// The clocks of a table, as arithmetic on its course. The decider's clock runs; every change at the table stops it and
// starts the next decider's. When a clock has run out, housekeeping (server/live/housekeeping.cpp) seats a stand-in.
#pragma once
#include "server/table/facts.hpp"

namespace roundhouse::server {

// What a seat has left now; never less than nothing.
Span time_left(const Course& course, Seat seat, Time now);
bool is_clock_running(const Course& course, Seat seat);
// The decider has used up their time.
bool has_run_out(const Course& course, Time now);

void stop_clock(Course& course, Time now);
// Another decides from now on: a player who has handed the decision to another player gets the increment. Chance in
// between, whoever throws the dice, hands nothing on.
void hand_over(Course& course, Seat decider, const std::optional<ClockTerms>& terms);
// Time to think for a player who returns to a seat that a stand-in has played.
void grant_time_to_return(Course& course, Seat seat, const std::optional<ClockTerms>& terms);

}   // namespace roundhouse::server
