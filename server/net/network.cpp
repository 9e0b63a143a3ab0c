#include "server/net/network.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <map>
#include <set>
#include <stdexcept>
#include <unordered_map>

#include "server/net/address.hpp"
#include "server/net/request_log.hpp"
#include "server/net/visit.hpp"

namespace roundhouse::server {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

namespace {

constexpr std::uint32_t longest_header = 16'000;
using Milliseconds = std::chrono::milliseconds;

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

HttpRequest request_from(http::request<http::string_body>& from, const std::string& peer, bool is_behind_proxy,
                         bool& is_sound) {
    HttpRequest request;
    is_sound = read_target({from.target().data(), from.target().size()}, request);
    switch (from.method()) {
    case http::verb::get:
    case http::verb::head: request.method = Method::read; break;
    case http::verb::post: request.method = Method::create; break;
    case http::verb::patch: request.method = Method::change; break;
    case http::verb::delete_: request.method = Method::remove; break;
    default: is_sound = false;
    }
    request.origin = text_of(from[http::field::origin]);
    request.host = text_of(from[http::field::host]);
    request.cookie = text_of(from[http::field::cookie]);
    request.content_type = text_of(from[http::field::content_type]);
    request.accept_encoding = text_of(from[http::field::accept_encoding]);
    request.if_none_match = text_of(from[http::field::if_none_match]);
    request.address = peer;
    if (is_behind_proxy) {
        const std::string forwarded = text_of(from["X-Forwarded-For"]);
        const std::size_t last = forwarded.find_last_of(", ");   // the proxy in front adds its peer at the end
        if (!forwarded.empty()) request.address = last == std::string::npos ? forwarded : forwarded.substr(last + 1);
        request.is_secure = from["X-Forwarded-Proto"] == "https";
    }
    request.body = std::move(from.body());
    return request;
}

// Strict towards the browser: everything comes from here, nothing is framed, nothing is guessed.
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

struct Network::Inner : std::enable_shared_from_this<Inner> {
    Inner(asio::io_context& with_io, House& for_house, NetworkSettings with)
        : io(with_io), house(for_house), settings(std::move(with)), acceptor(io) {}

    asio::io_context& io;
    House& house;
    NetworkSettings settings;
    Visit::Shared shared;
    tcp::acceptor acceptor;
    bool is_closing = false;
    std::string why_closing;
    std::set<Visit*> visits;
    struct Reading {
        Visit::Clock::time_point since;
        bool is_too_slow = false;
    };
    std::map<beast::tcp_stream*, Reading> reading;      // connections whose next request is awaited
    std::unordered_map<std::string, int> connections;   // by the network of an address; behind a proxy sockets only

    bool has_many(const std::string& network) const {
        const auto found = connections.find(network);
        return found != connections.end() && found->second >= settings.most_connections_an_address;
    }

    // One connection more of a network, as long as it lasts.
    class Counted {
    public:
        Counted(Inner& inner, std::string network) : inner_(inner), network_(std::move(network)) {
            ++inner_.connections[network_];
        }
        ~Counted() {
            if (--inner_.connections[network_] == 0) inner_.connections.erase(network_);
        }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;

    private:
        Inner& inner_;
        std::string network_;
    };

    // A visit is known as long as it lasts, however it ends.
    class Presence {
    public:
        Presence(Inner& network, Visit& visit) : network_(network), visit_(visit) {
            network_.visits.insert(&visit_);
            ++network_.shared.figures.sockets;
        }
        ~Presence() {
            network_.visits.erase(&visit_);
            --network_.shared.figures.sockets;
        }
        Presence(const Presence&) = delete;
        Presence& operator=(const Presence&) = delete;

    private:
        Inner& network_;
        Visit& visit_;
    };

    asio::awaitable<void> accept_all();
    asio::awaitable<void> serve(tcp::socket socket, std::string peer);
    asio::awaitable<void> serve_requests(beast::tcp_stream& stream, const std::string& peer);
    asio::awaitable<void> turn_down(beast::tcp_stream& stream, const std::string& peer, Answer answer);
    // Takes the message and the request, which are one. Nothing where the visit was made.
    asio::awaitable<std::optional<Answer>> upgrade(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                                   http::request<http::string_body>& message, HttpRequest& request,
                                                   const RequestLog& log);
    asio::awaitable<bool> write(beast::tcp_stream& stream, Answer answer, unsigned version, bool keep_alive,
                                bool head_only);
    asio::awaitable<void> visit(beast::tcp_stream& stream, http::request<http::string_body> upgrade,
                                std::shared_ptr<Visitor> visitor);
    asio::awaitable<void> look_after_visits();
};

Network::Network(asio::io_context& io, House& house, NetworkSettings settings)
    : inner_(std::make_shared<Inner>(io, house, std::move(settings))) {}
Network::~Network() = default;

void Network::open() {
    Inner& n = *inner_;
    beast::error_code error;
    const auto address = asio::ip::make_address(n.settings.address, error);
    if (error) throw std::runtime_error("\"" + n.settings.address + "\" is no address to listen on.");
    const tcp::endpoint endpoint(address, n.settings.port);
    n.acceptor.open(endpoint.protocol());
    n.acceptor.set_option(asio::socket_base::reuse_address(true));
    n.acceptor.bind(endpoint, error);
    if (!error) n.acceptor.listen(4096, error);
    if (error)
        throw std::runtime_error("Cannot listen on " + n.settings.address + ", port " + std::to_string(n.settings.port)
                                 + ": " + error.message() + ".");
    asio::co_spawn(n.io, [inner = inner_]() { return inner->accept_all(); }, asio::detached);
    asio::co_spawn(n.io, [inner = inner_]() { return inner->look_after_visits(); }, asio::detached);
}

unsigned short Network::port() const { return inner_->acceptor.local_endpoint().port(); }
const NetworkFigures& Network::figures() const { return inner_->shared.figures; }

asio::awaitable<void> Network::close(std::string why, int patience_ms) {
    const auto inner = inner_;
    inner->is_closing = true;
    inner->why_closing = std::move(why);
    beast::error_code ignored;
    inner->acceptor.close(ignored);
    for (Visit* visit : inner->visits) visit->end(inner->why_closing);
    for (const auto& [stream, reading] : inner->reading) stream->cancel();
    asio::steady_timer timer(inner->io);
    for (int waited = 0; waited < patience_ms && inner->shared.figures.connections > 0; waited += 10) {
        timer.expires_after(Milliseconds(10));
        co_await timer.async_wait(quietly);
    }
}

asio::awaitable<void> Network::Inner::accept_all() {
    const auto self = shared_from_this();
    while (!is_closing) {
        auto [error, socket] = co_await acceptor.async_accept(quietly);
        if (error == asio::error::operation_aborted) co_return;
        if (error) {   // out of descriptors, most likely: others must leave first
            asio::steady_timer pause(io, Milliseconds(100));
            co_await pause.async_wait(quietly);
            continue;
        }
        beast::error_code unknown;
        const auto endpoint = socket.remote_endpoint(unknown);
        const std::string peer = unknown ? std::string() : endpoint.address().to_string();
        const bool is_counted =
            !settings.is_behind_proxy && (settings.is_loopback_limited || !endpoint.address().is_loopback());
        if (shared.figures.connections >= settings.most_connections || (is_counted && has_many(network_of(peer)))) {
            ++shared.figures.turned_away;
            continue;
        }
        socket.set_option(tcp::no_delay(true), unknown);
        ++shared.figures.connections;
        auto counted = is_counted ? std::make_shared<Counted>(*this, network_of(peer)) : nullptr;
        asio::co_spawn(
            io, serve(std::move(socket), peer),
            [self, counted = std::move(counted)](const std::exception_ptr&) { --self->shared.figures.connections; });
    }
}

asio::awaitable<void> Network::Inner::serve(tcp::socket socket, std::string peer) {
    beast::tcp_stream stream(std::move(socket));
    co_await serve_requests(stream, peer);
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> Network::Inner::serve_requests(beast::tcp_stream& stream, const std::string& peer) {
    beast::flat_buffer buffer;
    for (bool keep_alive = true; keep_alive && !is_closing;) {
        std::optional<http::request_parser<http::string_body>> parser(std::in_place);
        parser->header_limit(longest_header);
        parser->body_limit(settings.longest_body);
        stream.expires_never();   // or it would be closed without a word
        reading[&stream] = {.since = Visit::Clock::now()};
        const auto [error, size] = co_await http::async_read(stream, buffer, *parser, quietly);
        const bool is_too_slow = reading.extract(&stream).mapped().is_too_slow;
        stream.expires_after(Milliseconds(settings.patience_ms));   // for what is answered at once
        if (error == http::error::body_limit || error == http::error::header_limit)
            co_return co_await turn_down(stream, peer, refused(413, "The request is too large."));
        if (error && is_too_slow && (parser->got_some() || buffer.size() > 0))
            co_return co_await turn_down(stream, peer, refused(408, "The request did not arrive in time."));
        if (error == http::error::end_of_stream || error == asio::error::operation_aborted) co_return;
        if (error) {
            if (error.category() == http::make_error_code(http::error::bad_target).category())
                co_await turn_down(stream, peer, refused(400, "This is no HTTP request."));
            co_return;
        }
        ++shared.figures.requests;
        http::request<http::string_body> message = parser->release();
        parser.reset();
        const unsigned version = message.version();
        const bool head_only = message.method() == http::verb::head;
        keep_alive = message.keep_alive();
        bool is_sound = true;
        const bool is_upgrade = websocket::is_upgrade(message);
        HttpRequest request = request_from(message, peer, settings.is_behind_proxy, is_sound);
        const RequestLog log({message.method_string().data(), message.method_string().size()}, request);
        stream.expires_never();
        std::optional<Answer> answer;
        if (!is_sound) answer = refused(400, "The request's method or address is not understood.");
        else if (is_upgrade) {
            keep_alive = keep_alive && buffer.size() == 0;   // what was said too early is no request
            answer = co_await upgrade(stream, buffer, message, request, log);
        } else answer = co_await house.answer(std::move(request));
        if (!answer) co_return;
        log.answered(answer->status);
        stream.expires_after(Milliseconds(settings.patience_ms));
        if (!co_await write(stream, std::move(*answer), version, keep_alive && !is_closing, head_only)) co_return;
    }
}

asio::awaitable<void> Network::Inner::turn_down(beast::tcp_stream& stream, const std::string& peer, Answer answer) {
    log_unread_request(answer.status, peer);
    co_await write(stream, std::move(answer), 11, false, false);
}

asio::awaitable<std::optional<Answer>> Network::Inner::upgrade(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                                               http::request<http::string_body>& message,
                                                               HttpRequest& request, const RequestLog& log) {
    if (buffer.size() > 0)
        co_return refused(400, "A WebSocket begins with the server's answer: say nothing before it.");
    std::optional<Counted> counted;
    if (settings.is_behind_proxy) {
        const std::string network = network_of(request.address);
        if (has_many(network)) co_return refused(429, "That are many sockets from one address: close some first.");
        counted.emplace(*this, network);
    }
    auto admitted = co_await house.admit(std::move(request));
    auto* visitor = std::get_if<std::shared_ptr<Visitor>>(&admitted);
    if (visitor == nullptr) co_return std::move(std::get<Answer>(admitted));
    log.answered(static_cast<int>(http::status::switching_protocols));
    buffer = {};   // a socket stays long, and most of the time idle
    co_await visit(stream, std::move(message), std::move(*visitor));
    co_return std::nullopt;
}

asio::awaitable<bool> Network::Inner::write(beast::tcp_stream& stream, Answer answer, unsigned version, bool keep_alive,
                                            bool head_only) {
    const std::string_view body = answer.body.empty() ? answer.shared_body : std::string_view(answer.body);
    http::response<http::span_body<const char>> response;
    response.version(version);
    response.result(static_cast<unsigned>(answer.status));
    response.set(http::field::content_type, answer.type);
    add_security_headers(response);
    response.set(http::field::cache_control, "no-store");   // unless the answer says otherwise
    for (const auto& [name, value] : answer.headers) response.set(name, value);
    response.keep_alive(keep_alive);
    if (answer.status != 304) response.content_length(body.size());
    if (!head_only) response.body() = {body.data(), body.size()};
    http::response_serializer<http::span_body<const char>> serializer(response);
    if (head_only) {
        const auto [error, size] = co_await http::async_write_header(stream, serializer, quietly);
        co_return !error;
    }
    const auto [error, size] = co_await http::async_write(stream, serializer, quietly);
    co_return !error;
}

asio::awaitable<void> Network::Inner::visit(beast::tcp_stream& stream, http::request<http::string_body> upgrade,
                                            std::shared_ptr<Visitor> visitor) {
    stream.expires_after(Milliseconds(settings.patience_ms));
    {
        websocket::stream<beast::tcp_stream&> handshake(stream);
        const auto [refusal] = co_await handshake.async_accept(upgrade, quietly);
        if (refusal) co_return;
    }
    upgrade = {};
    stream.expires_never();
    const auto visit =
        std::make_shared<Visit>(stream.release_socket(), std::move(visitor), settings.longest_message, shared);
    const Presence presence(*this, *visit);
    if (is_closing) visit->end(why_closing);
    co_await visit->listen();
}

asio::awaitable<void> Network::Inner::look_after_visits() {
    const auto self = shared_from_this();
    const Milliseconds patience(settings.patience_ms);
    for (asio::steady_timer timer(io);;) {
        timer.expires_after(patience / 4);
        co_await timer.async_wait(quietly);
        const auto now = Visit::Clock::now();
        for (Visit* visit : visits) visit->look_after(now, patience);
        for (auto& [stream, each] : reading) {
            if (now - each.since <= patience) continue;
            each.is_too_slow = true;
            stream->cancel();
        }
    }
}

}   // namespace roundhouse::server
