// Requests for those who run the server, and the description of the API.
#pragma once
#include <functional>

#include "server/api/router.hpp"
#include "server/api/services.hpp"

namespace roundhouse::server {

class OperationRoutes {
public:
    // `metrics` writes what /metrics answers.
    OperationRoutes(Services services, std::string version, std::function<std::string()> metrics)
        : services_(services), version_(std::move(version)), metrics_(std::move(metrics)) {}
    void add_to(Router& router);

private:
    Services services_;
    std::string version_;
    std::function<std::string()> metrics_;
};

}   // namespace roundhouse::server
