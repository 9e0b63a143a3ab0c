#include "server/http.hpp"

#include "wire/json.hpp"

namespace roundhouse::server {

namespace {

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool decode(std::string_view text, bool plus_is_blank, std::string& out) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '%') {
            const int high = at + 2 < text.size() ? hex_digit(text[at + 1]) : -1;
            const int low = at + 2 < text.size() ? hex_digit(text[at + 2]) : -1;
            if (high < 0 || low < 0 || (high == 0 && low == 0)) return false;
            out += static_cast<char>(high * 16 + low);
            at += 2;
        } else out += plus_is_blank && text[at] == '+' ? ' ' : text[at];
    }
    return true;
}

}   // namespace

std::string_view HttpRequest::asked(std::string_view name) const {
    for (const auto& [key, value] : query)
        if (key == name) return value;
    return {};
}

Answer refused(int status, std::string_view sentence) {
    return {.status = status, .body = json::serialize(json::object{{"error", sentence}}), .shared_body = {}, .headers = {}};
}

bool read_target(std::string_view target, HttpRequest& request) {
    const std::size_t mark = std::min(target.find('?'), target.size());
    if (!decode(target.substr(0, mark), false, request.path) || !request.path.starts_with('/')) return false;
    for (std::size_t at = mark + 1; at < target.size();) {
        const std::size_t end = std::min(target.find('&', at), target.size());
        const std::string_view pair = target.substr(at, end - at);
        const std::size_t equals = std::min(pair.find('='), pair.size());
        std::string name, value;
        if (!decode(pair.substr(0, equals), true, name)) return false;
        if (equals < pair.size() && !decode(pair.substr(equals + 1), true, value)) return false;
        request.query.emplace_back(std::move(name), std::move(value));
        at = end + 1;
    }
    return true;
}

std::string_view cookie_named(std::string_view cookies, std::string_view name) {
    for (std::size_t at = 0; at < cookies.size();) {
        const std::size_t end = std::min(cookies.find(';', at), cookies.size());
        std::string_view pair = cookies.substr(at, end - at);
        while (pair.starts_with(' ')) pair.remove_prefix(1);
        if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) return pair.substr(name.size() + 1);
        at = end + 1;
    }
    return {};
}

}   // namespace roundhouse::server
