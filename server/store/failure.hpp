// When the store fails, and what it has done so far.
#pragma once
#include <cstdint>
#include <stdexcept>

namespace roundhouse::server {

// The disk is full, the database is away, the file is none of ours: one plain sentence.
struct StoreFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Since the store was opened; for /metrics.
struct StoreFigures {
    std::int64_t commits = 0;   // entries were appended, or something else written
    std::int64_t batches = 0;   // commits made durable together count once
    std::int64_t reconnects = 0;
    std::int64_t waiting = 0;   // commits not yet durable now
};

}   // namespace roundhouse::server
