// A table in play, for clients without a socket: views, earlier positions, the record, the log, figures for charts, and
// every action.
#pragma once
#include "server/api/router.hpp"
#include "server/api/table_actions.hpp"

namespace roundhouse::server {

// For the network thread only.
class TableRoutes {
public:
    // REQUIRES: `actions` outlives it.
    TableRoutes(Services services, TableActions& actions) : services_(services), actions_(actions) {}
    void add_to(Router& router);

private:
    asio::awaitable<Answer> view(Request& request);
    asio::awaitable<Answer> view_at(Request& request);
    asio::awaitable<Answer> record(Request& request);
    asio::awaitable<Answer> log(Request& request);
    asio::awaitable<Answer> history(Request& request);
    asio::awaitable<Answer> act(std::string_view action, Request& request);
    asio::awaitable<TableLock> lock(const Request& request);   // throws Refused where they may not see it

    Services services_;
    TableActions& actions_;
};

}   // namespace roundhouse::server
