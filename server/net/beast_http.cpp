#include "server/net/beast_http.hpp"

namespace roundhouse::server {

namespace {

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

std::optional<Method> method_of(http::verb verb) {
    switch (verb) {
    case http::verb::get:
    case http::verb::head: return Method::read;
    case http::verb::post: return Method::create;
    case http::verb::patch: return Method::change;
    case http::verb::delete_: return Method::remove;
    default: return std::nullopt;
    }
}

// The proxy in front adds its peer at the end of X-Forwarded-For.
std::string peer_of_proxy(const BeastRequest& from, const std::string& proxy) {
    const std::string forwarded = text_of(from["X-Forwarded-For"]);
    if (forwarded.empty()) return proxy;
    const std::size_t last = forwarded.find_last_of(", ");
    return last == std::string::npos ? forwarded : forwarded.substr(last + 1);
}

// Strict: everything comes from this server, nothing is framed, no type is guessed.
void add_security_headers(http::fields& to) {
    to.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    to.set("X-Content-Type-Options", "nosniff");
    to.set("X-Frame-Options", "DENY");
    to.set("Referrer-Policy", "no-referrer");
    to.set("Cross-Origin-Opener-Policy", "same-origin");
    to.set("Cross-Origin-Resource-Policy", "same-origin");
    to.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

}   // namespace

ReadRequest request_from(BeastRequest& from, const std::string& peer, bool is_behind_proxy) {
    ReadRequest read;
    HttpRequest& request = read.request;
    const std::optional<Method> method = method_of(from.method());
    read.is_sound = read_target({from.target().data(), from.target().size()}, request) && method;
    request.method = method.value_or(Method::read);
    request.origin = text_of(from[http::field::origin]);
    request.host = text_of(from[http::field::host]);
    request.cookie = text_of(from[http::field::cookie]);
    request.content_type = text_of(from[http::field::content_type]);
    request.accept_encoding = text_of(from[http::field::accept_encoding]);
    request.if_none_match = text_of(from[http::field::if_none_match]);
    request.address = is_behind_proxy ? peer_of_proxy(from, peer) : peer;
    request.is_secure = is_behind_proxy && from["X-Forwarded-Proto"] == "https";
    request.body = std::move(from.body());
    return read;
}

asio::awaitable<bool> write_answer(beast::tcp_stream& stream, Answer answer, Framing framing) {
    const std::string_view body = answer.body.empty() ? answer.shared_body : std::string_view(answer.body);
    http::response<http::span_body<const char>> response;
    response.version(framing.version);
    response.result(static_cast<unsigned>(answer.status));
    response.set(http::field::content_type, answer.type);
    add_security_headers(response);
    response.set(http::field::cache_control, "no-store");   // unless the answer says otherwise
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    response.keep_alive(framing.is_kept_alive);
    if (answer.status != 304) response.content_length(body.size());
    if (!framing.is_head_only) response.body() = {body.data(), body.size()};
    http::response_serializer<http::span_body<const char>> serializer(response);
    if (framing.is_head_only) {
        const auto [error, size] = co_await http::async_write_header(stream, serializer, quietly);
        co_return !error;
    }
    const auto [error, size] = co_await http::async_write(stream, serializer, quietly);
    co_return !error;
}

}   // namespace roundhouse::server
