#include "games/prairie_railroads/tests/table.hpp"

#include "games/prairie_railroads/face.hpp"
#include "play/tests/default_board.hpp"
#include "play/tests/written.hpp"

template struct roundhouse::testing::Words<roundhouse::prairie_railroads::State>;
template roundhouse::json::object
roundhouse::testing::written<roundhouse::PrairieRailroads>(const prairie_railroads::State&,
                                                           const PrairieRailroads::Options&);

namespace roundhouse::prairie_railroads {

const Board& kansas() { return testing::default_board<PrairieRailroads>().board(); }
State recomputed(const State& s) { return PrairieRailroads::recomputed(s); }

}   // namespace roundhouse::prairie_railroads
