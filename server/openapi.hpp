// server/openapi.json, which is compiled in.
#pragma once
#include <string_view>

namespace roundhouse::server {

std::string_view openapi_text();

}   // namespace roundhouse::server
