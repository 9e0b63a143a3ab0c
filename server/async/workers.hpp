// Threads for work that takes long, so that the network thread never waits for it.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <type_traits>

namespace roundhouse::server {

namespace asio = boost::asio;

class Workers {
public:
    explicit Workers(int threads) : pool_(static_cast<std::size_t>(threads)) {}

    // Runs `work` on one of the threads and resumes the coroutine where it was.
    template <class Work>
    asio::awaitable<std::invoke_result_t<Work>> run(Work work) {
        using Result = std::invoke_result_t<Work>;
        co_return co_await asio::co_spawn(
            pool_, [](Work job) -> asio::awaitable<Result> { co_return job(); }(std::move(work)), asio::use_awaitable);
    }

    void finish() {
        pool_.stop();
        pool_.join();
    }

private:
    asio::thread_pool pool_;
};

}   // namespace roundhouse::server
