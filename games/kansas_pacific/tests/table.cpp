#include "games/kansas_pacific/tests/table.hpp"

#include "games/kansas_pacific/face.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::kansas_pacific {

const Board& kansas() { return testing::default_board<KansasPacific>().board(); }
State recomputed(const State& s) { return KansasPacific::recomputed(s); }

}  // namespace roundhouse::kansas_pacific
