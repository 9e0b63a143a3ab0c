// Counting allocations: the program's operator new is replaced by one that counts, and is otherwise as before.
#pragma once
#include <cstdint>

namespace roundhouse::bench {

// By this thread since it began. Always 0 in builds with sanitizers, which have an operator new of their own.
std::int64_t allocations();
bool are_allocations_counted();

}   // namespace roundhouse::bench
