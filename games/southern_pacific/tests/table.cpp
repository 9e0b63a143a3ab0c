#include "games/southern_pacific/tests/table.hpp"

#include "games/southern_pacific/face.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::southern_pacific {

const Board& texas() { return testing::default_board<SouthernPacific>().board(); }
State recomputed(const State& s) { return SouthernPacific::recomputed(s); }

}  // namespace roundhouse::southern_pacific
