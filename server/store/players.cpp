// The store's players and their sessions.
#include <boost/asio/use_awaitable.hpp>

#include "server/store/columns.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

// Names of accounts that differ in ASCII case only are the same name.
std::string account_key(std::string name) {
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return name;
}

std::optional<StoredPlayer> player_in(Rows rows) {
    if (rows.empty()) return std::nullopt;
    Row& row = rows[0];
    return StoredPlayer{PlayerId{std::move(row.text(0))}, std::move(row.text(1)), std::move(row.text(2)),
                        time_in(row, 3)};
}

}   // namespace

asio::awaitable<void> Store::add_player(StoredPlayer player) {
    const Value account = player.is_guest() ? Value{} : Value{account_key(player.name)};
    Unit unit;
    unit.push_back({"INSERT INTO players (id, name, account, password_hash, created_at) VALUES ($1, $2, $3, $4, $5)"
                    " ON CONFLICT (id) DO NOTHING",
                    {player.id.text, player.name, account, player.password_hash, column(player.created_at)}});
    co_await database_->write(std::move(unit));
}

asio::awaitable<std::optional<StoredPlayer>> Store::player(PlayerId id) {
    co_return player_in(
        co_await database_->read({"SELECT id, name, password_hash, created_at FROM players WHERE id = $1", {id.text}}));
}

asio::awaitable<std::optional<StoredPlayer>> Store::account(std::string name) {
    co_return player_in(
        co_await database_->read({"SELECT id, name, password_hash, created_at FROM players WHERE account = $1",
                                  {account_key(std::move(name))}}));
}

asio::awaitable<bool> Store::rename_player(PlayerId id, std::string name) {
    Unit unit;
    unit.push_back(
        {"UPDATE players SET name = $2, account = CASE WHEN account IS NULL THEN NULL ELSE $3 END WHERE id = $1"
         " AND (account IS NULL OR NOT EXISTS (SELECT 1 FROM players other WHERE other.account = $3 AND other.id <> "
         "$1))"
         " RETURNING id",
         {id.text, name, account_key(name)}});
    try {
        const std::vector<Rows> answer = co_await database_->write(std::move(unit));
        co_return !answer[0].empty();
    } catch (const Conflict&) {
        co_return false;
    }
}

asio::awaitable<bool> Store::make_account(PlayerId id, std::string name, std::string password_hash) {
    Unit unit;
    unit.push_back(
        {"UPDATE players SET name = $2, account = $3, password_hash = $4 WHERE id = $1"
         " AND NOT EXISTS (SELECT 1 FROM players other WHERE other.account = $3 AND other.id <> $1) RETURNING id",
         {id.text, name, account_key(name), std::move(password_hash)}});
    try {
        const std::vector<Rows> answer = co_await database_->write(std::move(unit));
        co_return !answer[0].empty();
    } catch (const Conflict&) {
        co_return false;
    }
}

asio::awaitable<void> Store::delete_player(PlayerId id) {
    Unit unit;
    unit.push_back(
        {"DELETE FROM instructions WHERE EXISTS (SELECT 1 FROM seats"
         " WHERE seats.table_id = instructions.table_id AND seats.seat = instructions.seat AND seats.player = $1)",
         {id.text}});
    unit.push_back({"UPDATE seats SET player = NULL WHERE player = $1", {id.text}});
    unit.push_back({"UPDATE chat SET player = NULL WHERE player = $1", {id.text}});
    unit.push_back({"DELETE FROM notes WHERE player = $1", {id.text}});
    unit.push_back({"DELETE FROM sessions WHERE player = $1", {id.text}});
    unit.push_back({"DELETE FROM players WHERE id = $1", {id.text}});
    co_await database_->write(std::move(unit));
}

asio::awaitable<void> Store::begin_session(Session session) {
    Unit unit;
    unit.push_back(
        {"INSERT INTO sessions (token_hash, player, expires_at) VALUES ($1, $2, $3)"
         " ON CONFLICT (token_hash) DO UPDATE SET expires_at = CASE"
         " WHEN excluded.expires_at > sessions.expires_at THEN excluded.expires_at ELSE sessions.expires_at END",
         {session.token_hash, session.player.text, column(session.expires_at)}});
    co_await database_->write(std::move(unit));
}

asio::awaitable<std::optional<StoredPlayer>> Store::session_player(std::string token_hash, Time now) {
    co_return player_in(co_await database_->read(
        {"SELECT players.id, players.name, players.password_hash, players.created_at FROM sessions"
         " JOIN players ON players.id = sessions.player WHERE token_hash = $1 AND expires_at > $2",
         {std::move(token_hash), column(now)}}));
}

asio::awaitable<void> Store::renew_session(std::string token_hash, Time expires_at, Time where_before) {
    const Rows due = co_await database_->read(
        {"SELECT 1 FROM sessions WHERE token_hash = $1 AND expires_at < $2", {token_hash, column(where_before)}});
    if (due.empty()) co_return;
    Unit unit;
    unit.push_back({"UPDATE sessions SET expires_at = $2 WHERE token_hash = $1 AND expires_at < $2",
                    {std::move(token_hash), column(expires_at)}});
    co_await database_->write(std::move(unit));
}

asio::awaitable<void> Store::end_session(std::string token_hash) {
    Unit unit;
    unit.push_back({"DELETE FROM sessions WHERE token_hash = $1", {std::move(token_hash)}});
    co_await database_->write(std::move(unit));
}

asio::awaitable<void> Store::forget_sessions(Time expired_before) {
    Unit unit;
    unit.push_back({"DELETE FROM sessions WHERE expires_at < $1", {column(expired_before)}});
    co_await database_->write(std::move(unit));
}

// Chat has no index by player: it is looked through before the write, where no commit waits for it. Who comes back in
// between has renewed the session before anything else.
asio::awaitable<int> Store::forget_guests(Time created_before, Time expired_before, int most) {
    Rows gone = co_await database_->read(
        {"SELECT id FROM players WHERE account IS NULL AND created_at < $1"
         " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = players.id AND expires_at >= $2)"
         " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = players.id)"
         " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = players.id)"
         " AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.player = players.id)"
         " AND id NOT IN (SELECT player FROM chat WHERE player IS NOT NULL) ORDER BY created_at, id LIMIT $3",
         {column(created_before), column(expired_before), std::int64_t{most}}});
    if (gone.empty()) co_return 0;
    Unit unit;
    for (Row& row : gone) {
        unit.push_back({"DELETE FROM players WHERE id = $1 AND account IS NULL"
                        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = $1 AND expires_at >= $2)",
                        {row.text(0), column(expired_before)}});
        unit.push_back({"DELETE FROM sessions WHERE player = $1 AND NOT EXISTS (SELECT 1 FROM players WHERE id = $1)",
                        {row.text(0)}});
    }
    co_await database_->write(std::move(unit));
    co_return static_cast<int>(gone.size());
}

}   // namespace roundhouse::server
