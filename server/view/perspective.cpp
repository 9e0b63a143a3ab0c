#include "server/view/perspective.hpp"

#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

Viewer viewer_at(bool has_secrets, Seat seat) {
    if (!has_secrets) return Viewer::everything();
    return is_player(seat) ? Viewer::seat(seat) : Viewer::the_public();
}

// Whoever of these decided last; the first of them where none has decided yet.
Seat last_to_decide(const LiveTable& table, SeatSet seats) {
    const bool is_choice = seats.size() > 1 && table.in_progress() != nullptr;
    for (int decision = is_choice ? table.in_progress()->decisions() : 0; decision > 0; --decision)
        if (const Seat last = table.entry_of(decision).decider; seats.contains(last)) return last;
    Seat first = Seat::nobody;
    seats.each([&](Seat seat) {
        if (first == Seat::nobody) first = seat;
    });
    return first;
}

Seat seat_meant(const LiveTable& table, SeatSet own) {
    if (own.empty()) return Seat::nobody;
    const Seat decider = table.in_progress() == nullptr ? Seat::nobody : table.in_progress()->decider();
    return own.contains(decider) ? decider : last_to_decide(table, own);
}

}   // namespace

Viewer viewer_at(const AnyTable& game, Seat seat) { return viewer_at(game.has_secrets(), seat); }

Perspective perspective_of(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    const Seat seat = seat_meant(table, own);
    return {.person = person, .own = own, .seat = seat, .viewer = viewer_at(table.has_secrets(), seat)};
}

Perspective perspective_from(const LiveTable& table, const std::optional<Person>& person, Seat seat) {
    const SeatSet own = table.seats_of(person);
    if (!own.contains(seat)) throw Refused(Reason::forbidden, "That is not your seat.");
    return {.person = person, .own = own, .seat = seat, .viewer = viewer_at(table.has_secrets(), seat)};
}

}   // namespace roundhouse::server
