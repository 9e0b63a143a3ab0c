// Everything that can be set. Flags win over the environment, which wins over a TOML file.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace roundhouse::server {

struct Settings {
    std::string data;    // directory of the SQLite file
    std::string store;   // empty: roundhouse.db in `data`; or postgres://…
    std::string address = "127.0.0.1";
    int port = 8080;
    bool behind_proxy = false;
    std::vector<std::string> origins;   // trusted beside the server's own
    int worker_threads = 0;             // 0: one per core, less one
    int baron_ms = 800;                 // per move
    double requests_per_second = 100;   // by address
    double messages_per_second = 50;    // by player
    double views_per_second = 10;       // to somebody at a table who has nothing to decide
    int tables_per_player = 200;
    int connections = 20'000;
    int connections_per_address = 0;   // 0: 500, and no limit from this machine itself
    int body_bytes = 4'000'000;
    int message_bytes = 64'000;
    int patience_s = 30;              // for a request to arrive, and for a client to take a message
    int guest_days = 90;              // after which guests who have left nothing behind are forgotten; 0: never
    std::string log_level = "info";   // debug, info, warn, error, off
};

// One thing that can be set: `name` as in `--worker-threads`, ROUNDHOUSE_WORKER_THREADS, worker_threads = 2.
struct Setting {
    std::string name, explanation;
    std::string old_name;   // which keeps working; empty where there is none
    // Reads a text; throws std::runtime_error with a sentence where it makes no sense.
    std::function<void(Settings&, const std::string&)> set;
};
const std::vector<Setting>& all_settings();

// From the environment (`ROUNDHOUSE_…`), over what is in the file where `path` is not empty. Throws std::runtime_error
// with a sentence.
Settings read_settings(const std::string& path, const std::map<std::string, std::string>& flags);

std::string usual_data_directory();

}   // namespace roundhouse::server
