#include "server/table/record.hpp"

#include "server/table/refused.hpp"

namespace roundhouse::server {

void insist_on_open_record(const LiveTable& table, const std::optional<Person>& reader) {
    if (table.in_progress() == nullptr) throw Refused(Reason::conflict, "The game has not begun.");
    if (table.has_secrets() && !table.is_over() && table.seats_of(reader).size() < table.seats())
        throw Refused(Reason::forbidden, "This game has secrets: its record opens when it is over.");
}

json::object record_of(const LiveTable& table, const std::optional<Person>& reader) {
    insist_on_open_record(table, reader);
    json::object record = table.in_progress()->record();
    if (!table.is_over() || !table.dice() || table.facts().are_dice_by_hand) return record;
    json::array draws;
    for (int decision = 1; decision <= table.in_progress()->decisions(); ++decision)
        if (const Entry& entry = table.entry_of(decision); entry.decider == Seat::chance && entry.by == by_chance)
            draws.push_back(json::array{decision, entry.number.value});
    record["dice"] = json::object{
        {"seed", table.dice()->seed}, {"commitment", table.dice()->commitment}, {"draws", std::move(draws)}};
    return record;
}

json::object record_at(const LiveTable& table, const std::optional<Person>& reader, LogNumber number) {
    insist_on_open_record(table, reader);
    const std::unique_ptr<AnyTable> game = number > table.number() ? nullptr : table.game_at(number);
    if (!game) throw Refused(Reason::not_found, "That game has no such position.");
    return game->record();
}

}   // namespace roundhouse::server
