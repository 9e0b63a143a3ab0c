// A PostgreSQL server of one's own, for tests and for measuring: in a folder of its own, on a socket there.
#pragma once
#include <sys/types.h>

#include <filesystem>
#include <string>

namespace roundhouse::server::trial {

// A folder for a while, removed with everything in it.
class TrialFolder {
public:
    TrialFolder();
    ~TrialFolder();
    TrialFolder(const TrialFolder&) = delete;
    TrialFolder& operator=(const TrialFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

// From Debian's package postgresql-15; as root, it runs as the user nobody. Ends with the thread that started it. All
// throw std::runtime_error where it cannot be started.
class PrivatePostgres {
public:
    enum class Disk {
        skip,
        flush
    };   // whether commits wait for the disk; a process that is killed loses nothing either way
    explicit PrivatePostgres(Disk disk);
    ~PrivatePostgres();
    PrivatePostgres(const PrivatePostgres&) = delete;
    PrivatePostgres& operator=(const PrivatePostgres&) = delete;

    // The address of a new and empty database.
    std::string new_database();

    void stop();    // all connections break
    void start();   // REQUIRES: stopped. Returns when it answers.
    pid_t process() const { return process_; }

private:
    std::string address(const std::string& database) const;
    void make_log_files();

    TrialFolder folder_;
    Disk disk_;
    pid_t process_ = 0;
    int databases_ = 0;
};

}   // namespace roundhouse::server::trial
