// A request with all that is known about it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "server/net/http.hpp"
#include "server/table/person.hpp"
#include "wire/reader.hpp"

namespace roundhouse::server {

// Throws Refused where nobody is signed in.
const Person& signed_in(const std::optional<Person>& person);
// The request id in the body of a write by that person; none where there is none. Throws Refused where it makes no
// sense.
std::optional<RequestKey> key_in(const json::value& body, const std::optional<Person>& person);

struct Request {
    HttpRequest http;
    std::vector<std::string> parts;   // of the path, where the route has {names}
    json::value body = json::object{};
    std::optional<Person> person;
    std::string token;   // of the session; empty without one

    // A number in the query, or `otherwise` where it is left out. Throws Refused.
    std::int64_t number_asked(std::string_view name, std::int64_t otherwise) const;
    std::optional<RequestKey> key() const { return key_in(body, person); }
    const Person& somebody() const { return signed_in(person); }   // throws Refused
};

// What a client has sent, as a JSON object; refers to it as `what`. Throws Refused where it is none.
json::value read_body(std::string_view text, std::string_view what);
// Throws Refused where the body, which was read from the text, has the character zero in it: no store can keep that.
void insist_on_no_zero(const json::value& body, std::string_view text);

// A text that may be left out or null; then it is empty.
std::string optional_text(const Reader& body, std::string_view key);

}   // namespace roundhouse::server
