#include "server/table/undo_policy.hpp"

namespace roundhouse::server {

namespace {

LogNumber number_before(const LiveTable& table, int decision) {
    return decision <= 1 ? table.start_number() : table.entry_of(decision - 1).number;
}

// Decided by a person, not for one.
bool is_own(const LiveTable& table, const Entry& entry, SeatSet own) {
    return own.contains(entry.decider) && entry.by != by_instruction && entry.by != by_record
           && !table.is_bot(entry.decider);
}

// Where cash is secret, what follows a bid or a pass in an auction shows who can go on.
bool has_shown_cash(const LiveTable& table, int decision) {
    const std::string& move = table.entry_of(decision).move;
    const auto is_about = [&](const char* verb) { return move.find(verb) != std::string::npos; };
    if (!table.has_secrets() || (!is_about("bid") && !is_about("pass") && !is_about("auction"))) return false;
    for (const json::value& event : table.in_progress()->events_of(decision, Viewer::the_public()))
        if (const json::value& kind = event.at("kind"); kind == "bid" || kind == "passed" || kind == "auction_opened")
            return true;
    return false;
}

}   // namespace

bool is_undo_free(const LiveTable& table) { return table.facts().is_undo_free || table.has_one_person(); }

std::optional<LogNumber> undo_floor(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    if (table.in_progress() == nullptr || own.empty() || !table.obstacle().empty()) return std::nullopt;
    const int decisions = table.in_progress()->decisions();
    // Once the game is over its seed is public, and shows what the others would draw.
    const bool is_seed_known = table.is_over() && !table.facts().are_dice_by_hand;
    if (is_undo_free(table) && (!is_seed_known || table.has_one_person()))
        return decisions > 0 ? std::optional(table.start_number()) : std::nullopt;
    if (table.is_over()) return std::nullopt;
    int first = decisions + 1;
    while (first > 1 && is_own(table, table.entry_of(first - 1), own) && !has_shown_cash(table, first - 1)) --first;
    if (first > decisions) return std::nullopt;
    return number_before(table, first);
}

std::optional<LogNumber> before_last_decision(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    if (table.in_progress() == nullptr) return std::nullopt;
    for (int decision = table.in_progress()->decisions(); decision > 0; --decision)
        if (is_own(table, table.entry_of(decision), own)) return number_before(table, decision);
    return std::nullopt;
}

SeatSet still_to_agree(const LiveTable& table, const UndoAsked& asked) {
    SeatSet waited_for = table.seats_of_people() - table.course().stand_ins - asked.agreed;
    for (const StoredSeat& seat : table.stored().seats)
        if (seat.player == table.seat(asked.by).player) waited_for.erase(seat.seat);
    return waited_for;
}

}   // namespace roundhouse::server
