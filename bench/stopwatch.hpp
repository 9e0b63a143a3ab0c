// Time, and ways to keep the compiler from removing what is measured.
#pragma once
#include <chrono>
#include <cstdint>

namespace roundhouse::bench {

class Stopwatch {
public:
    double nanoseconds() const {
        return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - began_).count();
    }
    double seconds() const { return nanoseconds() * 1e-9; }

private:
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

inline void keep(std::uint64_t value) { asm volatile("" : : "r"(value)); }
inline void keep_memory(const void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

}   // namespace roundhouse::bench
