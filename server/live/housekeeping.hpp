// What happens at tables though nobody asks: a clock runs out, a sealed instruction speaks after its pause, a bot whose
// process is gone moves. And tables that nobody uses are closed.
#pragma once
#include "server/live/bot_play.hpp"

namespace roundhouse::server {

// For the network thread only.
class Housekeeping {
public:
    Housekeeping(Tables& tables, Store& store, BotPlay& bots, Background& background)
        : tables_(tables), store_(store), bots_(bots), background_(background) {}

    // To be called twice per second or so.
    asio::awaitable<void> look_around();

private:
    asio::awaitable<void> look_at(TableId id);
    asio::awaitable<void> stand_in(const TableLock& lock);
    asio::awaitable<void> mend(std::shared_ptr<OpenTable> open);

    Tables& tables_;
    Store& store_;
    BotPlay& bots_;
    Background& background_;
};

}   // namespace roundhouse::server
