#include "server/table/clocks.hpp"

#include <algorithm>
#include <utility>

namespace roundhouse::server {

namespace {

constexpr Span least_after_return{60'000};

}   // namespace

bool is_clock_running(const Course& course, Seat seat) { return course.since && course.decider == seat; }

Span time_left(const Course& course, Seat seat, Time now) {
    const Span used = is_clock_running(course, seat) ? now - *course.since : Span(0);
    return std::max(Span(0), course.left[seat] - used);
}

bool has_run_out(const Course& course, Time now) {
    return course.since && now - *course.since >= course.left[course.decider];
}

void stop_clock(Course& course, Time now) {
    if (!course.since) return;
    course.left[course.decider] = time_left(course, course.decider, now);
    course.since.reset();
}

void hand_over(Course& course, Seat decider, const std::optional<ClockTerms>& terms) {
    if (is_player(course.decider)) course.mover = course.decider;
    course.decider = decider;
    if (decider == Seat::chance) return;
    const Seat before = std::exchange(course.mover, Seat::nobody);
    if (terms && is_player(before) && before != decider)
        course.left[before] = std::min(course.left[before] + terms->increment, terms->most);
}

void grant_time_to_return(Course& course, Seat seat, const std::optional<ClockTerms>& terms) {
    if (!terms) return;
    const Span least = std::max(least_after_return, terms->increment);
    course.left[seat] = std::min(std::max(course.left[seat], least), terms->most);
}

}   // namespace roundhouse::server
