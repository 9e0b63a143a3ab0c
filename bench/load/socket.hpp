// One seat's WebSocket.
#pragma once
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include "bench/load/players.hpp"
#include "wire/json.hpp"

namespace roundhouse::bench {

namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Stream = websocket::stream<asio::basic_stream_socket<asio::ip::tcp>>;

// Connects, as whoever the cookie says, to a table. Throws std::exception.
asio::awaitable<void> open_socket(Stream& stream, unsigned short port, std::string table, std::string cookie);

class Socket {
public:
    Socket(LoadPlayers& players, std::size_t place, int seat);

    // Takes part in one game after the other until there are no more tables.
    asio::awaitable<void> play_all();
    // Makes the move that the last view asked for.
    asio::awaitable<void> move();

private:
    asio::awaitable<void> play_one(std::string table);
    // True where the game is over.
    bool heed(std::string_view message);
    bool heed_view(std::string_view message);
    json::object chosen(std::string_view question);

    LoadPlayers& players_;
    std::size_t place_;
    int seat_;
    std::unique_ptr<Stream> stream_;
    std::int64_t number_ = -1;   // of the last view in which this seat decides
    std::string question_;       // of that view
    Clock::time_point sent_;     // the move under way
    std::string message_;        // the move under way, while it is written
};

}   // namespace roundhouse::bench
