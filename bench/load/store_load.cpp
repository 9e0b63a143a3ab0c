#include "bench/load/store_load.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <ctime>
#include <fmt/format.h>

#include "server/store/store.hpp"

namespace roundhouse::bench {

namespace {

using namespace roundhouse::server;
using Clock = std::chrono::steady_clock;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Time now() { return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

asio::awaitable<void> make_table(Store& store, TableId id) {
    StoredTable table;
    table.id = std::move(id);
    table.game = "kansas-pacific";
    table.host = {"host"};
    table.created_at = table.moved_at = now();
    co_await store.add_table(std::move(table), std::nullopt);
}

asio::awaitable<void> keep_moving(Store& store, TableId id, Clock::time_point end, StoreLoad& load) {
    for (LogNumber number; Clock::now() < end; number = number + 1) {
        Commit commit;
        commit.table = id;
        commit.after = number;
        commit.request = RequestKey{{"host"}, std::to_string(number.value)};
        commit.course = R"({"decider":2,"left":[],"stand_ins":[],"winners":null,"scores":null})";
        commit.entries = {{{}, "move", "Ada", R"({"decider":1,"move":{"move":"build","hex":"C47"}})", now()}};
        const Clock::time_point begun = Clock::now();
        const Appended appended = co_await store.append(std::move(commit));
        if (appended.outcome != Appended::Outcome::done) throw std::runtime_error("A commit was refused.");
        ++load.commits;
        load.latencies_ms.push_back(std::chrono::duration<float, std::milli>(Clock::now() - begun).count());
    }
}

void rethrow(const std::exception_ptr& failure) {
    if (failure) std::rethrow_exception(failure);
}

}   // namespace

StoreLoad load_store(const std::string& where, int tables, std::chrono::milliseconds time) {
    const std::unique_ptr<Store> store = Store::open(where);
    asio::io_context io;
    for (int i = 0; i < tables; ++i) asio::co_spawn(io, make_table(*store, {fmt::format("table{}", i)}), rethrow);
    io.run();
    io.restart();
    StoreLoad load;
    const StoreFigures before = store->figures();
    const double cpu_before = cpu_seconds();
    for (int i = 0; i < tables; ++i)
        asio::co_spawn(io, keep_moving(*store, {fmt::format("table{}", i)}, Clock::now() + time, load), rethrow);
    io.run();
    const StoreFigures after = store->figures();
    load.cpu_seconds = cpu_seconds() - cpu_before;
    load.commits_a_batch = static_cast<double>(after.commits - before.commits)
                           / static_cast<double>(std::max<std::int64_t>(1, after.batches - before.batches));
    return load;
}

}   // namespace roundhouse::bench
