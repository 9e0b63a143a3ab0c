// The store's logs: entries appended in one commit with what changes by them.
#include <boost/asio/use_awaitable.hpp>

#include "server/store/columns.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

// The first statement of a commit decides the race: it changes the table's row, which every commit must, and only where
// the log is still where the commit saw it, so that the request is new. What follows happens only where the row now
// bears this commit's mark.
Statement claim(const Commit& commit, const std::string& mark) {
    return {
        "UPDATE tables SET number = $3, mark = $4, moved_at = $5, moved_hour = CAST($5 AS BIGINT) / 3600000, due_at = "
        "$6,"
        " status = coalesce($7, status), course = coalesce($8, course), commitment = coalesce($9, commitment) WHERE "
        "id = $1 AND number = $2",
        {column(commit.table), column(commit.after), column(commit.after + commit.entries.size()), mark,
         column(commit.entries.back().at), column(commit.due_at), column(commit.status), column(commit.course),
         commit.dice ? Value{commit.dice->commitment} : Value{}},
        "UPDATE tables SET number = new.number, mark = new.mark, moved_at = new.moved_at, moved_hour = new.moved_at / "
        "3600000,"
        " due_at = new.due_at, status = coalesce(new.status, tables.status), course = coalesce(new.course, "
        "tables.course),"
        " commitment = coalesce(new.commitment, tables.commitment)"
        " FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::BIGINT[], $6::BIGINT[], $7::TEXT[], "
        "$8::TEXT[], $9::TEXT[])"
        " WITH ORDINALITY AS new (id, after, number, mark, moved_at, due_at, status, course, commitment, place)"
        " WHERE tables.id = new.id AND tables.number = new.after RETURNING new.place"};
}

Statement add_entry(const Commit& commit, std::size_t i, const RequestKey& request, const std::string& mark) {
    const StoredEntry& entry = commit.entries[i];
    return {"INSERT INTO entries (table_id, number, kind, decided_by, body, at, player, request)"
            " SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT),"
            " CAST($7 AS TEXT), CAST($8 AS TEXT) FROM tables WHERE id = $1 AND mark = $9 ON CONFLICT DO NOTHING",
            {column(commit.table), column(commit.after + (i + 1)), entry.kind, entry.by, entry.body, column(entry.at),
             i == 0 ? Value{request.player.text} : Value{}, i == 0 ? Value{request.id} : Value{}, mark},
            "INSERT INTO entries (table_id, number, kind, decided_by, body, at, player, request)"
            " SELECT new.id, new.number, new.kind, new.decided_by, new.body, new.at, new.player, new.request"
            " FROM unnest($1::TEXT[], $2::BIGINT[], $3::TEXT[], $4::TEXT[], $5::TEXT[], $6::BIGINT[], $7::TEXT[], "
            "$8::TEXT[], $9::TEXT[])"
            " AS new (id, number, kind, decided_by, body, at, player, request, mark)"
            " JOIN tables ON tables.id = new.id AND tables.mark = new.mark ON CONFLICT DO NOTHING"};
}

Statement change_seat(const Commit& commit, const StoredSeat& seat, const std::string& mark) {
    const Value table = column(commit.table);
    return {"UPDATE seats SET kind = $3, name = $4, player = $5, bot = $6 WHERE table_id = $1 AND seat = $2"
            " AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND mark = $7)",
            {table, column(seat.seat), column(seat.kind), seat.name, column(seat.player), seat.bot, mark}};
}

void replace_instructions(const Commit& commit, const std::string& mark, Unit& unit) {
    const Value table = column(commit.table);
    for (const Instruction& instruction : commit.instructions) {
        unit.push_back({"DELETE FROM instructions WHERE table_id = $1 AND seat = $2 AND auction = $3"
                        " AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND mark = $4)",
                        {table, column(instruction.seat), instruction.auction, mark}});
        if (instruction.body.empty()) continue;
        unit.push_back({"INSERT INTO instructions (table_id, seat, auction, body)"
                        " SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT) FROM tables WHERE id = $1 "
                        "AND mark = $5",
                        {table, column(instruction.seat), instruction.auction, instruction.body, mark}});
    }
}

void add_dice(const Commit& commit, const std::string& mark, Unit& unit) {
    if (!commit.dice) return;
    unit.push_back({"INSERT INTO dice (table_id, seed, commitment)"
                    " SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT) FROM tables WHERE id = $1 AND mark = $4"
                    " ON CONFLICT (table_id) DO UPDATE SET seed = excluded.seed, commitment = excluded.commitment",
                    {column(commit.table), commit.dice->seed, commit.dice->commitment, mark}});
}

Unit unit_of(const Commit& commit, const RequestKey& request, const std::string& mark) {
    Unit unit{claim(commit, mark)};
    for (std::size_t i = 0; i < commit.entries.size(); ++i) unit.push_back(add_entry(commit, i, request, mark));
    for (const StoredSeat& seat : commit.seats) unit.push_back(change_seat(commit, seat, mark));
    replace_instructions(commit, mark, unit);
    add_dice(commit, mark, unit);
    return unit;
}

}   // namespace

asio::awaitable<Appended> Store::append(Commit commit) {
    const std::string mark = new_mark();
    const RequestKey request = commit.request ? *commit.request : RequestKey{{}, mark};
    const std::vector<Rows> answer = co_await database_->write(unit_of(commit, request, mark));
    if (answer[0].changed > 0) {
        database_->announce_elsewhere({Notice::What::log, commit.table, (commit.after + commit.entries.size()).value});
        if (!commit.instructions.empty()) database_->announce_elsewhere({Notice::What::instructions, commit.table, 0});
        co_return Appended{Appended::Outcome::done, commit.after + 1};
    }
    const Rows now = co_await database_->read({"SELECT number, (SELECT number FROM entries WHERE table_id = $1 AND "
                                               "player = $2 AND request = $3) FROM tables WHERE id = $1",
                                               {commit.table.text, request.player.text, request.id}});
    if (now.empty()) co_return Appended{Appended::Outcome::no_table, {}};
    if (now[0].is_null(1)) co_return Appended{Appended::Outcome::lost, {now[0].number(0)}};
    // Perhaps it is this very commit, made durable on a connection that was lost before it said so: nobody may have
    // heard of it.
    database_->announce({Notice::What::log, commit.table, now[0].number(0)});
    co_return Appended{commit.request ? Appended::Outcome::repeated : Appended::Outcome::done, {now[0].number(1)}};
}

asio::awaitable<std::vector<StoredEntry>> Store::entries(TableId table, LogNumber after, LogNumber up_to) {
    Rows rows = co_await database_->read({"SELECT number, kind, decided_by, body, at, player, request FROM entries"
                                          " WHERE table_id = $1 AND number > $2 AND number <= $3 ORDER BY number",
                                          {table.text, after.value, up_to.value}});
    std::vector<StoredEntry> entries;
    for (Row& row : rows) {
        entries.push_back(
            {{row.number(0)}, std::move(row.text(1)), std::move(row.text(2)), std::move(row.text(3)), time_in(row, 4)});
        if (!row.is_null(5) && !row.text(5).empty())
            entries.back().request = RequestKey{{std::move(row.text(5))}, std::move(row.text(6))};
    }
    co_return entries;
}

asio::awaitable<std::optional<LogNumber>> Store::entry_of_request(TableId table, RequestKey request) {
    const Rows rows =
        co_await database_->read({"SELECT number FROM entries WHERE table_id = $1 AND player = $2 AND request = $3",
                                  {table.text, request.player.text, request.id}});
    if (rows.empty()) co_return std::nullopt;
    co_return LogNumber{rows[0].number(0)};
}

}   // namespace roundhouse::server
