#include "server/net/network.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>
#include <map>
#include <set>
#include <stdexcept>
#include <unordered_map>

#include "server/net/address.hpp"
#include "server/net/beast_http.hpp"
#include "server/net/request_log.hpp"
#include "server/net/web_socket.hpp"

namespace roundhouse::server {

namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;

namespace {

constexpr std::uint32_t longest_header = 16'000;
using Milliseconds = std::chrono::milliseconds;

}   // namespace

struct Network::Inner : std::enable_shared_from_this<Inner> {
    Inner(asio::io_context& with_io, RequestHandler& with_handler, NetworkSettings with)
        : io(with_io), handler(with_handler), settings(std::move(with)), acceptor(io) {}

    asio::io_context& io;
    RequestHandler& handler;
    NetworkSettings settings;
    WebSocket::Shared shared;
    tcp::acceptor acceptor;
    bool is_closing = false;
    std::string why_closing;
    std::set<WebSocket*> sockets;
    struct Reading {
        WebSocket::Clock::time_point since;
        bool is_too_slow = false;
    };
    std::map<beast::tcp_stream*, Reading> reading;      // connections whose next request is awaited
    std::unordered_map<std::string, int> connections;   // by the network of an address; behind a proxy sockets only

    bool has_many(const std::string& network) const {
        const auto found = connections.find(network);
        return found != connections.end() && found->second >= settings.connections_per_address;
    }

    // Counts a connection of a network as long as it lasts.
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

    // Lists a socket as long as it lasts, however it ends.
    class Listed {
    public:
        Listed(Inner& network, WebSocket& socket) : network_(network), socket_(socket) {
            network_.sockets.insert(&socket_);
            ++network_.shared.figures.sockets;
        }
        ~Listed() {
            network_.sockets.erase(&socket_);
            --network_.shared.figures.sockets;
        }
        Listed(const Listed&) = delete;
        Listed& operator=(const Listed&) = delete;

    private:
        Inner& network_;
        WebSocket& socket_;
    };

    // A connection that speaks HTTP, until it becomes a WebSocket.
    struct Connection {
        beast::tcp_stream stream;
        std::string peer;
        beast::flat_buffer buffer = {};   // bytes that have come and were not read yet
        bool is_kept_alive = true;
    };

    asio::awaitable<void> accept_all();
    void begin(tcp::socket socket);
    asio::awaitable<void> serve(tcp::socket socket, std::string peer);
    // None where the connection is over: the client is gone, or has been turned down.
    asio::awaitable<std::optional<BeastRequest>> read(Connection& connection);
    asio::awaitable<void> turn_down(Connection& connection, int status, std::string_view why);
    // False where the connection is over.
    asio::awaitable<bool> respond(Connection& connection, BeastRequest message);
    // Takes the message and the request, which are one. None where it became a WebSocket, which is over by now.
    asio::awaitable<std::optional<Answer>> upgrade(Connection& connection, BeastRequest& message, HttpRequest& request,
                                                   const RequestLog& log);
    asio::awaitable<void> speak(beast::tcp_stream& stream, BeastRequest upgrade, std::shared_ptr<SocketHandler> with);
    asio::awaitable<void> watch_for_silence();
};

Network::Network(asio::io_context& io, RequestHandler& handler, NetworkSettings settings)
    : inner_(std::make_shared<Inner>(io, handler, std::move(settings))) {}
Network::~Network() = default;

void Network::open() {
    Inner& n = *inner_;
    beast::error_code error;
    const auto address = asio::ip::make_address(n.settings.address, error);
    if (error) throw std::runtime_error("\"" + n.settings.address + "\" is not an address to listen on.");
    const tcp::endpoint endpoint(address, n.settings.port);
    n.acceptor.open(endpoint.protocol());
    n.acceptor.set_option(asio::socket_base::reuse_address(true));
    n.acceptor.bind(endpoint, error);
    if (!error) n.acceptor.listen(4096, error);
    if (error)
        throw std::runtime_error("Cannot listen on " + n.settings.address + ", port " + std::to_string(n.settings.port)
                                 + ": " + error.message() + ".");
    asio::co_spawn(n.io, [inner = inner_]() { return inner->accept_all(); }, asio::detached);
    asio::co_spawn(n.io, [inner = inner_]() { return inner->watch_for_silence(); }, asio::detached);
}

unsigned short Network::port() const { return inner_->acceptor.local_endpoint().port(); }
const NetworkFigures& Network::figures() const { return inner_->shared.figures; }

asio::awaitable<void> Network::close(std::string why, int patience_ms) {
    const auto inner = inner_;
    inner->is_closing = true;
    inner->why_closing = std::move(why);
    beast::error_code ignored;
    inner->acceptor.close(ignored);
    for (WebSocket* socket : inner->sockets) socket->end(inner->why_closing);
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
        if (!error) {
            begin(std::move(socket));
            continue;
        }
        asio::steady_timer pause(io, Milliseconds(100));   // out of descriptors, most likely: others must leave first
        co_await pause.async_wait(quietly);
    }
}

void Network::Inner::begin(tcp::socket socket) {
    beast::error_code unknown;
    const auto endpoint = socket.remote_endpoint(unknown);
    const std::string peer = unknown ? std::string() : endpoint.address().to_string();
    const bool is_counted =
        !settings.is_behind_proxy && (settings.is_loopback_limited || !endpoint.address().is_loopback());
    if (shared.figures.connections >= settings.most_connections || (is_counted && has_many(network_of(peer)))) {
        ++shared.figures.turned_away;
        return;
    }
    socket.set_option(tcp::no_delay(true), unknown);
    ++shared.figures.connections;
    auto counted = is_counted ? std::make_shared<Counted>(*this, network_of(peer)) : nullptr;
    asio::co_spawn(io, serve(std::move(socket), peer),
                   [self = shared_from_this(), counted = std::move(counted)](const std::exception_ptr&) {
                       --self->shared.figures.connections;
                   });
}

asio::awaitable<void> Network::Inner::serve(tcp::socket socket, std::string peer) {
    Connection connection{.stream = beast::tcp_stream(std::move(socket)), .peer = std::move(peer)};
    while (connection.is_kept_alive && !is_closing) {
        std::optional<BeastRequest> message = co_await read(connection);
        if (!message || !co_await respond(connection, std::move(*message))) break;
    }
    beast::error_code ignored;
    connection.stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

asio::awaitable<std::optional<BeastRequest>> Network::Inner::read(Connection& connection) {
    beast::tcp_stream& stream = connection.stream;
    http::request_parser<http::string_body> parser;
    parser.header_limit(longest_header);
    parser.body_limit(settings.longest_body);
    stream.expires_never();   // or it would be closed without a word
    reading[&stream] = {.since = WebSocket::Clock::now()};
    const auto [error, size] = co_await http::async_read(stream, connection.buffer, parser, quietly);
    const bool is_too_slow = reading.extract(&stream).mapped().is_too_slow;
    if (!error) co_return parser.release();
    stream.expires_after(Milliseconds(settings.patience_ms));   // for what is answered at once
    const bool has_begun = parser.got_some() || connection.buffer.size() > 0;
    if (error == http::error::body_limit || error == http::error::header_limit)
        co_await turn_down(connection, 413, "The request is too large.");
    else if (is_too_slow && has_begun) co_await turn_down(connection, 408, "The request did not arrive in time.");
    else if (error != http::error::end_of_stream
             && error.category() == http::make_error_code(http::error::bad_target).category())
        co_await turn_down(connection, 400, "This is not an HTTP request.");
    co_return std::nullopt;
}

asio::awaitable<void> Network::Inner::turn_down(Connection& connection, int status, std::string_view why) {
    log_unread_request(status, connection.peer);
    co_await write_answer(connection.stream, error_answer(status, why), {});
}

asio::awaitable<bool> Network::Inner::respond(Connection& connection, BeastRequest message) {
    ++shared.figures.requests;
    Framing framing{.version = message.version(), .is_head_only = message.method() == http::verb::head};
    connection.is_kept_alive = message.keep_alive();
    const bool is_upgrade = websocket::is_upgrade(message);
    auto [request, is_sound] = request_from(message, connection.peer, settings.is_behind_proxy);
    const RequestLog log({message.method_string().data(), message.method_string().size()}, request);
    connection.stream.expires_never();
    std::optional<Answer> answer;
    if (!is_sound) answer = error_answer(400, "The request's method or address makes no sense.");
    else if (is_upgrade) answer = co_await upgrade(connection, message, request, log);
    else answer = co_await handler.answer(std::move(request));
    if (!answer) co_return false;
    log.answered(answer->status);
    framing.is_kept_alive = connection.is_kept_alive = connection.is_kept_alive && !is_closing;
    connection.stream.expires_after(Milliseconds(settings.patience_ms));
    co_return co_await write_answer(connection.stream, std::move(*answer), framing);
}

asio::awaitable<std::optional<Answer>> Network::Inner::upgrade(Connection& connection, BeastRequest& message,
                                                               HttpRequest& request, const RequestLog& log) {
    if (connection.buffer.size() > 0) {
        connection.is_kept_alive = false;   // what was said too early is no request
        co_return error_answer(400, "A WebSocket begins with the server's answer: send nothing before it.");
    }
    std::optional<Counted> counted;
    if (settings.is_behind_proxy) {
        const std::string network = network_of(request.address);
        if (has_many(network)) co_return error_answer(429, "Too many sockets from your address. Close some first.");
        counted.emplace(*this, network);
    }
    auto opened = co_await handler.open_socket(std::move(request));
    auto* with = std::get_if<std::shared_ptr<SocketHandler>>(&opened);
    if (with == nullptr) co_return std::move(std::get<Answer>(opened));
    log.answered(static_cast<int>(http::status::switching_protocols));
    connection.buffer = {};   // a socket stays long, and is idle most of the time
    co_await speak(connection.stream, std::move(message), std::move(*with));
    co_return std::nullopt;
}

asio::awaitable<void> Network::Inner::speak(beast::tcp_stream& stream, BeastRequest upgrade,
                                            std::shared_ptr<SocketHandler> with) {
    stream.expires_after(Milliseconds(settings.patience_ms));
    {
        websocket::stream<beast::tcp_stream&> handshake(stream);
        const auto [refusal] = co_await handshake.async_accept(upgrade, quietly);
        if (refusal) co_return;
    }
    upgrade = {};
    stream.expires_never();
    const auto socket =
        std::make_shared<WebSocket>(stream.release_socket(), std::move(with), settings.longest_message, shared);
    const Listed listed(*this, *socket);
    if (is_closing) socket->end(why_closing);
    co_await socket->listen();
}

asio::awaitable<void> Network::Inner::watch_for_silence() {
    const auto self = shared_from_this();
    const Milliseconds patience(settings.patience_ms);
    for (asio::steady_timer timer(io);;) {
        timer.expires_after(patience / 4);
        co_await timer.async_wait(quietly);
        const auto now = WebSocket::Clock::now();
        for (WebSocket* socket : sockets) socket->check_silence(now, patience);
        for (auto& [stream, each] : reading) {
            if (now - each.since <= patience) continue;
            each.is_too_slow = true;
            stream->cancel();
        }
    }
}

}   // namespace roundhouse::server
