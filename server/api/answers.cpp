#include "server/api/answers.hpp"

#include <spdlog/spdlog.h>

#include "server/store/store.hpp"

namespace roundhouse::server {

namespace {

int status_of(Reason reason) {
    switch (reason) {
    case Reason::invalid: return 400;
    case Reason::signed_out: return 401;
    case Reason::forbidden: return 403;
    case Reason::not_found: return 404;
    case Reason::conflict:
    case Reason::stale: return 409;
    case Reason::gone: return 410;
    case Reason::too_many: return 429;
    case Reason::unavailable: return 503;
    }
    return 500;
}

}   // namespace

Answer json_answer(const json::object& body, int status) {
    return {.status = status, .body = json::serialize(body), .shared_body = {}, .headers = {}};
}

Answer text_answer(std::string json) {
    return {.status = 200, .body = std::move(json), .shared_body = {}, .headers = {}};
}

json::object to_json(const Problem& problem) {
    json::object out{{"error", problem.sentence()}};
    if (!problem.rule().empty()) out["rule"] = problem.rule();
    return out;
}

json::object to_json(const Refused& refused) {
    Problem problem;
    problem.report(refused.sentence, refused.rule);
    json::object out = to_json(problem);
    if (refused.reason == Reason::stale) out["stale"] = true;
    return out;
}

Answer answer_to(const Refused& refused) { return json_answer(to_json(refused), status_of(refused.reason)); }

Answer answer_to_failure(const std::exception_ptr& failure, std::string_view event) {
    try {
        std::rethrow_exception(failure);
    } catch (const Refused& refused) {
        return answer_to(refused);
    } catch (const StoreFailure& problem) {
        spdlog::error("event=store_failed reason=\"{}\"", problem.what());
        return error_answer(503, "The server cannot reach its store right now. Try again.");
    } catch (const std::exception& problem) {
        spdlog::error("event={} reason=\"{}\"", event, problem.what());
        return error_answer(500, "Something went wrong on the server. Nothing was changed.");
    }
}

}   // namespace roundhouse::server
