// The store's tables: who sits where, and which ones to show.
#include <boost/asio/use_awaitable.hpp>
#include <limits>

#include "server/store/columns.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

// A row for every seat of every chosen table, or one where a table has none yet. `choice` says which, from WHERE on.
std::string with_seats(const std::string& choice) {
    return "SELECT t.id, t.game, t.status, t.listed, t.host, t.created_at, t.moved_at, t.due_at, t.number, facts.facts,"
           " t.course, t.commitment, seats.seat, seats.kind, seats.name, seats.player, seats.bot"
           " FROM (SELECT * FROM tables "
           + choice
           + ") t JOIN facts ON facts.table_id = t.id LEFT JOIN seats ON seats.table_id = t.id"
             " ORDER BY t.moved_at DESC, t.id DESC, seats.seat";
}

StoredTable table_in(Row& row) {
    StoredTable table;
    table.id.text = std::move(row.text(0));
    table.game = std::move(row.text(1));
    table.status = member_in<TableStatus>(row, 2, status_names);
    table.is_listed = row.number(3) != 0;
    table.host.text = std::move(row.text(4));
    table.created_at = time_in(row, 5);
    table.moved_at = time_in(row, 6);
    if (!row.is_null(7)) table.due_at = time_in(row, 7);
    table.number.value = row.number(8);
    table.facts = std::move(row.text(9));
    table.course = std::move(row.text(10));
    table.commitment = std::move(row.text(11));
    return table;
}

StoredSeat stored_seat_in(Row& row) {
    StoredSeat seat{seat_in(row, 12),
                    member_in<SeatKind>(row, 13, seat_kind_names),
                    std::move(row.text(14)),
                    {},
                    std::move(row.text(16))};
    if (!row.is_null(15)) seat.player = PlayerId{std::move(row.text(15))};
    return seat;
}

std::vector<StoredTable> tables_in(Rows rows) {
    std::vector<StoredTable> tables;
    for (Row& row : rows) {
        if (tables.empty() || tables.back().id.text != row.text(0)) tables.push_back(table_in(row));
        if (!row.is_null(12)) tables.back().seats.push_back(stored_seat_in(row));
    }
    return tables;
}

const char* list_sql(TableQuery::Show show) {
    const std::string page =
        " AND ($1 = '' OR game = $1) AND moved_hour <= CAST($2 AS BIGINT) / 3600000 AND (moved_at, id) < ($2, $3)"
        " ORDER BY moved_hour DESC, moved_at DESC, id DESC LIMIT $4";
    // As many values as the others, so that all are asked alike.
    const std::string all_players = " AND $5 = ''";
    static const std::string mine =
        with_seats("WHERE (host = $5 OR id IN (SELECT table_id FROM seats WHERE player = $5))" + page);
    static const std::string open = with_seats("WHERE status = 'waiting' AND listed = 1 AND EXISTS"
                                               " (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')"
                                               + all_players + page);
    static const std::string running = with_seats("WHERE status = 'playing' AND listed = 1" + all_players + page);
    static const std::string finished = with_seats("WHERE status = 'over' AND listed = 1" + all_players + page);
    switch (show) {
    case TableQuery::Show::mine: return mine.c_str();
    case TableQuery::Show::open: return open.c_str();
    case TableQuery::Show::running: return running.c_str();
    case TableQuery::Show::finished: break;
    }
    return finished.c_str();
}

}   // namespace

asio::awaitable<TableId> Store::add_table(StoredTable table, std::optional<RequestKey> request) {
    const std::string mark = new_mark();
    const std::string id = request ? request->id : mark;
    Unit unit;
    unit.push_back({"INSERT INTO tables (id, game, status, listed, host, created_at, moved_at, moved_hour, due_at, "
                    "number, mark, course,"
                    " commitment, request) VALUES ($1, $2, $3, $4, $5, $6, $7, CAST($7 AS BIGINT) / 3600000, $8, 0, "
                    "$9, $10, '', $11)"
                    " ON CONFLICT DO NOTHING",
                    {table.id.text, table.game, column(table.status), std::int64_t{table.is_listed}, table.host.text,
                     column(table.created_at), column(table.moved_at), column(table.due_at), mark, table.course, id}});
    unit.push_back({"INSERT INTO facts (table_id, facts) SELECT id, CAST($2 AS TEXT) FROM tables WHERE id = $1 AND "
                    "mark = $3 ON CONFLICT DO NOTHING",
                    {table.id.text, table.facts, mark}});
    for (const StoredSeat& seat : table.seats)
        unit.push_back(
            {"INSERT INTO seats (table_id, seat, kind, name, player, bot)"
             " SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT)"
             " FROM tables WHERE id = $1 AND mark = $7 ON CONFLICT DO NOTHING",
             {table.id.text, column(seat.seat), column(seat.kind), seat.name, column(seat.player), seat.bot, mark}});
    unit.push_back({"SELECT id FROM tables WHERE host = $1 AND request = $2", {table.host.text, id}});
    std::vector<Rows> answer = co_await database_->write(std::move(unit));
    if (answer.back().empty()) throw StoreFailure("There is a table " + table.id.text + " already.");
    co_return TableId{std::move(answer.back()[0].text(0))};
}

asio::awaitable<std::optional<StoredTable>> Store::table(TableId id) {
    static const std::string sql = with_seats("WHERE id = $1");
    std::vector<StoredTable> found = tables_in(co_await database_->read({sql.c_str(), {id.text}}));
    if (found.empty()) co_return std::nullopt;
    co_return std::move(found[0]);
}

asio::awaitable<std::vector<StoredTable>> Store::tables(TableQuery query) {
    const std::int64_t latest = std::numeric_limits<std::int64_t>::max();
    const Value moved_at = query.before ? column(query.before->moved_at) : Value{latest};
    const std::string player = query.show == TableQuery::Show::mine ? query.player.text : "";
    co_return tables_in(co_await database_->read(
        {list_sql(query.show),
         {query.game, moved_at, query.before ? query.before->id.text : "", std::int64_t{query.limit}, player}}));
}

asio::awaitable<int> Store::count_tables(PlayerId host) {
    const Rows rows =
        co_await database_->read({"SELECT count(*) FROM tables WHERE host = $1 AND status <> 'over'", {host.text}});
    co_return static_cast<int>(rows[0].number(0));
}

asio::awaitable<std::vector<TableId>> Store::due_tables(Time until, int limit) {
    Rows rows = co_await database_->read(
        {"SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2", {column(until), std::int64_t{limit}}});
    std::vector<TableId> tables;
    for (Row& row : rows) tables.push_back({std::move(row.text(0))});
    co_return tables;
}

asio::awaitable<bool> Store::delete_table(TableId id, LogNumber after) {
    Unit unit;
    unit.push_back({"DELETE FROM tables WHERE id = $1 AND number = $2", {id.text, after.value}});
    for (const char* sql :
         {"DELETE FROM facts WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM seats WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM entries WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM dice WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM instructions WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM notes WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)",
          "DELETE FROM chat WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)"})
        unit.push_back({sql, {id.text}});
    unit.push_back({"SELECT id FROM tables WHERE id = $1", {id.text}});
    const std::vector<Rows> answer = co_await database_->write(std::move(unit));
    if (!answer.back().empty()) co_return false;
    database_->announce({Notice::What::deleted, std::move(id), 0});
    co_return true;
}

}   // namespace roundhouse::server
