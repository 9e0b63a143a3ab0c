// Tables before and beside the game: listed, made, joined, left, started, deleted.
#pragma once
#include "server/api/new_table.hpp"
#include "server/api/router.hpp"
#include "server/api/services.hpp"
#include "server/live/tables.hpp"

namespace roundhouse::server {

// For the network thread only.
class LobbyRoutes {
public:
    LobbyRoutes(Services services, int tables_per_player)
        : services_(services), tables_(services.tables), tables_per_player_(tables_per_player) {}
    void add_to(Router& router);

private:
    asio::awaitable<Answer> list(Request& request);
    asio::awaitable<Answer> create(Request& request);
    asio::awaitable<Answer> show(Request& request);
    asio::awaitable<Answer> join(Request& request);
    asio::awaitable<Answer> leave(Request& request);
    asio::awaitable<Answer> start(Request& request);
    asio::awaitable<Answer> remove(Request& request);

    // What the body asks to play on from. Throws Refused where whoever asks may not see it.
    asio::awaitable<Beginning> beginning_in(const Request& request, const Reader& body);
    asio::awaitable<void> start_game(const TableLock& lock, std::optional<RequestKey> key);

    Services services_;
    Tables& tables_;
    int tables_per_player_;
};

}   // namespace roundhouse::server
