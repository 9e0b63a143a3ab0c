#include "bots/bots_of.hpp"
#include "bots/prairie_railroads/judgement.hpp"

namespace roundhouse {

template std::unique_ptr<Bots> make_bots<PrairieRailroads>(const BoardPtr& board);

}   // namespace roundhouse
