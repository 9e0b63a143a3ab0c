#include "server/store/database.hpp"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace roundhouse::server {

// Hands the work to a thread of the store and resumes the coroutine on its own executor.
template <class What>
asio::awaitable<std::vector<Rows>> Database::submitted(void (Database::*submit)(What, Done), What what) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(std::exception_ptr, std::vector<Rows>)>(
        [this, submit](auto handler, What handed) {
            auto work = asio::make_work_guard(handler);
            // Shared because a std::function is copied, a handler is not.
            auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            Done done = [work, waiting](std::exception_ptr failure, std::vector<Rows> rows) {
                asio::post(work.get_executor(),
                           [waiting, failure = std::move(failure), rows = std::move(rows)]() mutable {
                               (*waiting)(std::move(failure), std::move(rows));
                           });
            };
            (this->*submit)(std::move(handed), std::move(done));
        },
        asio::use_awaitable, std::move(what));
}

asio::awaitable<std::vector<Rows>> Database::write(Unit unit) {
    ++waiting_;
    return submitted(&Database::submit_write, std::move(unit));
}

asio::awaitable<Rows> Database::read(Statement statement) {
    std::vector<Rows> answer = co_await submitted(&Database::submit_read, std::move(statement));
    co_return std::move(answer.front());
}

StoreFigures Database::figures() const { return {commits_, batches_, reconnects_, waiting_}; }

}   // namespace roundhouse::server
