#include "games/rail_baron/tests/table.hpp"

#include "games/rail_baron/face.hpp"
#include "play/tests/default_board.hpp"
#include "play/tests/written.hpp"

template struct roundhouse::testing::Words<roundhouse::rail_baron::State>;
template roundhouse::json::object roundhouse::testing::written<roundhouse::RailBaron>(const rail_baron::State&,
                                                                                      const RailBaron::Options&);

namespace roundhouse::rail_baron {

const Board& southeast() { return testing::default_board<RailBaron>().board(); }

}   // namespace roundhouse::rail_baron
