// Load on a server of one's own, with both stores: how many moves a second it acknowledges, how soon, and what an idle
// socket costs.
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <fmt/format.h>
#include <fstream>

#include "bench/load/socket.hpp"
#include "bench/load/store_load.hpp"
#include "server/store/trial/private_postgres.hpp"
#include "server/trial/server_process.hpp"

namespace {

using namespace roundhouse;
using bench::LoadFigures;

struct Options {
    std::string program;
    std::vector<std::string> games{"kansas-pacific"};
    int tables = 100, seconds = 10, idle = 10'000, games_a_table = 12;
    double pace = 5'000;
    std::string views = "10";   // a second, to those who are not asked anything
    bool without_stores = false;
};

// Of this thread and of all that it starts from now on: so the server has one core for itself, and its clients the
// other.
void use_core(int core) {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(core), &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}
constexpr int servers_core = 0, clients_core = 1;
constexpr int before_the_database =
    -10;   // a priority: clients who are elsewhere would not wait for it. Needs the right to it

// Processor time that a process has used.
double cpu_seconds(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/stat", process));
    std::string text(std::istreambuf_iterator<char>(file), {});
    std::istringstream words(text.substr(text.rfind(')') + 2));
    std::string word;
    long user = 0, system = 0;
    for (int i = 0; i < 11; ++i) words >> word;
    words >> user >> system;
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double megabytes(pid_t process) {
    std::ifstream file(fmt::format("/proc/{}/status", process));
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    return 0;
}

float percentile(std::vector<float>& sorted, double part) {
    return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

struct Cpu {
    double server = 0, clients = 0;   // seconds
};

void print_header() {
    fmt::print("{:<11} {:<21} {:<7} {:>8} {:>8} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8} {:>8} {:>9} {:>7}\n", "store",
               "game", "load", "moves/s", "views/s", "MB/s", "p50 ms", "p90 ms", "p99 ms", "max ms", "server %",
               "us/move", "clients %", "refused");
}

void print_run(std::string_view store, std::string_view game, std::string_view load, LoadFigures figures,
               double seconds, const Cpu& cpu) {
    std::sort(figures.latencies_ms.begin(), figures.latencies_ms.end());
    const auto moves = static_cast<double>(figures.moves);
    fmt::print("{:<11} {:<21} {:<7} {:>8.0f} {:>8.0f} {:>7.1f} {:>7.2f} {:>7.2f} {:>7.2f} {:>8.2f} {:>8.0f} {:>8.1f} "
               "{:>9.0f} {:>7}\n",
               store, game, load, moves / seconds, static_cast<double>(figures.views) / seconds,
               static_cast<double>(figures.bytes) / seconds / 1e6, percentile(figures.latencies_ms, 0.5),
               percentile(figures.latencies_ms, 0.9), percentile(figures.latencies_ms, 0.99),
               figures.latencies_ms.empty() ? 0 : figures.latencies_ms.back(), 100 * cpu.server / seconds,
               figures.moves == 0 ? 0 : cpu.server / moves * 1e6, 100 * cpu.clients / seconds, figures.refused);
    std::fflush(stdout);
}

void measure_moves(const Options& options, std::string_view store, const std::string& game,
                   server::trial::ServerProcess& server) {
    boost::asio::io_context io;
    bench::LoadPlayers players(io, server.port(),
                               bench::made_places(server.port(), game, options.tables, options.games_a_table));
    players.pace(100);
    players.play(std::chrono::seconds{2});   // sockets open, tables are read
    setpriority(PRIO_PROCESS, 0, before_the_database);
    for (const double pace : {options.pace, 0.0}) {
        players.pace(pace);
        const Cpu before{cpu_seconds(server.process()), cpu_seconds(getpid())};
        LoadFigures figures = players.play(std::chrono::seconds{options.seconds});
        const Cpu used{cpu_seconds(server.process()) - before.server, cpu_seconds(getpid()) - before.clients};
        print_run(store, game, pace > 0 ? fmt::format("{:.0f}/s", pace) : "full", std::move(figures), options.seconds,
                  used);
    }
}

// People who only look, ten at each table.
void measure_idle(const Options& options, server::trial::ServerProcess& server) {
    boost::asio::io_context io;
    const bench::Place place = bench::hot_seats(server.port(), (options.idle + 9) / 10);
    const double before = megabytes(server.process());
    std::vector<std::unique_ptr<bench::Stream>> streams;
    int open = 0, failed = 0;
    for (int i = 0; i < options.idle; ++i) {
        streams.push_back(std::make_unique<bench::Stream>(io));
        boost::asio::co_spawn(io,
                              bench::open_socket(*streams.back(), server.port(),
                                                 place.tables[static_cast<std::size_t>(i) / 10], place.cookies[0]),
                              [&](const std::exception_ptr& failure) { ++(failure ? failed : open); });
        if (i % 50 == 0) io.run(), io.restart();
    }
    io.run();
    const double after = megabytes(server.process());
    fmt::print("{} idle sockets ({} refused): the server has {:.0f} MB, {:.0f} MB before; {:.1f} kB a socket.\n\n",
               open, failed, after, before, (after - before) * 1024 / std::max(1, open));
}

std::vector<std::string> serve_arguments(const Options& options, std::vector<std::string> store) {
    for (const char* limit : {"--requests-per-second", "--messages-per-second", "--tables-per-player", "--connections",
                              "--connections-per-address"})
        store.insert(store.end(), {limit, "1000000"});
    store.insert(store.end(), {"--log-level", "warn", "--worker-threads", "1", "--views-per-second", options.views});
    return store;
}

void measure_store(const Options& options, std::string_view store, const std::string& where) {
    bench::StoreLoad load = bench::load_store(where, options.tables, std::chrono::seconds{options.seconds});
    std::sort(load.latencies_ms.begin(), load.latencies_ms.end());
    fmt::print("{} alone: {:.0f} commits/s, {:.1f} a batch; p50 {:.2f} ms, p99 {:.2f} ms; {:.1f} us of processor a "
               "commit, callers included\n",
               store, static_cast<double>(load.commits) / options.seconds, load.commits_a_batch,
               percentile(load.latencies_ms, 0.5), percentile(load.latencies_ms, 0.99),
               load.cpu_seconds / static_cast<double>(load.commits) * 1e6);
    std::fflush(stdout);
}

void start(server::trial::ServerProcess& server) {
    use_core(servers_core);
    server.start();
    use_core(clients_core);
}

void measure(const Options& options, std::string_view store, const std::vector<std::string>& arguments) {
    server::trial::ServerProcess server(options.program, serve_arguments(options, arguments));
    start(server);
    print_header();
    for (const std::string& game : options.games) measure_moves(options, store, game, server);
    if (options.idle > 0) {
        server.stop();
        start(server);
        measure_idle(options, server);
    }
    server.stop();
}

void allow_many_files() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int run(int argc, char** argv) {
    CLI::App app("Load on a server of one's own, with both stores. Its clients look for news every tenth of a "
                 "millisecond rather than be woken,\n"
                 "which would cost the server's core what it does not cost where clients are elsewhere.");
    Options options;
    std::string store = "both";
    app.add_option("program", options.program, "The built roundhouse; without it, the stores alone");
    app.add_option("--store", store, "sqlite, postgres or both");
    app.add_option("--tables", options.tables, "Games at once, with four sockets each");
    app.add_option("--game", options.games, "Ids of the games to play");
    app.add_option("--games-a-table", options.games_a_table, "Games made beforehand for each of these");
    app.add_option("--views-per-second", options.views,
                   "Sent to those who are not asked anything; 0: one for each change");
    app.add_option("--seconds", options.seconds, "For each measurement");
    app.add_option("--pace", options.pace, "Moves a second where latencies count");
    app.add_flag("--without-stores", options.without_stores, "Do not measure the stores alone");
    app.add_option("--idle", options.idle, "Sockets that do nothing; 0: not measured");
    CLI11_PARSE(app, argc, argv);
    allow_many_files();
    if (store != "postgres") {
        const server::trial::TrialFolder folder;
        if (!options.without_stores) measure_store(options, "SQLite", folder.file("store"));
        if (!options.program.empty()) measure(options, "SQLite", {"--data", folder.path().string()});
    }
    if (store != "sqlite") {
        server::trial::PrivatePostgres postgres(server::trial::PrivatePostgres::Disk::flush);
        if (!options.without_stores) measure_store(options, "PostgreSQL", postgres.new_database());
        if (!options.program.empty()) measure(options, "PostgreSQL", {"--store", postgres.new_database()});
    }
    return 0;
}

}   // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& failure) {
        fmt::print(stderr, "{}\n", failure.what());
        return 1;
    }
}
