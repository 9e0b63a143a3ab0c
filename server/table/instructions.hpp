// Sealed instructions: what a player has told the server, and nobody else, to do in an auction.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

// Reads `auction`, and `up_to` with `then`, or `pass`, or neither to withdraw one.
Instruction read_instruction(const Reader& from, Seat seat);

// Replaces what that seat had said about the same auction.
void put(std::vector<Instruction>& instructions, const Instruction& instruction);
void drop_withdrawn(std::vector<Instruction>& instructions);
inline Instruction withdrawn(const Instruction& instruction) { return {instruction.seat, instruction.auction, {}}; }

// The decider's instruction about the auction that is on; null where there is none.
const Instruction* instruction_due(const LiveTable& table);

// What an instruction says now. Without a move, its player wants to be asked; then it has nothing more to say.
// REQUIRES: it is due.
std::optional<json::object> instructed_move(const LiveTable& table, const Instruction& instruction);

// The instructions that the last decision changes: those whose auction is over are withdrawn, and those whose auction
// has just come up are marked, so that they end with it.
std::vector<Instruction> changed_by_auctions(const LiveTable& table);

}   // namespace roundhouse::server
