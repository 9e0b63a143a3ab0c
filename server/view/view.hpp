// What somebody at a table may see of it, as the messages of docs/api.md.
#pragma once
#include <string>

#include "server/table/live_table.hpp"

namespace roundhouse::server {

// The seat through whose eyes a person looks: at a hot seat, the one that decides; nobody for those without a seat.
Seat seat_of_viewer(const LiveTable& table, const std::optional<Person>& person);

// `state` and `question` as that seat may see them, from `"state":` on to the closing brace; kept until the number
// changes.
std::shared_ptr<const std::string> sheet_for(LiveTable& table, Seat seat);

// The rest of a view, from its opening brace on: everything that is this viewer's own. `seat` is one of the person's,
// or nobody.
std::string own_part(const LiveTable& table, const std::optional<Person>& person, Seat seat, LogNumber since, Time now);

// Entries with after < number <= up_to, as that person may see them through the eyes of that seat.
std::string entries_for(const LiveTable& table, const std::optional<Person>& person, Seat seat, LogNumber after,
                        LogNumber up_to);

// At most so many entries come with a view; GET …/log has the earlier ones.
constexpr std::int64_t most_entries = 500;

// As whom the game shows itself to that seat, or to somebody without one. Where nothing is secret all see the same: the
// whole truth.
Viewer eyes_of(const AnyTable& game, Seat seat);

// The table itself, for lists and for those at it. `here` tells who is connected; it may be empty.
json::object table_to_json(const StoredTable& table, const Facts& facts, const Course& course,
                           const std::optional<Person>& viewer, const std::set<PlayerId>& here);
json::object table_to_json(const LiveTable& table, const std::optional<Person>& viewer);

json::array instructions_for(const LiveTable& table, SeatSet seats);

}   // namespace roundhouse::server
