// All tables that are open in this process: found, locked, changed for good, and kept level with the store. For the
// network thread only.
#pragma once
#include <functional>
#include <memory>
#include <unordered_map>

#include "server/live/open_table.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

struct TablesFigures {
    long entries = 0, races_lost = 0;
};

class Tables {
public:
    Tables(Store& store, std::function<Time()> now) : store_(store), now_(std::move(now)) {}

    // Throws Refused where there is no such table.
    asio::awaitable<std::shared_ptr<OpenTable>> find(TableId id);

    // Waits for the table. Reads it again where it is doubtful. Throws Refused where it was deleted, StoreFailure where
    // it cannot be read.
    asio::awaitable<TableLock> lock(std::shared_ptr<OpenTable> open);

    // A change of the locked table, to be made at once and then committed.
    Change begin(const TableLock& lock, std::optional<RequestKey> request = std::nullopt);
    // Makes it durable, or leaves no trace of it. Everyone at the table is told either way. Returns the number of its
    // first entry; the table's where it has none. Throws Refused where someone was first or the store fails.
    asio::awaitable<LogNumber> commit(const TableLock& lock, Change change);
    // Throws Refused where someone has changed the table first.
    asio::awaitable<void> remove(const TableLock& lock);

    // What others have changed, from the store.
    asio::awaitable<void> catch_up(const TableLock& lock);
    asio::awaitable<void> read_instructions(const TableLock& lock);
    asio::awaitable<void> read_chat(const TableLock& lock);
    // What the store has may be more than what is here: read it again when it can be read.
    void doubt(const TableLock& lock) { lock.open_->table_.doubt(); }

    // Null where it is not open.
    std::shared_ptr<OpenTable> find_open(const TableId& id) const;
    // In no order. `look` must neither open nor close a table.
    void each_open(const std::function<void(const std::shared_ptr<OpenTable>&)>& look) const;
    void close_unused();
    // Another process has deleted it.
    void forget_deleted(const TableId& id);

    // Called whenever a bot is to move at a table, maybe more than once.
    std::function<void(const TableLock& lock)> on_bots_turn;

    Time now() const { return now_(); }
    const TablesFigures& figures() const { return figures_; }
    std::size_t open_tables() const { return slots_.size(); }

private:
    struct Slot {
        AsyncMutex opening;
        std::shared_ptr<OpenTable> table;
    };

    asio::awaitable<void> open(TableId id, std::shared_ptr<Slot> slot);
    asio::awaitable<void> read_again(OpenTable& open);
    asio::awaitable<Appended> append(const LiveTable& table, Commit commit);
    static void mark_deleted(OpenTable& open);
    void tell_bots(const TableLock& lock) const;

    Store& store_;
    std::function<Time()> now_;
    std::unordered_map<std::string, std::shared_ptr<Slot>> slots_;
    TablesFigures figures_;
};

}   // namespace roundhouse::server
