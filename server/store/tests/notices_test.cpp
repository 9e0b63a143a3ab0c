#include "server/store/postgres_notices.hpp"
#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

using What = Notice::What;

TEST_P(AnyStore, tells_what_has_changed_and_of_several_changes_only_the_last) {
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"t1", "t2"}) co_await store->add_table(waiting_table(id), std::nullopt);
        co_await store->append(commit("t1", 0));   // one's own entries are no news
        for (const char* line : {"well", "well", "well"})
            co_await store->say({"t1"}, {0, {}, Seat{0}, "Ada", line, at(7)}, std::nullopt);
        co_await store->put_instruction({"t2"}, {Seat{0}, "ATSF", "{}"});
        EXPECT_EQ(co_await store->notices(),
                  (std::vector<Notice>{{What::chat, {"t1"}, 3}, {What::instructions, {"t2"}, 0}}));
        co_await store->delete_table({"t2"}, {0});
        EXPECT_EQ(co_await store->notices(), (std::vector<Notice>{{What::deleted, {"t2"}, 0}}));
    });
}

TEST_P(AnyStore, wakes_whoever_waits_for_notices) {
    play([&]() -> asio::awaitable<void> { co_await store->add_table(waiting_table("t1"), std::nullopt); });
    std::int64_t heard = 0;
    play(
        [&]() -> asio::awaitable<void> {
            while (heard < 2) heard = (co_await store->notices()).at(0).number;
        },
        [&]() -> asio::awaitable<void> {
            for (const char* line : {"so", "then"})
                co_await store->say({"t1"}, {0, {}, Seat{0}, "Ada", line, at(7)}, std::nullopt);
        });
    EXPECT_EQ(heard, 2);
}

TEST_P(AnyStore, lets_go_of_whoever_waits_for_notices_when_told_to) {
    bool is_empty = false;
    play([&]() -> asio::awaitable<void> { is_empty = (co_await store->notices()).empty(); },
         [&]() -> asio::awaitable<void> {
             store->cancel_notices();
             co_return;
         });
    EXPECT_TRUE(is_empty);
}

TEST(Notices, go_through_payloads_that_are_short_enough) {
    std::vector<Notice> notices;
    for (int i = 0; i < 2000; ++i) notices.push_back({What::log, {"table" + std::to_string(i)}, i});
    std::vector<Notice> heard;
    for (const std::string& payload : payloads(notices, "me")) {
        EXPECT_LT(payload.size(), 8000u);
        EXPECT_TRUE(notices_in(payload, "me").empty()) << "one's own";
        for (Notice& notice : notices_in(payload, "you")) heard.push_back(std::move(notice));
    }
    EXPECT_EQ(heard, notices);
}

TEST(Notices, that_cannot_be_read_stand_for_anything) {
    for (const char* payload : {"", "you", "you 0", "you 0 t1", "you 0 t1 x", "you 9 t1 5", "you 0 t1 5 1"})
        EXPECT_EQ(notices_in(payload, "me"), std::vector<Notice>{Notice{}}) << payload;
}

}   // namespace roundhouse::server::tests
