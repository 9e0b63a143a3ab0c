// The built program as a server of its own, for tests and for measuring.
#pragma once
#include <sys/types.h>

#include <string>
#include <vector>

namespace roundhouse::server::trial {

class ServerProcess {
public:
    // `program serve arguments…`, which must not name a port. Not started yet.
    ServerProcess(std::string program, std::vector<std::string> arguments);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // Returns when it listens; always on the same port. Throws std::runtime_error where it ends instead.
    // Like any process of this kind, it ends with the thread that started it.
    void start();
    void kill();   // at once, by SIGKILL
    void stop();   // by SIGTERM; throws std::runtime_error where it does not end well
    unsigned short port() const { return port_; }
    pid_t process() const { return process_; }

private:
    std::string program_;
    std::vector<std::string> arguments_;
    unsigned short port_ = 0;
    pid_t process_ = 0;
    int output_ = -1;
};

}   // namespace roundhouse::server::trial
