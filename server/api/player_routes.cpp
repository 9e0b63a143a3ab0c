#include "server/api/player_routes.hpp"

#include "server/api/answers.hpp"
#include "server/live/tables.hpp"
#include "server/net/address.hpp"

namespace roundhouse::server {

namespace {

json::object player_to_json(const Person& person) {
    return {{"id", person.id.text}, {"name", person.name}, {"guest", person.is_guest}};
}

void set_cookie(Answer& answer, const HttpRequest& http, std::string_view token, std::chrono::seconds lasts) {
    std::string cookie = std::string(session_cookie) + '=' + std::string(token)
                         + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(lasts.count());
    if (http.is_secure) cookie += "; Secure";
    answer.headers.emplace_back("Set-Cookie", std::move(cookie));
}

Answer welcomed(const Request& request, const Players::Welcome& welcome) {
    Answer answer = json_answer({{"player", player_to_json(welcome.person)}}, 201);
    set_cookie(answer, request.http, welcome.token, session_lasts);
    return answer;
}

Answer signed_out(const Request& request) {
    Answer answer = json_answer({{"player", nullptr}});
    set_cookie(answer, request.http, "", std::chrono::seconds(0));
    return answer;
}

struct Credentials {
    std::string name, password;
};

enum class Account : bool { existing, fresh };   // an existing one keeps whatever name it has

Credentials credentials_in(const Request& request, Account account) {
    Problem problem;
    const Reader body(request.body, "", problem);
    Credentials credentials{account == Account::fresh ? read_name(body["name"]) : std::string(body["name"].text()),
                            std::string(body["password"].text())};
    insist(problem);
    return credentials;
}

}   // namespace

void PlayerRoutes::add_to(Router& router) {
    router.add(Method::read, "/api/me", [this](Request& request) { return show_me(request); });
    router.add(Method::change, "/api/me", [this](Request& request) { return rename(request); });
    router.add(Method::create, "/api/guest", [this](Request& request) { return play_as_guest(request); });
    router.add(Method::create, "/api/account", [this](Request& request) { return make_account(request); });
    router.add(Method::remove, "/api/account", [this](Request& request) { return delete_account(request); });
    router.add(Method::create, "/api/login", [this](Request& request) { return sign_in(request); });
    router.add(Method::create, "/api/logout", [this](Request& request) { return sign_out(request); });
}

asio::awaitable<Answer> PlayerRoutes::show_me(Request& request) {
    co_return json_answer(
        {{"player", request.person ? json::value(player_to_json(*request.person)) : json::value(nullptr)},
         {"version", version_}});
}

asio::awaitable<Answer> PlayerRoutes::rename(Request& request) {
    Problem problem;
    const std::string name = read_name(Reader(request.body, "", problem)["name"]);
    insist(problem);
    co_return json_answer({{"player", player_to_json(co_await services_.players.rename(request.somebody(), name))}});
}

asio::awaitable<Answer> PlayerRoutes::play_as_guest(Request& request) {
    Problem problem;
    const Reader body(request.body, "", problem);
    const std::string name = body.has("name") && !body["name"].is_null() ? read_name(body["name"]) : std::string();
    insist(problem);
    co_return welcomed(request, co_await services_.players.be_guest(name));
}

asio::awaitable<Answer> PlayerRoutes::make_account(Request& request) {
    Credentials credentials = credentials_in(request, Account::fresh);
    charge_for_password(request);
    const Person person = co_await services_.players.make_account(request.somebody(), std::move(credentials.name),
                                                                  std::move(credentials.password));
    co_return json_answer({{"player", player_to_json(person)}}, 201);
}

asio::awaitable<Answer> PlayerRoutes::delete_account(Request& request) {
    Problem problem;
    const Reader body(request.body, "", problem);
    const std::string password = body.has("password") ? std::string(body["password"].text()) : std::string();
    insist(problem);
    const Person& person = request.somebody();
    if (!person.is_guest) charge_for_password(request);
    co_await services_.players.check_password(person, password);
    co_await leaving_.leave_all_tables(person);
    co_await services_.players.delete_account(person);
    co_return signed_out(request);
}

asio::awaitable<Answer> PlayerRoutes::sign_in(Request& request) {
    Credentials credentials = credentials_in(request, Account::existing);
    charge_for_password(request);
    co_return welcomed(request,
                       co_await services_.players.log_in(std::move(credentials.name), std::move(credentials.password)));
}

asio::awaitable<Answer> PlayerRoutes::sign_out(Request& request) {
    if (!request.token.empty()) {
        co_await services_.players.log_out(request.token);
        close_sockets_of(Players::hash_of_session(request.token));
    }
    co_return signed_out(request);
}

void PlayerRoutes::charge_for_password(const Request& request) {
    if (!passwords_.allows(network_of(request.http.address), services_.tables.now()))
        throw Refused(Reason::too_many, "Too many passwords. Wait a moment.");
}

void PlayerRoutes::close_sockets_of(const std::string& session) const {
    services_.tables.each_open([&](const std::shared_ptr<OpenTable>& open) {
        open->audience().each([&](Watcher& watcher) {
            if (watcher.session() == session) watcher.leave();
        });
    });
}

}   // namespace roundhouse::server
