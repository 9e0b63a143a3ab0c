// The store in a SQLite file: one thread that writes, and some that read.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "server/store/log_tidier.hpp"
#include "server/store/migrations.hpp"
#include "server/store/thread_priority.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t most_units_a_batch = 512;   // so that no commit waits for very many others
// From the beginning of one batch to that of the next: to make a batch durable costs about as much as five moves. Who
// comes to a store at rest does not wait.
constexpr std::chrono::milliseconds between_batches{1};
constexpr int reading_threads = 2;
// Where the rest is brought in, everybody waits for some milliseconds: seldom enough to be less than one commit in a
// hundred.
constexpr int enough_logged_pages = 128'000, most_logged_pages = 256'000;

// Held by the one process that has the store open; the kernel lets go of it when the process ends, however it does.
class FileLock {
public:
    explicit FileLock(const std::string& path)
        : file_(::open((path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
        if (file_ < 0)
            throw StoreFailure(fmt::format("The store {} cannot be opened: its folder cannot be written.", path));
        if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
        ::close(file_);
        throw StoreFailure(fmt::format("The store {} is in use by another process.", path));
    }
    ~FileLock() { ::close(file_); }
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    int file_;
};

// Jobs on their way to the threads that do them. When closed, the waiting ones are still done.
template <class Job>
class JobQueue {
public:
    void push(Job job) {
        {
            const std::lock_guard hold(lock_);
            jobs_.push_back(std::move(job));
        }
        changed_.notify_one();
    }
    void close() {
        {
            const std::lock_guard hold(lock_);
            is_closed_ = true;
        }
        changed_.notify_all();
    }
    // Waits for one; takes as many as there are, `most` at most. Empty: closed, and all is done.
    std::vector<Job> take(std::size_t most) {
        std::unique_lock hold(lock_);
        changed_.wait(hold, [&] { return is_closed_ || !jobs_.empty(); });
        std::vector<Job> taken;
        for (; !jobs_.empty() && taken.size() < most; jobs_.pop_front()) taken.push_back(std::move(jobs_.front()));
        return taken;
    }

private:
    std::mutex lock_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool is_closed_ = false;
};

// Brings the schema of the file forward, in one transaction.
void migrate(SqliteConnection& connection) {
    connection.execute("BEGIN IMMEDIATE");
    const std::int64_t version = connection.number("PRAGMA user_version");
    const auto latest = static_cast<std::int64_t>(migrations().size());
    if (version > latest) throw StoreFailure(newer_schema(version));
    for (std::int64_t next = version; next < latest; ++next)
        connection.execute(std::string(migrations()[static_cast<std::size_t>(next)].text));
    connection.execute(fmt::format("PRAGMA user_version = {}", latest));
    connection.execute("COMMIT");
}

class SqliteDatabase final : public Database {
public:
    explicit SqliteDatabase(const std::string& path) : lock_(path), writer_(path, SqliteConnection::Access::write) {
        // A commit changes a little on several pages, each of which is logged as a whole: small ones are cheaper. (Of a
        // new file; one that is there keeps its own.)
        writer_.execute(
            "PRAGMA page_size = 2048; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;"
            " PRAGMA cache_size = -65536");   // kB
        migrate(writer_);
        tidier_.emplace(path);
        for (int i = 0; i < reading_threads; ++i)
            connections_.push_back(std::make_unique<SqliteConnection>(path, SqliteConnection::Access::read));
        threads_.emplace_back([this] { write_all(); });
        for (const auto& connection : connections_)
            threads_.emplace_back([this, &connection] { read_all(*connection); });
    }

    ~SqliteDatabase() override {
        writes_.close();
        reads_.close();
        for (std::thread& thread : threads_) thread.join();
        connections_.clear();
        tidier_.reset();
        writer_.bring_in_all();
    }

protected:
    void submit_write(Unit unit, Done done) override { writes_.push({std::move(unit), std::move(done)}); }
    void submit_read(Statement statement, Done done) override { reads_.push({std::move(statement), std::move(done)}); }

private:
    struct Write {
        Unit unit;
        Done done;
        std::vector<Rows> answer = {};
        std::exception_ptr failure = {};
    };
    struct Read {
        Statement statement;
        Done done;
    };

    void read_all(SqliteConnection& connection) {
        while (true) {
            std::vector<Read> reads = reads_.take(1);
            if (reads.empty()) return;
            std::vector<Rows> answer;
            std::exception_ptr failure;
            try {
                answer.push_back(connection.run(reads[0].statement));
            } catch (...) {
                failure = std::current_exception();
            }
            reads[0].done(std::move(failure), std::move(answer));
        }
    }

    // All who have moved wait for this thread, which itself mostly waits for the disk: it goes first where the process
    // may say so.
    void write_all() {
        set_priority(first_of_all);
        for (auto next = std::chrono::steady_clock::now();; std::this_thread::sleep_until(next)) {
            std::vector<Write> batch = writes_.take(most_units_a_batch);
            if (batch.empty()) return;
            next = std::chrono::steady_clock::now() + between_batches;
            if (!is_done(batch, Each::bare)) is_done(batch, Each::in_a_savepoint);
            ++batches_;
            commits_ += static_cast<std::int64_t>(batch.size());
            waiting_ -= static_cast<std::int64_t>(batch.size());
            for (Write& write : batch) write.done(std::move(write.failure), std::move(write.answer));
            keep_log_short();
        }
    }

    // The log begins anew only where all of it is in the file when a commit comes: so the writer brings in the little
    // that is left.
    void keep_log_short() {
        using Doing = LogTidier::Doing;
        const int pages = writer_.logged_pages();
        if (pages > most_logged_pages) tidier_->await();
        if (tidier_->doing() == Doing::done) {
            writer_.bring_in();
            tidier_->rest();
        } else if (pages > enough_logged_pages && tidier_->doing() == Doing::resting) tidier_->begin();
    }

    // A unit that fails leaves the others of its batch alone only in a savepoint of its own, which costs about as much
    // as the unit. Nearly all batches are done without.
    enum class Each { bare, in_a_savepoint };

    // False where nothing has happened; every unit then knows why.
    bool is_done(std::vector<Write>& batch, Each each) {
        try {
            writer_.run({"BEGIN IMMEDIATE", {}});
            for (Write& write : batch) {
                write.answer.clear();
                write.failure = nullptr;
                if (each == Each::bare) attempt(write);
                else attempt_alone(write);
            }
            writer_.run({"COMMIT", {}});
            return true;
        } catch (...) {
            for (Write& write : batch) write.failure = std::current_exception();
        }
        try {
            writer_.execute("ROLLBACK");
        } catch (const StoreFailure&) {   // some failures have already rolled it back
        }
        return false;
    }

    void attempt(Write& write) {
        for (const Statement& statement : write.unit) write.answer.push_back(writer_.run(statement));
    }

    void attempt_alone(Write& write) {
        writer_.run({"SAVEPOINT unit", {}});
        try {
            attempt(write);
        } catch (const StoreFailure&) {
            write.failure = std::current_exception();
            writer_.run({"ROLLBACK TO unit", {}});
        }
        writer_.run({"RELEASE unit", {}});
    }

    FileLock lock_;
    SqliteConnection writer_;
    std::optional<LogTidier> tidier_;   // once there is a schema
    std::vector<std::unique_ptr<SqliteConnection>> connections_;
    JobQueue<Write> writes_;
    JobQueue<Read> reads_;
    std::vector<std::thread> threads_;
};

}   // namespace

std::unique_ptr<Database> open_sqlite(const std::string& path) {
    // Once, before the library is first used: to count its bytes it would lock all threads out at every allocation.
    static const int is_counting_off = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(is_counting_off);
    return std::make_unique<SqliteDatabase>(path);
}

}   // namespace roundhouse::server
