#include "games/prussian_rails/tests/table.hpp"

#include "games/prussian_rails/face.hpp"
#include "play/tests/default_board.hpp"
#include "play/tests/written.hpp"

template struct roundhouse::testing::Words<roundhouse::prussian_rails::State>;
template roundhouse::json::object
roundhouse::testing::written<roundhouse::PrussianRails>(const prussian_rails::State&, const PrussianRails::Options&);

namespace roundhouse::prussian_rails {

const Board& prussia() { return testing::default_board<PrussianRails>().board(); }
State recomputed(const State& s) { return PrussianRails::recomputed(s); }

}   // namespace roundhouse::prussian_rails
