#include "server/api/api.hpp"
#include "server/api/openapi.hpp"

namespace roundhouse::server {

void Api::add_operation_routes(std::function<std::string()> metrics) {
    router_.add(Method::read, "/healthz", [this](Call&) -> asio::awaitable<Answer> {
        co_await store_.check();
        co_return answered({{"healthy", true}, {"version", settings_.version}});
    });
    router_.add(Method::read, "/metrics", [metrics = std::move(metrics)](Call&) -> asio::awaitable<Answer> {
        co_return Answer{
            .status = 200, .body = metrics(), .shared_body = {}, .type = "text/plain; version=0.0.4", .headers = {}};
    });
    router_.add(Method::read, "/api/openapi.json", [](Call&) -> asio::awaitable<Answer> {
        co_return Answer{.status = 200, .body = {}, .shared_body = openapi_text(), .headers = {}};
    });
}

}   // namespace roundhouse::server
