// A simple client over plain HTTP, one request at a time, for tests and for measuring.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "wire/json.hpp"

namespace roundhouse::server::trial {

class HttpClient {
public:
    HttpClient();
    ~HttpClient();

    struct Answer {
        int status = 0;
        json::value body;
    };
    // None where the connection broke: what was asked for may have been done or not. The next request connects anew.
    std::optional<Answer> get(unsigned short port, const std::string& target);
    std::optional<Answer> post(unsigned short port, const std::string& target, const json::value& body);

    // The session, sent with every request; taken over from answers that begin one.
    std::string cookie;

private:
    std::optional<Answer> ask(unsigned short port, std::string_view verb, const std::string& target,
                              const std::string& body);
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

}   // namespace roundhouse::server::trial
