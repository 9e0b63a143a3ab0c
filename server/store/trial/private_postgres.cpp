#include "server/store/trial/private_postgres.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <thread>
#include <vector>

extern char** environ;

namespace roundhouse::server::trial {

namespace {

namespace fs = std::filesystem;
constexpr std::string_view programs = "/usr/lib/postgresql/15/bin/";

// Starts a program of PostgreSQL, which refuses to be root; what it says goes to `log`.
pid_t started(const std::string& program, const std::vector<std::string>& arguments, const std::string& log) {
    std::vector<std::string> words{"setpriv", "--pdeathsig=INT"};
    if (::geteuid() == 0) words.insert(words.end(), {"--reuid=nobody", "--regid=nogroup", "--clear-groups"});
    words.push_back(std::string(programs) + program);
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    posix_spawn_file_actions_adddup2(&files, 1, 2);
    pid_t process = 0;
    const int result = ::posix_spawnp(&process, "setpriv", &files, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    if (result != 0) throw std::runtime_error("setpriv cannot be started.");
    return process;
}

}   // namespace

TrialFolder::TrialFolder() {
    std::string name = (fs::temp_directory_path() / "roundhouse-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("No folder can be made for the trial.");
    path_ = name;
}

TrialFolder::~TrialFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

PrivatePostgres::PrivatePostgres(Disk disk) : disk_(disk) {
    fs::create_directory(folder_.file("data"));
    if (const passwd* nobody = ::getpwnam("nobody"); ::geteuid() == 0 && nobody != nullptr)
        for (const fs::path& path : {folder_.path(), folder_.path() / "data"})
            if (::chown(path.c_str(), nobody->pw_uid, nobody->pw_gid) != 0) throw std::runtime_error("chown failed.");
    const pid_t maker =
        started("initdb", {"-D", folder_.file("data"), "-U", "trial", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"},
                folder_.file("initdb.log"));
    int status = 0;
    ::waitpid(maker, &status, 0);
    if (status != 0) throw std::runtime_error("initdb failed; is the package postgresql-15 installed?");
    start();
    if (disk_ == Disk::flush) make_log_files();
}

PrivatePostgres::~PrivatePostgres() {
    if (process_ != 0) stop();
}

void PrivatePostgres::start() {
    const char* flush = disk_ == Disk::flush ? "on" : "off";
    process_ = started("postgres",
                       {"-D", folder_.file("data"), "-k", folder_.path().string(), "-c", "listen_addresses=", "-c",
                        "shared_buffers=256MB", "-c", "min_wal_size=1GB", "-c", "max_wal_size=4GB", "-c",
                        fmt::format("fsync={}", flush)},
                       folder_.file("postgres.log"));
    for (int attempt = 0; attempt < 600; ++attempt) {
        if (PQping(address("postgres").c_str()) == PQPING_OK) return;
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
    }
    throw std::runtime_error("PostgreSQL does not answer.");
}

void PrivatePostgres::stop() {
    ::kill(process_, SIGINT);   // breaks the connections; everything committed stays
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
}

// A database that has run for a while writes its log into files that it has used before; a new one makes each file when
// it needs it, and all commits wait meanwhile.
void PrivatePostgres::make_log_files() {
    PGconn* connection = PQconnectdb(address("postgres").c_str());
    for (const char* sql :
         {"SELECT pg_logical_emit_message(true, '', ''), pg_switch_wal() FROM generate_series(1, 40)", "CHECKPOINT"})
        PQclear(PQexec(connection, sql));
    PQfinish(connection);
}

std::string PrivatePostgres::address(const std::string& database) const {
    return fmt::format("postgresql:///{}?host={}&user=trial", database, folder_.path().string());
}

std::string PrivatePostgres::new_database() {
    const std::string name = fmt::format("trial_{}", ++databases_);
    PGconn* connection = PQconnectdb(address("postgres").c_str());
    PGresult* result = PQexec(connection, fmt::format("CREATE DATABASE {}", name).c_str());
    const bool is_made = PQresultStatus(result) == PGRES_COMMAND_OK;
    PQclear(result);
    PQfinish(connection);
    if (!is_made) throw std::runtime_error("No database can be made for the trial.");
    return address(name);
}

}   // namespace roundhouse::server::trial
