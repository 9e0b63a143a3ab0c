// Notices on their way from whoever changed a table to whoever waits for changes.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "server/store/kept.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

// Of several notices of one kind for one table only the last is kept, so that a reader who is slow costs nothing.
// May be used by any thread.
class NoticeBoard {
public:
    void post(Notice notice);
    // As Store::notices and Store::cancel_notices.
    asio::awaitable<std::vector<Notice>> wait();
    void cancel();

private:
    using Reader = std::function<void(std::vector<Notice>)>;
    // Keeps the reader until there is something to read, or gives it what there is.
    void serve(Reader reader);
    std::vector<Notice> taken();   // REQUIRES: the lock is held

    std::mutex lock_;
    std::map<std::pair<TableId, Notice::What>, std::int64_t> pinned_;
    Reader reader_;
    bool is_cancelled_ = false;
};

}   // namespace roundhouse::server
