// The API of docs/api.md: every request and message, from the network to whoever answers it.
//
// A request passes, in this order: the address's budget, the router, the origin, the body's reader, the session, the
// player's budget, the answers already given, and its route (server/api/*_routes.cpp).
#pragma once
#include "server/api/answer_cache.hpp"
#include "server/api/game_routes.hpp"
#include "server/api/lobby_routes.hpp"
#include "server/api/operation_routes.hpp"
#include "server/api/player_routes.hpp"
#include "server/api/router.hpp"
#include "server/api/table_routes.hpp"
#include "server/api/table_socket.hpp"
#include "server/async/rate_limit.hpp"
#include "server/net/handlers.hpp"

namespace roundhouse::server {

struct ApiSettings {
    std::string version;
    std::vector<std::string> origins;                 // trusted beside the server's own
    double requests_per_second = 100;                 // by address (server/net/address.hpp); 0: no limit
    double messages_per_second = 50;                  // by player or address, on sockets and for writes; 0: no limit
    SocketHandler::Clock::duration between_views{};   // to a watcher who is not asked anything
    int tables_per_player = 200;                      // that one player may host at a time
};

// For the network thread only.
class Api : public RequestHandler {
public:
    // `metrics` writes what /metrics answers.
    Api(Services services, ApiSettings settings, std::function<std::string()> metrics);

    asio::awaitable<Answer> answer(HttpRequest request) override;
    asio::awaitable<std::variant<Answer, std::shared_ptr<SocketHandler>>> open_socket(HttpRequest request) override;

    const Router& router() const { return router_; }

private:
    asio::awaitable<Answer> route(HttpRequest http);
    asio::awaitable<Answer> write(const Route& route, Request& request);
    asio::awaitable<json::value> read_write(const HttpRequest& http);
    asio::awaitable<std::shared_ptr<SocketHandler>> socket_for(HttpRequest http);
    asio::awaitable<void> identify(Request& request);
    // What a watcher has said on their socket; empty: no answer is wanted.
    asio::awaitable<std::string> receive(TableSocket& socket, std::string text, std::string address);
    asio::awaitable<json::object> perform(const TableSocket& socket, const json::value& message);

    bool is_own_origin(const HttpRequest& request) const;
    // Throw Refused where too much is asked.
    void charge_address(const HttpRequest& request);
    void charge_player(const std::optional<Person>& person, const std::string& address);

    Services services_;
    ApiSettings settings_;
    RateLimit by_address_, by_player_;
    TableActions actions_;
    AnswerCache given_;
    PlayerRoutes players_;
    GameRoutes games_;
    LobbyRoutes lobby_;
    TableRoutes tables_;
    OperationRoutes operation_;
    Router router_;
};

}   // namespace roundhouse::server
