#include "lab/crew.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace roundhouse::lab {

namespace {

class Crew {
public:
    Crew(std::int64_t first, std::int64_t end, const std::function<void(int, std::int64_t)>& task)
        : next_(first), end_(end), task_(task) {}

    void run(int threads, const std::function<bool(std::int64_t)>& watch) {
        {
            std::vector<std::jthread> workers;
            for (int i = 0; i < threads; ++i) workers.emplace_back([this, i] { work(i); });
            std::unique_lock lock(mutex_);
            while (!has_changed_.wait_for(lock, std::chrono::milliseconds(50), [&] { return finished_ == threads; })) {
                lock.unlock();
                if (!watch(done_)) is_stopped_ = true;
                lock.lock();
            }
        }
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    void work(int worker) {
        std::exception_ptr failure;
        try {
            while (!is_stopped_) {
                const std::int64_t number = next_++;
                if (number >= end_) break;
                task_(worker, number);
                ++done_;
            }
        } catch (...) {
            failure = std::current_exception();
            is_stopped_ = true;
        }
        const std::scoped_lock lock(mutex_);
        if (failure && !failure_) failure_ = failure;
        ++finished_;
        has_changed_.notify_all();
    }

    std::atomic<std::int64_t> next_, done_ = 0;
    std::atomic<bool> is_stopped_ = false;
    const std::int64_t end_;
    const std::function<void(int, std::int64_t)>& task_;
    std::mutex mutex_;   // guards what follows
    std::condition_variable has_changed_;
    std::exception_ptr failure_;
    int finished_ = 0;
};

}   // namespace

int threads_or_all(int wanted) {
    return wanted > 0 ? wanted : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void share_out(std::int64_t first, std::int64_t end, int threads, const std::function<void(int, std::int64_t)>& task,
               const std::function<bool(std::int64_t)>& watch) {
    Crew(first, end, task).run(threads, watch);
}

void all_at_once(int count, const std::function<void(int)>& job) {
    std::vector<std::jthread> threads;
    for (int i = 0; i < count; ++i) threads.emplace_back([&job, i] { job(i); });
}

}   // namespace roundhouse::lab
