#include "games/prairie_railroads/tests/table.hpp"

#include "games/prairie_railroads/face.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::prairie_railroads {

const Board& kansas() { return testing::default_board<PrairieRailroads>().board(); }
State recomputed(const State& s) { return PrairieRailroads::recomputed(s); }

}  // namespace roundhouse::prairie_railroads
