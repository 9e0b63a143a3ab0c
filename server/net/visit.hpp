// A visitor at a WebSocket: what they are told is written as soon as it may be, all that is new in one piece.
#pragma once
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/net/frames.hpp"
#include "server/net/network.hpp"

namespace roundhouse::server {

inline constexpr auto quietly = asio::as_tuple(asio::use_awaitable);   // errors are answers here: clients come and go

class Visit : public std::enable_shared_from_this<Visit> {
public:
    using Clock = Visitor::Clock;
    // What all visits of a network share.
    struct Shared {
        NetworkFigures figures;
        std::string being_said;   // what the visit whose turn it is writes
    };

    // The socket's handshake is over.
    Visit(asio::ip::tcp::socket socket, std::shared_ptr<Visitor> visitor, std::size_t longest_message, Shared& shared);
    ~Visit();

    // Hears what the client says, until either has left; but nothing as long as the client does not take what it was
    // told.
    asio::awaitable<void> listen();
    // Says goodbye and closes.
    void end(std::string why);
    // To be called now and then. Asks a client who is silent for `patience` whether it is there, and gives it up when
    // it was silent once more.
    void look_after(Clock::time_point now, Clock::duration patience);

private:
    void wake();   // there may be something to say: `speak` soon
    void speak();
    void gather(std::string& out);
    void write(std::string& out);
    void was_written();
    void close(CloseCode code);
    void hang_up();
    asio::awaitable<void> hear_out();   // after the visitor has left

    asio::ip::tcp::socket socket_;
    asio::steady_timer bell_;    // rings when the visitor is to be asked again
    asio::steady_timer taken_;   // rings when all that was being written is taken
    Clock::time_point rings_at_ = Clock::time_point::max();
    std::shared_ptr<Visitor> visitor_;   // null when the client has left
    Shared& shared_;
    FrameReader reader_;
    std::optional<std::string> pong_;                // to be sent; of several pings the last is answered
    bool is_ping_due_ = false, was_asked_ = false;   // whether the client is there
    std::optional<std::string> why_;                 // to be said as goodbye
    std::optional<CloseCode> closing_;               // how; nothing is said after it
    bool is_close_said_ = false, is_called_ = false, is_writing_ = false;
    std::string rest_;   // of what is written, where the client was slow to take it
    Clock::time_point heard_at_ = Clock::now();
};

}   // namespace roundhouse::server
