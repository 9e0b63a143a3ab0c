// The network: HTTP and WebSocket, on one thread.
#pragma once
#include <boost/asio/io_context.hpp>

#include "server/net/figures.hpp"
#include "server/net/handlers.hpp"

namespace roundhouse::server {

struct NetworkSettings {
    std::string address = "127.0.0.1";
    unsigned short port = 8080;   // 0: any that is free
    std::size_t longest_body = 4'000'000;
    std::size_t longest_message = 64'000;   // on a socket
    int most_connections = 20'000;
    int connections_per_address = 500;   // (address.hpp); behind a proxy, from which all connections come: sockets
    bool is_loopback_limited = true;     // also those from this machine itself
    int patience_ms = 30'000;            // for a request to arrive, or a message to be taken
    bool is_behind_proxy = false;        // addresses and TLS are as X-Forwarded-For and X-Forwarded-Proto say
};

class Network {
public:
    // REQUIRES: `handler` outlives it.
    Network(asio::io_context& io, RequestHandler& handler, NetworkSettings settings);
    ~Network();

    // Listens from now on; throws std::runtime_error with a sentence where the address is taken.
    void open();
    unsigned short port() const;

    // Takes no new connections, says goodbye on all sockets, and waits for requests under way, at most `patience_ms`.
    asio::awaitable<void> close(std::string why, int patience_ms);

    const NetworkFigures& figures() const;

private:
    struct Inner;
    std::shared_ptr<Inner> inner_;
};

}   // namespace roundhouse::server
