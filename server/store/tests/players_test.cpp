#include "server/store/tests/any_store.hpp"

namespace roundhouse::server::tests {

TEST_P(AnyStore, keeps_a_guest) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_player(player("p1", "Ada"));
        EXPECT_EQ(co_await store->player({"p1"}), player("p1", "Ada"));
        EXPECT_EQ(co_await store->player({"p2"}), std::nullopt);
        EXPECT_EQ(co_await store->account("Ada"), std::nullopt);
    });
}

TEST_P(AnyStore, lets_guests_be_called_alike_but_not_accounts) {
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"p1", "p2", "p3"}) co_await store->add_player(player(id, "Ada"));
        EXPECT_TRUE(co_await store->make_account({"p1"}, "Ada", "hash one"));
        EXPECT_FALSE(co_await store->make_account({"p2"}, "ADA", "hash two"));
        EXPECT_TRUE((*co_await store->player({"p2"})).is_guest());
        EXPECT_TRUE(co_await store->make_account({"p2"}, "Ada Lovelace", "hash two"));
        EXPECT_FALSE(co_await store->rename_player({"p2"}, "aDa"));
        EXPECT_EQ((*co_await store->player({"p2"})).name, "Ada Lovelace");
        EXPECT_TRUE(co_await store->rename_player({"p3"}, "ada"));
        EXPECT_FALSE(co_await store->rename_player({"nobody"}, "Bo"));
    });
}

TEST_P(AnyStore, finds_an_account_by_its_name_in_any_case) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_player(player("p1", "guest"));
        EXPECT_TRUE(co_await store->make_account({"p1"}, "Ömer O'Neil", "hash"));
        const std::optional<StoredPlayer> found = co_await store->account("Ömer o'neil");
        EXPECT_EQ(found, (StoredPlayer{{"p1"}, "Ömer O'Neil", "hash", at(5)}));
    });
}

TEST_P(AnyStore, gives_one_name_to_one_of_two_who_ask_at_once) {
    bool first = false, second = false;
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"p1", "p2"}) co_await store->add_player(player(id, "guest"));
    });
    play([&]() -> asio::awaitable<void> { first = co_await store->make_account({"p1"}, "Ada", "h"); },
         [&]() -> asio::awaitable<void> { second = co_await store->make_account({"p2"}, "Ada", "h"); });
    EXPECT_NE(first, second);
}

TEST_P(AnyStore, knows_the_player_of_a_session_until_it_expires_or_ends) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_player(player("p1", "Ada"));
        co_await store->begin_session({"token", {"p1"}, at(1000)});
        co_await store->begin_session({"token", {"p1"}, at(500)});
        EXPECT_EQ(co_await store->session_player("token", at(999)), player("p1", "Ada"));
        EXPECT_EQ(co_await store->session_player("token", at(1000)), std::nullopt);
        EXPECT_EQ(co_await store->session_player("Token", at(1)), std::nullopt);
        co_await store->begin_session({"other", {"p1"}, at(2000)});
        co_await store->forget_sessions(at(1500));
        EXPECT_EQ(co_await store->session_player("token", at(1)), std::nullopt);
        EXPECT_TRUE(co_await store->session_player("other", at(1)));
        co_await store->end_session("other");
        EXPECT_EQ(co_await store->session_player("other", at(1)), std::nullopt);
    });
}

TEST_P(AnyStore, renews_a_session_that_is_not_new_any_more_and_revives_none) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_player(player("p1", "Ada"));
        co_await store->begin_session({"token", {"p1"}, at(1000)});
        co_await store->renew_session("token", at(1500), at(1000));
        EXPECT_FALSE(co_await store->session_player("token", at(1000))) << "it is new enough";
        co_await store->renew_session("token", at(1500), at(1001));
        EXPECT_TRUE(co_await store->session_player("token", at(1499)));
        co_await store->end_session("token");
        co_await store->renew_session("token", at(2000), at(1900));
        EXPECT_FALSE(co_await store->session_player("token", at(1)));
    });
}

TEST_P(AnyStore, forgets_guests_who_are_gone_and_left_nothing_behind) {
    play([&]() -> asio::awaitable<void> {
        for (const char* id : {"gone", "seen", "new", "seated", "host", "writer", "talker", "account", "never_seen"})
            co_await store->add_player({{id}, id, "", at(std::string_view(id) == "new" ? 100 : 5)});
        for (const char* id : {"gone", "new", "seated", "host", "writer", "talker", "account"})
            co_await store->begin_session({std::string("token of ") + id, {id}, at(999)});
        co_await store->begin_session({"token of seen", {"seen"}, at(1000)});
        EXPECT_TRUE(co_await store->make_account({"account"}, "Ada", "hash"));
        co_await store->add_table(waiting_table("t1", "host"), std::nullopt);
        StoredTable table = waiting_table("t2", "somebody");
        table.seats[0].player = PlayerId{"seated"};
        co_await store->add_table(table, std::nullopt);
        co_await store->put_notes({"t1"}, {"writer"}, "buy the Santa Fe");
        co_await store->say({"t1"}, {0, PlayerId{"talker"}, Seat::nobody, "talker", "hello", at(7)}, std::nullopt);

        EXPECT_EQ(co_await store->forget_guests(at(5), at(1000), 100), 0) << "all are newer";
        EXPECT_EQ(co_await store->forget_guests(at(100), at(1000), 1), 1) << "one at a time";
        EXPECT_EQ(co_await store->forget_guests(at(100), at(1000), 100), 1);
        EXPECT_EQ(co_await store->forget_guests(at(100), at(1000), 100), 0);
        for (const char* id : {"gone", "never_seen"}) EXPECT_EQ(co_await store->player({id}), std::nullopt) << id;
        for (const char* id : {"seen", "new", "seated", "host", "writer", "talker", "account"})
            EXPECT_TRUE(co_await store->player({id})) << id;
        EXPECT_EQ(co_await store->session_player("token of gone", at(1)), std::nullopt);
        EXPECT_TRUE(co_await store->session_player("token of seated", at(1)));
    });
}

TEST_P(AnyStore, keeps_games_whole_when_an_account_is_deleted) {
    play([&]() -> asio::awaitable<void> {
        co_await store->add_player(player("p1", "Ada"));
        co_await store->begin_session({"token", {"p1"}, at(1000)});
        co_await store->add_table(waiting_table("t1", "p1"), std::nullopt);
        co_await store->append(commit("t1", 0));
        co_await store->put_notes({"t1"}, {"p1"}, "buy the Santa Fe");
        co_await store->put_instruction({"t1"}, {Seat{0}, "ATSF", "{}"});
        co_await store->put_instruction({"t1"}, {Seat{1}, "ATSF", "{}"});
        co_await store->say({"t1"}, {0, PlayerId{"p1"}, Seat{0}, "Ada", "hello", at(7)}, std::nullopt);

        co_await store->delete_player({"p1"});
        EXPECT_EQ(co_await store->player({"p1"}), std::nullopt);
        EXPECT_EQ(co_await store->session_player("token", at(1)), std::nullopt);
        EXPECT_EQ(co_await store->notes({"t1"}, {"p1"}), "");
        EXPECT_EQ((co_await store->instructions({"t1"})).size(), 1u);
        const std::optional<StoredTable> table = co_await store->table({"t1"});
        EXPECT_EQ(table->seats[0], (StoredSeat{Seat{0}, SeatKind::person, "Ada", std::nullopt, ""}));
        EXPECT_EQ((co_await store->entries({"t1"}, {0}, {9})).size(), 1u);
        const std::vector<ChatLine> chat = co_await store->chat({"t1"}, 0);
        EXPECT_EQ(chat[0].name, "Ada");
        EXPECT_EQ(chat[0].player, std::nullopt);
    });
}

}   // namespace roundhouse::server::tests
