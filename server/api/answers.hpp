// How requests are answered, and how refusals become answers: {"error": sentence}, with "rule" where a rule of a game
// forbids it, and "stale" where someone moved first. The same over HTTP and on sockets.
#pragma once
#include "server/net/http.hpp"
#include "server/table/refused.hpp"
#include "wire/json.hpp"

namespace roundhouse::server {

Answer json_answer(const json::object& body, int status = 200);
Answer text_answer(std::string json);

json::object to_json(const Refused& refused);
Answer answer_to(const Refused& refused);

// `error`, and `rule` where there is one.
json::object to_json(const Problem& problem);

// What was thrown while a request was worked on, as an answer; failures of the server itself are logged as `event`.
Answer answer_to_failure(const std::exception_ptr& failure, std::string_view event);

}   // namespace roundhouse::server
