#include "bench/allocations.hpp"

#include <cstdlib>
#include <new>

// Sanitizers have an operator new of their own, and tell of every allocation to whoever asks.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ROUNDHOUSE_IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ROUNDHOUSE_IS_SANITIZED 1
#endif
#endif

#ifdef ROUNDHOUSE_IS_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace roundhouse::bench {

namespace {
thread_local std::int64_t count = 0;
}

std::int64_t allocations() { return count; }

}   // namespace roundhouse::bench

#ifdef ROUNDHOUSE_IS_SANITIZED

namespace {
[[maybe_unused]] const int installed = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++roundhouse::bench::count; }, [](const volatile void*) {});
}   // namespace

#else

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
