// The client's files, embedded in the program: compressed, with the right types, cached by their hashes.
#pragma once
#include <string_view>

#include "server/net/http.hpp"

namespace roundhouse::server {

// A text that lives as long as the program, always the same for the request's path: compressed once, answered with its
// tag. May be asked by several threads.
Answer embedded_text(const HttpRequest& request, std::string_view path, std::string_view text);

// The file for a path; index.html for a path without a dot; a refusal for others. Where the client is not built, a
// plain page that says so.
Answer static_file(const HttpRequest& request);

}   // namespace roundhouse::server
