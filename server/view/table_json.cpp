#include "server/view/table_json.hpp"

#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

json::object seat_to_json(const StoredSeat& seat, const Course& course, const std::optional<Person>& viewer,
                          const std::set<PlayerId>& here) {
    constexpr std::string_view kinds[] = {"person", "bot", "open"};
    return {{"seat", index(seat.seat)},
            {"kind", kinds[static_cast<int>(seat.kind)]},
            {"name", seat.name},
            {"player", seat.player ? json::value(seat.player->text) : json::value(nullptr)},
            {"bot", seat.bot.empty() ? json::value(nullptr) : json::value(seat.bot)},
            {"mine", viewer && seat.player == viewer->id},
            {"here", seat.player && here.contains(*seat.player)},
            {"stand_in", course.stand_ins.contains(seat.seat)}};
}

}   // namespace

json::object table_to_json(const StoredTable& table, const Facts& facts, const Course& course,
                           const std::optional<Person>& viewer, const std::set<PlayerId>& here) {
    constexpr std::string_view statuses[] = {"waiting", "playing", "over"};
    json::array seats;
    for (const StoredSeat& seat : table.seats) seats.push_back(seat_to_json(seat, course, viewer, here));
    return {{"id", table.id.text},
            {"game", table.game},
            {"board", facts.board},
            {"options", facts.options},
            {"rules_version", facts.rules_version},
            {"status", statuses[static_cast<int>(table.status)]},
            {"listed", table.is_listed},
            {"created_at", milliseconds(table.created_at)},
            {"moved_at", milliseconds(table.moved_at)},
            {"seats", std::move(seats)},
            {"clock", facts.clock ? json::value(facts.clock->to_json()) : json::value(nullptr)},
            {"dice", facts.are_dice_by_hand ? "hand" : "server"},
            {"hints", facts.has_hints},
            {"undo", facts.is_undo_free ? "free" : "consent"},
            {"commitment", table.commitment.empty() ? json::value(nullptr) : json::value(table.commitment)},
            {"number", table.number.value},
            {"decider", roundhouse::seat_to_json(course.decider)},
            {"winners", course.winners},
            {"scores", course.scores},
            {"host", table.host.text},
            {"from", facts.from}};
}

}   // namespace roundhouse::server
