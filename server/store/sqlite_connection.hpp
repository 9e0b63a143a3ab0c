// One connection to a SQLite file, used by one thread at a time.
#pragma once
#include <sqlite3.h>

#include <memory>
#include <string>
#include <unordered_map>

#include "server/store/database.hpp"

namespace roundhouse::server {

class SqliteConnection {
public:
    enum class Access { write, read };
    // Throws StoreFailure.
    SqliteConnection(const std::string& path, Access access);
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    // All of these throw StoreFailure, `run` also Conflict.
    void execute(const std::string& sql);   // one or more statements without values or rows
    Rows run(const Statement& statement);
    std::int64_t number(const std::string& sql);   // one row, one column

    // Pages in the write-ahead log after this connection's last commit. None comes into the file by itself.
    int logged_pages() const { return logged_pages_; }
    // Brings the log into the file as far as no reader needs it; nobody waits for it. Where that was all (true), the
    // next commit begins the log anew. No other connection may bring in or commit meanwhile but as LogTidier says.
    bool bring_in();
    // Waits for readers and leaves an empty log.
    void bring_in_all();

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    struct Close {
        void operator()(sqlite3* connection) const { sqlite3_close(connection); }
    };
    // A statement with the index of each of its values.
    struct Prepared {
        std::unique_ptr<sqlite3_stmt, Finalize> statement;
        std::vector<int> places;
    };
    Prepared& prepared(const Statement& statement);
    [[noreturn]] void fail() const;

    std::string path_;
    int logged_pages_ = 0;
    std::unique_ptr<sqlite3, Close> connection_;
    std::unordered_map<const char*, Prepared> prepared_;   // gone before the connection
};

}   // namespace roundhouse::server
