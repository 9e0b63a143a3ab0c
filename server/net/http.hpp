// HTTP requests and answers as the rest of the server sees them, whatever carries them.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace roundhouse::server {

enum class Method : std::uint8_t { read, create, change, remove };   // GET or HEAD, POST, PATCH, DELETE

struct HttpRequest {
    Method method = Method::read;
    std::string path;                                         // decoded, without the query
    std::vector<std::pair<std::string, std::string>> query;   // decoded
    std::string body;
    std::string origin, host, cookie, content_type, accept_encoding, if_none_match;   // empty where not sent
    std::string address;                                                              // whose it is
    bool is_secure = false;   // it came by TLS, at least as far as the proxy

    // Empty where the query has no such name.
    std::string_view asked(std::string_view name) const;
};

struct Answer {
    int status = 200;
    std::string body;
    std::string_view shared_body;   // sent in place of `body` where that is empty; lives as long as the program
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers;
};

// {"error": sentence}.
Answer error_answer(int status, std::string_view sentence);

// Without the blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

// Splits "/a%20b?c=d" into `path` and `query`; false where an escape is broken.
bool read_target(std::string_view target, HttpRequest& request);

// The weight that an Accept-Encoding gives to an encoding, from 0 (not acceptable, or not mentioned) to 1.
double weight_of(std::string_view accept_encoding, std::string_view encoding);

// The value of a cookie; empty where it was not sent.
std::string_view cookie_named(std::string_view cookies, std::string_view name);

}   // namespace roundhouse::server
