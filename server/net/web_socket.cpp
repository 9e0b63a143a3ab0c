#include "server/net/web_socket.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <spdlog/spdlog.h>

#include "server/net/quietly.hpp"

namespace roundhouse::server {

namespace {

using boost::system::error_code;
constexpr std::size_t enough_at_once = 64'000;   // bytes

}   // namespace

WebSocket::WebSocket(asio::ip::tcp::socket socket, std::shared_ptr<SocketHandler> handler, std::size_t longest_message,
                     Shared& shared)
    : socket_(std::move(socket)),
      bell_(socket_.get_executor()),
      taken_(socket_.get_executor(), Clock::time_point::max()),
      handler_(std::move(handler)),
      shared_(shared),
      reader_(longest_message) {
    error_code ignored;
    socket_.non_blocking(true, ignored);
    handler_->on_wake = [this] { wake(); };
}

WebSocket::~WebSocket() {
    if (handler_) handler_->on_wake = nullptr;
}

asio::awaitable<void> WebSocket::listen() {
    const auto self = shared_from_this();
    wake();
    bool is_client_there = true;
    while (!closing_) {
        const std::span<char> room = reader_.room();
        const auto [error, size] = co_await socket_.async_read_some(asio::buffer(room.data(), room.size()), quietly);
        reader_.took(size);
        is_client_there = !error;
        if (error) break;
        heard_at_ = Clock::now();
        was_pinged_ = false;
        for (auto heard = reader_.next(); heard != FrameReader::Heard::nothing && !closing_; heard = reader_.next()) {
            using Heard = FrameReader::Heard;
            if (heard == Heard::ping) pong_ = reader_.text();
            if (heard == Heard::ping) wake();
            if (heard == Heard::close) close(CloseCode::normal);
            if (heard == Heard::error) close(reader_.code());
            if (heard != Heard::message) continue;
            ++shared_.figures.messages_in;
            co_await handler_->receive(std::move(reader_.text()));
            while (is_writing_) co_await taken_.async_wait(quietly);
        }
    }
    handler_->on_wake = nullptr;
    handler_.reset();
    if (closing_ && is_client_there) co_await drain();
    hang_up();
}

// Hanging up while bytes are on their way would take back what was said last.
// REQUIRES: the client was there when it was last heard; that it leaves is told once only.
asio::awaitable<void> WebSocket::drain() {
    for (char bytes[512];;) {
        const auto [error, size] = co_await socket_.async_read_some(asio::buffer(bytes), quietly);
        if (error) co_return;
    }
}

void WebSocket::end(std::string why) {
    why_ = std::move(why);
    wake();
}

void WebSocket::close(CloseCode code) {
    if (!closing_) closing_ = code;
    wake();
}

void WebSocket::hang_up() {
    error_code ignored;
    bell_.cancel();
    socket_.close(ignored);
}

void WebSocket::check_silence(Clock::time_point now, Clock::duration patience) {
    const Clock::duration silence = now - heard_at_;
    if (silence > 2 * patience) return hang_up();
    if (silence <= patience || was_pinged_) return;
    is_ping_due_ = was_pinged_ = true;
    wake();
}

void WebSocket::wake() {
    if (std::exchange(is_called_, true)) return;
    asio::post(socket_.get_executor(), [self = shared_from_this()] {
        self->is_called_ = false;
        self->speak();
    });
}

void WebSocket::gather(std::string& out) {
    if (pong_) add_frame(out, Opcode::pong, {*pong_});
    if (std::exchange(is_ping_due_, false)) add_frame(out, Opcode::ping, {});
    pong_.reset();
    const auto say = [&](const Message& message) {
        add_frame(out, Opcode::text,
                  {message.own, message.shared ? std::string_view(*message.shared) : std::string_view()});
        ++shared_.figures.messages_out;
    };
    while (handler_ && !closing_ && !why_ && !handler_->is_to_leave) {
        if (out.size() >= enough_at_once) return wake();
        const std::optional<Message> message = handler_->next();
        if (!message) return;
        say(*message);
    }
    if (handler_ && !closing_ && why_) say(handler_->goodbye(*why_));
    if (!closing_) closing_ = why_ ? CloseCode::going_away : CloseCode::normal;
    add_close(out, *closing_);
    is_close_said_ = true;
}

void WebSocket::speak() {
    if (is_writing_ || is_close_said_ || !socket_.is_open()) return;
    std::string& out = shared_.buffer;
    out.clear();
    try {
        gather(out);
    } catch (const std::exception& problem) {
        spdlog::error("event=view_failed reason=\"{}\"", problem.what());
        return hang_up();
    }
    if (!out.empty()) write(out);
    if (is_writing_ || !handler_ || is_close_said_) return;
    set_bell();
}

void WebSocket::set_bell() {
    const Clock::time_point at = handler_->next_at();
    if (at == Clock::time_point::max() || at == rings_at_)
        return;   // asking once too often is cheaper than stopping the bell
    rings_at_ = at;
    bell_.expires_at(at);
    bell_.async_wait([self = weak_from_this()](error_code stopped) {
        if (const auto socket = self.lock(); socket && !stopped) socket->speak();
    });
}

// The kernel nearly always takes everything at once, and nobody needs to wait for it.
void WebSocket::write(std::string& out) {
    error_code error;
    const std::size_t size = socket_.write_some(asio::buffer(out), error);
    if (error && error != asio::error::would_block) return hang_up();
    if (size == out.size()) return was_written();
    is_writing_ = true;
    rest_ = out.substr(size);
    asio::async_write(socket_, asio::buffer(rest_), [self = shared_from_this()](error_code failed, std::size_t) {
        self->is_writing_ = false;
        self->taken_.cancel();
        self->rest_ = {};
        if (failed) return self->hang_up();
        self->was_written();
        self->speak();
    });
}

void WebSocket::was_written() {
    error_code ignored;
    if (is_close_said_) socket_.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}   // namespace roundhouse::server
