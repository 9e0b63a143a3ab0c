// The store alone: durable commits without a network or a game.
#pragma once
#include <chrono>
#include <string>
#include <vector>

namespace roundhouse::bench {

struct StoreLoad {
    long commits = 0;
    double commits_a_batch = 0, cpu_seconds = 0;   // of this process, whose every thread works for the store
    std::vector<float> latencies_ms;
};

// One commit after the other at each of so many tables of the store at `where`, for so long.
StoreLoad load_store(const std::string& where, int tables, std::chrono::milliseconds time);

}   // namespace roundhouse::bench
