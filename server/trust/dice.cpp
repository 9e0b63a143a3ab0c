#include "server/trust/dice.hpp"

#include <array>
#include <sodium.h>

#include "server/trust/secrets.hpp"

namespace roundhouse::server {

Dice fresh_dice() {
    Dice dice{.seed = fresh_secret(32), .commitment = {}};
    dice.commitment = commitment_to(dice.seed);
    return dice;
}

std::string commitment_to(std::string_view seed) { return hash_of("roundhouse dice " + std::string(seed)); }

std::uint64_t draw(std::string_view seed, LogNumber number) {
    const std::string text = "entry " + std::to_string(number.value);
    std::array<unsigned char, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       reinterpret_cast<const unsigned char*>(seed.data()),
                       std::min<std::size_t>(seed.size(), crypto_generichash_KEYBYTES_MAX));
    std::uint64_t drawn = 0;
    for (int i = 0; i < 8; ++i) drawn = drawn << 8 | hash[static_cast<std::size_t>(i)];
    return drawn;
}

}   // namespace roundhouse::server
