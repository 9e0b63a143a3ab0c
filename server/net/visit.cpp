#include "server/net/visit.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <spdlog/spdlog.h>

namespace roundhouse::server {

namespace {

using boost::system::error_code;
constexpr std::size_t enough_at_once = 64'000;   // bytes

}   // namespace

Visit::Visit(asio::ip::tcp::socket socket, std::shared_ptr<Visitor> visitor, std::size_t longest_message,
             Shared& shared)
    : socket_(std::move(socket)),
      bell_(socket_.get_executor()),
      taken_(socket_.get_executor(), Clock::time_point::max()),
      visitor_(std::move(visitor)),
      shared_(shared),
      reader_(longest_message) {
    error_code ignored;
    socket_.non_blocking(true, ignored);
    visitor_->on_wake = [this] { wake(); };
}

Visit::~Visit() {
    if (visitor_) visitor_->on_wake = nullptr;
}

asio::awaitable<void> Visit::listen() {
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
        was_asked_ = false;
        for (auto heard = reader_.next(); heard != FrameReader::Heard::nothing && !closing_; heard = reader_.next()) {
            using Heard = FrameReader::Heard;
            if (heard == Heard::ping) pong_ = reader_.text();
            if (heard == Heard::ping) wake();
            if (heard == Heard::close) close(CloseCode::normal);
            if (heard == Heard::error) close(reader_.code());
            if (heard != Heard::message) continue;
            ++shared_.figures.messages_in;
            co_await visitor_->receive(std::move(reader_.text()));
            while (is_writing_) co_await taken_.async_wait(quietly);
        }
    }
    visitor_->on_wake = nullptr;
    visitor_.reset();
    if (closing_ && is_client_there) co_await hear_out();
    hang_up();
}

// Whoever hangs up while bytes are under way takes back what he said last.
// REQUIRES: the client was still there when it was heard last; that it leaves is told once only.
asio::awaitable<void> Visit::hear_out() {
    for (char bytes[512];;) {
        const auto [error, size] = co_await socket_.async_read_some(asio::buffer(bytes), quietly);
        if (error) co_return;
    }
}

void Visit::end(std::string why) {
    why_ = std::move(why);
    wake();
}

void Visit::close(CloseCode code) {
    if (!closing_) closing_ = code;
    wake();
}

void Visit::hang_up() {
    error_code ignored;
    bell_.cancel();
    socket_.close(ignored);
}

void Visit::look_after(Clock::time_point now, Clock::duration patience) {
    const Clock::duration silence = now - heard_at_;
    if (silence > 2 * patience) return hang_up();
    if (silence <= patience || was_asked_) return;
    is_ping_due_ = was_asked_ = true;
    wake();
}

void Visit::wake() {
    if (std::exchange(is_called_, true)) return;
    asio::post(socket_.get_executor(), [self = shared_from_this()] {
        self->is_called_ = false;
        self->speak();
    });
}

void Visit::gather(std::string& out) {
    if (pong_) add_frame(out, Opcode::pong, {*pong_});
    if (std::exchange(is_ping_due_, false)) add_frame(out, Opcode::ping, {});
    pong_.reset();
    const auto say = [&](const Message& message) {
        add_frame(out, Opcode::text,
                  {message.own, message.shared ? std::string_view(*message.shared) : std::string_view()});
        ++shared_.figures.messages_out;
    };
    while (visitor_ && !closing_ && !why_ && !visitor_->is_to_leave) {
        if (out.size() >= enough_at_once) return wake();
        const std::optional<Message> message = visitor_->next();
        if (!message) return;
        say(*message);
    }
    if (visitor_ && !closing_ && why_) say(visitor_->goodbye(*why_));
    if (!closing_) closing_ = why_ ? CloseCode::going_away : CloseCode::normal;
    add_close(out, *closing_);
    is_close_said_ = true;
}

void Visit::speak() {
    if (is_writing_ || is_close_said_ || !socket_.is_open()) return;
    std::string& out = shared_.being_said;
    out.clear();
    try {
        gather(out);
    } catch (const std::exception& problem) {
        spdlog::error("event=view_failed reason=\"{}\"", problem.what());
        return hang_up();
    }
    if (!out.empty()) write(out);
    if (is_writing_ || !visitor_ || is_close_said_) return;
    const Clock::time_point at = visitor_->next_at();
    if (at == Clock::time_point::max() || at == rings_at_)
        return;   // to be asked once too often is cheaper than to stop the bell
    rings_at_ = at;
    bell_.expires_at(at);
    bell_.async_wait([self = weak_from_this()](error_code stopped) {
        if (const auto visit = self.lock(); visit && !stopped) visit->speak();
    });
}

// Nearly always the kernel takes all at once, and nobody needs to wait for it.
void Visit::write(std::string& out) {
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

void Visit::was_written() {
    error_code ignored;
    if (is_close_said_) socket_.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

}   // namespace roundhouse::server
