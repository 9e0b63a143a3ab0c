#include "bots/bots_of.hpp"
#include "bots/kansas_pacific/judgement.hpp"

namespace roundhouse {

template std::unique_ptr<Bots> make_bots<KansasPacific>(const BoardPtr& board);

}   // namespace roundhouse
