#include "server/store/notice_board.hpp"

#include <algorithm>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>

namespace roundhouse::server {

void NoticeBoard::post(Notice notice) {
    std::unique_lock hold(lock_);
    std::int64_t& number = pinned_[{std::move(notice.table), notice.what}];
    number = std::max(number, notice.number);
    if (!reader_) return;
    const Reader reader = std::exchange(reader_, nullptr);
    std::vector<Notice> notices = taken();
    hold.unlock();
    reader(std::move(notices));
}

void NoticeBoard::cancel() {
    std::unique_lock hold(lock_);
    is_cancelled_ = true;
    const Reader reader = std::exchange(reader_, nullptr);
    hold.unlock();
    if (reader) reader({});
}

void NoticeBoard::serve(Reader reader) {
    std::unique_lock hold(lock_);
    if (pinned_.empty() && !is_cancelled_) {
        reader_ = std::move(reader);
        return;
    }
    std::vector<Notice> notices = is_cancelled_ ? std::vector<Notice>{} : taken();
    hold.unlock();
    reader(std::move(notices));
}

std::vector<Notice> NoticeBoard::taken() {
    std::vector<Notice> notices;
    for (const auto& [subject, number] : pinned_) notices.push_back({subject.second, subject.first, number});
    pinned_.clear();
    return notices;
}

asio::awaitable<std::vector<Notice>> NoticeBoard::wait() {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(std::vector<Notice>)>(
        [this](auto handler) {
            auto work = asio::make_work_guard(handler);
            auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
            serve([work, waiting](std::vector<Notice> notices) {
                asio::post(work.get_executor(),
                           [waiting, notices = std::move(notices)]() mutable { (*waiting)(std::move(notices)); });
            });
        },
        asio::use_awaitable);
}

}   // namespace roundhouse::server
