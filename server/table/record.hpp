// Records of games played at tables, with the dice by which they were played.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// Throws Refused where a running game has secrets that a record would tell; whoever has all seats knows them.
void insist_on_open_record(const LiveTable& table, const std::optional<Person>& reader);

// The record as it stands; when the game is over, with `dice`: `seed`, `commitment`, and `draws`: for each outcome that
// the server drew, its place among the moves, from 1, and the number of its entry.
json::object record_of(const LiveTable& table, const std::optional<Person>& reader);

// The record up to an entry, for playing on from there. Throws Refused.
json::object record_at(const LiveTable& table, const std::optional<Person>& reader, LogNumber number);

}   // namespace roundhouse::server
