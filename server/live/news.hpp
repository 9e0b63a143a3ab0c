// Follows what other processes that share the store do at tables that are open here. For the network thread only.
#pragma once
#include "server/async/background.hpp"
#include "server/live/tables.hpp"

namespace roundhouse::server {

class News {
public:
    News(Tables& tables, Store& store, Background& background)
        : tables_(tables), store_(store), background_(background) {}

    // Until Store::cancel_notices.
    asio::awaitable<void> follow();

private:
    bool is_new(const Notice& notice) const;
    void heed(const Notice& notice);
    asio::awaitable<void> read(std::shared_ptr<OpenTable> open, Notice::What what);
    asio::awaitable<void> read(const TableLock& lock, Notice::What what);

    Tables& tables_;
    Store& store_;
    Background& background_;
};

}   // namespace roundhouse::server
