// The numbered rules of a game, as docs/api.md has them.
#pragma once
#include "play/any_game.hpp"

namespace roundhouse::server {

// `title` and `chapters`: `title`, `text`, `rules`: `id`, `text`, `ruling`.
json::object rule_pages(const AnyGame& game);

}   // namespace roundhouse::server
