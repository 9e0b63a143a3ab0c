// Which request is answered by whom.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/net/http.hpp"
#include "server/table/live_table.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

// A request with all that is known about it.
struct Call {
    HttpRequest http;
    std::vector<std::string> parts;   // what stands in the address where the route has {names}
    json::value body = json::object{};
    std::optional<Person> person;
    std::string token;   // of the session; empty without one

    // A part of the query as a number, or `otherwise` where it is left out. Throws Refused.
    std::int64_t number_asked(std::string_view name, std::int64_t otherwise) const;
    // What the client calls this request; none where it does not.
    std::optional<Request> request() const;
    const Person& somebody() const;   // throws Refused where there is no session
};

// What a client has sent, as a JSON object. Throws Refused.
json::value body_from(std::string_view text, std::string_view what);
// No store keeps the character zero. Throws Refused where it is in the body that was read from that text.
void insist_on_no_zero(const json::value& body, std::string_view text);

using Handler = std::function<asio::awaitable<Answer>(Call& call)>;

struct Route {
    Method method;
    std::string pattern;   // "/api/tables/{id}/join"
    Handler handle;
};

class Router {
public:
    void add(Method method, std::string pattern, Handler handle) {
        routes_.push_back({method, std::move(pattern), std::move(handle)});
    }

    struct Found {
        const Route* route = nullptr;
        bool is_path_known = false;   // by another method at least
    };
    // Fills `parts`.
    Found find(Method method, std::string_view path, std::vector<std::string>& parts) const;
    const std::vector<Route>& routes() const { return routes_; }

private:
    std::vector<Route> routes_;
};

Answer answered(const json::object& body, int status = 200);

}   // namespace roundhouse::server
