#include "server/api/request.hpp"

#include <algorithm>
#include <charconv>

#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t longest_key = 64;

bool has_zero(const json::value& value) {
    const auto is_in = [](std::string_view text) { return text.find('\0') != std::string_view::npos; };
    if (value.is_string()) return is_in(value.get_string());
    if (value.is_array()) return std::ranges::any_of(value.get_array(), has_zero);
    if (!value.is_object()) return false;
    return std::any_of(value.get_object().begin(), value.get_object().end(),
                       [&](const auto& member) { return is_in(member.key()) || has_zero(member.value()); });
}

}   // namespace

json::value read_body(std::string_view text, std::string_view what) {
    Problem problem;
    json::value body = parsed(text, what, problem);
    if (!problem && !body.is_object()) problem.report(std::string(what) + " must be a JSON object.");
    insist(problem);
    return body;
}

void insist_on_no_zero(const json::value& body, std::string_view text) {
    const bool may_have_zero = text.find("\\u0000") != std::string_view::npos;
    if (may_have_zero && has_zero(body))
        throw Refused(Reason::invalid, "A text contains the character zero, which cannot be stored.");
}

const Person& signed_in(const std::optional<Person>& person) {
    if (!person) throw Refused(Reason::signed_out, "You're not signed in. Play as a guest or sign in.");
    return *person;
}

std::optional<RequestKey> key_in(const json::value& body, const std::optional<Person>& person) {
    const json::value* id = person ? body.get_object().if_contains("request") : nullptr;
    if (id == nullptr || id->is_null()) return std::nullopt;
    if (!id->is_string() || id->get_string().empty() || id->get_string().size() > longest_key)
        throw Refused(Reason::invalid, "request must be a text of up to 64 characters.");
    return RequestKey{.player = person->id, .id = std::string(id->get_string())};
}

std::int64_t Request::number_asked(std::string_view name, std::int64_t otherwise) const {
    const std::string_view text = http.asked(name);
    if (text.empty()) return otherwise;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0)
        throw Refused(Reason::invalid, std::string(name) + " must be a number.");
    return number;
}

std::string optional_text(const Reader& body, std::string_view key) {
    return body.has(key) && !body[key].is_null() ? std::string(body[key].text()) : std::string();
}

}   // namespace roundhouse::server
