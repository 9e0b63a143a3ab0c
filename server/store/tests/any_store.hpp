// The same tests for both engines: TEST_P(AnyStore, a_promise) { play([&]() -> asio::awaitable<void> { … }); }
#pragma once
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/store/store.hpp"
#include "server/store/trial/private_postgres.hpp"

namespace roundhouse::server::tests {

enum class Engine { sqlite, postgres };

// Started when first asked for, and shared by all tests of the program.
trial::PrivatePostgres& shared_postgres();

constexpr Time at(std::int64_t milliseconds) { return Time{std::chrono::milliseconds{milliseconds}}; }

StoredPlayer player(const std::string& id, const std::string& name);
StoredTable waiting_table(const std::string& id, const std::string& host = "host");
StoredEntry a_move(const std::string& body, std::int64_t time = 1000);
// One move after `after`.
Commit commit(const std::string& table, std::int64_t after, const std::string& body = "{}");

// Waits until that table's log is told to reach `number`.
asio::awaitable<void> hear(Store& store, TableId table, std::int64_t number);

// Runs coroutines to their end, all at once, on this thread; fails the test where one throws.
template <class... Coroutines>
void play(Coroutines... coroutines) {
    asio::io_context io;
    const auto ended = [](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const std::exception& failure) {
            ADD_FAILURE() << failure.what();
        }
    };
    (asio::co_spawn(io, coroutines(), ended), ...);
    io.run();
}

class AnyStore : public testing::TestWithParam<Engine> {
protected:
    AnyStore();
    // Closes the store and opens it again.
    void reopen();

    trial::TrialFolder folder;
    std::string where;   // as Store::open takes it
    std::unique_ptr<Store> store;
};

}   // namespace roundhouse::server::tests
