// Hundreds of people at a server: tables with four seats each, a WebSocket for every seat, moves without a thought.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "play/random.hpp"

namespace roundhouse::bench {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr int seats_a_table = 4;

// Four people who play one game after the other. All tables are made beforehand.
struct Place {
    std::vector<std::string> cookies;   // of each seat
    std::deque<std::string> tables;     // ids; the first is the one in play
};

// Asks the server for guests and tables, `games` for each place, all started. Throws std::runtime_error.
std::vector<Place> made_places(unsigned short port, const std::string& game, int places, int games);

// Tables at which one guest has all seats.
Place hot_seats(unsigned short port, int tables);

class Socket;

// What was seen while it counted.
struct LoadFigures {
    long moves = 0, views = 0, refused = 0, games = 0;
    long bytes = 0;                    // received
    std::vector<float> latencies_ms;   // from sending a move to its acknowledgement
};

class LoadPlayers {
public:
    LoadPlayers(asio::io_context& io, unsigned short port, std::vector<Place> places);
    ~LoadPlayers();

    // Moves a second at all tables together; 0: each as soon as it may be made.
    void pace(double moves_a_second);
    // Plays for that long and returns what happened meanwhile. The first call also opens the sockets.
    // Looks for news every tenth of a millisecond rather than to be woken by them: on one machine whoever sends pays
    // for waking the other, which is none of the server's work where its clients are elsewhere.
    LoadFigures play(std::chrono::milliseconds time);

private:
    friend class Socket;
    void is_ready(Socket& socket);   // may make a move
    void game_is_over(std::size_t place, const std::string& table);
    asio::awaitable<void> keep_pace();

    asio::io_context& io_;
    unsigned short port_;
    std::vector<Place> places_;
    std::vector<std::unique_ptr<Socket>> sockets_;
    std::deque<Socket*> ready_;
    double pace_ = 0;
    LoadFigures figures_;
    Random random_{1};
};

}   // namespace roundhouse::bench
