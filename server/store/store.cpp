#include "server/store/store.hpp"

#include <boost/asio/use_awaitable.hpp>
#include <fmt/format.h>
#include <random>

#include "server/store/columns.hpp"

namespace roundhouse::server {

std::string new_mark() {
    // Never destroyed: a thread may still ask while the program ends.
    static const std::string& process = *[] {
        std::random_device source;   // the kernel's
        return new std::string(fmt::format("{:08x}{:08x}{:08x}", source(), source(), source()));
    }();
    static std::atomic<std::uint64_t> count{0};
    return fmt::format("{}-{}", process, ++count);
}

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::~Store() = default;

std::unique_ptr<Store> Store::open(const std::string& where) {
    const bool is_address = where.starts_with("postgres://") || where.starts_with("postgresql://");
    return std::unique_ptr<Store>(new Store(is_address ? open_postgres(where) : open_sqlite(where)));
}

// Secrets

asio::awaitable<std::optional<Dice>> Store::dice(TableId table) {
    Rows rows = co_await database_->read({"SELECT seed, commitment FROM dice WHERE table_id = $1", {table.text}});
    if (rows.empty()) co_return std::nullopt;
    co_return Dice{std::move(rows[0].text(0)), std::move(rows[0].text(1))};
}

asio::awaitable<std::vector<Instruction>> Store::instructions(TableId table) {
    Rows rows = co_await database_->read(
        {"SELECT seat, auction, body FROM instructions WHERE table_id = $1 ORDER BY seat, auction", {table.text}});
    std::vector<Instruction> instructions;
    for (Row& row : rows) instructions.push_back({seat_in(row, 0), std::move(row.text(1)), std::move(row.text(2))});
    co_return instructions;
}

asio::awaitable<void> Store::put_instruction(TableId table, Instruction instruction) {
    Unit unit;
    if (instruction.body.empty())
        unit.push_back({"DELETE FROM instructions WHERE table_id = $1 AND seat = $2 AND auction = $3",
                        {table.text, column(instruction.seat), instruction.auction}});
    else
        unit.push_back({"INSERT INTO instructions (table_id, seat, auction, body)"
                        " SELECT id, CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT) FROM tables WHERE id = $1"
                        " ON CONFLICT (table_id, seat, auction) DO UPDATE SET body = excluded.body",
                        {table.text, column(instruction.seat), instruction.auction, instruction.body}});
    co_await database_->write(std::move(unit));
    database_->announce({Notice::What::instructions, std::move(table), 0});
}

asio::awaitable<std::string> Store::notes(TableId table, PlayerId player) {
    Rows rows = co_await database_->read(
        {"SELECT notes FROM notes WHERE table_id = $1 AND player = $2", {table.text, player.text}});
    co_return rows.empty() ? std::string() : std::move(rows[0].text(0));
}

asio::awaitable<void> Store::put_notes(TableId table, PlayerId player, std::string text) {
    Unit unit;
    unit.push_back({"INSERT INTO notes (table_id, player, notes)"
                    " SELECT id, CAST($2 AS TEXT), CAST($3 AS TEXT) FROM tables WHERE id = $1"
                    " ON CONFLICT (table_id, player) DO UPDATE SET notes = excluded.notes",
                    {table.text, player.text, std::move(text)}});
    co_await database_->write(std::move(unit));
}

// Chat

asio::awaitable<std::int64_t> Store::say(TableId table, ChatLine line, std::optional<RequestKey> request) {
    const RequestKey asked = request ? std::move(*request) : RequestKey{{}, new_mark()};
    const Unit unit{
        {"INSERT INTO chat (table_id, number, player, seat, name, line, at, asked_by, request)"
         " SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_id = $1), CAST($2 AS TEXT),"
         " CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT), CAST($7 AS TEXT), CAST($8 AS "
         "TEXT)"
         " FROM tables WHERE id = $1 ON CONFLICT (table_id, asked_by, request) DO NOTHING",
         {table.text, column(line.player), column(line.seat), line.name, line.text, column(line.at), asked.player.text,
          asked.id}},
        {"SELECT number FROM chat WHERE table_id = $1 AND asked_by = $2 AND request = $3",
         {table.text, asked.player.text, asked.id}}};
    // Two processes may find the same next number; the second to write it looks again.
    for (int attempt = 1;; ++attempt) {
        try {
            std::vector<Rows> answer = co_await database_->write(unit);
            if (answer[1].empty()) throw StoreFailure("There is no such table.");
            const std::int64_t number = answer[1][0].number(0);
            database_->announce({Notice::What::chat, std::move(table), number});
            co_return number;
        } catch (const Conflict&) {
            if (attempt == 100) throw;
        }
    }
}

asio::awaitable<std::vector<ChatLine>> Store::chat(TableId table, std::int64_t after) {
    Rows rows = co_await database_->read({"SELECT number, player, seat, name, line, at FROM chat"
                                          " WHERE table_id = $1 AND number > $2 ORDER BY number",
                                          {table.text, after}});
    std::vector<ChatLine> lines;
    for (Row& row : rows) {
        std::optional<PlayerId> player;
        if (!row.is_null(1)) player = PlayerId{std::move(row.text(1))};
        lines.push_back({row.number(0), std::move(player), seat_in(row, 2), std::move(row.text(3)),
                         std::move(row.text(4)), time_in(row, 5)});
    }
    co_return lines;
}

// Operation

asio::awaitable<std::vector<Notice>> Store::notices() { return database_->board().wait(); }
void Store::cancel_notices() { database_->board().cancel(); }
asio::awaitable<void> Store::check() {
    co_await database_->read({"SELECT count(*) FROM dice WHERE table_id = ''", {}});
}
StoreFigures Store::figures() const { return database_->figures(); }

}   // namespace roundhouse::server
