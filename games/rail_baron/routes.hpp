// Ways to the destination, for those who advise players: the shortest, the cheapest, and what lies between.
#pragma once
#include <vector>

#include "games/rail_baron/use_fees.hpp"

namespace roundhouse::rail_baron {

struct Route {
    std::vector<Network::Exit> steps;   // to the destination
    int turns = 0;                      // this one included
    Owed this_turn;                     // use fees, those for what was ridden already this turn included
    Money in_all;                       // of all turns, if nothing is bought or sold on the way

    int mileposts() const { return static_cast<int>(steps.size()); }
};

// Mileposts of a turn whose dice are not thrown yet.
constexpr int usual_roll(Engine engine) { return engine == Engine::superchief ? 10 : 7; }

// Legal ways of the player's train to its destination, of which none is both longer and dearer than another: the
// shortest first, the cheapest last. This turn goes `roll` mileposts, later ones the usual number. Empty without a
// destination. Cost: a search of the map for every set of owners, up to some milliseconds.
std::vector<Route> routes(const State& s, Seat seat, int roll);

}   // namespace roundhouse::rail_baron
