#include "play/games.hpp"

namespace roundhouse {

const std::vector<const AnyGame*>& games() {
    static const std::vector<const AnyGame*> all = [] {
        std::vector<const AnyGame*> games;
        each_game([&]<class G>() { games.push_back(&game_of<G>()); });
        return games;
    }();
    return all;
}

const AnyGame* find_game(std::string_view id) {
    for (const AnyGame* game : games())
        if (game->id() == id) return game;
    return nullptr;
}

}   // namespace roundhouse
