#include "server/live/housekeeping.hpp"

#include <spdlog/spdlog.h>

#include "server/table/clocks.hpp"
#include "server/table/instructions.hpp"

namespace roundhouse::server {

namespace {

constexpr int most_due = 200;

}   // namespace

asio::awaitable<void> Housekeeping::look_around() {
    for (const TableId& id : co_await store_.due_tables(tables_.now(), most_due)) {
        try {
            co_await look_at(id);
        } catch (const StoreFailure&) {   // the others cannot be read either
            throw;
        } catch (const std::exception& problem) {
            spdlog::warn("event=look_failed table={} reason=\"{}\"", id.text, problem.what());
        }
    }
    tables_.each_open([&](const std::shared_ptr<OpenTable>& open) {
        if (open->table().is_doubtful() && !open->is_locked()) background_.run(mend(open));
    });
    tables_.close_unused();
}

asio::awaitable<void> Housekeeping::look_at(TableId id) {
    const TableLock lock = co_await tables_.lock(co_await tables_.find(std::move(id)));
    co_await tables_.catch_up(lock);
    if (!lock->is_playing() || lock->in_progress() == nullptr) co_return;
    if (has_run_out(lock->course(), tables_.now())) co_return co_await stand_in(lock);
    if (lock->is_bots_turn() && lock->obstacle().empty()) co_return bots_.play_at(lock);
    if (instruction_due(lock.table()) == nullptr) co_return;
    co_await tables_.commit(lock, tables_.begin(lock));   // where its pause is over, it speaks by itself
}

// The decider's clock has run out: Conductor plays for them until they return.
asio::awaitable<void> Housekeeping::stand_in(const TableLock& lock) {
    Change change = tables_.begin(lock);
    change.stand_in();
    co_await tables_.commit(lock, std::move(change));
}

// What a failing store has left doubtful is read again, so that those who watch see the table go on.
asio::awaitable<void> Housekeeping::mend(std::shared_ptr<OpenTable> open) {
    const TableLock lock = co_await tables_.lock(std::move(open));
}

}   // namespace roundhouse::server
