// Sealed instructions: what a player has told the server, and nobody else, to do in an auction.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// Reads `auction` and `up_to` with `then`, or `pass`, or neither to take one back.
Instruction read_instruction(const Reader& from, Seat seat);

// Replaces what that seat had said about the same auction.
void put(std::vector<Instruction>& instructions, const Instruction& instruction);

// Whether the decider has left one about the auction that is on.
bool is_instructed(const LiveTable& table);

// What the decider's instruction does now; nothing where there is none, or where the player wants to be asked. An
// instruction that has nothing more to say is taken back, in `commit` too.
std::optional<json::object> instructed_move(LiveTable& table, Commit& commit);

// Takes back the instructions whose auction ended with the last decision, and marks those whose auction is on.
void follow_auctions(LiveTable& table, Commit& commit);

}   // namespace roundhouse::server
