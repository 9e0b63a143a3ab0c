// A table's dice: drawn from a secret seed that the server commits to before the game and reveals after it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "server/store/kept.hpp"

namespace roundhouse::server {

// A fresh seed and the hash that commits to it.
Dice fresh_dice();
std::string commitment_to(std::string_view seed);

// What the seed yields for the entry with this number. Knowing it says nothing about any other number.
std::uint64_t draw(std::string_view seed, LogNumber number);

}   // namespace roundhouse::server
