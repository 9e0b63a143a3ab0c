// Lets the bots at open tables think and move, and the stand-in for players who are away.
#pragma once
#include <set>

#include "server/async/background.hpp"
#include "server/bots/bot_desk.hpp"
#include "server/live/tables.hpp"

namespace roundhouse::server {

// For the network thread only; the thinking itself is done by the desk.
class BotPlay {
public:
    // From now on bots move whenever it is their turn.
    BotPlay(Tables& tables, BotDesk& desk, Background& background);

    // The bot that is to move starts to think, unless it does already. REQUIRES: it is a bot's turn.
    void play_at(const TableLock& lock);

    long moves() const { return moves_; }

private:
    asio::awaitable<void> think(TableId id, Position position, LogNumber at, std::string bot);
    asio::awaitable<void> move(TableId id, LogNumber at, const json::object& move);

    Tables& tables_;
    BotDesk& desk_;
    Background& background_;
    using Places = std::set<std::pair<TableId, LogNumber>>;
    std::shared_ptr<Places> thinking_ = std::make_shared<Places>();   // shared with those who think: they may end later
    long moves_ = 0;
};

}   // namespace roundhouse::server
