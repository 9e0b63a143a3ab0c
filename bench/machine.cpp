#include "bench/machine.hpp"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <sys/utsname.h>
#include <thread>
#include <vector>

#include "bench/stopwatch.hpp"
#include "play/random.hpp"

namespace roundhouse::bench {

namespace {

constexpr std::size_t jumps = 1 << 20;   // more than any predictor remembers

// The empty statements keep the compiler from turning the jump into arithmetic.
std::uint64_t jump_by(const std::vector<std::uint8_t>& bits) {
    std::uint64_t left = 0, right = 0;
    for (const std::uint8_t bit : bits) {
        if (bit != 0) {
            ++left;
            asm volatile("" : "+r"(left));
        } else {
            right += 3;
            asm volatile("" : "+r"(right));
        }
    }
    return left + right;
}

double time_of_jumps(const std::vector<std::uint8_t>& bits) {
    const Stopwatch watch;
    keep(jump_by(bits));
    return watch.nanoseconds() / static_cast<double>(bits.size());
}

std::string processor() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);)
        if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
    return "unknown processor";
}

}   // namespace

double branch_miss() {
    static const std::vector<std::uint8_t> foreseeable(jumps, 1);
    static std::uint64_t seed = 0;
    std::vector<std::uint8_t> bits(jumps);
    Random random(++seed);
    for (std::uint8_t& bit : bits) bit = static_cast<std::uint8_t>(random.below(2));
    keep(jump_by(foreseeable));
    const double smooth = time_of_jumps(foreseeable);
    return (time_of_jumps(bits) - smooth) * 2;   // every second guess is wrong
}

double random_draw() {
    constexpr int draws = 1 << 20;
    Random random(1);
    int sum = 0;
    const Stopwatch watch;
    for (int i = 0; i < draws; ++i) sum += random.below(2 + (sum & 7));
    keep(static_cast<std::uint64_t>(sum));
    return watch.nanoseconds() / draws;
}

double plain_copy(std::size_t bytes) {
    constexpr std::size_t slots = 8;
    constexpr int copies = 1 << 16;
    std::vector<unsigned char> from(slots * bytes, 1), to(slots * bytes);
    const Stopwatch watch;
    for (std::size_t i = 0; i < copies; ++i) {
        std::memcpy(to.data() + i % slots * bytes, from.data() + (i + 3) % slots * bytes, bytes);
        keep_memory(to.data());
    }
    return watch.nanoseconds() / copies;
}

std::string described_machine() {
    utsname system{};
    uname(&system);
#ifdef NDEBUG
    constexpr std::string_view build = "without assertions";
#else
    constexpr std::string_view build = "with assertions";
#endif
    return fmt::format("{}, {} cores, {} {}, {}, {}", processor(), std::thread::hardware_concurrency(), system.sysname,
                       system.machine, __VERSION__, build);
}

double load() {
    double minutes[1] = {};
    return getloadavg(minutes, 1) == 1 ? minutes[0] : -1;
}

}   // namespace roundhouse::bench
