// Who looks at a table. This is the one place where a person and a seat become a viewer.
#pragma once
#include "core/viewer.hpp"
#include "server/table/live_table.hpp"

namespace roundhouse::server {

struct Perspective {
    std::optional<Person> person;   // none: somebody without a session
    SeatSet own;                    // all of the person's seats
    Seat seat;                      // the one they look from; nobody without one
    Viewer viewer;                  // what the game shows them

    bool has_seat() const { return is_player(seat); }
};

// From the seat that the person can mean: at a hot seat the one that decides, or that decided last.
Perspective perspective_of(const LiveTable& table, const std::optional<Person>& person);
// From that seat. Throws Refused where it is none of the person's.
Perspective perspective_from(const LiveTable& table, const std::optional<Person>& person, Seat seat);

// Where nothing is secret everybody sees everything, and all are sent the same.
Viewer viewer_at(const AnyTable& game, Seat seat);

}   // namespace roundhouse::server
