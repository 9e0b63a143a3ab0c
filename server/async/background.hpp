// Work on the network thread that nobody waits for.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace roundhouse::server {

namespace asio = boost::asio;

class Background {
public:
    explicit Background(asio::io_context& io) : io_(io) {}

    // What fails is logged; whatever was to be done comes up again.
    void run(asio::awaitable<void> work);

private:
    asio::io_context& io_;
};

}   // namespace roundhouse::server
