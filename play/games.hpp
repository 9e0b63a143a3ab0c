// All games of the house, by their types. A new game is added here, and nowhere else outside its folder.
#pragma once
#include "games/kansas_pacific/face.hpp"
#include "games/prairie_railroads/face.hpp"
#include "games/prussian_rails/face.hpp"
#include "games/rail_baron/face.hpp"
#include "games/southern_pacific/face.hpp"

#include "play/find_game.hpp"

namespace roundhouse {

// Calls visit.operator()<G>() for every game.
template <class Visit>
void each_game(Visit&& visit) {
    visit.template operator()<KansasPacific>();
    visit.template operator()<PrairieRailroads>();
    visit.template operator()<PrussianRails>();
    visit.template operator()<RailBaron>();
    visit.template operator()<SouthernPacific>();
}

}   // namespace roundhouse
