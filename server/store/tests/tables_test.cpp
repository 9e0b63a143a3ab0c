#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

namespace {

std::vector<std::string> ids(const std::vector<StoredTable>& tables) {
    std::vector<std::string> ids;
    for (const StoredTable& table : tables) ids.push_back(table.id.text);
    return ids;
}

using Ids = std::vector<std::string>;
using Show = TableQuery::Show;

}   // namespace

TEST_P(AnyStore, keeps_a_table_as_it_was_given) {
    play([&]() -> asio::awaitable<void> {
        const StoredTable table = waiting_table("t1");
        EXPECT_EQ(co_await store->add_table(table, std::nullopt), TableId{"t1"});
        EXPECT_EQ(co_await store->table({"t1"}), table);
        EXPECT_EQ(co_await store->table({"t2"}), std::nullopt);
    });
}

TEST_P(AnyStore, makes_one_table_for_a_request_that_is_repeated) {
    play([&]() -> asio::awaitable<void> {
        const RequestKey request{{"host"}, "r1"};
        EXPECT_EQ(co_await store->add_table(waiting_table("t1"), request), TableId{"t1"});
        EXPECT_EQ(co_await store->add_table(waiting_table("t2"), request), TableId{"t1"});
        EXPECT_EQ(co_await store->table({"t2"}), std::nullopt);
        EXPECT_EQ((co_await store->table({"t1"}))->seats.size(), 3u);
    });
}

TEST_P(AnyStore, refuses_an_id_that_another_table_has_and_leaves_that_alone) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1", "Ada"), std::nullopt);
        bool refused = false;
        try {
            co_await store->add_table(waiting_table("t1", "Bo"), std::nullopt);
        } catch (const StoreFailure&) {
            refused = true;
        }
        EXPECT_TRUE(refused);
        EXPECT_EQ(co_await store->table({"t1"}), waiting_table("t1", "Ada"));
    });
}

TEST_P(AnyStore, lists_the_tables_that_were_asked_for) {
    play([&]() -> asio::awaitable<void> {
        StoredTable full = waiting_table("full");
        full.seats[1] = {Seat{1}, SeatKind::person, "Bo", PlayerId{"bo"}, ""};
        StoredTable hidden = waiting_table("hidden");
        hidden.is_listed = false;
        StoredTable other = waiting_table("other", "cy");
        other.game = "southern-pacific";
        for (const StoredTable& table : {full, hidden, other, waiting_table("playing"), waiting_table("over")})
            co_await store->add_table(table, std::nullopt);
        for (const auto& [id, status] :
             {std::pair{"playing", TableStatus::playing}, std::pair{"over", TableStatus::over}}) {
            Commit change = commit(id, 0);
            change.status = status;
            co_await store->append(change);
        }
        const auto listed = [&](TableQuery query) -> asio::awaitable<Ids> {
            co_return ids(co_await store->tables(query));
        };
        EXPECT_EQ(co_await listed({.show = Show::open}), (Ids{"other"}));
        EXPECT_EQ(co_await listed({.show = Show::running}), (Ids{"playing"}));
        EXPECT_EQ(co_await listed({.show = Show::finished}), (Ids{"over"}));
        EXPECT_EQ(co_await listed({.show = Show::open, .game = "kansas-pacific"}), Ids{});
        EXPECT_EQ(co_await listed({.show = Show::mine, .player = {"bo"}}), (Ids{"full"}));
        EXPECT_EQ(co_await listed({.show = Show::mine, .player = {"cy"}, .game = "southern-pacific"}), (Ids{"other"}));
        EXPECT_EQ((co_await listed({.show = Show::mine, .player = {"host"}})).size(), 4u);
        EXPECT_EQ(co_await store->count_tables({"host"}), 3) << "one of four is over";
    });
}

TEST_P(AnyStore, pages_through_a_list_without_leaving_one_out) {
    play([&]() -> asio::awaitable<void> {
        Ids all;
        for (int i = 0; i < 9; ++i) {
            StoredTable table = waiting_table("t" + std::to_string(i));
            table.moved_at = at(100 + i / 3 * 2'000'000);   // several at the same moment, in two hours
            co_await store->add_table(table, std::nullopt);
        }
        TableQuery query{.show = Show::open, .limit = 2};
        while (true) {
            const std::vector<StoredTable> page = co_await store->tables(query);
            if (page.empty()) break;
            for (const StoredTable& table : page) all.push_back(table.id.text);
            query.before = {page.back().moved_at, page.back().id};
        }
        EXPECT_EQ(all, (Ids{"t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1", "t0"}));
    });
}

TEST_P(AnyStore, names_the_tables_that_are_due) {
    play([&]() -> asio::awaitable<void> {
        for (const auto& [id, due] : {std::pair{"a", 30}, std::pair{"b", 10}, std::pair{"c", 20}}) {
            StoredTable table = waiting_table(id);
            table.due_at = at(due);
            co_await store->add_table(table, std::nullopt);
        }
        co_await store->add_table(waiting_table("never"), std::nullopt);
        EXPECT_EQ(co_await store->due_tables(at(20), 10), (std::vector<TableId>{{"b"}, {"c"}}));
        EXPECT_EQ(co_await store->due_tables(at(99), 1), (std::vector<TableId>{{"b"}}));
        co_await store->append(commit("b", 0));
        EXPECT_EQ(co_await store->due_tables(at(20), 10), (std::vector<TableId>{{"c"}}));
    });
}

TEST_P(AnyStore, deletes_a_table_with_all_that_belongs_to_it_unless_something_happened_there) {
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"t1", "t2"}) {
            co_await store->add_table(waiting_table(id), std::nullopt);
            Commit start = commit(id, 0);
            start.dice = Dice{"seed", "hash"};
            co_await store->append(start);
            co_await store->put_instruction({id}, {Seat{0}, "ATSF", "{}"});
            co_await store->put_notes({id}, {"p1"}, "notes");
            co_await store->say({id}, {0, {}, Seat::nobody, "Ada", "hello", at(1)}, std::nullopt);
        }
        EXPECT_FALSE(co_await store->delete_table({"t1"}, {0}));
        EXPECT_TRUE(co_await store->table({"t1"}));
        EXPECT_TRUE(co_await store->delete_table({"t1"}, {1}));
        EXPECT_EQ(co_await store->table({"t1"}), std::nullopt);
        EXPECT_TRUE((co_await store->entries({"t1"}, {0}, {9})).empty());
        EXPECT_EQ(co_await store->dice({"t1"}), std::nullopt);
        EXPECT_TRUE((co_await store->instructions({"t1"})).empty());
        EXPECT_EQ(co_await store->notes({"t1"}, {"p1"}), "");
        EXPECT_TRUE((co_await store->chat({"t1"}, 0)).empty());

        EXPECT_EQ((co_await store->entries({"t2"}, {0}, {9})).size(), 1u);
        EXPECT_EQ((co_await store->table({"t2"}))->seats.size(), 3u);
    });
}

}   // namespace roundhouse::server::tests
