#include "server/api/table_request.hpp"

#include "server/view/perspective.hpp"

namespace roundhouse::server {

namespace {

constexpr int highest_number = 1'000'000'000;

}   // namespace

Seat TableRequest::own_seat() const {
    const LiveTable& table = open->table();
    somebody();
    if (own_seats().empty()) throw Refused(Reason::forbidden, "You don't have a seat at this table.");
    if (!body.has("seat") || body["seat"].is_null()) return perspective_of(table, person).seat;
    const Seat seat = body["seat"].seat(table.seats());
    insist_on_sound_body();
    return perspective_from(table, person, seat).seat;
}

const AnyTable& game_begun(const LiveTable& table) {
    if (table.in_progress() == nullptr) throw Refused(Reason::conflict, "The game has not begun.");
    return *table.in_progress();
}

void insist_on_play(const LiveTable& table) {
    if (table.is_over()) throw Refused(Reason::conflict, "The game is over.");
    game_begun(table);
    if (!table.is_playing()) throw Refused(Reason::conflict, "The game has not begun.");
    if (!table.obstacle().empty()) throw Refused(Reason::conflict, table.obstacle());
}

LogNumber number_in(const Reader& from) { return {from.number(0, highest_number)}; }

}   // namespace roundhouse::server
