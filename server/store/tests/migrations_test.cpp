// Stores that earlier versions have made: stores/001.sql and so on is what version 1 and so on might have written.
#include <fmt/format.h>
#include <libpq-fe.h>
#include <sqlite3.h>

#include <fstream>
#include <set>

#include "server/store/migrations.hpp"
#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

namespace {

void execute(Engine engine, const std::string& where, const std::string& sql) {
    if (engine == Engine::sqlite) {
        sqlite3* file = nullptr;
        ASSERT_EQ(sqlite3_open(where.c_str(), &file), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(file, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
        sqlite3_close(file);
    } else {
        PGconn* connection = PQconnectdb(where.c_str());
        PGresult* result = PQexec(connection, sql.c_str());
        EXPECT_EQ(PQresultStatus(result), PGRES_COMMAND_OK) << PQerrorMessage(connection);
        PQclear(result);
        PQfinish(connection);
    }
}

void mark_version(Engine engine, const std::string& where, std::size_t version) {
    if (engine == Engine::sqlite) execute(engine, where, fmt::format("PRAGMA user_version = {}", version));
    else
        execute(engine, where,
                fmt::format("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL);"
                            "DELETE FROM schema_version; INSERT INTO schema_version VALUES ({})",
                            version));
}

// What every version's store holds.
asio::awaitable<void> expect_all(Store& store) {
    EXPECT_EQ((co_await store.session_player("token", at(1)))->name, "Ada");
    EXPECT_EQ((co_await store.account("ada"))->password_hash, "argon");
    const std::optional<StoredTable> table = co_await store.table({"t1"});
    EXPECT_EQ(table->number, LogNumber{2});
    EXPECT_EQ(table->status, TableStatus::playing);
    EXPECT_EQ(table->commitment, "hash");
    EXPECT_EQ(table->seats, waiting_table("t1", "p1").seats);
    EXPECT_EQ((co_await store.entries({"t1"}, {0}, {9})).size(), 2u);
    EXPECT_EQ(co_await store.entry_of_request({"t1"}, {{"p1"}, "r1"}), LogNumber{1});
    EXPECT_EQ(co_await store.dice({"t1"}), (Dice{"seed", "hash"}));
    EXPECT_EQ((co_await store.instructions({"t1"})).size(), 1u);
    EXPECT_EQ(co_await store.notes({"t1"}, {"p1"}), "mine");
    EXPECT_EQ((co_await store.chat({"t1"}, 0)).size(), 1u);
    EXPECT_EQ((co_await store.append(commit("t1", 2))).outcome, Appended::Outcome::done);
}

}   // namespace

class Migrations : public testing::TestWithParam<Engine> {
protected:
    std::string new_place() {
        return GetParam() == Engine::sqlite ? folder.file("store") : shared_postgres().new_database();
    }
    trial::TrialFolder folder;
};

TEST_P(Migrations, bring_a_store_of_every_earlier_version_forward_with_all_that_is_in_it) {
    for (std::size_t version = 1; version <= migrations().size(); ++version) {
        SCOPED_TRACE(version);
        const std::string where = new_place();
        for (std::size_t step = 0; step < version; ++step)
            execute(GetParam(), where, std::string(migrations()[step].text));
        std::ifstream content(fmt::format("{}/server/store/tests/stores/{:03}.sql", ROUNDHOUSE_SOURCE_DIR, version));
        ASSERT_TRUE(content) << "every version has a store here";
        execute(GetParam(), where, std::string(std::istreambuf_iterator<char>(content), {}));
        mark_version(GetParam(), where, version);
        for (int opened = 0; opened < 2; ++opened) {
            const std::unique_ptr<Store> store = Store::open(where);
            if (opened == 0) play([&]() -> asio::awaitable<void> { co_await expect_all(*store); });
        }
        std::filesystem::remove(folder.file("store"));
    }
}

TEST(MigrationSteps, are_all_files_of_the_schema_in_the_order_of_their_numbers) {
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(ROUNDHOUSE_SOURCE_DIR "/server/store/schema"))
        files.insert(file.path().filename());
    std::vector<std::string> steps;
    for (const EmbeddedFile& step : migrations()) steps.emplace_back(step.path);
    EXPECT_EQ(steps, std::vector<std::string>(files.begin(), files.end()));
    for (std::size_t i = 0; i < steps.size(); ++i)
        EXPECT_TRUE(steps[i].starts_with(fmt::format("{:03}_", i + 1))) << steps[i];
}

TEST_P(Migrations, refuse_a_store_of_a_later_version_and_leave_it_alone) {
    const std::string where = new_place();
    mark_version(GetParam(), where, migrations().size() + 1);
    try {
        Store::open(where);
        ADD_FAILURE();
    } catch (const StoreFailure& failure) {
        EXPECT_EQ(failure.what(), newer_schema(static_cast<std::int64_t>(migrations().size() + 1)));
    }
}

INSTANTIATE_TEST_SUITE_P(, Migrations, testing::Values(Engine::sqlite, Engine::postgres), [](const auto& instance) {
    return instance.param == Engine::sqlite ? "SQLite" : "PostgreSQL";
});

}   // namespace roundhouse::server::tests
