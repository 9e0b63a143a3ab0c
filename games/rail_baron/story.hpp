// The story of a game: its events, with one line for each ride.
#pragma once
#include <vector>

#include "games/rail_baron/event.hpp"

namespace roundhouse::rail_baron {

// Adds an event to those told so far. Where it ends a ride, a line that tells the ride as a whole goes before it. Fees
// that follow at once are told by that line too, and the event of the fees is a detail then.
void add_to_story(std::vector<Event>& story, Event event);

}   // namespace roundhouse::rail_baron
