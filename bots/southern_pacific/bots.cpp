#include "bots/bots_of.hpp"
#include "bots/southern_pacific/judgement.hpp"

namespace roundhouse {

template std::unique_ptr<Bots> make_bots<SouthernPacific>(const BoardPtr& board);

}   // namespace roundhouse
