#include "play/games.hpp"

#include "play/find_game.hpp"
#include "play/game_of.hpp"
#include "wire/board_json.hpp"

namespace roundhouse {

const std::vector<const AnyGame*>& games() {
    static const std::vector<const AnyGame*> all = [] {
        std::vector<const AnyGame*> kinds;
        each_game([&]<Game G>() {
            static const GameOf<G> kind;
            kinds.push_back(&kind);
        });
        return kinds;
    }();
    return all;
}

const AnyGame* find_game(std::string_view id) {
    for (const AnyGame* kind : games())
        if (kind->id() == id) return kind;
    return nullptr;
}

std::string signature(AnySimulator& simulator, std::uint64_t seed, int count) {
    std::uint64_t hash = 0;
    for (int i = 0; i < count; ++i) {
        const RandomGame game = simulator.play(random_for(seed, static_cast<std::uint64_t>(i)));
        hash = (hash ^ game.trace) * 0xd1342543de82ef95;
        for (const auto& score : game.scores)
            hash = (hash ^ static_cast<std::uint64_t>(score ? score->dollars + 1 : 0)) * 0x9fb21c651e98df25;
    }
    return content_hash(json::value(hash));
}

}   // namespace roundhouse
