// What only the engine for several processes must do. A second store on the same database stands for a second process.
#include <boost/asio/steady_timer.hpp>
#include <thread>

#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

using Outcome = Appended::Outcome;

TEST(Postgres, lets_processes_share_a_game_and_wakes_the_others) {
    const std::string where = shared_postgres().new_database();
    const std::unique_ptr<Store> ours = Store::open(where), theirs = Store::open(where);
    play([&]() -> asio::awaitable<void> {
        co_await ours->add_table(waiting_table("t1"), std::nullopt);
        for (std::int64_t number = 0; number < 20; number += 2) {
            EXPECT_EQ((co_await ours->append(commit("t1", number))).outcome, Outcome::done);
            co_await hear(*theirs, {"t1"}, number + 1);
            EXPECT_EQ(co_await ours->append(commit("t1", number)), (Appended{Outcome::lost, {number + 1}}));
            EXPECT_EQ((co_await theirs->append(commit("t1", number + 1))).outcome, Outcome::done);
            co_await hear(*ours, {"t1"}, number + 2);
        }
    });
}

TEST(Postgres, wakes_a_process_from_the_moment_that_it_has_opened_the_store) {
    const std::string where = shared_postgres().new_database();
    const std::unique_ptr<Store> ours = Store::open(where);
    play([&]() -> asio::awaitable<void> {
        co_await ours->add_table(waiting_table("t1"), std::nullopt);
        for (std::int64_t number = 0; number < 20; ++number) {
            const std::unique_ptr<Store> theirs = Store::open(where);
            co_await ours->append(commit("t1", number));
            co_await hear(*theirs, {"t1"}, number + 1);
        }
    });
}

TEST(Postgres, lets_one_of_several_processes_win_each_number) {
    const std::string where = shared_postgres().new_database();
    const std::unique_ptr<Store> stores[] = {Store::open(where), Store::open(where), Store::open(where)};
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"t1", "t2", "t3"}) co_await stores[0]->add_table(waiting_table(id), std::nullopt);
    });
    int won = 0;
    const auto racer = [&](int who, const char* table) {
        return [&won, table, &store = *stores[who]]() -> asio::awaitable<void> {
            for (std::int64_t after = 0; after < 50;) {
                const Appended appended = co_await store.append(commit(table, after));
                if (appended.outcome == Outcome::done) ++won;
                after = appended.outcome == Outcome::done ? after + 1 : appended.number.value;
            }
        };
    };
    play(racer(0, "t1"), racer(1, "t1"), racer(2, "t1"), racer(0, "t2"), racer(1, "t2"), racer(2, "t2"), racer(0, "t3"),
         racer(1, "t3"), racer(2, "t3"));
    EXPECT_EQ(won, 150);
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"t1", "t2", "t3"}) {
            std::int64_t number = 0;
            for (const StoredEntry& entry : co_await stores[1]->entries({id}, {0}, {100}))
                EXPECT_EQ(entry.number.value, ++number);
            EXPECT_EQ(number, 50);
        }
    });
}

TEST(Postgres, brings_several_processes_that_start_together_to_the_same_schema) {
    const std::string where = shared_postgres().new_database();
    std::vector<std::thread> processes;
    for (int i = 0; i < 3; ++i) processes.emplace_back([&] { EXPECT_NO_THROW(Store::open(where)); });
    for (std::thread& process : processes) process.join();
}

// Each plays alone at its table, so that its own number is always free: a loss would be a lie.
asio::awaitable<void> append_until(const std::atomic<bool>& is_done, Store& store, int table, std::int64_t& last) {
    const bool is_named = table % 2 == 0;
    while (!is_done) {
        Commit next = commit("t" + std::to_string(table), last);
        if (is_named) next.request = RequestKey{{"p"}, std::to_string(last)};
        const Appended appended = co_await store.append(next);
        EXPECT_EQ(appended.number.value, last + 1);
        EXPECT_TRUE(appended.outcome == Outcome::done || (is_named && appended.outcome == Outcome::repeated));
        ++last;
    }
}

asio::awaitable<void> expect_whole_log(Store& store, int table, std::int64_t last) {
    std::int64_t number = 0;
    for (const StoredEntry& entry : co_await store.entries({"t" + std::to_string(table)}, {0}, {1'000'000}))
        EXPECT_EQ(entry.number.value, ++number);
    EXPECT_EQ(number, last);
}

TEST(Postgres, finishes_what_is_in_flight_when_the_database_restarts) {
    trial::PrivatePostgres postgres(trial::PrivatePostgres::Disk::skip);
    const std::unique_ptr<Store> store = Store::open(postgres.new_database());
    play([&]() -> asio::awaitable<void> {
        for (int i = 0; i < 8; ++i) co_await store->add_table(waiting_table("t" + std::to_string(i)), std::nullopt);
    });
    std::atomic<bool> has_restarted = false;
    std::int64_t acknowledged[8] = {};
    const auto player_at = [&](int table) {
        return [&, table] { return append_until(has_restarted, *store, table, acknowledged[table]); };
    };
    std::thread players([&] {
        play(player_at(0), player_at(1), player_at(2), player_at(3), player_at(4), player_at(5), player_at(6),
             player_at(7));
    });
    for (int i = 0; i < 3; ++i) {
        postgres.stop();
        postgres.start();
    }
    has_restarted = true;
    players.join();
    play([&]() -> asio::awaitable<void> {
        for (int i = 0; i < 8; ++i) co_await expect_whole_log(*store, i, acknowledged[i]);
    });
    EXPECT_GT(store->figures().reconnects, 0);
}

TEST(Postgres, says_that_notices_may_have_been_missed_when_the_database_was_away) {
    trial::PrivatePostgres postgres(trial::PrivatePostgres::Disk::skip);
    const std::unique_ptr<Store> store = Store::open(postgres.new_database());
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        co_await store->say({"t1"}, {0, {}, Seat{0}, "Ada", "well", at(7)},
                            std::nullopt);   // by then somebody listens, or will
        co_await store->notices();
        asio::steady_timer listening(co_await asio::this_coro::executor, std::chrono::milliseconds{500});
        co_await listening.async_wait(asio::use_awaitable);
        postgres.stop();
        postgres.start();
        while (true)
            for (const Notice& notice : co_await store->notices())
                if (notice == Notice{}) co_return;
    });
}

TEST(Postgres, says_in_a_sentence_that_it_cannot_be_reached) {
    try {
        Store::open("postgres://nobody@localhost:1/nowhere");
        FAIL();
    } catch (const StoreFailure& failure) {
        EXPECT_NE(std::string(failure.what()).find("The database is away"), std::string::npos) << failure.what();
    }
}

}   // namespace roundhouse::server::tests
