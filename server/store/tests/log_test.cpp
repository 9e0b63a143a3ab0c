#include <boost/asio/detached.hpp>
#include <boost/asio/this_coro.hpp>
#include <fmt/format.h>

#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

using Outcome = Appended::Outcome;

TEST_P(AnyStore, appends_entries_in_order_and_changes_the_table_with_them) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        Commit start = commit("t1", 0, R"({"move":"Größe"})");
        start.entries.push_back({{}, "move", "chance", "{}", at(2000)});
        start.status = TableStatus::playing;
        start.course = R"({"decider":0})";
        start.due_at = at(9000);
        start.dice = Dice{"seed", "hash"};
        start.seats = {{Seat{1}, SeatKind::person, "Bo", PlayerId{"p2"}, ""}};
        EXPECT_EQ(co_await store->append(start), (Appended{Outcome::done, {1}}));
        EXPECT_EQ(co_await store->append(commit("t1", 2)), (Appended{Outcome::done, {3}}));

        const std::vector<StoredEntry> entries = co_await store->entries({"t1"}, {0}, {2});
        EXPECT_EQ(entries, (std::vector<StoredEntry>{{{1}, "move", "Ada", R"({"move":"Größe"})", at(1000)},
                                                     {{2}, "move", "chance", "{}", at(2000)}}));
        EXPECT_EQ((co_await store->entries({"t1"}, {2}, {100})).size(), 1u);
        const std::optional<StoredTable> table = co_await store->table({"t1"});
        EXPECT_EQ(table->number, LogNumber{3});
        EXPECT_EQ(table->status, TableStatus::playing);
        EXPECT_EQ(table->course, R"({"decider":0})");
        EXPECT_EQ(table->commitment, "hash");
        EXPECT_EQ(table->due_at, std::nullopt) << "said anew by every commit";
        EXPECT_EQ(table->moved_at, at(1000));
        EXPECT_EQ(table->seats[1], start.seats[0]);
        EXPECT_EQ(table->seats[0].name, "Ada");
        EXPECT_EQ(co_await store->dice({"t1"}), (Dice{"seed", "hash"}));
    });
}

TEST_P(AnyStore, answers_who_was_late_with_the_log_as_it_is_and_changes_nothing) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        co_await store->append(commit("t1", 0, "first"));
        Commit late = commit("t1", 0, "late");
        late.entries.push_back(a_move("later still"));
        late.status = TableStatus::over;
        late.dice = Dice{"seed", "hash"};
        late.seats = {{Seat{1}, SeatKind::person, "Bo", PlayerId{"p2"}, ""}};
        late.instructions = {{Seat{0}, "ATSF", "{}"}};
        EXPECT_EQ(co_await store->append(late), (Appended{Outcome::lost, {1}}));
        late.after = {7};
        EXPECT_EQ(co_await store->append(late), (Appended{Outcome::lost, {1}})) << "ahead of the log";

        EXPECT_EQ((co_await store->entries({"t1"}, {0}, {100})).size(), 1u);
        const std::optional<StoredTable> table = co_await store->table({"t1"});
        EXPECT_EQ(table->status, TableStatus::waiting);
        EXPECT_EQ(table->seats[1].kind, SeatKind::open);
        EXPECT_EQ(co_await store->dice({"t1"}), std::nullopt);
        EXPECT_TRUE((co_await store->instructions({"t1"})).empty());
        EXPECT_EQ((co_await store->append(commit("nowhere", 0))).outcome, Outcome::no_table);
    });
}

TEST_P(AnyStore, lets_exactly_one_of_many_win_each_number) {
    play([&]() -> asio::awaitable<void> { co_await store->add_table(waiting_table("t1"), std::nullopt); });
    int won = 0, lost = 0;
    const auto racer = [&]() -> asio::awaitable<void> {
        for (std::int64_t after = 0; after < 20;) {
            const Appended appended = co_await store->append(commit("t1", after));
            (appended.outcome == Outcome::done ? won : lost) += 1;
            after = std::max(after + 1, appended.outcome == Outcome::lost ? appended.number.value : 0);
        }
    };
    play(racer, racer, racer, racer, racer);
    EXPECT_EQ(won, 20);
    EXPECT_GT(lost, 0);
    play([&]() -> asio::awaitable<void> {
        std::int64_t number = 0;
        for (const StoredEntry& entry : co_await store->entries({"t1"}, {0}, {100}))
            EXPECT_EQ(entry.number.value, ++number);
        EXPECT_EQ(number, 20);
    });
}

TEST_P(AnyStore, does_a_repeated_request_once) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        Commit first = commit("t1", 0);
        first.request = RequestKey{{"p1"}, "r'1"};
        first.entries.push_back(a_move("forced"));
        EXPECT_EQ(co_await store->append(first), (Appended{Outcome::done, {1}}));
        EXPECT_EQ(co_await store->append(first), (Appended{Outcome::repeated, {1}}));
        first.request->player = {"p2"};
        EXPECT_EQ(co_await store->append(first), (Appended{Outcome::lost, {2}}))
            << "of another player it is another one";
        first.after = {2};
        EXPECT_EQ(co_await store->append(first), (Appended{Outcome::done, {3}}));
        EXPECT_EQ((co_await store->entries({"t1"}, {0}, {9})).at(0).request, (RequestKey{{"p1"}, "r'1"}))
            << "who has the log knows its requests";
        EXPECT_EQ((co_await store->entries({"t1"}, {0}, {9})).at(1).request, std::nullopt);
        EXPECT_EQ(co_await store->entry_of_request({"t1"}, {{"p2"}, "r'1"}), LogNumber{3});
        EXPECT_EQ(co_await store->entry_of_request({"t1"}, {{"p3"}, "r'1"}), std::nullopt);
    });
}

TEST_P(AnyStore, does_a_request_once_that_comes_many_times_at_once) {
    play([&]() -> asio::awaitable<void> { co_await store->add_table(waiting_table("t1"), std::nullopt); });
    std::vector<Appended> answers;
    const auto impatient = [&]() -> asio::awaitable<void> {
        Commit same = commit("t1", 0);
        same.request = RequestKey{{"p1"}, "r1"};
        answers.push_back(co_await store->append(same));
    };
    play(impatient, impatient, impatient, impatient);
    for (const Appended& answer : answers) EXPECT_EQ(answer.number, LogNumber{1});
    EXPECT_EQ(std::count(answers.begin(), answers.end(), Appended{Outcome::done, {1}}), 1);
}

TEST_P(AnyStore, answers_each_of_many_that_come_at_once_for_itself) {
    constexpr int tables = 30;
    std::vector<Appended> answers(tables);
    int next = 0;
    const auto mover = [&]() -> asio::awaitable<void> {
        const int own = next++;
        Commit one = commit(fmt::format("t{}", own), own % 3 == 0 ? 7 : 0, fmt::format("{{\"own\":{}}}", own));
        one.entries.push_back(a_move("\\ \"{},NULL é"));
        if (own % 2 == 0) one.due_at = at(own);
        answers[static_cast<std::size_t>(own)] = co_await store->append(one);
    };
    play([&]() -> asio::awaitable<void> {
        for (int i = 0; i < tables; ++i) co_await store->add_table(waiting_table(fmt::format("t{}", i)), std::nullopt);
        for (int i = 0; i < tables; ++i) asio::co_spawn(co_await asio::this_coro::executor, mover, asio::detached);
    });
    play([&]() -> asio::awaitable<void> {
        for (int i = 0; i < tables; ++i) {
            const bool is_late = i % 3 == 0;
            const std::optional<StoredTable> table = co_await store->table({fmt::format("t{}", i)});
            const std::vector<StoredEntry> entries = co_await store->entries(table->id, {0}, {9});
            EXPECT_EQ(answers[static_cast<std::size_t>(i)],
                      is_late ? (Appended{Outcome::lost, {0}}) : (Appended{Outcome::done, {1}}));
            EXPECT_EQ(table->number, LogNumber{is_late ? 0 : 2});
            EXPECT_EQ(table->due_at, is_late || i % 2 != 0 ? std::nullopt : std::optional(at(i)));
            EXPECT_EQ(entries.size(), is_late ? 0u : 2u);
            if (is_late) continue;
            EXPECT_EQ(entries[0].body, fmt::format("{{\"own\":{}}}", i));
            EXPECT_EQ(entries[1].body, "\\ \"{},NULL é");
        }
    });
}

TEST_P(AnyStore, has_everything_after_it_was_closed_and_opened) {
    StoredTable table = waiting_table("t1");
    table.due_at = at(77);
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(table, std::nullopt);
        EXPECT_EQ(co_await store->table({"t1"}), table);
        co_await store->append(commit("t1", 0, "kept"));
    });
    reopen();
    play([&]() -> asio::awaitable<void> {
        EXPECT_EQ((co_await store->entries({"t1"}, {0}, {1})).at(0).body, "kept");
        EXPECT_EQ((co_await store->table({"t1"}))->number, LogNumber{1});
    });
}

TEST_P(AnyStore, takes_long_entries_and_long_logs) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        Commit many = commit("t1", 0);
        many.entries.assign(2000, a_move(std::string(2000, 'x')));
        EXPECT_EQ((co_await store->append(many)).outcome, Outcome::done);
        const std::vector<StoredEntry> entries = co_await store->entries({"t1"}, {0}, {5000});
        EXPECT_EQ(entries.size(), 2000u);
        EXPECT_EQ(entries.back().body.size(), 2000u);
    });
}

}   // namespace roundhouse::server::tests
