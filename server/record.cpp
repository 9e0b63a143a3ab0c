#include "server/record.hpp"

#include "server/refused.hpp"

namespace roundhouse::server {

void insist_on_open_record(const LiveTable& table) {
    if (table.game() == nullptr) throw Refused(409, "The game has not begun.");
    if (table.has_secrets() && !table.is_over()) throw Refused(403, "This game has secrets: its record is open when it is over.");
}

json::object record_of(const LiveTable& table) {
    insist_on_open_record(table);
    json::object record = table.game()->record();
    if (!table.is_over() || !table.dice || table.facts.are_dice_by_hand) return record;
    json::array draws;
    for (int decision = 1; decision <= table.game()->decisions(); ++decision)
        if (const Logged& entry = table.entry_of(decision); entry.decider == Seat::chance && entry.by == by_chance) draws.push_back(json::array{decision, entry.number.value});
    record["dice"] = json::object{{"seed", table.dice->seed}, {"commitment", table.dice->commitment}, {"draws", std::move(draws)}};
    return record;
}

json::object record_at(const LiveTable& table, LogNumber number) {
    insist_on_open_record(table);
    const std::unique_ptr<AnyTable> game = number > table.number() ? nullptr : table.game_at(number);
    if (!game) throw Refused(404, "That game has no such moment.");
    return game->record();
}

}   // namespace roundhouse::server
