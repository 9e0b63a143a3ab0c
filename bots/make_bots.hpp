// The bots of a game known by its type; defined in bots/<game>/bots.cpp.
#pragma once
#include <memory>

#include "bots/bot.hpp"

namespace roundhouse {

// REQUIRES: the board is one of that game.
template <class G>
std::unique_ptr<Bots> make_bots(const BoardPtr& board);

}   // namespace roundhouse
