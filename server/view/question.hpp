// The question that a table asks, in a sentence and with all its answers.
#pragma once
#include "play/any_game.hpp"

namespace roundhouse::server {

// As JSON: `decider`, `step`, `text`, `moves` with their texts (null to those who may not know them), `prices` and
// `asks` for a player, `weights` for chance, and when the game is over `winners` and `scores`.
std::string question_text(const AnyTable& game, Viewer viewer);

}   // namespace roundhouse::server
