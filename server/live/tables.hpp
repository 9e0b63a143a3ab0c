// All tables that are open in this process: found, kept up to date, changed for good, and driven on.
#pragma once
#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <unordered_map>

#include "server/bots/bot_desk.hpp"
#include "server/store/store.hpp"
#include "server/table/live_table.hpp"

namespace roundhouse::server {

struct TablesFigures {
    long moves = 0, races_lost = 0, computer_moves = 0;
};

class Tables {
public:
    Tables(asio::io_context& io, Store& store, BotDesk& bots, std::function<Time()> now);

    // Throws Refused where there is no such table.
    asio::awaitable<std::shared_ptr<LiveTable>> find(TableId id);

    // Whoever reads or changes a table comes in here, one at a time. The table is then as the store has it. Throws
    // Refused where it was deleted, StoreFailure where it cannot be read.
    asio::awaitable<Turnstile::Pass> enter(std::shared_ptr<LiveTable> table);

    // Makes what was done at the table durable, or reads the table anew as it stands in the store. Throws Refused where
    // somebody was quicker or the store fails. Returns the number of the first entry. REQUIRES: whoever calls has
    // entered, and `commit` has at least one entry.
    asio::awaitable<LogNumber> commit(std::shared_ptr<LiveTable> table, Commit commit);

    // Reads what is new in the store. REQUIRES: as commit.
    asio::awaitable<void> catch_up(std::shared_ptr<LiveTable> table);

    // Looks at what is due: clocks that ran out, computers that are to move. Closes tables that nobody uses.
    asio::awaitable<void> look_around();
    // All who are at a table by a socket of this process. `visit` must not let anybody come or go.
    void each_visitor(const std::function<void(TableVisitor& visitor)>& visit) const;
    // Follows what other processes do, until cancel_notices.
    asio::awaitable<void> follow_notices();

    Time now() const { return now_(); }
    const TablesFigures& figures() const { return figures_; }
    std::size_t open_tables() const { return slots_.size(); }

private:
    struct Slot {
        Turnstile opening;
        std::shared_ptr<LiveTable> table;
    };

    asio::awaitable<void> read_anew(LiveTable& table);
    asio::awaitable<Appended> append(LiveTable& table, Commit commit);   // once, however often it is requested
    asio::awaitable<void> look_at(TableId id);
    asio::awaitable<void> mend(std::shared_ptr<LiveTable> table);   // what a failing store has left
    bool is_news(const Notice& notice) const;
    asio::awaitable<void> heed(Notice notice);                                          // REQUIRES: its table is open
    asio::awaitable<void> read_news(std::shared_ptr<LiveTable> table, Notice notice);   // REQUIRES: as commit
    void think(const std::shared_ptr<LiveTable>& table);
    asio::awaitable<void> think_for(std::shared_ptr<LiveTable> table, Position position, Seat seat, std::string bot);
    void spawn(asio::awaitable<void> work);

    asio::io_context& io_;
    Store& store_;
    BotDesk& bots_;
    std::function<Time()> now_;
    std::unordered_map<std::string, std::shared_ptr<Slot>> slots_;
    TablesFigures figures_;
};

}   // namespace roundhouse::server
