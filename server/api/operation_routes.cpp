#include "server/api/operation_routes.hpp"

#include "server/api/answers.hpp"
#include "server/api/openapi.hpp"
#include "server/store/store.hpp"

namespace roundhouse::server {

void OperationRoutes::add_to(Router& router) {
    router.add(Method::read, "/healthz", [this](Request&) -> asio::awaitable<Answer> {
        co_await services_.store.check();
        co_return json_answer({{"healthy", true}, {"version", version_}});
    });
    router.add(Method::read, "/metrics", [this](Request&) -> asio::awaitable<Answer> {
        co_return Answer{
            .status = 200, .body = metrics_(), .shared_body = {}, .type = "text/plain; version=0.0.4", .headers = {}};
    });
    router.add(Method::read, "/api/openapi.json", [](Request&) -> asio::awaitable<Answer> {
        co_return Answer{.status = 200, .body = {}, .shared_body = openapi_text(), .headers = {}};
    });
}

}   // namespace roundhouse::server
