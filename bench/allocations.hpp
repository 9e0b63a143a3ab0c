// Counting allocations: the program's operator new is replaced by one that counts, and is otherwise as before; under
// sanitizers theirs is listened to.
#pragma once
#include <cstdint>

namespace roundhouse::bench {

// By this thread since it began.
std::int64_t allocations();

}   // namespace roundhouse::bench
