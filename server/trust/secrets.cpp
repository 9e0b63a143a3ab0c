#include "server/trust/secrets.hpp"

#include <array>
#include <cstdint>
#include <sodium.h>
#include <vector>

namespace roundhouse::server {

namespace {

std::string hexadecimal(const unsigned char* bytes, std::size_t size) {
    std::string text(size * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

}   // namespace

std::string fresh_secret(std::size_t bytes) {
    std::vector<unsigned char> secret(bytes);
    randombytes_buf(secret.data(), secret.size());
    return hexadecimal(secret.data(), secret.size());
}

std::string fresh_id(std::size_t length) {
    constexpr std::string_view letters = "abcdefghjkmnpqrstuvwxyz23456789";
    std::string id;
    while (id.size() < length) id += letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    return id;
}

std::string hash_of(std::string_view text) {
    std::array<unsigned char, crypto_generichash_BYTES> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hexadecimal(hash.data(), hash.size());
}

}   // namespace roundhouse::server
