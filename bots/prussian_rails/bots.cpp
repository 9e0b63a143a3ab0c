#include "bots/bots_of.hpp"
#include "bots/prussian_rails/judgement.hpp"

namespace roundhouse {

template std::unique_ptr<Bots> make_bots<PrussianRails>(const BoardPtr& board);

}   // namespace roundhouse
