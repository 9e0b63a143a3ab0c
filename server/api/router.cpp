#include "server/api/router.hpp"

#include <charconv>

#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

std::string_view next_part(std::string_view& path) {
    path.remove_prefix(std::min<std::size_t>(1, path.size()));
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(end);
    return part;
}

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

bool has_zero(const json::value& value) {
    const auto is_in = [](std::string_view text) { return text.find('\0') != std::string_view::npos; };
    if (value.is_string()) return is_in(value.get_string());
    if (value.is_array()) return std::any_of(value.get_array().begin(), value.get_array().end(), has_zero);
    if (!value.is_object()) return false;
    return std::any_of(value.get_object().begin(), value.get_object().end(),
                       [&](const auto& member) { return is_in(member.key()) || has_zero(member.value()); });
}

}   // namespace

json::value body_from(std::string_view text, std::string_view what) {
    Problem problem;
    json::value body = parsed(text, what, problem);
    if (!problem && !body.is_object()) problem.report(std::string(what) + " must be a JSON object.");
    insist(problem);
    return body;
}

void insist_on_no_zero(const json::value& body, std::string_view text) {
    const bool may_have_one = text.find("\\u0000") != std::string_view::npos;
    if (may_have_one && has_zero(body))
        throw Refused(400, "There is a text with the character zero in it, which cannot be kept.");
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

std::int64_t Call::number_asked(std::string_view name, std::int64_t otherwise) const {
    const std::string_view text = http.asked(name);
    if (text.empty()) return otherwise;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0)
        throw Refused(400, std::string(name) + " must be a number.");
    return number;
}

std::optional<Request> Call::request() const {
    if (!body.is_object() || !person) return std::nullopt;
    const json::value* id = body.get_object().if_contains("request");
    if (id == nullptr || id->is_null()) return std::nullopt;
    if (!id->is_string() || id->get_string().empty() || id->get_string().size() > 64)
        throw Refused(400, "request must be a text of up to 64 characters.");
    return Request{.player = person->id, .id = std::string(id->get_string())};
}

const Person& Call::somebody() const {
    if (!person) throw Refused(401, "Nobody is known by this session: begin as a guest or log in.");
    return *person;
}

Answer answered(const json::object& body, int status) {
    return {.status = status, .body = json::serialize(body), .shared_body = {}, .headers = {}};
}

}   // namespace roundhouse::server
