#include "server/store/postgres_connection.hpp"

#include <algorithm>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <iterator>

#include "server/store/postgres_parameters.hpp"

namespace roundhouse::server {

namespace {

// What libpq says, on one line.
std::string sentence_of(const char* said) {
    std::string text = said;
    if (const std::size_t end = text.find('\n'); end != std::string::npos) text.resize(end);
    if (text.empty()) text = "the connection broke";
    return text;
}

// Throws ConnectionLost where the server ends the session because it stops: another connection may do it.
std::exception_ptr failure_of(const PGresult* result) {
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const std::string sentence = fmt::format("The database refused: {}.", sentence_of(PQresultErrorMessage(result)));
    if (state != nullptr && std::strcmp(state, "23505") == 0) return std::make_exception_ptr(Conflict(sentence));
    if (state != nullptr && (std::strncmp(state, "57P", 3) == 0 || std::strncmp(state, "08", 2) == 0))
        throw ConnectionLost(sentence);
    return std::make_exception_ptr(StoreFailure(sentence));
}

// A name that the same literal always has.
std::string name_of(const char* sql) { return fmt::format("s{:x}", reinterpret_cast<std::uintptr_t>(sql)); }

Value value_of(const PGresult* result, int row, int column) {
    if (PQgetisnull(result, row, column) != 0) return {};
    const char* text = PQgetvalue(result, row, column);
    const auto size = static_cast<std::size_t>(PQgetlength(result, row, column));
    if (const Oid type = PQftype(result, column); type == int8_type || type == int4_type) {
        std::int64_t number = 0;
        std::from_chars(text, text + size, number);
        return number;
    }
    return std::string(text, size);
}

}   // namespace

void PostgresConnection::lost() const {
    throw ConnectionLost(
        fmt::format("The database is away: {}.", sentence_of(connection_ ? PQerrorMessage(connection_.get()) : "")));
}

void PostgresConnection::check(int sent) const {
    if (sent != 1) lost();
}

void PostgresConnection::close() {
    if (socket_) socket_->release();
    socket_.reset();
    connection_.reset();
    prepared_.clear();
}

asio::awaitable<void> PostgresConnection::connect(std::string address) {
    close();
    connection_.reset(PQconnectStart(address.c_str()));
    if (!connection_ || PQstatus(connection_.get()) == CONNECTION_BAD) lost();
    for (PostgresPollingStatusType poll = PGRES_POLLING_WRITING; poll != PGRES_POLLING_OK;
         poll = PQconnectPoll(connection_.get())) {
        if (poll == PGRES_POLLING_FAILED) lost();
        // The socket may be another one after each step, when the address has several hosts.
        asio::posix::stream_descriptor step(executor_, PQsocket(connection_.get()));
        const auto release = [](asio::posix::stream_descriptor* used) { used->release(); };
        const std::unique_ptr<asio::posix::stream_descriptor, decltype(release)> afterwards(&step, release);
        co_await step.async_wait(poll == PGRES_POLLING_READING ? step.wait_read : step.wait_write, asio::use_awaitable);
    }
    check(PQsetnonblocking(connection_.get(), 1) == 0 ? 1 : 0);
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    socket_.emplace(executor_, PQsocket(connection_.get()));
}

asio::awaitable<void> PostgresConnection::wait_readable() {
    co_await socket_->async_wait(socket_->wait_read, asio::use_awaitable);
    if (!connection_ || PQconsumeInput(connection_.get()) == 0) lost();
}

// Reads while it writes: otherwise two full buffers would wait for each other.
asio::awaitable<void> PostgresConnection::flush() {
    using namespace asio::experimental::awaitable_operators;
    for (int left; (left = PQflush(connection_.get())) != 0;) {
        if (left < 0) lost();
        co_await (socket_->async_wait(socket_->wait_write, asio::use_awaitable)
                  || socket_->async_wait(socket_->wait_read, asio::use_awaitable));
        if (!connection_ || PQconsumeInput(connection_.get()) == 0) lost();
    }
}

asio::awaitable<PostgresConnection::Result> PostgresConnection::next_result() {
    while (PQisBusy(connection_.get()) != 0) co_await wait_readable();
    co_return Result(PQgetResult(connection_.get()));
}

Rows PostgresConnection::rows_of(const PGresult* result) {
    Rows rows;
    rows.changed = std::atoll(PQcmdTuples(const_cast<PGresult*>(result)));
    for (int row = 0; row < PQntuples(result); ++row) {
        std::vector<Value> values;
        for (int column = 0; column < PQnfields(result); ++column) values.push_back(value_of(result, row, column));
        rows.emplace_back(std::move(values));
    }
    return rows;
}

asio::awaitable<Rows> PostgresConnection::execute(std::string sql) {
    check(PQsendQuery(connection_.get(), sql.c_str()));
    co_await flush();
    Rows rows;
    std::exception_ptr failure;
    while (const Result result = co_await next_result()) {
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_FATAL_ERROR) failure = failure_of(result.get());
        else if (status == PGRES_TUPLES_OK) rows = rows_of(result.get());
    }
    if (PQstatus(connection_.get()) == CONNECTION_BAD) lost();
    if (failure) std::rethrow_exception(failure);
    co_return rows;
}

// Those for many first, in the order in which the first unit has them.
std::vector<PostgresConnection::Sending> PostgresConnection::arranged(std::span<const Unit* const> units,
                                                                      std::vector<Answer>& answers) {
    std::vector<Sending> for_many, single;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const Unit& unit = *units[i];
        answers[i].rows.resize(unit.size());
        for (std::size_t j = 0; j < unit.size(); ++j) {
            const char* many = unit[j].for_many;
            auto to =
                std::find_if(for_many.begin(), for_many.end(), [&](const Sending& each) { return each.sql == many; });
            if (many == nullptr) to = single.insert(single.end(), {unit[j].sql, false, {}, {}, {}});
            else if (to == for_many.end()) to = for_many.insert(to, {many, true, {}, {}, {}});
            to->statements.push_back(&unit[j]);
            to->answers.push_back(&answers[i]);
            to->rows.push_back(&answers[i].rows[j]);
        }
    }
    std::move(single.begin(), single.end(), std::back_inserter(for_many));
    return for_many;
}

void PostgresConnection::send(Sending& sending) {
    PGconn* to = connection_.get();
    const std::string name = name_of(sending.sql);
    sending.is_prepared_first = prepared_.insert(sending.sql).second;
    if (sending.is_prepared_first) check(PQsendPrepare(to, name.c_str(), sending.sql, 0, nullptr));
    const PostgresParameters parameters = sending.is_for_many ? PostgresParameters(sending.statements)
                                                              : PostgresParameters(sending.statements[0]->values);
    check(PQsendQueryPrepared(to, name.c_str(), parameters.size(), parameters.texts(), parameters.lengths(),
                              parameters.formats(), 0));
}

void PostgresConnection::tell(const Sending& sending, const PGresult* result) {
    Rows told = rows_of(result);
    if (!sending.is_for_many) *sending.rows[0] = std::move(told);
    else
        for (const Row& row : told) sending.rows[static_cast<std::size_t>(row.number(0) - 1)]->changed = 1;
}

// In pipeline mode: the results, then null.
asio::awaitable<void> PostgresConnection::receive(const Sending& sending) {
    for (int part = sending.is_prepared_first ? 0 : 1; part < 2; ++part) {
        while (const Result result = co_await next_result()) {
            const ExecStatusType status = PQresultStatus(result.get());
            if (status == PGRES_FATAL_ERROR)
                for (Answer* answer : sending.answers) answer->failure = failure_of(result.get());
            else if (part == 1) tell(sending, result.get());
            if (part == 0 && status != PGRES_COMMAND_OK) prepared_.erase(sending.sql);
        }
        if (PQstatus(connection_.get()) == CONNECTION_BAD) lost();
    }
}

asio::awaitable<std::vector<PostgresConnection::Answer>> PostgresConnection::run(std::span<const Unit* const> units) {
    PGconn* to = connection_.get();
    if (to == nullptr) lost();
    check(PQenterPipelineMode(to));
    std::vector<Answer> answers(units.size());
    std::vector<Sending> sendings = arranged(units, answers);
    for (Sending& sending : sendings) send(sending);
    check(PQpipelineSync(to));
    co_await flush();
    for (const Sending& sending : sendings) co_await receive(sending);
    // A commit that fails says so here, before the sync.
    while (const Result result = co_await next_result()) {
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_PIPELINE_SYNC) break;
        if (status == PGRES_FATAL_ERROR) answers.front().failure = failure_of(result.get());
    }
    if (PQstatus(connection_.get()) == CONNECTION_BAD) lost();
    check(PQexitPipelineMode(to));
    co_return answers;
}

asio::awaitable<std::vector<std::string>> PostgresConnection::notifications() {
    std::vector<std::string> told;
    while (true) {
        while (PGnotify* notification = PQnotifies(connection_.get())) {
            told.emplace_back(notification->extra);
            PQfreemem(notification);
        }
        if (!told.empty()) co_return told;
        co_await wait_readable();
    }
}

}   // namespace roundhouse::server
