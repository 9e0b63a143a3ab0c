// The embedded board of a game, for tests that play on it.
#pragma once
#include "play/games.hpp"
#include "play/table_of.hpp"

namespace roundhouse::testing {

// Shared as all tables of the program share it.
template <Game G>
std::shared_ptr<const BoardOf<G>> shared_default_board() {
    return std::static_pointer_cast<const BoardOf<G>>(find_game(G::id)->boards().front());
}

template <Game G>
const BoardOf<G>& default_board() {
    return *shared_default_board<G>();
}

}   // namespace roundhouse::testing
