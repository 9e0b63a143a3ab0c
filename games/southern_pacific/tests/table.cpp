#include "games/southern_pacific/tests/table.hpp"

#include "games/southern_pacific/face.hpp"
#include "play/tests/default_board.hpp"
#include "play/tests/written.hpp"

template struct roundhouse::testing::Words<roundhouse::southern_pacific::State>;
template roundhouse::json::object
roundhouse::testing::written<roundhouse::SouthernPacific>(const southern_pacific::State&,
                                                          const SouthernPacific::Options&);

namespace roundhouse::southern_pacific {

const Board& texas() { return testing::default_board<SouthernPacific>().board(); }
State recomputed(const State& s) { return SouthernPacific::recomputed(s); }

}   // namespace roundhouse::southern_pacific
