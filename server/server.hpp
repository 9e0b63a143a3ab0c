// The server as a whole: its rooms put together, started and stopped.
#pragma once
#include <functional>
#include <future>
#include <memory>

#include "server/api/router.hpp"
#include "server/settings.hpp"
#include "server/store/kept.hpp"

namespace roundhouse::server {

Time system_time();

class Server {
public:
    // Opens the store and listens; throws std::runtime_error (or StoreFailure, which is one) with a sentence where it
    // cannot. `now` is the time by which all tables' clocks run.
    explicit Server(const Settings& settings, std::function<Time()> now = system_time);
    ~Server();

    unsigned short port() const;
    const Router& router() const;

    // Serves until somebody calls stop, and then finishes what is under way.
    void run();
    // May be called from any thread, and by several.
    void stop();

    // Looks for what is due; done when the future is ready. The server itself does so twice per second.
    std::future<void> look_around();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}   // namespace roundhouse::server
