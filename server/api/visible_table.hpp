// The table that a request is about, if whoever asks may see it.
#pragma once
#include "server/api/request.hpp"
#include "server/live/tables.hpp"

namespace roundhouse::server {

// Listed tables are visible to all; others to their players, their host, and whoever has the token of one of their
// links. `id` is the first {part} of the path. Throws Refused.
asio::awaitable<std::shared_ptr<OpenTable>> visible_table(Tables& tables, const Request& request, std::string token);
// With the token in the query.
asio::awaitable<std::shared_ptr<OpenTable>> visible_table(Tables& tables, const Request& request);

// A table as its people see it, with who is here.
json::object table_to_json(const OpenTable& open, const std::optional<Person>& viewer);

}   // namespace roundhouse::server
