// All games of the house. A new game is added here, and nowhere else outside its folder.
#pragma once
#include <string_view>
#include <vector>

#include "games/kansas_pacific/face.hpp"
#include "play/kind.hpp"

namespace roundhouse {

// Calls visit.operator()<G>() for every game.
template <class Visit>
void each_game(Visit&& visit) {
    visit.template operator()<KansasPacific>();
}

// In the order above; they live as long as the program.
const std::vector<const Kind*>& games();

// Null where no game has that id.
const Kind* find_game(std::string_view id);

}  // namespace roundhouse
