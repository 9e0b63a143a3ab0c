#include "bench/allocations.hpp"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROUNDHOUSE_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ROUNDHOUSE_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef ROUNDHOUSE_COUNTS_ALLOCATIONS
#define ROUNDHOUSE_COUNTS_ALLOCATIONS 1
#endif

namespace roundhouse::bench {

namespace {
thread_local std::int64_t count = 0;
}

std::int64_t allocations() { return count; }
bool are_allocations_counted() { return ROUNDHOUSE_COUNTS_ALLOCATIONS != 0; }

}   // namespace roundhouse::bench

#if ROUNDHOUSE_COUNTS_ALLOCATIONS

void* operator new(std::size_t size) {
    ++roundhouse::bench::count;
    while (true) {
        if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) throw std::bad_alloc();
        handler();
    }
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
