// The games by their ids.
#pragma once
#include <string_view>
#include <vector>

#include "play/any_game.hpp"

namespace roundhouse {

// In the order of play/games.hpp; they live as long as the program.
const std::vector<const AnyGame*>& games();

// Null where no game has that id.
const AnyGame* find_game(std::string_view id);

}   // namespace roundhouse
