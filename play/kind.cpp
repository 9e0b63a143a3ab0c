#include "play/kind.hpp"

namespace roundhouse {

json::object AnyTable::state(Seat viewer) const {
    boost::system::error_code never;
    return json::parse(state_text(viewer), never).get_object();
}

}  // namespace roundhouse
