#include "server/table/undo_policy.hpp"

namespace roundhouse::server {

namespace {

LogNumber number_before(const LiveTable& table, int decision) {
    return decision <= 1 ? table.start_number() : table.entry_of(decision - 1).number;
}

// Decided by a person, not for one.
bool is_own(const LiveTable& table, const Logged& entry, SeatSet own) {
    return own.contains(entry.decider) && entry.by != by_instruction && entry.by != by_record
           && !table.is_bot(entry.decider);
}

// Where purses are secret, what follows a bid or a pass in an auction shows who can go on.
bool has_shown_a_purse(const LiveTable& table, int decision) {
    const std::string& move = table.entry_of(decision).move;
    const auto is_about = [&](const char* verb) { return move.find(verb) != std::string::npos; };
    if (!table.has_secrets() || (!is_about("bid") && !is_about("pass") && !is_about("auction"))) return false;
    for (const json::value& event : table.game()->events_of(decision, Viewer::the_public()))
        if (const json::value& kind = event.at("kind"); kind == "bid" || kind == "passed" || kind == "auction_opened")
            return true;
    return false;
}

}   // namespace

bool is_undo_free(const LiveTable& table) { return table.facts.is_undo_free || table.has_one_person(); }

std::optional<LogNumber> undo_floor(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    if (table.game() == nullptr || own.empty() || !table.obstacle().empty()) return std::nullopt;
    const int decisions = table.game()->decisions();
    const bool is_seed_known =
        table.is_over() && !table.facts.are_dice_by_hand;   // what others would draw could be foreseen
    if (is_undo_free(table) && (!is_seed_known || table.has_one_person()))
        return decisions > 0 ? std::optional(table.start_number()) : std::nullopt;
    if (table.is_over()) return std::nullopt;
    int first = decisions + 1;
    while (first > 1 && is_own(table, table.entry_of(first - 1), own) && !has_shown_a_purse(table, first - 1)) --first;
    if (first > decisions) return std::nullopt;
    return number_before(table, first);
}

std::optional<LogNumber> before_last_decision(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    if (table.game() == nullptr) return std::nullopt;
    for (int decision = table.game()->decisions(); decision > 0; --decision)
        if (is_own(table, table.entry_of(decision), own)) return number_before(table, decision);
    return std::nullopt;
}

SeatSet still_to_agree(const LiveTable& table) {
    if (!table.course.undo_asked) return {};
    const StoredSeat& asking = table.stored.seats[static_cast<std::size_t>(table.course.undo_asked->by)];
    SeatSet asked = table.seats_of_people() - table.course.stand_ins - table.course.undo_asked->agreed;
    for (const StoredSeat& seat : table.stored.seats)
        if (seat.player == asking.player) asked.erase(seat.seat);
    return asked;
}

}   // namespace roundhouse::server
