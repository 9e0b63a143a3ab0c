// Figures for Prometheus.
#pragma once
#include <string>

#include "server/live/bot_play.hpp"
#include "server/net/figures.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

std::string metrics_text(const NetworkFigures& network, const Tables& tables, const BotPlay& bots,
                         const StoreFigures& store);

}   // namespace roundhouse::server
