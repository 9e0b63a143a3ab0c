// Guests, accounts and sessions.
#pragma once
#include "server/api/leaving.hpp"
#include "server/api/router.hpp"
#include "server/async/rate_limit.hpp"
#include "server/players/players.hpp"

namespace roundhouse::server {

// For the network thread only.
class PlayerRoutes {
public:
    PlayerRoutes(Services services, std::string version)
        : services_(services), leaving_(services), version_(std::move(version)) {}
    void add_to(Router& router);

private:
    asio::awaitable<Answer> show_me(Request& request);
    asio::awaitable<Answer> rename(Request& request);
    asio::awaitable<Answer> play_as_guest(Request& request);
    asio::awaitable<Answer> make_account(Request& request);
    asio::awaitable<Answer> delete_account(Request& request);
    asio::awaitable<Answer> sign_in(Request& request);
    asio::awaitable<Answer> sign_out(Request& request);

    // Throws Refused. Each password costs a tenth of a second of a thread, and guessing must be slow.
    void charge_for_password(const Request& request);
    // Those opened in this process with that session.
    void close_sockets_of(const std::string& session) const;

    Services services_;
    Leaving leaving_;
    std::string version_;
    RateLimit passwords_{0.5, 30};   // by address
};

}   // namespace roundhouse::server
