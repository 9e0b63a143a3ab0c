// The store in a PostgreSQL database: connections that share one thread of their own.
#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <deque>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "server/store/columns.hpp"
#include "server/store/migrations.hpp"
#include "server/store/postgres_connection.hpp"
#include "server/store/postgres_notices.hpp"

namespace roundhouse::server {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int writers = 2, readers = 2;   // one fills a batch while the other waits for the disk
constexpr std::size_t most_writes_a_batch = 256, most_reads_a_batch = 16;
// From the beginning of one batch to that of the next: to make one durable costs as much as many moves. Who comes to a
// store at rest does not wait. Other processes may wait longer: every notice wakes them all.
constexpr Clock::duration between_writes = 300us, between_notices = 5ms;
// Those who write look rows up one by one in the order in which they come, and plan it once: the planner, who thinks of
// every few rows anew, takes longer than they.
constexpr const char* plans_of_writers = "SET plan_cache_mode = force_generic_plan; SET enable_hashjoin = off; SET "
                                         "enable_mergejoin = off; SET enable_seqscan = off";
constexpr auto patience = 30s;   // how long a database may be away before those who wait are told
constexpr auto between_attempts = 100ms;
constexpr auto between_sweeps = 2s;   // for notices that a killed process had no time to send
constexpr auto swept = 60s;           // how far back, for clocks that differ

asio::awaitable<void> migrate(PostgresConnection& connection) {
    co_await connection.execute("SELECT pg_advisory_lock(722176)");   // processes that start together go one by one
    co_await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    Rows rows = co_await connection.execute("SELECT version FROM schema_version");
    const std::int64_t version = rows.empty() ? 0 : rows[0].number(0);
    const auto latest = static_cast<std::int64_t>(migrations().size());
    if (version > latest) throw StoreFailure(newer_schema(version));
    for (std::int64_t next = version; next < latest; ++next)   // each is one transaction
        co_await connection.execute(
            fmt::format("{}; DELETE FROM schema_version; INSERT INTO schema_version VALUES ({})",
                        migrations()[static_cast<std::size_t>(next)].text, next + 1));
    co_await connection.execute("SELECT pg_advisory_unlock(722176)");
}

class PostgresDatabase final : public Database {
public:
    explicit PostgresDatabase(std::string address) : address_(std::move(address)) {
        prepare();
        for (int i = 0; i < writers; ++i) work_on(writes_, most_writes_a_batch);
        for (int i = 0; i < readers; ++i) work_on(reads_, most_reads_a_batch);
        asio::co_spawn(io_, listen(), asio::detached);
        asio::co_spawn(io_, tell_others(), asio::detached);
        asio::co_spawn(io_, sweep(), asio::detached);
        io_.restart();
        thread_ = std::thread([this] { io_.run(); });
    }

    // NOLINTNEXTLINE(bugprone-exception-escape): a post fails for want of memory only, and to cancel a timer never
    ~PostgresDatabase() override {
        asio::post(io_, [this] {
            is_closing_ = true;
            writes_.changed.cancel();
            reads_.changed.cancel();
        });
        thread_.join();
    }

    void announce_elsewhere(const Notice& notice) override {
        const std::lock_guard hold(lock_);
        unsent_.push_back(notice);
        if (unsent_.size() == 1) asio::post(io_, [this] { unsent_changed_.cancel(); });
    }

protected:
    void submit_write(Unit unit, Done done) override { submit(writes_, std::move(unit), std::move(done)); }
    void submit_read(Statement statement, Done done) override {
        submit(reads_, Unit{std::move(statement)}, std::move(done));
    }

private:
    struct Job {
        Unit unit;
        Done done;
    };
    struct Queue {
        enum class Kind { writes, reads };
        explicit Queue(asio::io_context& io, Kind of) : kind(of), changed(io, Clock::time_point::max()) {}
        Kind kind;
        std::deque<Job> jobs;         // under lock_
        bool is_called = false;       // under lock_: whoever does them knows that there are some
        asio::steady_timer changed;   // never expires; cancelled when there is something to do
        Clock::time_point next;       // when the next batch may begin
    };
    using Batch = std::vector<Job>;

    // Whoever has opened the store hears all that others tell from then on.
    void prepare() {
        std::exception_ptr failure;
        asio::co_spawn(
            io_,
            [this]() -> asio::awaitable<void> {
                PostgresConnection connection(io_.get_executor());
                co_await connection.connect(address_);
                co_await migrate(connection);
                co_await begin_to_listen();
            },
            [&failure](std::exception_ptr thrown) { failure = std::move(thrown); });
        io_.run();
        if (failure) std::rethrow_exception(failure);
    }

    void work_on(Queue& queue, std::size_t most) {
        ++workers_;
        asio::co_spawn(io_, work(queue, most), [this](const std::exception_ptr&) {
            if (--workers_ == 0) io_.stop();   // the others would wait for ever
        });
    }

    // To wake the thread of the store costs more than to hand it a job: once for many.
    void submit(Queue& queue, Unit unit, Done done) {
        const std::lock_guard hold(lock_);
        queue.jobs.push_back({std::move(unit), std::move(done)});
        if (!std::exchange(queue.is_called, true)) asio::post(io_, [&queue] { queue.changed.cancel_one(); });
    }

    bool is_empty(const Queue& queue) {
        const std::lock_guard hold(lock_);
        return queue.jobs.empty();
    }

    Batch taken(Queue& queue, std::size_t most) {
        const std::lock_guard hold(lock_);
        Batch batch;
        for (; !queue.jobs.empty() && batch.size() < most; queue.jobs.pop_front())
            batch.push_back(std::move(queue.jobs.front()));
        queue.is_called = !queue.jobs.empty();
        if (queue.is_called) queue.changed.cancel_one();
        return batch;
    }

    static asio::awaitable<void> until_cancelled(asio::steady_timer& timer) {
        boost::system::error_code cancelled;
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
    }

    asio::awaitable<void> pause(Clock::duration time) const {
        asio::steady_timer timer(co_await asio::this_coro::executor, time);
        co_await timer.async_wait(asio::use_awaitable);
    }

    asio::awaitable<void> work(Queue& queue, std::size_t most) {
        PostgresConnection connection(io_.get_executor());
        while (true) {
            while (is_empty(queue) && !is_closing_) co_await until_cancelled(queue.changed);
            if (is_empty(queue)) co_return;
            if (queue.kind == Queue::Kind::writes) co_await gather(queue);
            Batch batch = taken(queue, most);
            if (batch.empty()) continue;   // another one took them
            // Two processes that lock the same tables do so in the same order.
            std::sort(batch.begin(), batch.end(), [](const Job& a, const Job& b) { return subject(a) < subject(b); });
            const auto size = static_cast<std::int64_t>(batch.size());
            co_await settle(connection, queue.kind, std::move(batch));
            if (queue.kind == Queue::Kind::reads) continue;
            ++batches_;
            commits_ += size;
            waiting_ -= size;
        }
    }

    // Waits until the next batch may begin, and puts off the one after it.
    asio::awaitable<void> gather(Queue& queue) const {
        const Clock::time_point begin = std::max(queue.next, Clock::now());
        queue.next = begin + between_writes;
        if (begin > Clock::now()) co_await pause(begin - Clock::now());
    }

    // The table or player that it is about.
    static const Value& subject(const Job& job) {
        static const Value none;
        return job.unit.front().values.empty() ? none : job.unit.front().values.front();
    }

    // Does the batch, on a new connection as often as one is lost, and answers all who wait.
    asio::awaitable<void> settle(PostgresConnection& connection, Queue::Kind kind, Batch batch) {
        const auto deadline = Clock::now() + patience;
        bool is_known = true;   // that nothing of the batch has happened
        while (true) {
            std::string away;
            try {
                if (!connection.is_open()) {
                    co_await connection.connect(address_);
                    if (kind == Queue::Kind::writes) co_await connection.execute(plans_of_writers);
                }
                is_known = false;
                if (co_await is_answered(connection, batch)) co_return;
                break;
            } catch (const std::exception& failure) {   // ConnectionLost, or what the socket said
                away = failure.what();
            }
            connection.close();
            ++reconnects_;
            if (Clock::now() > deadline || (is_closing_ && is_known)) {
                const std::string sentence = is_known ? away : away + " It is not known whether this was done.";
                for (Job& job : batch) job.done(std::make_exception_ptr(StoreFailure(sentence)), {});
                co_return;
            }
            co_await pause(between_attempts);
        }
        // One of them fails, and because of it nothing has happened: each alone.
        for (Job& job : batch) {
            Batch single;
            single.push_back(std::move(job));
            co_await settle(connection, kind, std::move(single));
        }
    }

    // False where one of several has failed. Throws ConnectionLost.
    asio::awaitable<bool> is_answered(PostgresConnection& connection, Batch& batch) {
        std::vector<const Unit*> units;
        for (const Job& job : batch) units.push_back(&job.unit);
        std::vector<PostgresConnection::Answer> answers = co_await connection.run(units);
        if (batch.size() > 1)
            for (const PostgresConnection::Answer& answer : answers)
                if (answer.failure) co_return false;
        for (std::size_t i = 0; i < batch.size(); ++i)
            batch[i].done(std::move(answers[i].failure), std::move(answers[i].rows));
        co_return true;
    }

    asio::awaitable<void> begin_to_listen() {
        co_await listener_.connect(address_);
        co_await listener_.execute("LISTEN roundhouse");
    }

    // Hears what other processes tell.
    asio::awaitable<void> listen() {
        while (true) {
            try {
                if (!listener_.is_open()) {
                    co_await begin_to_listen();
                    board_.post({});   // meanwhile anything may have been told
                }
                for (const std::string& payload : co_await listener_.notifications())
                    for (Notice& notice : notices_in(payload, process_)) board_.post(std::move(notice));
                continue;
            } catch (const std::exception&) {
                listener_.close();
            }
            co_await pause(between_attempts);
        }
    }

    std::vector<Notice> taken_notices() {
        const std::lock_guard hold(lock_);
        return std::exchange(unsent_, {});
    }

    // Tells the others, many notices at a time, outside of the transactions: NOTIFY makes commits wait for each other.
    asio::awaitable<void> tell_others() {
        PostgresConnection connection(io_.get_executor());
        while (true) {
            std::vector<Notice> notices = taken_notices();
            for (; notices.empty(); notices = taken_notices()) co_await until_cancelled(unsent_changed_);
            try {
                if (!connection.is_open()) {
                    co_await connection.connect(address_);
                    co_await connection.execute("SET synchronous_commit = off");
                }
                for (const std::string& payload : payloads(notices, process_)) {
                    const Unit unit{{"SELECT pg_notify('roundhouse', $1)", {payload}}};
                    const Unit* units[] = {&unit};
                    co_await connection.run(units);
                }
                co_await pause(between_notices);
                continue;
            } catch (const std::exception&) {
                connection.close();
            }
            // Those who listen have lost their connections too and look at everything.
            co_await pause(between_attempts);
        }
    }

    // Finds entries of which nobody told.
    asio::awaitable<void> sweep() {
        PostgresConnection connection(io_.get_executor());
        std::map<std::string, std::int64_t> known;
        while (true) {
            co_await pause(between_sweeps);
            const Time now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
            const Unit unit{{"SELECT id, number FROM tables WHERE status IN ('waiting', 'playing', 'over')"
                             " AND moved_hour >= CAST($1 AS BIGINT) / 3600000 AND moved_at >= $1",
                             {column(now - swept)}}};
            const Unit* units[] = {&unit};
            try {
                if (!connection.is_open()) co_await connection.connect(address_);
                std::vector<PostgresConnection::Answer> answers = co_await connection.run(units);
                if (answers[0].failure) continue;
                std::map<std::string, std::int64_t> found;
                for (Row& row : answers[0].rows[0]) found.emplace(std::move(row.text(0)), row.number(1));
                for (const auto& [table, number] : found)
                    if (const auto before = known.find(table); before == known.end() || before->second < number)
                        board_.post({Notice::What::log, {table}, number});
                known.swap(found);
            } catch (const std::exception&) {
                connection.close();
            }
        }
    }

    const std::string address_;
    const std::string process_ = new_mark();
    asio::io_context io_{1};
    PostgresConnection listener_{io_.get_executor()};
    Queue writes_{io_, Queue::Kind::writes}, reads_{io_, Queue::Kind::reads};
    std::mutex lock_;
    std::vector<Notice> unsent_;   // under lock_
    asio::steady_timer unsent_changed_{io_, asio::steady_timer::time_point::max()};
    int workers_ = 0;
    bool is_closing_ = false;
    std::thread thread_;
};

}   // namespace

std::unique_ptr<Database> open_postgres(const std::string& address) {
    return std::make_unique<PostgresDatabase>(address);
}

}   // namespace roundhouse::server
