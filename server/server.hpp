// The server as a whole: everything put together, started and stopped.
#pragma once
#include <functional>
#include <future>
#include <memory>

#include "server/api/router.hpp"
#include "server/settings.hpp"

namespace roundhouse::server {

Time system_time();

class Server {
public:
    // Opens the store and listens; throws std::runtime_error (StoreFailure among them) with a sentence where it cannot.
    // `now` is what every clock at every table goes by.
    explicit Server(const Settings& settings, std::function<Time()> now = system_time);
    ~Server();

    unsigned short port() const;
    const Router& router() const;

    // Serves until somebody calls stop, and has finished then what was under way.
    void run();
    // May be called from any thread and from more than one.
    void stop();

    // Looks for what is due; done when the future is ready. The server does so by itself twice a second.
    std::future<void> look_around();

private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

}   // namespace roundhouse::server
