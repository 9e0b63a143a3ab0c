#include "server/api/table_routes.hpp"

#include <algorithm>

#include "server/api/answers.hpp"
#include "server/api/history.hpp"
#include "server/api/visible_table.hpp"
#include "server/async/workers.hpp"
#include "server/table/record.hpp"

namespace roundhouse::server {

namespace {

constexpr std::int64_t most_log_entries = 1'000;

// From the seat that the query names, or the one that the person can mean.
Perspective perspective_asked(const Request& request, const LiveTable& table) {
    if (request.http.asked("seat").empty()) return perspective_of(table, request.person);
    const std::int64_t seat = request.number_asked("seat", 0);
    return perspective_from(table, request.person, Seat(std::min<std::int64_t>(max_seats, seat)));
}

}   // namespace

void TableRoutes::add_to(Router& router) {
    const std::string table = "/api/tables/{id}/";
    router.add(Method::read, table + "view", [this](Request& request) { return view(request); });
    router.add(Method::read, table + "at/{number}", [this](Request& request) { return view_at(request); });
    router.add(Method::read, table + "record", [this](Request& request) { return record(request); });
    router.add(Method::read, table + "log", [this](Request& request) { return log(request); });
    router.add(Method::read, table + "history", [this](Request& request) { return history(request); });
    router.add(Method::read, table + "socket", [](Request&) -> asio::awaitable<Answer> {
        co_return error_answer(426, "This address is for WebSockets.");
    });
    for (const std::string_view action : TableActions::names())
        router.add(Method::create, table + std::string(action),
                   [this, action](Request& request) { return act(action, request); });
}

asio::awaitable<TableLock> TableRoutes::lock(const Request& request) {
    co_return co_await services_.tables.lock(co_await visible_table(services_.tables, request));
}

asio::awaitable<Answer> TableRoutes::view(Request& request) {
    const LogNumber since{request.number_asked("since", 0)};
    const TableLock lock = co_await this->lock(request);
    const Perspective by = perspective_asked(request, lock.table());
    const Views::Text view = lock.open().views().now(by, since, services_.tables.now());
    co_return text_answer(view.own + *view.shared);
}

asio::awaitable<Answer> TableRoutes::view_at(Request& request) {
    request.http.query.emplace_back("number", request.parts.at(1));
    const LogNumber number{request.number_asked("number", 0)};
    const TableLock lock = co_await this->lock(request);
    const Perspective by = perspective_asked(request, lock.table());
    if (number > lock->number()) throw Refused(Reason::not_found, "The game has not come that far.");
    co_return text_answer(lock.open().views().at(by, number));
}

asio::awaitable<Answer> TableRoutes::record(Request& request) {
    const TableLock lock = co_await this->lock(request);
    co_return json_answer(record_of(lock.table(), request.person));
}

asio::awaitable<Answer> TableRoutes::log(Request& request) {
    const TableLock lock = co_await this->lock(request);
    const std::int64_t last = lock->number().value;
    const std::int64_t from = std::clamp<std::int64_t>(request.number_asked("from", 1), 1, last + 1);
    const std::int64_t to = std::min({request.number_asked("to", last), last, from - 1 + most_log_entries});
    const Perspective by = perspective_of(lock.table(), request.person);
    co_return text_answer("{\"from\":" + std::to_string(from) + ",\"to\":" + std::to_string(to)
                          + ",\"entries\":" + lock.open().views().entries(by, {from - 1}, {to}) + "}");
}

asio::awaitable<Answer> TableRoutes::history(Request& request) {
    const std::shared_ptr<OpenTable> open = co_await visible_table(services_.tables, request);
    std::optional<PlayedGame> played;
    {
        const TableLock lock = co_await services_.tables.lock(open);
        played = played_game(lock.table(), perspective_of(lock.table(), request.person));
    }
    const auto points = [&] {   // takes its time: the game is played again
        return points_of(*played, services_.bots.bots_of(open->table().game(), open->table().board()));
    };
    co_return json_answer({{"points", co_await services_.workers.run(points)}});
}

asio::awaitable<Answer> TableRoutes::act(std::string_view action, Request& request) {
    Problem problem;
    const Reader body(request.body, "", problem);
    const std::string token(body.has("token") && body["token"].is_text() ? body["token"].text() : std::string_view());
    const std::shared_ptr<OpenTable> open = co_await visible_table(services_.tables, request, token);
    co_return json_answer(co_await actions_.perform(
        action, {.open = open, .person = request.person, .key = request.key(), .body = body}));
}

}   // namespace roundhouse::server
