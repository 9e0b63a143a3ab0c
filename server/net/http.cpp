#include "server/net/http.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

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

bool is_same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// Cuts what stands before the next `mark` off the text.
std::string_view cut(std::string_view& text, char mark) {
    const std::size_t end = std::min(text.find(mark), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

// "q=0.5": 1 where it is left out, 0 where it is no number.
double weight_in(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view each = cut(parameters, ';');
        if (!is_same(each.substr(0, 2), "q=")) continue;
        double weight = 0;
        std::from_chars(each.data() + 2, each.data() + each.size(), weight);
        return weight;
    }
    return 1;
}

}   // namespace

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

double weight_of(std::string_view accept_encoding, std::string_view encoding) {
    double of_others = 0;
    while (!accept_encoding.empty()) {
        std::string_view each = cut(accept_encoding, ',');
        const std::string_view name = cut(each, ';');
        if (is_same(name, encoding)) return weight_in(each);
        if (name == "*") of_others = weight_in(each);
    }
    return of_others;
}

std::string_view HttpRequest::asked(std::string_view name) const {
    for (const auto& [key, value] : query)
        if (key == name) return value;
    return {};
}

Answer error_answer(int status, std::string_view sentence) {
    return {
        .status = status, .body = json::serialize(json::object{{"error", sentence}}), .shared_body = {}, .headers = {}};
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
