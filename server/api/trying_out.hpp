// Questions about moves that change nothing.
#pragma once
#include "server/api/verbs.hpp"

namespace roundhouse::server {

json::object why(const Asked& asked);
json::object preview(const Asked& asked);
json::object routes(const Asked& asked);

}   // namespace roundhouse::server
