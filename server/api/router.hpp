// Which request is answered by whom.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <string>
#include <vector>

#include "server/api/request.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;

using Handler = std::function<asio::awaitable<Answer>(Request& request)>;

struct Route {
    Method method;
    std::string pattern;   // "/api/tables/{id}/join"
    Handler handle;
};

// Whether the path has this pattern; fills `parts` with what stands for the {names} in it.
bool matches(std::string_view pattern, std::string_view path, std::vector<std::string>& parts);

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

}   // namespace roundhouse::server
