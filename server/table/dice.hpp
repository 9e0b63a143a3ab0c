// The dice of a table: drawn from a secret seed that the server binds itself to before the game and shows after it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "server/store/kept.hpp"

namespace roundhouse::server {

// Secrets are texts in hexadecimal digits, unforeseeable, from the system's cryptographic source.
std::string fresh_secret(std::size_t bytes);
// Letters and digits that nobody mixes up.
std::string fresh_id(std::size_t length);

// BLAKE2b, 256 bits, in hexadecimal digits.
std::string hash_of(std::string_view text);

// A fresh seed and the hash that commits to it.
Dice fresh_dice();
std::string commitment_to(std::string_view seed);

// What the seed says for the entry with this number of the log: no other number tells anything about it.
std::uint64_t draw(std::string_view seed, LogNumber number);

}   // namespace roundhouse::server
