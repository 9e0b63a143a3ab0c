// The games by their ids.
#pragma once
#include <string_view>
#include <vector>

#include "play/kind.hpp"

namespace roundhouse {

// In the order of play/games.hpp; they live as long as the program.
const std::vector<const Kind*>& games();

// Null where no game has that id.
const Kind* find_game(std::string_view id);

}   // namespace roundhouse
