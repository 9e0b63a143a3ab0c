// One connection to PostgreSQL, used from one thread, that waits without blocking it.
#pragma once
#include <libpq-fe.h>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_set>

#include "server/store/database.hpp"

namespace roundhouse::server {

// The connection is of no use any more. What was on its way may have happened or not.
struct ConnectionLost : StoreFailure {
    using StoreFailure::StoreFailure;
};

class PostgresConnection {
public:
    explicit PostgresConnection(asio::any_io_executor executor) : executor_(std::move(executor)) {}
    ~PostgresConnection() { close(); }
    PostgresConnection(const PostgresConnection&) = delete;
    PostgresConnection& operator=(const PostgresConnection&) = delete;

    // Opens it, anew where it was open. Throws StoreFailure.
    asio::awaitable<void> connect(std::string address);
    bool is_open() const { return connection_ != nullptr; }
    void close();

    // Any number of statements in plain text, without values. Throws ConnectionLost, StoreFailure.
    asio::awaitable<Rows> execute(std::string sql);

    // How one of the units went that were sent together.
    struct Answer {
        std::vector<Rows> rows;
        std::exception_ptr failure;
    };
    // All units in one transaction and one round trip: either all happen, or none and `failure` of the culprit says
    // why. Throws ConnectionLost.
    asio::awaitable<std::vector<Answer>> run(std::span<const Unit* const> units);

    // Waits until the server has sent something unasked; then all of what NOTIFY told.
    asio::awaitable<std::vector<std::string>> notifications();

private:
    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    using Result = std::unique_ptr<PGresult, Clear>;

    // One statement, or one that does the same for many.
    struct Sending {
        const char* sql;
        bool is_for_many;
        std::vector<const Statement*> statements;
        std::vector<Answer*> answers;   // of the unit of each
        std::vector<Rows*> rows;        // of each
        bool is_prepared_first = false;
    };
    static std::vector<Sending> arranged(std::span<const Unit* const> units, std::vector<Answer>& answers);
    void send(Sending& sending);
    void check(int sent) const;   // a call that queues something; throws ConnectionLost
    asio::awaitable<void> flush();
    asio::awaitable<Result> next_result();
    asio::awaitable<void> receive(const Sending& sending);
    asio::awaitable<void> wait_readable();
    [[noreturn]] void lost() const;
    static Rows rows_of(const PGresult* result);
    static void tell(const Sending& sending, const PGresult* result);

    asio::any_io_executor executor_;
    std::unique_ptr<PGconn, Finish> connection_;
    std::optional<asio::posix::stream_descriptor> socket_;   // libpq's own; closed by it
    std::unordered_set<const char*> prepared_;
};

}   // namespace roundhouse::server
