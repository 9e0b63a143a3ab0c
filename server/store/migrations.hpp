// The schema, step by step: schema/001_….sql, 002_….sql, … Each is done once and never changed afterwards.
#pragma once
#include <cstdint>
#include <span>
#include <string>

#include "wire/embedded.hpp"

namespace roundhouse::server {

// Migration i brings a store from version i to version i + 1. In the SQL that both engines speak.
std::span<const EmbeddedFile> migrations();

// The sentence for a store that a later program has written.
std::string newer_schema(std::int64_t version);

}   // namespace roundhouse::server
