// Who may take back what, and who must agree.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// Nobody has to agree at this table: there is one person only, or its host has chosen so.
bool is_undo_free(const LiveTable& table);

// The earliest number to which this person may go back without asking: before their own unbroken run of decisions, as
// long as no chance was drawn among them and none of them has shown what others hold in secret. None where there is
// nothing of theirs to take back.
std::optional<LogNumber> undo_floor(const LiveTable& table, const std::optional<Person>& person);

// Before this person's last decision, whatever came after it.
std::optional<LogNumber> before_last_decision(const LiveTable& table, const std::optional<Person>& person);

// The other people at the table who have not agreed yet. Players for whom a stand-in plays are not waited for.
SeatSet still_to_agree(const LiveTable& table, const UndoAsked& asked);

}   // namespace roundhouse::server
