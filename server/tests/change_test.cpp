// A change happens as a whole or not at all.
#include <gtest/gtest.h>

#include "server/api/new_table.hpp"
#include "server/table/change.hpp"
#include "server/trust/dice.hpp"

namespace roundhouse::server::testing {

namespace {

using namespace std::chrono_literals;

constexpr Time start_of_play{1'800'000'000s};

// A hot seat of three with clocks, and the store that keeps it: a value.
struct Changes : ::testing::Test {
    Person host{.id = {"ann"}, .name = "Ann"};
    KeptTable kept = fresh();
    LiveTable table{kept.table};
    Time now = start_of_play;

    KeptTable fresh() const {
        const json::object me{{"kind", "me"}};
        const json::object body{{"game", "kansas-pacific"},
                                {"seats", json::array{me, me, me}},
                                {"clock", json::object{{"kind", "live"}, {"each_ms", 60'000}, {"increment_ms", 0}}}};
        const json::value value = body;
        Problem problem;
        return {.table = new_table(Reader(value, "", problem), host, {}, start_of_play),
                .entries = {},
                .dice = {},
                .instructions = {},
                .chat = {}};
    }
    void SetUp() override {
        table.take_over(kept);
        Change change(table, now, std::nullopt);
        change.start(table.opening(), fresh_dice());
        store(change);
    }
    // As Tables::commit does it.
    void store(Change& change) {
        const Commit commit = change.complete();
        for (const StoredEntry& entry : commit.entries) kept.entries.push_back(entry);
        kept.table.number = kept.table.number + commit.entries.size();
        kept.table.status = commit.status.value_or(kept.table.status);
        kept.table.course = commit.course.value_or(kept.table.course);
        if (commit.dice) kept.dice = commit.dice;
        change.confirm();
    }
    std::string position() const { return table.in_progress()->state_text(Viewer::everything()); }
    static json::value pass() { return json::object{{"move", "pass"}}; }
};

TEST_F(Changes, are_doubtful_until_the_store_has_them) {
    Change change(table, now, std::nullopt);
    EXPECT_FALSE(table.is_doubtful()) << "nothing has changed yet";
    Problem problem;
    change.play(pass(), "Ann", problem);
    EXPECT_TRUE(table.is_doubtful());
    store(change);
    EXPECT_FALSE(table.is_doubtful());
}

TEST_F(Changes, that_are_dropped_halfway_leave_no_trace_once_the_table_is_read_again) {
    const std::string before = position();
    const LogNumber number = table.number();
    {
        Change change(table, now, std::nullopt);
        Problem problem;
        change.play(pass(), "Ann", problem);
        EXPECT_NE(position(), before);
    }
    EXPECT_TRUE(table.is_doubtful()) << "whoever takes the lock next reads it again";
    table.take_over(kept);
    EXPECT_FALSE(table.is_doubtful());
    EXPECT_EQ(position(), before);
    EXPECT_EQ(table.number(), number);
}

TEST_F(Changes, of_which_the_rules_allow_nothing_change_nothing) {
    const std::string before = position();
    Change change(table, now, std::nullopt);
    Problem problem;
    change.play(json::object{{"move", "bid"}, {"amount", 1'000'000}}, "Ann", problem);
    EXPECT_TRUE(problem);
    EXPECT_FALSE(table.is_doubtful());
    EXPECT_EQ(position(), before);
    EXPECT_TRUE(change.complete().entries.empty());
}

TEST_F(Changes, stop_one_clock_and_start_the_next_without_being_told_to) {
    const Seat first = table.in_progress()->decider();
    now += 10s;
    Change change(table, now, std::nullopt);
    Problem problem;
    change.play(pass(), "Ann", problem);
    store(change);
    EXPECT_EQ(table.course().left[first], 50s);
    EXPECT_EQ(table.course().decider, table.in_progress()->decider());
    EXPECT_EQ(table.course().since, now);
    EXPECT_EQ(table.stored().due_at, now + 60s);
}

TEST_F(Changes, answer_their_request_by_their_first_entry) {
    const RequestKey key{.player = host.id, .id = "one"};
    EXPECT_EQ(table.entry_made_by(key), nullptr);
    Change change(table, now, key);
    Problem problem;
    change.play(pass(), "Ann", problem);
    store(change);
    ASSERT_NE(table.entry_made_by(key), nullptr);
    EXPECT_EQ(table.entry_made_by(key)->kind, "move");
}

}   // namespace

}   // namespace roundhouse::server::testing
