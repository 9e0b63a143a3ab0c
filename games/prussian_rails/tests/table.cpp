#include "games/prussian_rails/tests/table.hpp"

#include "games/prussian_rails/face.hpp"
#include "play/tests/properties.hpp"

namespace roundhouse::prussian_rails {

const Board& prussia() { return testing::default_board<PrussianRails>().board(); }
State recomputed(const State& s) { return PrussianRails::recomputed(s); }

}  // namespace roundhouse::prussian_rails
