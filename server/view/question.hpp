// What a table asks its decider: a sentence, and every answer to it.
#pragma once
#include "play/any_game.hpp"

namespace roundhouse::server {

// As JSON: `decider`, `step`, `text`, `moves` with their texts (null where the viewer may not know them), `prices` and
// `asks` for a player, `weights` for chance, and when the game is over `winners` and `scores`.
std::string question_text(const AnyTable& game, Viewer viewer);

}   // namespace roundhouse::server
