#include "games/kansas_pacific/tests/table.hpp"

#include "games/kansas_pacific/face.hpp"
#include "play/tests/default_board.hpp"
#include "play/tests/written.hpp"

template struct roundhouse::testing::Words<roundhouse::kansas_pacific::State>;
template roundhouse::json::object
roundhouse::testing::written<roundhouse::KansasPacific>(const kansas_pacific::State&, const KansasPacific::Options&);

namespace roundhouse::kansas_pacific {

const Board& kansas() { return testing::default_board<KansasPacific>().board(); }
State recomputed(const State& s) { return KansasPacific::recomputed(s); }

}   // namespace roundhouse::kansas_pacific
