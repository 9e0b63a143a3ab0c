// The question that a table asks, in a sentence and with all its answers.
#pragma once
#include "play/any_game.hpp"

namespace roundhouse::server {

// As JSON: `decider`, `step`, `text`, `moves` with their texts (null to those who may not know them), `prices` and
// `asks` for a player, `weights` for chance, and when the game is over `winners` and `scores`. `viewer` is a seat, the
// onlooker, or nobody for the whole truth.
std::string question_text(const AnyTable& game, Seat viewer);

}   // namespace roundhouse::server
