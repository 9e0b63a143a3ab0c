#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

TEST_P(AnyStore, keeps_a_sealed_instruction_until_it_is_replaced_taken_back_or_fired) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        co_await store->put_instruction({"t1"}, {Seat{0}, "ATSF", R"({"up_to":5})"});
        co_await store->put_instruction({"t1"}, {Seat{0}, "ATSF", R"({"up_to":8})"});
        co_await store->put_instruction({"t1"}, {Seat{1}, "ATSF", R"({"pass":true})"});
        co_await store->put_instruction({"t1"}, {Seat{1}, "UP", R"({"pass":true})"});
        co_await store->put_instruction({"t1"}, {Seat{1}, "UP", ""});
        co_await store->put_instruction({"nowhere"}, {Seat{1}, "UP", "{}"});
        EXPECT_EQ(
            co_await store->instructions({"t1"}),
            (std::vector<Instruction>{{Seat{0}, "ATSF", R"({"up_to":8})"}, {Seat{1}, "ATSF", R"({"pass":true})"}}));
        Commit fired = commit("t1", 0);
        fired.instructions = {{Seat{0}, "ATSF", ""}, {Seat{1}, "ATSF", R"({"up_to":1})"}};
        co_await store->append(fired);
        EXPECT_EQ(co_await store->instructions({"t1"}),
                  (std::vector<Instruction>{{Seat{1}, "ATSF", R"({"up_to":1})"}}));
        EXPECT_TRUE((co_await store->instructions({"nowhere"})).empty());
    });
}

TEST_P(AnyStore, keeps_notes_for_each_player_alone) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        EXPECT_EQ(co_await store->notes({"t1"}, {"p1"}), "");
        co_await store->put_notes({"t1"}, {"p1"}, "mine");
        co_await store->put_notes({"t1"}, {"p2"}, "yours");
        co_await store->put_notes({"t1"}, {"p1"}, "mine, later");
        EXPECT_EQ(co_await store->notes({"t1"}, {"p1"}), "mine, later");
        EXPECT_EQ(co_await store->notes({"t1"}, {"p2"}), "yours");
    });
}

TEST_P(AnyStore, numbers_lines_of_chat_and_takes_each_once) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_table(waiting_table("t1"), std::nullopt);
        const ChatLine hello{0, PlayerId{"p1"}, Seat{0}, "Ada", "hello \U0001F682", at(7)};
        EXPECT_EQ(co_await store->say({"t1"}, hello, RequestKey{{"p1"}, "r1"}), 1);
        EXPECT_EQ(co_await store->say({"t1"}, hello, RequestKey{{"p1"}, "r1"}), 1);
        EXPECT_EQ(co_await store->say({"t1"}, hello, RequestKey{{"p2"}, "r1"}), 2);
        EXPECT_EQ(co_await store->say({"t1"}, hello, std::nullopt), 3);
        const std::vector<ChatLine> lines = co_await store->chat({"t1"}, 0);
        EXPECT_EQ(lines.size(), 3u);
        ChatLine first = hello;
        first.number = 1;
        EXPECT_EQ(lines.front(), first);
        EXPECT_EQ((co_await store->chat({"t1"}, 2)).size(), 1u);
    });
}

TEST_P(AnyStore, gives_every_line_a_number_of_its_own_when_all_talk_at_once) {
    play([&]() -> asio::awaitable<void> { co_await store->add_table(waiting_table("t1"), std::nullopt); });
    const auto talker = [&]() -> asio::awaitable<void> {
        for (int i = 0; i < 20; ++i) co_await store->say({"t1"}, {0, {}, Seat{0}, "Ada", "well", at(7)}, std::nullopt);
    };
    play(talker, talker, talker);
    play([&]() -> asio::awaitable<void> {
        std::int64_t number = 0;
        for (const ChatLine& line : co_await store->chat({"t1"}, 0)) EXPECT_EQ(line.number, ++number);
        EXPECT_EQ(number, 60);
    });
}

}   // namespace roundhouse::server::tests
