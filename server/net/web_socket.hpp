// One WebSocket after its handshake: what its handler has to say is written as soon as the client can take it, all that
// is new in one piece. For the network thread only.
#pragma once
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/net/figures.hpp"
#include "server/net/frames.hpp"
#include "server/net/handlers.hpp"

namespace roundhouse::server {

class WebSocket : public std::enable_shared_from_this<WebSocket> {
public:
    using Clock = SocketHandler::Clock;
    // What all sockets of a network share.
    struct Shared {
        NetworkFigures figures;
        std::string buffer;   // of the socket that writes now
    };

    WebSocket(asio::ip::tcp::socket socket, std::shared_ptr<SocketHandler> handler, std::size_t longest_message,
              Shared& shared);
    ~WebSocket();

    // Hears what the client says until either side has left. Hears nothing while the client does not take what it is
    // told.
    asio::awaitable<void> listen();
    // Says goodbye and closes.
    void end(std::string why);
    // To be called now and then. Pings a client that has been silent for `patience`, and gives it up when it is silent
    // once more.
    void check_silence(Clock::time_point now, Clock::duration patience);

private:
    void wake();   // there may be something to say: `speak` soon
    void speak();
    void gather(std::string& out);
    void write(std::string& out);
    void was_written();
    void set_bell();
    void close(CloseCode code);
    void hang_up();
    asio::awaitable<void> drain();   // once the handler has left

    asio::ip::tcp::socket socket_;
    asio::steady_timer bell_;    // rings when the handler is to be asked again
    asio::steady_timer taken_;   // rings when all that was being written is taken
    Clock::time_point rings_at_ = Clock::time_point::max();
    std::shared_ptr<SocketHandler> handler_;   // null once the client has left
    Shared& shared_;
    FrameReader reader_;
    std::optional<std::string> pong_;   // to be sent; of several pings the last is answered
    bool is_ping_due_ = false, was_pinged_ = false;
    std::optional<std::string> why_;     // to be said as goodbye
    std::optional<CloseCode> closing_;   // how; nothing is said after it
    bool is_close_said_ = false, is_called_ = false, is_writing_ = false;
    std::string rest_;   // of what is written, where the client was slow to take it
    Clock::time_point heard_at_ = Clock::now();
};

}   // namespace roundhouse::server
