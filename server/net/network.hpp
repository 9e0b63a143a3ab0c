// The network: HTTP and WebSocket on one thread, for a house that knows neither.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/net/http.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

// A message to a client: `own` and, after it, what is the same for others too.
struct Message {
    std::string own;
    std::shared_ptr<const std::string> shared;   // may be null
};

// Somebody at a socket. The network takes messages when the client can take them: nothing piles up for a slow one, who
// simply learns the latest.
class Visitor {
public:
    virtual ~Visitor() = default;
    using Clock = std::chrono::steady_clock;

    virtual std::optional<Message> next() = 0;       // nothing where there is nothing to say now
    virtual Clock::time_point next_at() const = 0;   // when to ask again though nobody wakes
    virtual asio::awaitable<void> receive(std::string text) = 0;
    virtual Message goodbye(std::string_view why) = 0;

    // Tells the network to ask for `next` (again), or to end the visit.
    void wake() {
        if (on_wake) on_wake();
    }
    std::function<void()> on_wake;
    bool is_to_leave = false;
};

// Whoever answers. Everything is called on the network's thread.
class House {
public:
    virtual ~House() = default;
    virtual asio::awaitable<Answer> answer(HttpRequest request) = 0;
    // A request to open a WebSocket: a visitor, or why not.
    virtual asio::awaitable<std::variant<Answer, std::shared_ptr<Visitor>>> admit(HttpRequest request) = 0;
};

struct NetworkSettings {
    std::string address = "127.0.0.1";
    unsigned short port = 8080;   // 0: any that is free
    std::size_t longest_body = 4'000'000;
    std::size_t longest_message = 64'000;   // on a socket
    int most_connections = 20'000;
    int most_connections_an_address = 500;   // (address.hpp) behind a proxy, whose all connections are: sockets
    bool is_loopback_limited = true;         // also those from this machine itself
    int patience_ms = 30'000;                // for a request to arrive, or a message to be taken
    bool is_behind_proxy = false;            // addresses and TLS are as X-Forwarded-For and X-Forwarded-Proto say
};

struct NetworkFigures {
    int connections = 0, sockets = 0;
    long requests = 0, messages_in = 0, messages_out = 0, turned_away = 0;
};

class Network {
public:
    Network(asio::io_context& io, House& house, NetworkSettings settings);
    ~Network();

    // Listens from now on; throws std::runtime_error with a sentence where the address is taken.
    void open();
    unsigned short port() const;

    // No new connections; says goodbye to all visitors, lets requests under way finish, at most for `patience_ms`.
    asio::awaitable<void> close(std::string why, int patience_ms);

    const NetworkFigures& figures() const;

private:
    struct Inner;
    std::shared_ptr<Inner> inner_;
};

}   // namespace roundhouse::server
