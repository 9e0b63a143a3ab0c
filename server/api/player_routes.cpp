#include "server/api/api.hpp"
#include "server/live/visitor.hpp"
#include "server/net/address.hpp"
#include "server/table/refused.hpp"

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

Answer welcomed(const Call& call, const Players::Welcome& welcome) {
    Answer answer = answered({{"player", player_to_json(welcome.person)}}, 201);
    set_cookie(answer, call.http, welcome.token, session_lasts);
    return answer;
}

struct Credentials {
    std::string name, password;
};

enum class Whose : bool { of_old, fresh };   // an account of old keeps whatever name it has

Credentials credentials_in(const Call& call, Whose whose) {
    Problem problem;
    const Reader body(call.body, "", problem);
    Credentials credentials{whose == Whose::fresh ? read_name(body["name"]) : std::string(body["name"].text()),
                            std::string(body["password"].text())};
    insist(problem);
    return credentials;
}

}   // namespace

void Api::insist_on_patience_with_passwords(const Call& call) {
    if (!passwords_.allows(network_of(call.http.address), tables_.now()))
        throw Refused(429, "That are many passwords in a short time; wait a little.");
}

void Api::close_sockets_of(const std::string& session) const {
    tables_.each_visitor([&](TableVisitor& visitor) {
        if (visitor.session == session) visitor.leave();
    });
}

void Api::add_player_routes() {
    router_.add(Method::read, "/api/me", [this](Call& call) -> asio::awaitable<Answer> {
        co_return answered({{"player", call.person ? json::value(player_to_json(*call.person)) : json::value(nullptr)},
                            {"version", settings_.version}});
    });
    router_.add(Method::create, "/api/guest", [this](Call& call) -> asio::awaitable<Answer> {
        Problem problem;
        const Reader body(call.body, "", problem);
        const std::string name = body.has("name") && !body["name"].is_null() ? read_name(body["name"]) : std::string();
        insist(problem);
        co_return welcomed(call, co_await players_.be_guest(name));
    });
    router_.add(Method::change, "/api/me", [this](Call& call) -> asio::awaitable<Answer> {
        Problem problem;
        const std::string name = read_name(Reader(call.body, "", problem)["name"]);
        insist(problem);
        co_return answered({{"player", player_to_json(co_await players_.rename(call.somebody(), name))}});
    });
    router_.add(Method::create, "/api/account", [this](Call& call) -> asio::awaitable<Answer> {
        Credentials credentials = credentials_in(call, Whose::fresh);
        insist_on_patience_with_passwords(call);
        const Person person = co_await players_.make_account(call.somebody(), std::move(credentials.name),
                                                             std::move(credentials.password));
        co_return answered({{"player", player_to_json(person)}}, 201);
    });
    router_.add(Method::create, "/api/login", [this](Call& call) -> asio::awaitable<Answer> {
        Credentials credentials = credentials_in(call, Whose::of_old);
        insist_on_patience_with_passwords(call);
        co_return welcomed(call,
                           co_await players_.log_in(std::move(credentials.name), std::move(credentials.password)));
    });
    router_.add(Method::create, "/api/logout", [this](Call& call) -> asio::awaitable<Answer> {
        if (!call.token.empty()) {
            co_await players_.log_out(call.token);
            close_sockets_of(Players::hash_of_session(call.token));
        }
        Answer answer = answered({{"player", nullptr}});
        set_cookie(answer, call.http, "", std::chrono::seconds(0));
        co_return answer;
    });
    router_.add(Method::remove, "/api/account", [this](Call& call) -> asio::awaitable<Answer> {
        Problem problem;
        const Reader body(call.body, "", problem);
        const std::string password = body.has("password") ? std::string(body["password"].text()) : std::string();
        insist(problem);
        const Person& person = call.somebody();
        if (!person.is_guest) insist_on_patience_with_passwords(call);
        co_await players_.check_password(person, password);
        co_await leave_all_tables(person);
        co_await players_.delete_account(person);
        Answer answer = answered({{"player", nullptr}});
        set_cookie(answer, call.http, "", std::chrono::seconds(0));
        co_return answer;
    });
}

}   // namespace roundhouse::server
