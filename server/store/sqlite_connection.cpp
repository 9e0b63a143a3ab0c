#include "server/store/sqlite_connection.hpp"

#include <fmt/format.h>

#include "server/store/gathered_log.hpp"

namespace roundhouse::server {

namespace {

Value value_in(sqlite3_stmt* statement, int column) {
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL: return {};
    case SQLITE_INTEGER: return std::int64_t{sqlite3_column_int64(statement, column)};
    default: break;
    }
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    return std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
}

// The values outlive the step, so that SQLite need not copy them.
int bind(sqlite3_stmt* statement, int place, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return sqlite3_bind_int64(statement, place, *number);
    if (const auto* text = std::get_if<std::string>(&value))
        return sqlite3_bind_text64(statement, place, text->data(), text->size(), SQLITE_STATIC, SQLITE_UTF8);
    return sqlite3_bind_null(statement, place);
}

}   // namespace

SqliteConnection::SqliteConnection(const std::string& path, Access access) : path_(path) {
    const int mode = access == Access::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    sqlite3* opened = nullptr;
    const int result = sqlite3_open_v2(path.c_str(), &opened, mode | SQLITE_OPEN_NOMUTEX, gathered_log_vfs());
    connection_.reset(opened);
    if (result != SQLITE_OK) fail();
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_timeout(opened, 10'000);
    if (access == Access::read) sqlite3_db_config(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    const auto count = [](void* to, sqlite3*, const char*, int pages) {
        *static_cast<int*>(to) = pages;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(opened, count, &logged_pages_);
}

void SqliteConnection::fail() const {
    const int code = connection_ ? sqlite3_extended_errcode(connection_.get()) : SQLITE_NOMEM;
    const std::string reason = connection_ ? sqlite3_errmsg(connection_.get()) : "out of memory";
    const std::string sentence = fmt::format("The store {} cannot do it: {}.", path_, reason);
    if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY) throw Conflict(sentence);
    throw StoreFailure(sentence);
}

void SqliteConnection::execute(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

SqliteConnection::Prepared& SqliteConnection::prepared(const Statement& statement) {
    Prepared& known = prepared_[statement.sql];
    if (known.statement) return known;
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v3(connection_.get(), statement.sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr)
        != SQLITE_OK)
        fail();
    known.statement.reset(made);
    for (std::size_t i = 1; i <= statement.values.size(); ++i)
        known.places.push_back(sqlite3_bind_parameter_index(made, fmt::format("${}", i).c_str()));
    return known;
}

Rows SqliteConnection::run(const Statement& statement) {
    const Prepared& known = prepared(statement);
    sqlite3_stmt* made = known.statement.get();
    // Whatever happens, the statement holds neither locks nor values afterwards.
    const auto reset = [](sqlite3_stmt* used) {
        sqlite3_reset(used);
        sqlite3_clear_bindings(used);
    };
    const std::unique_ptr<sqlite3_stmt, decltype(reset)> afterwards(made, reset);
    for (std::size_t i = 0; i < statement.values.size(); ++i)
        if (bind(made, known.places[i], statement.values[i]) != SQLITE_OK) fail();
    Rows rows;
    int result = 0;
    while ((result = sqlite3_step(made)) == SQLITE_ROW) {
        std::vector<Value> values;
        for (int column = 0; column < sqlite3_column_count(made); ++column) values.push_back(value_in(made, column));
        rows.emplace_back(std::move(values));
    }
    if (result != SQLITE_DONE) fail();
    if (sqlite3_stmt_readonly(made) == 0) rows.changed = sqlite3_changes(connection_.get());
    return rows;
}

std::int64_t SqliteConnection::number(const std::string& sql) {
    sqlite3_stmt* made = nullptr;
    if (sqlite3_prepare_v2(connection_.get(), sql.c_str(), -1, &made, nullptr) != SQLITE_OK) fail();
    const std::unique_ptr<sqlite3_stmt, Finalize> statement(made);
    if (sqlite3_step(made) != SQLITE_ROW) fail();
    return sqlite3_column_int64(made, 0);
}

bool SqliteConnection::bring_in() {
    int logged = 0, brought_in = 0;
    const int result =
        sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &logged, &brought_in);
    return result == SQLITE_OK && brought_in == logged;
}

void SqliteConnection::bring_in_all() {
    sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
}

}   // namespace roundhouse::server
