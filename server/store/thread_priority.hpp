// Which threads go first where there are more than processors.
#pragma once
#include <sys/resource.h>
#include <unistd.h>

namespace roundhouse::server {

constexpr int first_of_all = -15, last_of_all = 19;

// Of this thread; without the right to it, nothing changes.
inline void set_priority(int priority) { setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), priority); }

}   // namespace roundhouse::server
