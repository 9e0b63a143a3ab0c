// What the network needs of the rest of the server. Everything is called on the network thread.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/net/http.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

// A message to a client: `own`, followed by what others are sent too.
struct Message {
    std::string own;
    std::shared_ptr<const std::string> shared;   // may be null
};

// Speaks with one client by a WebSocket. The network asks for messages when the client can take them, so nothing piles
// up for a slow one, who simply learns the latest.
class SocketHandler {
public:
    virtual ~SocketHandler() = default;
    using Clock = std::chrono::steady_clock;

    virtual std::optional<Message> next() = 0;       // none where there is nothing to say now
    virtual Clock::time_point next_at() const = 0;   // when to ask again though nobody wakes
    virtual asio::awaitable<void> receive(std::string text) = 0;
    virtual Message goodbye(std::string_view why) = 0;

    // Makes the network ask for `next`, or hang up where is_to_leave.
    void wake() {
        if (on_wake) on_wake();
    }
    std::function<void()> on_wake;
    bool is_to_leave = false;
};

class RequestHandler {
public:
    virtual ~RequestHandler() = default;
    virtual asio::awaitable<Answer> answer(HttpRequest request) = 0;
    // A request to open a WebSocket: whoever is to handle it, or why not.
    virtual asio::awaitable<std::variant<Answer, std::shared_ptr<SocketHandler>>> open_socket(HttpRequest request) = 0;
};

}   // namespace roundhouse::server
