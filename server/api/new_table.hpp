// A table that somebody asks for: read, checked, and made ready for the store.
#pragma once
#include "server/table/live_table.hpp"
#include "wire/reader.hpp"

namespace roundhouse::server {

// The game to play on from.
struct Beginning {
    json::value record;   // null: a new game
    json::value from;     // null, or `table` and `number`
};

// Throws Refused. Every move of `beginning` is checked here, which may take long; may run on any thread.
StoredTable new_table(const Reader& body, const Person& host, Beginning beginning, Time now);

}   // namespace roundhouse::server
