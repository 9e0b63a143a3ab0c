// The two engines of the store, seen alike: statements in the SQL that both speak, with $1, $2, … for values.
#pragma once
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/store/failure.hpp"
#include "server/store/notice_board.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

// Numbers are 64 bits wide in every column; monostate is NULL.
using Value = std::variant<std::monostate, std::int64_t, std::string>;

class Row {
public:
    explicit Row(std::vector<Value> values) : values_(std::move(values)) {}
    bool is_null(std::size_t column) const { return std::holds_alternative<std::monostate>(values_[column]); }
    std::int64_t number(std::size_t column) const { return std::get<std::int64_t>(values_[column]); }
    std::string& text(std::size_t column) { return std::get<std::string>(values_[column]); }

private:
    std::vector<Value> values_;
};
// What a statement answers.
struct Rows : std::vector<Row> {
    std::int64_t changed = 0;   // rows that it wrote, where it is no SELECT
};

struct Statement {
    const char* sql;   // a literal: its address stands for it, and it is prepared once on each connection
    std::vector<Value> values;
    // A literal that does the same for many at once in the SQL of PostgreSQL, where what a statement costs counts more
    // than what it does: $1, $2, … are arrays of what they are in `sql`. Answers the places, from 1 on, of those that
    // changed something, or none where nobody asks. Null: each is done by itself.
    const char* for_many = nullptr;
};

// Statements that happen together or not at all, those first that have a form for many. Doing a unit twice must lead to
// the same as doing it once: a unit is done again when the connection was lost before its answer. Units that wait at
// the same time may be done in any order.
using Unit = std::vector<Statement>;

// A unit was refused because something has to be unique; nothing of it happened.
struct Conflict : StoreFailure {
    using StoreFailure::StoreFailure;
};

class Database {
public:
    virtual ~Database() = default;

    // The rows of each statement. Units that wait at the same time become durable together.
    asio::awaitable<std::vector<Rows>> write(Unit unit);
    asio::awaitable<Rows> read(Statement statement);

    // Tells all other processes that share the database.
    virtual void announce_elsewhere(const Notice&) {}
    // Tells this process too.
    void announce(Notice notice) {
        announce_elsewhere(notice);
        board_.post(std::move(notice));
    }
    NoticeBoard& board() { return board_; }
    StoreFigures figures() const;

protected:
    using Done = std::function<void(std::exception_ptr, std::vector<Rows>)>;
    // May be called by any thread; call `done` once, from any thread, and keep nothing of what it is given.
    virtual void submit_write(Unit unit, Done done) = 0;
    virtual void submit_read(Statement statement, Done done) = 0;

    NoticeBoard board_;
    std::atomic<std::int64_t> commits_{0}, batches_{0}, reconnects_{0}, waiting_{0};

private:
    template <class What>
    asio::awaitable<std::vector<Rows>> submitted(void (Database::*submit)(What, Done), What what);
};

std::unique_ptr<Database> open_sqlite(const std::string& path);
std::unique_ptr<Database> open_postgres(const std::string& address);

}   // namespace roundhouse::server
