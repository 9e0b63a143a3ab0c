// The description of all messages, bundled of server/messages/ and compiled in.
#pragma once
#include <span>

#include "wire/embedded.hpp"

namespace roundhouse::server {

std::span<const EmbeddedFile> api_files();
inline std::string_view openapi_text() { return api_files().front().text; }

}   // namespace roundhouse::server
