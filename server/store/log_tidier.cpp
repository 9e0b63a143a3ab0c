#include "server/store/log_tidier.hpp"

#include "server/store/thread_priority.hpp"

namespace roundhouse::server {

namespace {

constexpr int most_rounds = 3;   // each brings in what was logged during the one before, which is ever less

}   // namespace

PlaceInLog::PlaceInLog(SqliteConnection& reader) : reader_(reader) {
    reader_.execute("BEGIN");
    try {
        reader_.number("SELECT count(*) FROM sqlite_schema");   // whoever has read nothing has no place
    } catch (...) {
        leave();
        throw;
    }
}

void PlaceInLog::leave() {
    try {
        reader_.execute("COMMIT");
    } catch (const StoreFailure&) {   // it only read: nothing can be lost
    }
}

LogTidier::LogTidier(const std::string& path)
    : tidier_(path, SqliteConnection::Access::write), reader_(path, SqliteConnection::Access::read) {
    tidier_.number("PRAGMA user_version");   // a connection that has read nothing brings nothing in
    thread_ = std::thread([this] { work(); });
}

LogTidier::~LogTidier() {
    await();
    doing_ = Doing::ended;
    doing_.notify_all();
    thread_.join();
}

void LogTidier::begin() {
    doing_ = Doing::working;
    doing_.notify_all();
}

void LogTidier::await() { doing_.wait(Doing::working); }
void LogTidier::rest() { doing_ = Doing::resting; }

// Between two rounds nothing is held, but something is left, so that the log is not begun anew then either.
void LogTidier::work() {
    set_priority(last_of_all);
    for (;;) {
        for (Doing now = doing_; now != Doing::working; now = doing_) {
            if (now == Doing::ended) return;
            doing_.wait(now);
        }
        try {
            for (int round = 0; round < most_rounds && !is_all_in();) ++round;
        } catch (const StoreFailure&) {   // the log stays as long as it is, until the next time
        }
        doing_ = Doing::done;
        doing_.notify_all();
    }
}

bool LogTidier::is_all_in() {
    const PlaceInLog held(reader_);
    return tidier_.bring_in();
}

}   // namespace roundhouse::server
