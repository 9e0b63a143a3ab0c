#include "server/live/tables.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <spdlog/spdlog.h>

#include "server/live/visitor.hpp"
#include "server/table/driver.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

constexpr std::chrono::minutes kept_open{10};
constexpr int most_due = 200;

}   // namespace

Tables::Tables(asio::io_context& io, Store& store, BotDesk& bots, std::function<Time()> now)
    : io_(io), store_(store), bots_(bots), now_(std::move(now)) {}

// What fails here has nobody who waits for it: it is said in the log, and what is due comes up again.
void Tables::spawn(asio::awaitable<void> work) {
    asio::co_spawn(io_, std::move(work), [](const std::exception_ptr& failed) {
        if (!failed) return;
        try {
            std::rethrow_exception(failed);
        } catch (const std::exception& problem) {
            spdlog::warn("event=work_failed reason=\"{}\"", problem.what());
        }
    });
}

asio::awaitable<std::shared_ptr<LiveTable>> Tables::find(TableId id) {
    std::shared_ptr<Slot> slot;
    if (auto& kept = slots_[id.text]; kept) slot = kept;
    else slot = kept = std::make_shared<Slot>();
    if (slot->table) {
        slot->table->used_at = now_();
        co_return slot->table;
    }
    const auto pass = co_await slot->opening.enter();
    // Whoever failed to open the table meanwhile has given the slot up; of two tables, one would not hear what happens
    // at the other.
    auto& kept = slots_[id.text];
    if (!kept) kept = slot;
    if (kept != slot) co_return co_await find(std::move(id));
    if (!slot->table) {
        try {
            std::optional<StoredTable> stored = co_await store_.table(id);
            if (!stored) throw Refused(404, "There is no such table.");
            // From here on others find the table, and notices are heeded; all wait until it is read.
            slot->table = std::make_shared<LiveTable>(std::move(*stored), std::nullopt, std::vector<Instruction>{});
        } catch (...) {
            if (const auto own = slots_.find(id.text); own != slots_.end() && own->second == slot) slots_.erase(own);
            throw;
        }
        const auto inside = co_await enter(slot->table);
        if (slot->table->is_computers_turn()) think(slot->table);
    }
    slot->table->used_at = now_();
    co_return slot->table;
}

asio::awaitable<Turnstile::Pass> Tables::enter(std::shared_ptr<LiveTable> table) {
    auto pass = co_await table->turnstile.enter();
    if (table->is_gone) throw Refused(404, "There is no such table.");
    if (!table->is_durable()) {
        co_await read_anew(*table);
        tell_view_changed(*table);
        tell_table_changed(*table);
    }
    co_return pass;
}

asio::awaitable<void> Tables::read_anew(LiveTable& table) {
    const TableId id = table.id();
    std::optional<StoredTable> stored = co_await store_.table(id);
    if (!stored) {
        table.is_gone = true;
        tell_table_changed(table);
        throw Refused(404, "There is no such table.");
    }
    const LogNumber last = stored->number;
    const std::vector<Entry> entries = co_await store_.entries(id, {}, last);
    std::optional<Dice> dice = co_await store_.dice(id);
    std::vector<Instruction> instructions = co_await store_.instructions(id);
    table.chat = co_await store_.chat(id, 0);
    table.read_anew(std::move(*stored), std::move(dice), std::move(instructions));
    for (const Entry& entry : entries) table.add(entry);
    table.was_stored();
}

asio::awaitable<void> Tables::catch_up(std::shared_ptr<LiveTable> table) {
    std::optional<StoredTable> stored = co_await store_.table(table->id());
    if (!stored || stored->number < table->number()) co_return co_await read_anew(*table);
    if (stored->number == table->number()) co_return;
    const std::vector<Entry> entries = co_await store_.entries(table->id(), table->number(), stored->number);
    if (!table->dice) table->dice = co_await store_.dice(table->id());
    table->instructions = co_await store_.instructions(table->id());
    const LogNumber before = table->number();
    table->mistrust();
    table->course = Course::read(stored->course);
    table->stored = std::move(*stored);
    table->stored.number = before;
    for (const Entry& entry : entries) table->add(entry);
    table->was_stored();
    tell_view_changed(*table);
    tell_table_changed(*table);
}

asio::awaitable<Appended> Tables::append(LiveTable& table, Commit commit) {
    const std::optional<Request> request = commit.request;
    if (!request) co_return co_await store_.append(std::move(commit));
    if (const auto before = table.entry_of_request(*request)) co_return Appended{Appended::Outcome::repeated, *before};
    const Appended appended = co_await store_.append(std::move(commit));
    if (appended.outcome == Appended::Outcome::done) table.note_request(*request, appended.number);
    co_return appended;
}

asio::awaitable<LogNumber> Tables::commit(std::shared_ptr<LiveTable> table, Commit commit) {
    const bool is_table_changed = commit.status || !commit.seats.empty() || commit.dice;
    figures_.moves += static_cast<long>(commit.entries.size());
    table->mistrust();
    std::optional<Appended> appended;
    std::string failure;
    try {
        appended = co_await append(*table, std::move(commit));
    } catch (const StoreFailure& problem) {
        failure = problem.what();
    }
    if (appended && appended->outcome == Appended::Outcome::done) table->was_stored();
    else co_await read_anew(*table);
    tell_view_changed(*table);
    if (is_table_changed) tell_table_changed(*table);
    if (table->is_computers_turn()) think(table);
    if (!appended) throw Refused(503, failure);
    if (appended->outcome == Appended::Outcome::lost) {
        ++figures_.races_lost;
        throw Refused(409, "Somebody was quicker: the table has changed meanwhile.", {}, true);
    }
    co_return appended->number;
}

void Tables::think(const std::shared_ptr<LiveTable>& table) {
    if (table->thinking_at == table->number() || !table->obstacle().empty()) return;
    const Seat seat = table->game()->decider();
    table->thinking_at = table->number();
    const std::string bot = table->is_bot(seat) ? table->stored.seats[static_cast<std::size_t>(seat)].bot : "conductor";
    spawn(think_for(table, {&table->kind(), table->board(), table->game()->position_alone()}, seat, bot));
}

asio::awaitable<void> Tables::think_for(std::shared_ptr<LiveTable> table, Position position, Seat seat,
                                        std::string bot) {
    const LogNumber at = table->number();
    struct Forget {   // however it ends, somebody may think here again
        LiveTable& table;
        LogNumber at;
        ~Forget() {
            if (table.thinking_at == at) table.thinking_at = {};
        }
    } forget{*table, at};
    const json::object move = co_await bots_.choose(std::move(position), bot);
    const auto pass = co_await enter(table);
    if (table->number() != at || !table->is_computers_turn()) {
        if (table->is_computers_turn()) think(table);
        co_return;
    }
    Commit commit = begin_commit(*table);
    Problem problem;
    const std::string by = table->is_bot(seat) ? table->name_of(seat) : "Conductor";
    table->play(move, by, commit, now_(), problem);
    insist(problem);
    advance(*table, commit, now_());
    ++figures_.computer_moves;
    co_await this->commit(table, std::move(commit));
}

asio::awaitable<void> Tables::look_at(TableId id) {
    const std::shared_ptr<LiveTable> table = co_await find(id);
    const auto pass = co_await enter(table);
    co_await catch_up(table);
    if (has_run_out(*table, now_())) {
        Commit commit = begin_commit(*table);
        stand_in(*table, commit, now_());
        commit.seats.clear();
        co_await this->commit(table, std::move(commit));
        tell_table_changed(*table);
    } else if (table->is_computers_turn()) think(table);
    else if (Commit commit = begin_commit(*table); speak_as_instructed(*table, commit, now_()))
        co_await this->commit(table, std::move(commit));
}

asio::awaitable<void> Tables::look_around() {
    for (const TableId& id : co_await store_.due_tables(now_(), most_due)) {
        try {
            co_await look_at(id);
        } catch (const StoreFailure&) {   // the others cannot be read either
            throw;
        } catch (const std::exception& problem) {
            spdlog::warn("event=look_failed table={} reason=\"{}\"", id.text, problem.what());
        }
    }
    for (const auto& [id, slot] : slots_)
        if (slot->table && !slot->table->is_durable() && !slot->table->turnstile.is_taken()) spawn(mend(slot->table));
    std::erase_if(slots_, [&](const auto& each) {
        const std::shared_ptr<LiveTable>& table = each.second->table;
        return table && table.use_count() == 1 && table->visitors.empty() && !table->turnstile.is_taken()
               && now_() - table->used_at > kept_open;
    });
}

void Tables::each_visitor(const std::function<void(TableVisitor&)>& visit) const {
    for (const auto& [id, slot] : slots_)
        if (slot->table)
            for (TableVisitor* visitor : slot->table->visitors) visit(*visitor);
}

asio::awaitable<void> Tables::mend(std::shared_ptr<LiveTable> table) { const auto pass = co_await enter(table); }

// What this process did itself is no news to it.
bool Tables::is_news(const Notice& notice) const {
    const auto found = slots_.find(notice.table.text);
    if (found == slots_.end() || !found->second->table) return false;
    const LiveTable& table = *found->second->table;
    if (notice.what == Notice::What::log) return notice.number > table.number().value;
    if (notice.what == Notice::What::chat) return table.chat.empty() || notice.number > table.chat.back().number;
    return true;
}

asio::awaitable<void> Tables::heed(Notice notice) {
    const std::shared_ptr<LiveTable> table = slots_.at(notice.table.text)->table;
    if (notice.what == Notice::What::deleted) {
        table->is_gone = true;
        slots_.erase(notice.table.text);
        tell_table_changed(*table);
        co_return;
    }
    const auto pass = co_await enter(table);
    try {
        co_await read_news(table, notice);
    } catch (const StoreFailure&) {   // the notice does not come again
        table->mistrust();
        throw;
    }
}

asio::awaitable<void> Tables::read_news(std::shared_ptr<LiveTable> table, Notice notice) {
    using What = Notice::What;
    if (notice.what == What::log || notice.what == What::anything) co_await catch_up(table);
    if (notice.what == What::instructions || notice.what == What::anything) {
        table->instructions = co_await store_.instructions(table->id());
        tell_view_changed(*table);
    }
    if (notice.what == What::chat || notice.what == What::anything) {
        std::vector<ChatLine> lines =
            co_await store_.chat(table->id(), table->chat.empty() ? 0 : table->chat.back().number);
        table->chat.insert(table->chat.end(), lines.begin(), lines.end());
        tell_chat_changed(*table);
    }
}

asio::awaitable<void> Tables::follow_notices() {
    for (;;) {
        const std::vector<Notice> notices = co_await store_.notices();
        if (notices.empty()) co_return;
        for (const Notice& notice : notices) {
            if (is_news(notice)) spawn(heed(notice));
            if (notice.what != Notice::What::anything) continue;
            for (const auto& [id, slot] : slots_)
                if (slot->table) spawn(heed({.what = notice.what, .table = {id}, .number = 0}));
        }
    }
}

}   // namespace roundhouse::server
