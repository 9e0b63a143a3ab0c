// The table itself, for lists and for those at it: who sits there, how it is set up, how far it is.
#pragma once
#include <set>

#include "server/table/live_table.hpp"

namespace roundhouse::server {

// As docs/api.md has it. `here` tells who is connected.
json::object table_to_json(const StoredTable& table, const Facts& facts, const Course& course,
                           const std::optional<Person>& viewer, const std::set<PlayerId>& here);

}   // namespace roundhouse::server
