#include "server/trial/http_client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>

namespace roundhouse::server::trial {

namespace beast = boost::beast;
namespace http = beast::http;
using Endpoint = boost::asio::ip::tcp::endpoint;

struct HttpClient::Connection {
    explicit Connection(unsigned short to) : stream(io), port(to) {
        stream.connect(Endpoint{boost::asio::ip::address_v4::loopback(), to});
        stream.socket().set_option(boost::asio::ip::tcp::no_delay(true));
    }
    boost::asio::io_context io;
    beast::tcp_stream stream;
    beast::flat_buffer buffer;
    unsigned short port;
};

HttpClient::HttpClient() = default;
HttpClient::~HttpClient() = default;

std::optional<HttpClient::Answer> HttpClient::get(unsigned short port, const std::string& target) {
    return ask(port, "GET", target, "");
}

std::optional<HttpClient::Answer> HttpClient::post(unsigned short port, const std::string& target,
                                                   const json::value& body) {
    return ask(port, "POST", target, json::serialize(body));
}

std::optional<HttpClient::Answer> HttpClient::ask(unsigned short port, std::string_view verb, const std::string& target,
                                                  const std::string& body) {
    const std::string host = "127.0.0.1:" + std::to_string(port);
    http::request<http::string_body> request{http::string_to_verb({verb.data(), verb.size()}), target, 11};
    request.set(http::field::host, host);
    request.set(http::field::origin, "http://" + host);
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    if (verb != "GET") request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    try {
        if (!connection_ || connection_->port != port) connection_ = std::make_unique<Connection>(port);
        http::write(connection_->stream, request);
        http::response_parser<http::string_body> parser;
        parser.body_limit(boost::none);
        http::read(connection_->stream, connection_->buffer, parser);
        const http::response<http::string_body> response = parser.release();
        if (const auto begun = response[http::field::set_cookie]; !begun.empty())
            cookie = std::string(begun.substr(0, begun.find(';')));
        if (!response.keep_alive()) connection_.reset();
        return Answer{static_cast<int>(response.result_int()), json::parse(response.body())};
    } catch (const std::exception&) {
        connection_.reset();
        return std::nullopt;
    }
}

}   // namespace roundhouse::server::trial
