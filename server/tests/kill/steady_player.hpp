// Somebody who plays on whatever happens to the server, and remembers every promise that it made.
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "server/trial/http_client.hpp"

namespace roundhouse::server::tests {

// A table at which one guest has all seats, with what was acknowledged there: number of the entry, and its move.
struct TrialTable {
    std::string id, cookie;
    std::mutex lock;
    std::map<std::int64_t, std::string> acknowledged;
    std::vector<std::string> broken_promises;   // sentences
};

class SteadyPlayer {
public:
    // Asks the server processes at these ports, any of them each time.
    SteadyPlayer(std::vector<unsigned short> ports, std::uint32_t seed, std::string name);

    // Makes a table of Kansas Pacific and starts it.
    void open(TrialTable& table);
    // Makes moves there until told to stop or the game is over; a move under way is finished even so.
    void play(TrialTable& table, const std::atomic<bool>& is_enough);
    // Compares the whole log with what was acknowledged.
    void check(TrialTable& table);

    std::chrono::milliseconds longest_lag{};   // until a process that was asked knew of the last move of a table

private:
    // The answer of some process, asked for until one answers with something else than 5xx.
    trial::HttpClient::Answer sure(const std::string& target, const json::value* body);
    json::array whole_log(const TrialTable& table);
    void make_move(TrialTable& table, const json::object& view);
    unsigned short any_port() { return ports_[random_() % ports_.size()]; }

    std::vector<unsigned short> ports_;
    std::mt19937 random_;
    std::string name_;
    std::uint64_t requests_ = 0;
    trial::HttpClient client_;
};

}   // namespace roundhouse::server::tests
