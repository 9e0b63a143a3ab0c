// Somebody asks for something at a table, by HTTP or on a socket.
#pragma once
#include "server/api/request.hpp"
#include "server/live/tables.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

struct TableRequest {
    std::shared_ptr<OpenTable> open;
    std::optional<Person> person;
    std::optional<RequestKey> key;   // none: it may happen again
    Reader body;

    const Person& somebody() const { return signed_in(person); }
    SeatSet own_seats() const { return open->table().seats_of(person); }
    // The seat that the body names, or the one that the person can mean. Throws Refused where they have none, or not
    // that one.
    Seat own_seat() const;
    // Throws Refused where something in the body was missing or made no sense.
    void insist_on_sound_body() const { insist(body.problem()); }
};

// Throw Refused before the start, after the end, and where the rules have changed so that the game cannot go on.
const AnyTable& game_begun(const LiveTable& table);
void insist_on_play(const LiveTable& table);

LogNumber number_in(const Reader& from);

}   // namespace roundhouse::server
