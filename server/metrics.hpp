// Figures for Prometheus.
#pragma once
#include <string>

#include "server/network.hpp"
#include "server/tables.hpp"

namespace roundhouse::server {

std::string metrics_text(const NetworkFigures& network, const Tables& tables, const StoreFigures& store);

}   // namespace roundhouse::server
