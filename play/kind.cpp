#include "play/kind.hpp"

#include "wire/json_text.hpp"

namespace roundhouse {

json::object ShownChoice::move() const { return value_of(move_text).get_object(); }
json::object AnyTable::state(Seat viewer) const { return value_of(state_text(viewer)).get_object(); }
json::array AnyTable::events_of(int decision, Seat viewer) const { return value_of(events_text(decision, viewer)).get_array(); }

}  // namespace roundhouse
