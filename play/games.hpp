// The games of this program. They live as long as it does.
#pragma once
#include <string_view>
#include <vector>

#include "play/any_game.hpp"
#include "play/registered_games.hpp"   // each_game()

namespace roundhouse {

// In the order of their folders.
const std::vector<const AnyGame*>& games();

// Null where no game has that id.
const AnyGame* find_game(std::string_view id);

// The game whose face is G, which need not be known here.
template <class G>
const AnyGame& game_of();

}   // namespace roundhouse
