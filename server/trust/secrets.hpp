// Secrets, ids and hashes, all from libsodium. May be used on any thread.
#pragma once
#include <string>
#include <string_view>

namespace roundhouse::server {

// `bytes` random bytes in hexadecimal, from the system's cryptographic source.
std::string fresh_secret(std::size_t bytes);
// Letters and digits without those that look alike.
std::string fresh_id(std::size_t length);

// BLAKE2b, 256 bits, in hexadecimal.
std::string hash_of(std::string_view text);

}   // namespace roundhouse::server
