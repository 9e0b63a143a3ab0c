// Records of games played at tables, with the dice they were played with.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// Throws Refused while a game is on whose secrets a record would tell; whoever has all the seats knows them.
void insist_on_open_record(const LiveTable& table, const std::optional<Person>& reader);

// The record as it stands; once the game is over, with `dice`: `seed`, `commitment`, and `draws`: for each outcome that
// the server drew, its place among the moves, from 1, and the number of its entry. Throws Refused.
json::object record_of(const LiveTable& table, const std::optional<Person>& reader);

// The record up to an entry, for playing on from there. Throws Refused.
json::object record_at(const LiveTable& table, const std::optional<Person>& reader, LogNumber number);

}   // namespace roundhouse::server
