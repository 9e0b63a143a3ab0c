// The store: where everything is kept that must survive. One interface, two engines: a SQLite file for one process, a
// PostgreSQL database for several.
//
// Every operation is awaited by any coroutine on any thread; it is worked on by threads of the store, and the coroutine
// goes on where it was. What is answered is durable. An operation that cannot be done throws StoreFailure; whatever
// could be half done by then has not happened, except where the sentence says that it is not known.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string>

#include "server/store/failure.hpp"
#include "server/store/kept.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

class Database;

class Store {
public:
    // Opens `where`: `postgres://…` (or postgresql://) or else the path of a SQLite file, which is made where there is
    // none. Brings an earlier schema forward; refuses one that is newer than this program, and a file that another
    // process has open. Throws StoreFailure.
    static std::unique_ptr<Store> open(const std::string& where);

    // Finishes what has been begun. REQUIRES: nobody awaits notices any more, or their executor still runs.
    ~Store();

    // Players

    asio::awaitable<void> add_player(StoredPlayer player);
    asio::awaitable<std::optional<StoredPlayer>> player(PlayerId id);
    // The account of that name, whatever its ASCII case.
    asio::awaitable<std::optional<StoredPlayer>> account(std::string name);
    // False, and nothing changed, where another account has that name or there is no such player.
    asio::awaitable<bool> rename_player(PlayerId id, std::string name);
    asio::awaitable<bool> make_account(PlayerId id, std::string name, std::string password_hash);
    // With sessions, notes and instructions. Seats keep the name that they show and are held by nobody; logs and chat
    // stay.
    asio::awaitable<void> delete_player(PlayerId id);

    // Also renews one: the later expiry counts.
    asio::awaitable<void> begin_session(Session session);
    asio::awaitable<std::optional<StoredPlayer>> session_player(std::string token_hash, Time now);
    // One that would expire before `where_before` lasts until `expires_at` then. Writes nothing where there is none.
    asio::awaitable<void> renew_session(std::string token_hash, Time expires_at, Time where_before);
    asio::awaitable<void> end_session(std::string token_hash);
    asio::awaitable<void> forget_sessions(Time expired_before);
    // Removes guests made before `created_before`, all of whose sessions would expire before `expired_before`, and who
    // have no seat, no table of their own, no notes and no line of chat; `most` at a time. Returns how many. Looks
    // through all chat, beside the commits.
    asio::awaitable<int> forget_guests(Time created_before, Time expired_before, int most);

    // Tables

    // `number` and `commitment` are ignored: the log is empty. Returns its id, or that of the table which the same
    // request made before.
    asio::awaitable<TableId> add_table(StoredTable table, std::optional<RequestKey> request);
    asio::awaitable<std::optional<StoredTable>> table(TableId id);
    asio::awaitable<std::vector<StoredTable>> tables(TableQuery query);
    // Of this host, and not over.
    asio::awaitable<int> count_tables(PlayerId host);
    // Those with due_at <= until, the longest due first. Every process sees the same ones: whoever appends first has
    // won.
    asio::awaitable<std::vector<TableId>> due_tables(Time until, int limit);
    // With all that belongs to it. False where its log is not at `after` any more.
    asio::awaitable<bool> delete_table(TableId id, LogNumber after);

    // The log of a table

    // REQUIRES: commit.entries is not empty.
    asio::awaitable<Appended> append(Commit commit);
    // Those with after < number <= up_to, in order.
    asio::awaitable<std::vector<StoredEntry>> entries(TableId table, LogNumber after, LogNumber up_to);
    // The number of the first entry that this request made.
    asio::awaitable<std::optional<LogNumber>> entry_of_request(TableId table, RequestKey request);

    // Secrets

    asio::awaitable<std::optional<Dice>> dice(TableId table);
    asio::awaitable<std::vector<Instruction>> instructions(TableId table);
    asio::awaitable<void> put_instruction(TableId table, Instruction instruction);
    asio::awaitable<std::string> notes(TableId table, PlayerId player);   // empty where there are none
    asio::awaitable<void> put_notes(TableId table, PlayerId player, std::string text);

    // Chat: the number of the new line, or of the one which the same request made before.

    asio::awaitable<std::int64_t> say(TableId table, ChatLine line, std::optional<RequestKey> request);
    asio::awaitable<std::vector<ChatLine>> chat(TableId table, std::int64_t after);

    // Operation

    // Waits until something has changed at some table, and returns all that has since the last call; of several changes
    // of one kind at one table only the last. What this process has appended is no news to it; all else is told whoever
    // changed it. Empty only when cancel_notices was called. One caller at a time.
    asio::awaitable<std::vector<Notice>> notices();
    void cancel_notices();

    // Throws StoreFailure where the store cannot be read.
    asio::awaitable<void> check();
    StoreFigures figures() const;

private:
    explicit Store(std::unique_ptr<Database> database);
    std::unique_ptr<Database> database_;
};

// Copies the SQLite file `from`, which a running server may have open, to `to`, which must not exist yet. The copy is
// one moment of the store. Throws StoreFailure.
void back_up(const std::string& from, const std::string& to);

}   // namespace roundhouse::server
