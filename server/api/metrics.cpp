#include "server/api/metrics.hpp"

#include <fmt/format.h>

namespace roundhouse::server {

std::string metrics_text(const NetworkFigures& network, const Tables& tables, const BotPlay& bots,
                         const StoreFigures& store) {
    std::string text;
    const auto add = [&](std::string_view name, std::string_view type, std::string_view meaning, auto value) {
        text += fmt::format("# HELP roundhouse_{0} {2}\n# TYPE roundhouse_{0} {1}\nroundhouse_{0} {3}\n", name, type,
                            meaning, value);
    };
    add("connections", "gauge", "Connections that are open.", network.connections);
    add("sockets", "gauge", "WebSockets that are open.", network.sockets);
    add("requests_total", "counter", "HTTP requests.", network.requests);
    add("messages_in_total", "counter", "WebSocket messages received.", network.messages_in);
    add("messages_out_total", "counter", "WebSocket messages sent.", network.messages_out);
    add("turned_away_total", "counter", "Connections turned away because there were too many.", network.turned_away);
    add("open_tables", "gauge", "Tables in memory.", tables.open_tables());
    add("entries_total", "counter", "Entries written to logs of tables.", tables.figures().entries);
    add("computer_moves_total", "counter", "Moves made by bots.", bots.moves());
    add("races_lost_total", "counter", "Changes that lost a race.", tables.figures().races_lost);
    add("store_commits_total", "counter", "Commits made durable.", store.commits);
    add("store_batches_total", "counter", "Batches in which commits were made durable.", store.batches);
    add("store_reconnects_total", "counter", "Reconnections to the database.", store.reconnects);
    add("store_waiting", "gauge", "Commits not yet durable.", store.waiting);
    return text;
}

}   // namespace roundhouse::server
