// Many hands: numbered tasks shared out among threads.
#pragma once
#include <cstdint>
#include <functional>

#include "bots/bot.hpp"

namespace roundhouse::lab {

// One a core where `wanted` is zero.
int threads_or_all(int wanted);

// Does task(worker, number) for every number from `first` up to, but not including, `end`; workers count from zero.
// watch(numbers done) is asked now and then from the calling thread, and whether to go on; where not, all numbers below
// some number have been done. The first exception of a task ends the work and is thrown here.
void share_out(std::int64_t first, std::int64_t end, int threads,
               const std::function<void(int worker, std::int64_t number)>& task,
               const std::function<bool(std::int64_t done)>& watch);

// One thread a job.
void all_at_once(int count, const std::function<void(int)>& job);

}   // namespace roundhouse::lab
