#include "server/api/leaving.hpp"

#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

constexpr int page = 200;
constexpr int patience = 10;   // with others who are first

}   // namespace

asio::awaitable<void> Leaving::leave_all_tables(Person person) {
    TableQuery query{.show = TableQuery::Show::mine, .player = person.id, .limit = page};
    for (bool is_more = true; is_more;) {
        const std::vector<StoredTable> tables = co_await services_.store.tables(query);
        for (const StoredTable& table : tables)
            if (table.status != TableStatus::over) co_await leave(table.id, person);
        is_more = static_cast<int>(tables.size()) == query.limit;
        if (is_more) query.before = TableQuery::Place{.moved_at = tables.back().moved_at, .id = tables.back().id};
    }
}

asio::awaitable<void> Leaving::leave(TableId id, Person person) {
    for (int attempt = 1;; ++attempt) {
        try {
            co_return co_await try_to_leave(id, person);
        } catch (const Refused& refused) {
            const bool is_dead = refused.reason == Reason::not_found || refused.reason == Reason::gone;
            if (is_dead) co_return;   // nobody can play there anyway
            if (refused.reason != Reason::stale || attempt == patience) throw;
        }
    }
}

asio::awaitable<void> Leaving::try_to_leave(TableId id, Person person) {
    const TableLock lock = co_await services_.tables.lock(co_await services_.tables.find(id));
    lock.open().audience().each([&](Watcher& watcher) {
        if (watcher.person() && watcher.person()->id == person.id) watcher.leave();
    });
    const bool has_others = !(lock->seats_of_people() - lock->seats_of(person)).empty();
    if (lock->is_host(person) && (lock->is_waiting() || !has_others)) co_return co_await services_.tables.remove(lock);
    if (lock->is_over() || lock->seats_of(person).empty()) co_return;
    Change change = services_.tables.begin(lock);
    change.desert(person);
    co_await services_.tables.commit(lock, std::move(change));
}

}   // namespace roundhouse::server
