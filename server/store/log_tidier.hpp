// Brings SQLite's write-ahead log into its file beside the commits, so that they need not wait for it.
#pragma once
#include <atomic>
#include <thread>

#include "server/store/sqlite_connection.hpp"

namespace roundhouse::server {

// As long as it is held nobody begins the log anew, though all of it may be in the file. REQUIRES: the last commit is
// not in the file yet.
class PlaceInLog {
public:
    explicit PlaceInLog(SqliteConnection& reader);   // throws StoreFailure
    ~PlaceInLog() { leave(); }
    PlaceInLog(const PlaceInLog&) = delete;
    PlaceInLog& operator=(const PlaceInLog&) = delete;

private:
    void leave();
    SqliteConnection& reader_;
};

// SQLite before 3.51.3 may lose pages for good where all of a log is in the file and a commit begins the log anew while
// another connection brings it in. So whoever commits brings in nothing himself but while the tidier rests, and the
// tidier holds a place in the log as it works.
class LogTidier {
public:
    // REQUIRES: the file is there, with a schema and in WAL mode. Throws StoreFailure.
    explicit LogTidier(const std::string& path);
    ~LogTidier();

    enum class Doing { resting, working, done, ended };
    Doing doing() const { return doing_; }

    // All three by the thread that commits, and by no other.
    void begin();   // REQUIRES: it rests, and the last commit is not in the file yet
    void await();   // until it is not working
    void rest();    // REQUIRES: it is done

private:
    void work();
    bool is_all_in();   // brings in what had been logged when it began; false where something is left

    SqliteConnection tidier_, reader_;
    std::atomic<Doing> doing_ = Doing::resting;
    std::thread thread_;
};

}   // namespace roundhouse::server
