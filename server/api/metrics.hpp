// Figures for Prometheus.
#pragma once
#include <string>

#include "server/live/tables.hpp"
#include "server/net/network.hpp"

namespace roundhouse::server {

std::string metrics_text(const NetworkFigures& network, const Tables& tables, const StoreFigures& store);

}   // namespace roundhouse::server
