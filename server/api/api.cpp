#include "server/api/api.hpp"

#include <algorithm>

#include "server/api/answers.hpp"
#include "server/api/static_files.hpp"
#include "server/api/visible_table.hpp"
#include "server/async/workers.hpp"
#include "server/net/address.hpp"
#include "server/players/players.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t long_body = 64'000;   // bytes: takes a millisecond or so to read
constexpr double burst_seconds = 4;
constexpr std::string_view socket_path = "/api/tables/{id}/socket";

Refused too_many_requests() { return {Reason::too_many, "Too many requests. Wait a moment."}; }

}   // namespace

Api::Api(Services services, ApiSettings settings, std::function<std::string()> metrics)
    : services_(services),
      settings_(std::move(settings)),
      by_address_(settings_.requests_per_second, settings_.requests_per_second * burst_seconds),
      by_player_(settings_.messages_per_second, settings_.messages_per_second * burst_seconds),
      actions_(services),
      players_(services, settings_.version),
      lobby_(services, settings_.tables_per_player),
      tables_(services, actions_),
      operation_(services, settings_.version, std::move(metrics)) {
    players_.add_to(router_);
    games_.add_to(router_);
    lobby_.add_to(router_);
    tables_.add_to(router_);
    operation_.add_to(router_);
}

asio::awaitable<Answer> Api::answer(HttpRequest request) {
    std::exception_ptr failure;
    try {
        co_return co_await route(std::move(request));
    } catch (...) {
        failure = std::current_exception();
    }
    co_return answer_to_failure(failure, "request_failed");
}

asio::awaitable<Answer> Api::route(HttpRequest http) {
    if (http.path != "/healthz") charge_address(http);
    Request request;
    const Router::Found found = router_.find(http.method, http.path, request.parts);
    const bool is_write = http.method != Method::read;
    if (found.route == nullptr) {
        const bool is_ours = http.path.starts_with("/api/") || http.path == "/api";
        if (found.is_path_known || (is_write && !is_ours))
            co_return error_answer(405, "This address does not take that method.");
        co_return is_ours ? error_answer(404, "There is no such request.") : static_file(http);
    }
    if (is_write && !is_own_origin(http))
        throw Refused(Reason::forbidden, "Changes are accepted only from this server's own pages; check the Origin.");
    if (is_write && !http.content_type.starts_with("application/json"))
        co_return error_answer(415, "Send changes as application/json.");
    if (is_write && !http.body.empty()) request.body = co_await read_write(http);
    request.http = std::move(http);
    co_await identify(request);
    if (is_write) co_return co_await write(*found.route, request);
    co_return co_await found.route->handle(request);
}

asio::awaitable<json::value> Api::read_write(const HttpRequest& http) {
    const auto read = [&] {
        json::value body = read_body(http.body, "The request");
        insist_on_no_zero(body, http.body);
        return body;
    };
    if (http.body.size() <= long_body) co_return read();
    co_return co_await services_.workers.run(read);
}

asio::awaitable<void> Api::identify(Request& request) {
    request.token = std::string(cookie_named(request.http.cookie, session_cookie));
    request.person = co_await services_.players.known_by(request.token);
}

asio::awaitable<Answer> Api::write(const Route& route, Request& request) {
    charge_player(request.person, request.http.address);
    const std::optional<RequestKey> key = request.key();
    if (!key) co_return co_await route.handle(request);
    if (const Answer* given = given_.find(*key, request.http)) co_return *given;
    Answer answer = co_await route.handle(request);
    given_.keep(*key, request.http, answer);
    co_return answer;
}

asio::awaitable<std::variant<Answer, std::shared_ptr<SocketHandler>>> Api::open_socket(HttpRequest request) {
    using Opened = std::variant<Answer, std::shared_ptr<SocketHandler>>;
    std::exception_ptr failure;
    try {
        co_return Opened(co_await socket_for(std::move(request)));
    } catch (...) {
        failure = std::current_exception();
    }
    co_return Opened(answer_to_failure(failure, "socket_failed"));
}

asio::awaitable<std::shared_ptr<SocketHandler>> Api::socket_for(HttpRequest http) {
    charge_address(http);
    Request request;
    if (http.method != Method::read || !matches(socket_path, http.path, request.parts))
        throw Refused(Reason::not_found, "There is no socket at this address.");
    if (!is_own_origin(http))
        throw Refused(Reason::forbidden, "Sockets are opened only by this server's own pages; check the Origin.");
    request.http = std::move(http);
    co_await identify(request);
    const LogNumber since{request.number_asked("since", 0)};
    const auto receive = [this, address = request.http.address](TableSocket& socket, std::string text) {
        return this->receive(socket, std::move(text), address);
    };
    const std::string session = request.person ? Players::hash_of_session(request.token) : std::string();
    co_return std::make_shared<TableSocket>(
        co_await visible_table(services_.tables, request), TableSocket::Visitor{request.person, session}, since,
        settings_.between_views, [this] { return services_.tables.now(); }, receive);
}

asio::awaitable<std::string> Api::receive(TableSocket& socket, std::string text, std::string address) {
    json::value name;
    json::object answer;
    std::exception_ptr failure;
    try {
        charge_player(socket.person(), address);
        const json::value message = read_body(text, "The message");
        const json::value* id = message.get_object().if_contains("request");
        if (id != nullptr && id->is_string()) name = *id;
        insist_on_no_zero(message, text);
        answer = co_await perform(socket, message);
        if (name.is_null()) co_return std::string();
    } catch (...) {
        failure = std::current_exception();
    }
    if (failure) answer = json::parse(answer_to_failure(failure, "message_failed").body).as_object();
    answer["answer"] = name;
    co_return json::serialize(answer);
}

asio::awaitable<json::object> Api::perform(const TableSocket& socket, const json::value& message) {
    Problem problem;
    const Reader body(message, "", problem);
    const std::string action(body["do"].text());
    insist(problem);
    co_return co_await actions_.perform(
        action,
        {.open = socket.open(), .person = socket.person(), .key = key_in(message, socket.person()), .body = body});
}

bool Api::is_own_origin(const HttpRequest& request) const {
    if (std::ranges::find(settings_.origins, request.origin) != settings_.origins.end()) return true;
    const std::size_t scheme = request.origin.find("://");
    return scheme != std::string::npos && !request.host.empty() && request.origin.substr(scheme + 3) == request.host;
}

void Api::charge_address(const HttpRequest& request) {
    if (!by_address_.allows(network_of(request.address), services_.tables.now())) throw too_many_requests();
}

void Api::charge_player(const std::optional<Person>& person, const std::string& address) {
    if (!by_player_.allows(person ? person->id.text : network_of(address), services_.tables.now()))
        throw too_many_requests();
}

}   // namespace roundhouse::server
