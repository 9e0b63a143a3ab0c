#include "server/live/news.hpp"

namespace roundhouse::server {

asio::awaitable<void> News::follow() {
    for (;;) {
        const std::vector<Notice> notices = co_await store_.notices();
        if (notices.empty()) co_return;
        for (const Notice& notice : notices) heed(notice);
    }
}

void News::heed(const Notice& notice) {
    using What = Notice::What;
    if (notice.what == What::anything)
        tables_.each_open([&](const std::shared_ptr<OpenTable>& open) { background_.run(read(open, What::anything)); });
    else if (!is_new(notice)) return;
    else if (notice.what == What::deleted) tables_.forget_deleted(notice.table);
    else background_.run(read(tables_.find_open(notice.table), notice.what));
}

// What this process has done itself is no news to it.
bool News::is_new(const Notice& notice) const {
    const std::shared_ptr<OpenTable> open = tables_.find_open(notice.table);
    if (!open) return false;
    const LiveTable& table = open->table();
    if (notice.what == Notice::What::log) return notice.number > table.number().value;
    if (notice.what == Notice::What::chat) return table.chat().empty() || notice.number > table.chat().back().number;
    return true;
}

asio::awaitable<void> News::read(std::shared_ptr<OpenTable> open, Notice::What what) {
    const TableLock lock = co_await tables_.lock(std::move(open));
    try {
        co_await read(lock, what);
    } catch (const StoreFailure&) {   // the notice does not come again
        tables_.doubt(lock);
        throw;
    }
}

asio::awaitable<void> News::read(const TableLock& lock, Notice::What what) {
    using What = Notice::What;
    if (what == What::log || what == What::anything) co_await tables_.catch_up(lock);
    if (what == What::instructions || what == What::anything) co_await tables_.read_instructions(lock);
    if (what == What::chat || what == What::anything) co_await tables_.read_chat(lock);
}

}   // namespace roundhouse::server
