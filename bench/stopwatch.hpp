// Time, and ways to keep the compiler from removing what is measured.
#pragma once
#include <cstdint>
#include <ctime>

namespace roundhouse::bench {

// Counts the time that the processor spends on this thread: while another process has the core, it stands still.
class Stopwatch {
public:
    double nanoseconds() const { return now() - began_; }
    double seconds() const { return nanoseconds() * 1e-9; }

private:
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
    }

    double began_ = now();
};

inline void keep(std::uint64_t value) { asm volatile("" : : "r"(value)); }
inline void keep_memory(const void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

}   // namespace roundhouse::bench
