#include "server/api/api.hpp"

#include <spdlog/spdlog.h>

#include "server/live/visitor.hpp"
#include "server/net/address.hpp"
#include "server/net/static_files.hpp"
#include "server/table/refused.hpp"
#include "server/view/view.hpp"
#include "server/work/workers.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t most_given = 10'000,
                      longest_given = 4'000;   // bytes: whatever is longer changes nothing or may be done twice
constexpr std::size_t long_body = 64'000;      // takes a millisecond or so to read
constexpr double reserve_seconds = 4;
constexpr std::string_view store_fails = "What you asked for cannot be stored or read now; try again.";

Answer answer_to(const Refused& problem) {
    return {.status = problem.status, .body = json::serialize(problem.body()), .shared_body = {}, .headers = {}};
}

constexpr std::string_view method_names[] = {"GET", "POST", "PATCH", "DELETE"};

}   // namespace

Api::Api(Tables& tables, Players& players, Store& store, BotDesk& bots, Workers& workers, ApiSettings settings,
         std::function<std::string()> metrics)
    : tables_(tables),
      players_(players),
      store_(store),
      bots_(bots),
      workers_(workers),
      verbs_(tables, store, bots),
      settings_(std::move(settings)),
      by_address_(settings_.requests_a_second, settings_.requests_a_second * reserve_seconds),
      by_player_(settings_.messages_a_second, settings_.messages_a_second * reserve_seconds) {
    add_player_routes();
    add_game_routes();
    add_lobby_routes();
    add_table_routes();
    add_operation_routes(std::move(metrics));
}

asio::awaitable<Answer> Api::answer(HttpRequest request) {
    Answer failure;
    try {
        co_return co_await route(std::move(request));
    } catch (const Refused& problem) {
        failure = answer_to(problem);
    } catch (const StoreFailure& problem) {
        spdlog::error("event=store_failed reason=\"{}\"", problem.what());
        failure = refused(503, store_fails);
    } catch (const std::exception& problem) {
        spdlog::error("event=request_failed reason=\"{}\"", problem.what());
        failure = refused(500, "Something went wrong here; nothing was changed.");
    }
    co_return failure;
}

bool Api::is_own_origin(const HttpRequest& request) const {
    if (std::find(settings_.origins.begin(), settings_.origins.end(), request.origin) != settings_.origins.end())
        return true;
    const std::size_t scheme = request.origin.find("://");
    return scheme != std::string::npos && !request.host.empty() && request.origin.substr(scheme + 3) == request.host;
}

void Api::check_write(const HttpRequest& request) const {
    if (!is_own_origin(request))
        throw Refused(403, "Changes are accepted from pages of this server only: the Origin is another one.");
    if (!request.content_type.starts_with("application/json"))
        throw Refused(415, "Changes are sent as application/json.");
}

asio::awaitable<Answer> Api::route(HttpRequest request) {
    if (request.path != "/healthz" && !by_address_.allows(network_of(request.address), tables_.now()))
        throw Refused(429, "That are many requests in a short time; wait a little.");
    Call call;
    const Router::Found found = router_.find(request.method, request.path, call.parts);
    const bool is_ours = request.path.starts_with("/api/") || request.path == "/api";
    if (found.route == nullptr && (found.is_path_known || (request.method != Method::read && !is_ours)))
        throw Refused(405, "That cannot be done with this address.");
    if (found.route == nullptr && is_ours) throw Refused(404, "There is no such request.");
    if (found.route == nullptr) co_return static_file(request);
    const bool is_write = request.method != Method::read;
    if (is_write) check_write(request);
    if (is_write && !request.body.empty()) {
        const auto read = [&] {
            json::value body = body_from(request.body, "The request");
            insist_on_no_zero(body, request.body);
            return body;
        };
        call.body = request.body.size() > long_body ? co_await workers_.run(read) : read();
    }
    call.token = std::string(cookie_named(request.cookie, session_cookie));
    call.person = co_await players_.known_by(call.token);
    call.http = std::move(request);
    if (!is_write) co_return co_await found.route->handle(call);
    if (!by_player_.allows(call.person ? call.person->id.text : network_of(call.http.address), tables_.now()))
        throw Refused(429, "That are many changes in a short time; wait a little.");
    const std::optional<Request> named = call.request();
    if (!named) co_return co_await found.route->handle(call);
    const std::string key = named->player.text + ' ' + std::string(method_names[static_cast<int>(call.http.method)])
                            + ' ' + call.http.path + ' ' + named->id;
    if (const auto given = given_by_key_.find(key); given != given_by_key_.end()) co_return given->second->answer;
    Answer answer = co_await found.route->handle(call);
    if (answer.body.size() > longest_given || given_by_key_.contains(key)) co_return answer;
    given_.push_back({key, answer});
    given_by_key_[key] = std::prev(given_.end());
    if (given_.size() > most_given) {
        given_by_key_.erase(given_.front().key);
        given_.pop_front();
    }
    co_return answer;
}

asio::awaitable<std::shared_ptr<LiveTable>> Api::visible_table(const Call& call, std::string_view token) {
    const std::shared_ptr<LiveTable> table = co_await tables_.find({call.parts.at(0)});
    const bool is_known = table->stored.is_listed || !table->seats_of(call.person).empty()
                          || (call.person && call.person->id == table->stored.host);
    const bool is_invited = !token.empty() && (token == table->facts.invitation || token == table->facts.spectator);
    if (!is_known && !is_invited) throw Refused(404, "There is no such table.");
    co_return table;
}

asio::awaitable<std::variant<Answer, std::shared_ptr<Visitor>>> Api::admit(HttpRequest request) {
    using Admitted = std::variant<Answer, std::shared_ptr<Visitor>>;
    Answer failure;
    try {
        if (!by_address_.allows(network_of(request.address), tables_.now()))
            throw Refused(429, "That are many requests in a short time; wait a little.");
        Router sockets;
        sockets.add(Method::read, "/api/tables/{id}/socket", {});
        Call call;
        if (sockets.find(request.method, request.path, call.parts).route == nullptr)
            throw Refused(404, "There is no socket at this address.");
        if (!is_own_origin(request))
            throw Refused(403, "Sockets are opened by pages of this server only: the Origin is another one.");
        call.token = std::string(cookie_named(request.cookie, session_cookie));
        call.person = co_await players_.known_by(call.token);
        call.http = std::move(request);
        const LogNumber since{call.number_asked("since", 0)};
        const std::shared_ptr<LiveTable> table = co_await visible_table(call);
        const auto visitor = std::make_shared<TableVisitor>(
            table, call.person, since, settings_.between_views, [this] { return tables_.now(); },
            [this, address = call.http.address](TableVisitor& by, std::string text) {
                return receive(by, std::move(text), address);
            });
        if (call.person) visitor->session = Players::hash_of_session(call.token);
        co_return Admitted(visitor);
    } catch (const Refused& problem) {
        failure = answer_to(problem);
    } catch (const std::exception& problem) {
        spdlog::error("event=socket_failed reason=\"{}\"", problem.what());
        failure = refused(503, "The table cannot be opened now; try again.");
    }
    co_return Admitted(std::move(failure));
}

asio::awaitable<std::string> Api::receive(TableVisitor& visitor, std::string text, std::string address) {
    json::value named;
    json::object answer;
    try {
        if (!by_player_.allows(visitor.person() ? visitor.person()->id.text : network_of(address), tables_.now()))
            throw Refused(429, "That are many messages in a short time; wait a little.");
        Call call;
        call.body = body_from(text, "The message");
        call.person = visitor.person();
        const json::value* id = call.body.get_object().if_contains("request");
        if (id != nullptr && id->is_string()) named = *id;
        insist_on_no_zero(call.body, text);
        Problem problem;
        const Reader body(call.body, "", problem);
        const std::string verb(body["do"].text());
        insist(problem);
        answer = co_await verbs_.perform(
            verb, {.table = visitor.table(), .person = visitor.person(), .request = call.request(), .body = body});
        if (named.is_null()) co_return std::string();
    } catch (const Refused& problem) {
        answer = problem.body();
    } catch (const StoreFailure& problem) {
        spdlog::error("event=store_failed reason=\"{}\"", problem.what());
        answer = json::object{{"error", store_fails}};
    } catch (const std::exception& problem) {
        spdlog::error("event=message_failed reason=\"{}\"", problem.what());
        answer = json::object{{"error", "Something went wrong here; try again."}};
    }
    answer["answer"] = named;
    co_return json::serialize(answer);
}

}   // namespace roundhouse::server
