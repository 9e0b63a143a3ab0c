// A player leaves for good, because the account is deleted.
#pragma once
#include "server/api/services.hpp"
#include "server/live/tables.hpp"

namespace roundhouse::server {

class Leaving {
public:
    explicit Leaving(Services services) : services_(services) {}

    // Every table whose game is not over: the stand-in plays on for them. Of the tables that they host, those that wait
    // or have nobody else are deleted.
    asio::awaitable<void> leave_all_tables(Person person);

private:
    asio::awaitable<void> leave(TableId id, Person person);
    asio::awaitable<void> try_to_leave(TableId id, Person person);   // throws Refused where someone was first

    Services services_;
};

}   // namespace roundhouse::server
