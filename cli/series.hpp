// Many games in a row: with a bar that shows how far they are, and an early end by Ctrl-C.
#pragma once
#include <chrono>
#include <fmt/format.h>
#include <string_view>

#include "cli/command.hpp"
#include "cli/interruption.hpp"
#include "cli/terminal.hpp"

namespace roundhouse::cli {

// What play(watch) returns; watch(games done) says whether to go on.
template <class Play>
auto play_series(std::string_view game, std::int64_t games, Play&& play) {
    notice_interruptions();
    auto result = [&] {
        ProgressBar bar("Playing " + std::string(game), games);
        return play([&](std::int64_t done) {
            bar.show(static_cast<double>(done) / static_cast<double>(games));
            return !is_interrupted();
        });
    }();
    if (is_interrupted()) fmt::print(stderr, "Interrupted: these are the games played so far.\n");
    return result;
}

inline Exit end_of_series() { return is_interrupted() ? Exit::interrupted : Exit::fine; }

class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count(); }

private:
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}   // namespace roundhouse::cli
