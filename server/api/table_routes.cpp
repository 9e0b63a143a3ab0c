// A table in play, for simple clients: views, earlier moments, the record, the log, figures for charts, and all verbs.
#include "server/api/api.hpp"
#include "server/api/history.hpp"
#include "server/table/record.hpp"
#include "server/table/refused.hpp"
#include "server/view/view.hpp"
#include "server/work/workers.hpp"

namespace roundhouse::server {

void Api::add_table_routes() {
    router_.add(Method::read, "/api/tables/{id}/view", [this](Call& call) { return view(call); });
    router_.add(Method::read, "/api/tables/{id}/at/{number}", [this](Call& call) { return view_at(call); });
    router_.add(Method::read, "/api/tables/{id}/record", [this](Call& call) { return record(call); });
    router_.add(Method::read, "/api/tables/{id}/log", [this](Call& call) { return log(call); });
    router_.add(Method::read, "/api/tables/{id}/history", [this](Call& call) { return history(call); });
    router_.add(Method::read, "/api/tables/{id}/socket",
                [](Call&) -> asio::awaitable<Answer> { co_return refused(426, "This address is for WebSockets."); });
    for (const std::string_view verb : Verbs::names())
        router_.add(Method::create, "/api/tables/{id}/" + std::string(verb),
                    [this, verb](Call& call) -> asio::awaitable<Answer> {
                        Problem problem;
                        const Reader body(call.body, "", problem);
                        const std::string token(body.has("token") && body["token"].is_text() ? body["token"].text()
                                                                                             : std::string_view());
                        const std::shared_ptr<LiveTable> table = co_await visible_table(call, token);
                        co_return answered(co_await verbs_.perform(
                            verb, {.table = table, .person = call.person, .request = call.request(), .body = body}));
                    });
}

asio::awaitable<Answer> Api::view(Call& call) {
    const LogNumber since{call.number_asked("since", 0)};
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    const Seat seat = seat_asked(call, *table);
    co_return Answer{.status = 200,
                     .body = own_part(*table, call.person, seat, since, tables_.now()) + *sheet_for(*table, seat),
                     .shared_body = {},
                     .headers = {}};
}

// The seat that the query names, which must be the caller's, or the one through whose eyes the caller looks.
Seat Api::seat_asked(const Call& call, const LiveTable& table) {
    const SeatSet own = table.seats_of(call.person);
    if (call.http.asked("seat").empty()) return seat_of_viewer(table, call.person);
    const Seat seat = Seat(std::min<std::int64_t>(max_seats, call.number_asked("seat", 0)));
    if (!own.contains(seat)) throw Refused(403, "That is not your seat.");
    return seat;
}

asio::awaitable<Answer> Api::view_at(Call& call) {
    call.http.query.emplace_back("number", call.parts.at(1));
    const LogNumber number{call.number_asked("number", 0)};
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    const Seat seat = seat_asked(call, *table);
    if (number > table->number()) throw Refused(404, "The game has no such moment yet.");
    const std::unique_ptr<AnyTable> game = table->game_at(number);
    json::object out{{"send", "view"},
                     {"number", number.value},
                     {"seat", is_player(seat) ? json::value(index(seat)) : json::value(nullptr)}};
    out["state"] = game ? json::value(game->state(eyes_of(*game, seat))) : json::value(nullptr);
    out["question"] = nullptr;
    out["entries"] =
        json::parse(entries_for(*table, call.person, seat, {std::max<std::int64_t>(0, number.value - 1)}, number));
    co_return answered(out);
}

asio::awaitable<Answer> Api::record(Call& call) {
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    co_return answered(record_of(*table, call.person));
}

asio::awaitable<Answer> Api::log(Call& call) {
    constexpr std::int64_t longest = 1'000;
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    const std::int64_t from = std::clamp<std::int64_t>(call.number_asked("from", 1), 1, table->number().value + 1);
    const std::int64_t to =
        std::min({call.number_asked("to", table->number().value), table->number().value, from - 1 + longest});
    co_return Answer{.status = 200,
                     .body = "{\"from\":" + std::to_string(from) + ",\"to\":" + std::to_string(to) + ",\"entries\":"
                             + entries_for(*table, call.person, seat_of_viewer(*table, call.person), {from - 1}, {to})
                             + "}",
                     .shared_body = {},
                     .headers = {}};
}

asio::awaitable<Answer> Api::history(Call& call) {
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    std::optional<PlayedGame> played;
    {
        const auto pass = co_await tables_.enter(table);
        played = played_game(*table, seat_of_viewer(*table, call.person));
    }
    co_return answered({{"points", co_await workers_.run([&] {
                             return points_of(*played, bots_.bots_of(table->kind(), table->board()));
                         })}});
}

}   // namespace roundhouse::server
