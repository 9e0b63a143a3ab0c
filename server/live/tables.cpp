#include "server/live/tables.hpp"

#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

constexpr std::chrono::minutes kept_open{10};

Refused no_such_table() { return {Reason::not_found, "There is no such table."}; }

}   // namespace

asio::awaitable<std::shared_ptr<OpenTable>> Tables::find(TableId id) {
    std::shared_ptr<Slot> slot;
    if (auto& kept = slots_[id.text]; kept) slot = kept;
    else slot = kept = std::make_shared<Slot>();
    if (!slot->table) {
        const auto opening = co_await slot->opening.lock();
        // Whoever failed to open the table meanwhile has given the slot up. There must not be two of one table: one
        // would not hear what happens at the other.
        auto& kept = slots_[id.text];
        if (!kept) kept = slot;
        if (kept != slot) co_return co_await find(std::move(id));
        if (!slot->table) co_await open(std::move(id), slot);
    }
    slot->table->used_at_ = now_();
    co_return slot->table;
}

asio::awaitable<void> Tables::open(TableId id, std::shared_ptr<Slot> slot) {
    try {
        std::optional<StoredTable> stored = co_await store_.table(id);
        if (!stored) throw no_such_table();
        // From here on others find the table and notices reach it; all of them wait until it is read.
        slot->table = std::make_shared<OpenTable>(std::move(*stored));
    } catch (...) {
        if (const auto own = slots_.find(id.text); own != slots_.end() && own->second == slot) slots_.erase(own);
        throw;
    }
    tell_bots(co_await lock(slot->table));
}

asio::awaitable<TableLock> Tables::lock(std::shared_ptr<OpenTable> open) {
    AsyncMutex::Lock mutex_lock = co_await open->mutex_.lock();
    if (open->is_deleted_) throw no_such_table();
    if (open->table_.is_doubtful()) {
        co_await read_again(*open);
        open->audience_.tell_view_changed();
        open->audience_.tell_table_changed();
    }
    co_return TableLock(std::move(open), std::move(mutex_lock));
}

Change Tables::begin(const TableLock& lock, std::optional<RequestKey> request) {
    return {lock.open_->table_, now_(), std::move(request)};
}

asio::awaitable<LogNumber> Tables::commit(const TableLock& lock, Change change) {
    OpenTable& open = *lock.open_;
    Commit commit = change.complete();
    if (commit.entries.empty() && commit.instructions.empty()) co_return open.table_.number();
    figures_.entries += static_cast<long>(commit.entries.size());

    std::optional<Appended> appended;
    std::string failure;
    try {
        appended = co_await append(open.table_, std::move(commit));
    } catch (const StoreFailure& problem) {
        failure = problem.what();
    }

    const bool is_durable = appended && appended->outcome == Appended::Outcome::done;
    if (is_durable) change.confirm();
    else co_await read_again(open);
    open.audience_.tell_view_changed();
    if (change.is_for_lists()) open.audience_.tell_table_changed();
    tell_bots(lock);

    if (!appended) throw Refused(Reason::unavailable, failure);
    if (appended->outcome == Appended::Outcome::lost) {
        ++figures_.races_lost;
        throw someone_was_first();
    }
    co_return appended->number;   // also of a request that was repeated: that of its first time
}

asio::awaitable<Appended> Tables::append(const LiveTable& table, Commit commit) {
    using Outcome = Appended::Outcome;
    if (commit.entries.empty()) {
        for (const Instruction& each : commit.instructions) co_await store_.put_instruction(table.id(), each);
        co_return Appended{Outcome::done, table.number()};
    }
    const Entry* before = commit.request ? table.entry_made_by(*commit.request) : nullptr;
    if (before != nullptr) co_return Appended{Outcome::repeated, before->number};
    co_return co_await store_.append(std::move(commit));
}

asio::awaitable<void> Tables::remove(const TableLock& lock) {
    if (!co_await store_.delete_table(lock->id(), lock->number())) throw someone_was_first();
    mark_deleted(*lock.open_);
}

asio::awaitable<void> Tables::read_again(OpenTable& open) {
    const TableId id = open.table_.id();
    std::optional<StoredTable> stored = co_await store_.table(id);
    if (!stored) {
        mark_deleted(open);
        throw no_such_table();
    }
    KeptTable kept{.table = std::move(*stored), .entries = {}, .dice = {}, .instructions = {}, .chat = {}};
    kept.entries = co_await store_.entries(id, {}, kept.table.number);
    kept.dice = co_await store_.dice(id);
    kept.instructions = co_await store_.instructions(id);
    kept.chat = co_await store_.chat(id, 0);
    open.views_.forget();
    open.table_.take_over(std::move(kept));
}

asio::awaitable<void> Tables::catch_up(const TableLock& lock) {
    OpenTable& open = *lock.open_;
    const LiveTable& table = open.table_;
    std::optional<StoredTable> stored = co_await store_.table(table.id());
    if (!stored || stored->number < table.number()) co_return co_await read_again(open);
    if (stored->number == table.number()) co_return;
    KeptTable news{.table = std::move(*stored), .entries = {}, .dice = table.dice(), .instructions = {}, .chat = {}};
    news.entries = co_await store_.entries(table.id(), table.number(), news.table.number);
    if (!news.dice) news.dice = co_await store_.dice(table.id());
    news.instructions = co_await store_.instructions(table.id());
    open.table_.add_news(std::move(news));
    open.audience_.tell_view_changed();
    open.audience_.tell_table_changed();
}

asio::awaitable<void> Tables::read_instructions(const TableLock& lock) {
    lock.open_->table_.take_over_instructions(co_await store_.instructions(lock->id()));
    lock.open_->audience_.tell_view_changed();
}

asio::awaitable<void> Tables::read_chat(const TableLock& lock) {
    const std::int64_t last = lock->chat().empty() ? 0 : lock->chat().back().number;
    lock.open_->table_.add_chat(co_await store_.chat(lock->id(), last));
    lock.open_->audience_.tell_chat_changed();
}

void Tables::mark_deleted(OpenTable& open) {
    open.is_deleted_ = true;
    open.audience_.tell_table_changed();
}

void Tables::forget_deleted(const TableId& id) {
    const std::shared_ptr<OpenTable> open = find_open(id);
    slots_.erase(id.text);
    if (open) mark_deleted(*open);
}

void Tables::tell_bots(const TableLock& lock) const {
    if (lock->is_bots_turn() && lock->obstacle().empty() && on_bots_turn) on_bots_turn(lock);
}

std::shared_ptr<OpenTable> Tables::find_open(const TableId& id) const {
    const auto found = slots_.find(id.text);
    return found == slots_.end() ? nullptr : found->second->table;
}

void Tables::each_open(const std::function<void(const std::shared_ptr<OpenTable>&)>& look) const {
    for (const auto& [id, slot] : slots_)
        if (slot->table) look(slot->table);
}

void Tables::close_unused() {
    std::erase_if(slots_, [&](const auto& each) {
        const std::shared_ptr<OpenTable>& open = each.second->table;
        return open && open.use_count() == 1 && open->audience_.empty() && !open->is_locked()
               && now_() - open->used_at_ > kept_open;
    });
}

}   // namespace roundhouse::server
