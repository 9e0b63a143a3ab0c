// Lets one coroutine at a time do something, in the order in which they came. For the network's thread only.
#pragma once
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <memory>

namespace roundhouse::server {

namespace asio = boost::asio;

class Turnstile {
public:
    // Held by whoever is through; the next one comes when it is gone.
    class Pass {
    public:
        explicit Pass(Turnstile& of) : of_(&of) {}
        Pass(Pass&& other) noexcept : of_(std::exchange(other.of_, nullptr)) {}
        Pass& operator=(Pass&&) = delete;
        // NOLINTNEXTLINE(bugprone-exception-escape): to cancel a timer never fails
        ~Pass() {
            if (of_ != nullptr) of_->let_next();
        }

    private:
        Turnstile* of_;
    };

    // REQUIRES: the turnstile outlives the pass.
    asio::awaitable<Pass> enter() {
        if (is_taken_) {
            auto turn = std::make_shared<asio::steady_timer>(co_await asio::this_coro::executor,
                                                             asio::steady_timer::time_point::max());
            waiting_.push_back(turn);
            co_await turn->async_wait(asio::as_tuple(asio::use_awaitable));
        }
        is_taken_ = true;
        co_return Pass(*this);
    }
    bool is_taken() const { return is_taken_; }

private:
    void let_next() {
        is_taken_ = !waiting_.empty();   // handed over: nobody slips in between
        if (!is_taken_) return;
        waiting_.front()->cancel();
        waiting_.pop_front();
    }

    bool is_taken_ = false;
    std::deque<std::shared_ptr<asio::steady_timer>> waiting_;
};

}   // namespace roundhouse::server
