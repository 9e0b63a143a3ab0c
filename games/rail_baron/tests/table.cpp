#include "games/rail_baron/tests/table.hpp"

#include "games/rail_baron/face.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::rail_baron {

const Board& southeast() { return testing::default_board<RailBaron>().board(); }

}  // namespace roundhouse::rail_baron
