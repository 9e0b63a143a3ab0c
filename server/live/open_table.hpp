// A table that is open in this process, with all that belongs to it here: its lock, its views, and who watches.
#pragma once
#include <memory>

#include "server/async/async_mutex.hpp"
#include "server/live/audience.hpp"
#include "server/table/change.hpp"
#include "server/view/views.hpp"

namespace roundhouse::server {

class OpenTable {
public:
    explicit OpenTable(StoredTable table) : table_(std::move(table)), views_(table_) {}

    // Whoever reads it without a TableLock must first see that it is not doubtful.
    const LiveTable& table() const { return table_; }
    Views& views() { return views_; }
    Audience& audience() { return audience_; }
    const Audience& audience() const { return audience_; }
    bool is_deleted() const { return is_deleted_; }
    bool is_locked() const { return mutex_.is_locked(); }

private:
    friend class Tables;

    LiveTable table_;
    Views views_;
    Audience audience_;
    AsyncMutex mutex_;
    Time used_at_;
    bool is_deleted_ = false;
};

// Held by whoever reads or changes a table. The table is then as the store has it, and stays so while the lock is held,
// but for the holder's own changes.
class TableLock {
public:
    const LiveTable& table() const { return open_->table(); }
    const LiveTable* operator->() const { return &open_->table(); }
    OpenTable& open() const { return *open_; }

private:
    friend class Tables;
    TableLock(std::shared_ptr<OpenTable> open, AsyncMutex::Lock lock)
        : open_(std::move(open)), lock_(std::move(lock)) {}

    std::shared_ptr<OpenTable> open_;   // outlives the lock of its mutex
    AsyncMutex::Lock lock_;
};

}   // namespace roundhouse::server
