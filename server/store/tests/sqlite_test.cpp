// What only the engine in one file must do.
#include <sqlite3.h>

#include <fstream>
#include <thread>

#include "server/store/log_tidier.hpp"
#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

namespace {

std::string refusal_of(const std::string& path) {
    try {
        Store::open(path);
    } catch (const StoreFailure& failure) {
        return failure.what();
    }
    return "";
}

}   // namespace

TEST(Sqlite, is_opened_by_one_process_at_a_time) {
    const trial::TrialFolder folder;
    std::unique_ptr<Store> store = Store::open(folder.file("store"));
    EXPECT_EQ(refusal_of(folder.file("store")), "The store " + folder.file("store") + " is in use by another process.");
    store.reset();
    EXPECT_EQ(refusal_of(folder.file("store")), "");
}

TEST(Sqlite, refuses_a_file_that_is_none_of_ours_and_leaves_it_alone) {
    const trial::TrialFolder folder;
    const std::string text(5000, '?');
    std::ofstream(folder.file("letter")) << text;
    EXPECT_EQ(refusal_of(folder.file("letter")),
              "The store " + folder.file("letter") + " cannot do it: file is not a database.");
    std::ifstream letter(folder.file("letter"));
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(letter), {}), text);
    EXPECT_NE(refusal_of(folder.file("nowhere/store")), "");
}

TEST(Sqlite, makes_commits_durable_together_that_wait_together) {
    const trial::TrialFolder folder;
    const std::unique_ptr<Store> store = Store::open(folder.file("store"));
    const auto guest = [&]() -> asio::awaitable<void> {
        static int number = 0;
        co_await store->add_player(player(std::to_string(++number), "Ada"));
    };
    for (int round = 0; round < 10; ++round)
        play(guest, guest, guest, guest, guest, guest, guest, guest, guest, guest, guest, guest, guest, guest, guest,
             guest);
    EXPECT_EQ(store->figures().commits, 160);
    EXPECT_LT(store->figures().batches, 160);
    EXPECT_EQ(store->figures().waiting, 0);
}

TEST(Sqlite, is_copied_as_one_moment_while_it_is_written) {
    const trial::TrialFolder folder;
    const std::unique_ptr<Store> store = Store::open(folder.file("store"));
    play([&]() -> asio::awaitable<void> { co_await store->add_table(waiting_table("t1"), std::nullopt); });
    bool is_copied = false;
    std::thread copying([&] {
        for (int i = 0; i < 5; ++i) back_up(folder.file("store"), folder.file("copy" + std::to_string(i)));
        is_copied = true;
    });
    std::int64_t number = 0;
    play([&]() -> asio::awaitable<void> {
        for (; number < 300; ++number) co_await store->append(commit("t1", number));
    });
    copying.join();
    EXPECT_TRUE(is_copied);
    for (int i = 0; i < 5; ++i) {
        const std::unique_ptr<Store> copy = Store::open(folder.file("copy" + std::to_string(i)));
        play([&]() -> asio::awaitable<void> {
            const std::optional<StoredTable> table = co_await copy->table({"t1"});
            EXPECT_EQ(static_cast<std::int64_t>((co_await copy->entries({"t1"}, {0}, {1000})).size()),
                      table->number.value);
        });
    }
}

TEST(Sqlite, finds_what_was_committed_in_a_log_that_ends_with_zeros) {
    const trial::TrialFolder folder;
    const std::unique_ptr<Store> store = Store::open(folder.file("store"));
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        for (std::int64_t number = 0; number < 20; ++number) co_await store->append(commit("t1", number));
    });
    for (const char* part : {"", "-wal"})
        std::filesystem::copy_file(folder.file("store") + part, folder.file("as killed") + part);
    std::ifstream log(folder.file("as killed-wal"), std::ios::binary);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(log), {}).back(), '\0');
    const std::unique_ptr<Store> found = Store::open(folder.file("as killed"));
    play([&]() -> asio::awaitable<void> { EXPECT_EQ((co_await found->entries({"t1"}, {0}, {1000})).size(), 20u); });
}

TEST(Sqlite, begins_its_log_anew_when_all_of_it_is_in_the_file) {
    const trial::TrialFolder folder;
    using Access = SqliteConnection::Access;
    SqliteConnection writer(folder.file("store"), Access::write), tidier(folder.file("store"), Access::write);
    writer.execute("PRAGMA journal_mode = WAL; CREATE TABLE names (name TEXT)");
    tidier.number("SELECT count(*) FROM names");
    const auto write = [&] { writer.execute("INSERT INTO names VALUES ('Ada')"); };
    for (int i = 0; i < 20; ++i) write();
    EXPECT_GE(writer.logged_pages(), 20);
    tidier.bring_in();
    write();
    EXPECT_EQ(writer.logged_pages(), 1);
    EXPECT_EQ(tidier.number("SELECT count(*) FROM names"), 21);
}

TEST(Sqlite, does_not_begin_its_log_anew_while_a_place_in_it_is_held) {
    const trial::TrialFolder folder;
    using Access = SqliteConnection::Access;
    SqliteConnection writer(folder.file("store"), Access::write), reader(folder.file("store"), Access::read);
    writer.execute("PRAGMA journal_mode = WAL; CREATE TABLE names (name TEXT)");
    const auto write = [&] { writer.execute("INSERT INTO names VALUES ('Ada')"); };
    write();
    {
        const PlaceInLog held(reader);
        EXPECT_TRUE(writer.bring_in());
        const int before = writer.logged_pages();
        write();
        EXPECT_GT(writer.logged_pages(), before);
    }
    EXPECT_TRUE(writer.bring_in());
    write();
    EXPECT_EQ(writer.logged_pages(), 1);
}

TEST(Sqlite, does_not_begin_its_log_anew_while_the_tidier_works_and_does_so_afterwards) {
    const trial::TrialFolder folder;
    using Doing = LogTidier::Doing;
    SqliteConnection writer(folder.file("store"), SqliteConnection::Access::write);
    writer.execute("PRAGMA journal_mode = WAL; CREATE TABLE names (name TEXT)");
    LogTidier tidier(folder.file("store"));
    constexpr int most_pages_a_write = 3;   // where the table grows by one
    int names = 0, while_working = 0;
    const auto write = [&] {
        writer.execute("INSERT INTO names VALUES ('Ada')");
        ++names;
        return writer.logged_pages();
    };
    for (int round = 0; round < 20; ++round) {
        for (int i = 0; i < 5; ++i) write();
        tidier.begin();
        for (int before = writer.logged_pages(); tidier.doing() == Doing::working; ++while_working) {
            const int after = write();
            if (tidier.doing() != Doing::working) break;
            EXPECT_GT(after, before);
            before = after;
        }
        tidier.await();
        EXPECT_TRUE(writer.bring_in());
        tidier.rest();
        EXPECT_LE(write(), most_pages_a_write) << "all of it is in the file";
    }
    EXPECT_GT(while_working, 0);
    EXPECT_EQ(writer.number("SELECT count(*) FROM names"), names);
}

TEST(Sqlite, is_not_copied_over_a_file_that_exists_nor_from_one_that_does_not) {
    const trial::TrialFolder folder;
    Store::open(folder.file("store"));
    std::ofstream(folder.file("letter")) << "dear";
    EXPECT_THROW(back_up(folder.file("store"), folder.file("letter")), StoreFailure);
    EXPECT_EQ(std::filesystem::file_size(folder.file("letter")), 4u);
    EXPECT_THROW(back_up(folder.file("nowhere"), folder.file("copy")), StoreFailure);
    EXPECT_THROW(back_up(folder.file("letter"), folder.file("copy")), StoreFailure);
    EXPECT_FALSE(std::filesystem::exists(folder.file("copy")));
    EXPECT_FALSE(std::filesystem::exists(folder.file("copy.part")));
}

TEST(Sqlite, leaves_nothing_half_done_when_a_commit_fails_and_goes_on_afterwards) {
    const trial::TrialFolder folder;
    const std::unique_ptr<Store> store = Store::open(folder.file("store"));
    sqlite3* other = nullptr;
    ASSERT_EQ(sqlite3_open(folder.file("store").c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "ALTER TABLE entries RENAME TO elsewhere", nullptr, nullptr, nullptr), SQLITE_OK);
    int failures = 0;
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        try {
            co_await store->append(commit("t1", 0));
        } catch (const StoreFailure&) {
            ++failures;
        }
        EXPECT_EQ((co_await store->table({"t1"}))->number, LogNumber{0}) << "nothing half done";
        EXPECT_EQ(sqlite3_exec(other, "ALTER TABLE elsewhere RENAME TO entries", nullptr, nullptr, nullptr), SQLITE_OK);
        EXPECT_EQ((co_await store->append(commit("t1", 0))).outcome, Appended::Outcome::done);
    });
    EXPECT_EQ(failures, 1);
    sqlite3_close(other);
}

}   // namespace roundhouse::server::tests
