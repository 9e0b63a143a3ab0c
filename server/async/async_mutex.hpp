// Lets one coroutine at a time through, in the order in which they came. For the network's thread only.
#pragma once
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <memory>
#include <utility>

namespace roundhouse::server {

namespace asio = boost::asio;

class AsyncMutex {
public:
    // Releases the mutex when it goes out of scope.
    class Lock {
    public:
        explicit Lock(AsyncMutex& of) : of_(&of) {}
        Lock(Lock&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
        Lock& operator=(Lock&&) = delete;
        // NOLINTNEXTLINE(bugprone-exception-escape): cancelling a timer never fails
        ~Lock() {
            if (of_ != nullptr) of_->release();
        }

    private:
        AsyncMutex* of_;
    };

    // REQUIRES: the mutex outlives the lock.
    asio::awaitable<Lock> lock() {
        if (is_locked_) {
            auto turn = std::make_shared<asio::steady_timer>(co_await asio::this_coro::executor,
                                                             asio::steady_timer::time_point::max());
            waiting_.push_back(turn);
            co_await turn->async_wait(asio::as_tuple(asio::use_awaitable));
        }
        is_locked_ = true;
        co_return Lock(*this);
    }
    bool is_locked() const { return is_locked_; }

private:
    void release() {
        is_locked_ = !waiting_.empty();   // handed over, so that nobody can jump the queue
        if (!is_locked_) return;
        waiting_.front()->cancel();
        waiting_.pop_front();
    }

    bool is_locked_ = false;
    std::deque<std::shared_ptr<asio::steady_timer>> waiting_;
};

}   // namespace roundhouse::server
