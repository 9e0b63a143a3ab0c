// A table that somebody wishes for: read, checked, and made ready to be kept.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// What a game was made of, for one who wants to play on from there.
struct Beginning {
    json::value record;   // null: a new game
    json::value from;     // null, or `table` and `number`
};

// Throws Refused. `beginning` is where `body` says to play on from; every move of it is checked here.
StoredTable new_table(const Reader& body, const Person& host, Beginning beginning, Time now);

}   // namespace roundhouse::server
