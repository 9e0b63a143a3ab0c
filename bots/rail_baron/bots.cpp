#include "bots/bots_of.hpp"
#include "bots/rail_baron/judgement.hpp"

namespace roundhouse {

template std::unique_ptr<Bots> make_bots<RailBaron>(const BoardPtr& board);

}   // namespace roundhouse
