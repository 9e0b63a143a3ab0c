#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

trial::PrivatePostgres& shared_postgres() {
    static trial::PrivatePostgres postgres(trial::PrivatePostgres::Disk::skip);
    return postgres;
}

StoredPlayer player(const std::string& id, const std::string& name) { return {{id}, name, "", at(5)}; }

StoredTable waiting_table(const std::string& id, const std::string& host) {
    StoredTable table;
    table.id = {id};
    table.game = "kansas-pacific";
    table.host = {host};
    table.created_at = table.moved_at = at(100);
    table.facts = R"({"board":"default"})";
    table.course = "{}";
    table.seats = {{Seat{0}, SeatKind::person, "Ada", PlayerId{host}, ""},
                   {Seat{1}, SeatKind::open, "", std::nullopt, ""},
                   {Seat{2}, SeatKind::bot, "Conductor", std::nullopt, "conductor"}};
    return table;
}

StoredEntry a_move(const std::string& body, std::int64_t time) { return {{}, "move", "Ada", body, at(time)}; }

Commit commit(const std::string& table, std::int64_t after, const std::string& body) {
    Commit commit;
    commit.table = {table};
    commit.after = {after};
    commit.entries = {a_move(body)};
    return commit;
}

asio::awaitable<void> hear(Store& store, TableId table, std::int64_t number) {
    while (true)
        for (const Notice& notice : co_await store.notices())
            if (notice.what == Notice::What::log && notice.table == table && notice.number >= number) co_return;
}

AnyStore::AnyStore()
    : where(GetParam() == Engine::sqlite ? folder.file("roundhouse.db") : shared_postgres().new_database()) {
    store = Store::open(where);
}

void AnyStore::reopen() {
    store.reset();
    store = Store::open(where);
}

INSTANTIATE_TEST_SUITE_P(, AnyStore, testing::Values(Engine::sqlite, Engine::postgres), [](const auto& instance) {
    return instance.param == Engine::sqlite ? "SQLite" : "PostgreSQL";
});

}   // namespace roundhouse::server::tests
