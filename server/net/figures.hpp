// What the network has done since it was opened; for /metrics.
#pragma once

namespace roundhouse::server {

struct NetworkFigures {
    int connections = 0, sockets = 0;
    long requests = 0, messages_in = 0, messages_out = 0, turned_away = 0;
};

}   // namespace roundhouse::server
