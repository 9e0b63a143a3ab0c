#include "server/api/router.hpp"

namespace roundhouse::server {

namespace {

std::string_view next_part(std::string_view& path) {
    path.remove_prefix(std::min<std::size_t>(1, path.size()));
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(end);
    return part;
}

}   // namespace

bool matches(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
    parts.clear();
    while (!pattern.empty() && !path.empty()) {
        const std::string_view expected = next_part(pattern), part = next_part(path);
        if (expected.starts_with('{')) {
            if (part.empty()) return false;
            parts.emplace_back(part);
        } else if (expected != part) return false;
    }
    return pattern.empty() && path.empty();
}

Router::Found Router::find(Method method, std::string_view path, std::vector<std::string>& parts) const {
    Found found;
    for (const Route& route : routes_) {
        std::vector<std::string> here;
        if (!matches(route.pattern, path, here)) continue;
        found.is_path_known = true;
        if (route.method != method) continue;
        found.route = &route;
        parts = std::move(here);
        break;
    }
    return found;
}

}   // namespace roundhouse::server
