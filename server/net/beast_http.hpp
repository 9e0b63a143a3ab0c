// Requests and answers between Beast and the rest of the server.
#pragma once
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include "server/net/http.hpp"
#include "server/net/quietly.hpp"

namespace roundhouse::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using BeastRequest = http::request<http::string_body>;

struct ReadRequest {
    HttpRequest request;
    bool is_sound = true;   // its method and address make sense
};
// Takes the body out of it.
ReadRequest request_from(BeastRequest& from, const std::string& peer, bool is_behind_proxy);

// How an answer is framed.
struct Framing {
    unsigned version = 11;
    bool is_kept_alive = false, is_head_only = false;
};
// False where the client is gone.
asio::awaitable<bool> write_answer(beast::tcp_stream& stream, Answer answer, Framing framing);

}   // namespace roundhouse::server
