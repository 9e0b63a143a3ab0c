#include "lab/child_process.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace roundhouse::lab {

namespace {

long long now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

// Both ends of the child's standard input and output: a socket, so that writing to a child that is gone fails instead
// of killing us.
bool start(const std::string& command, int child_end, int& pid) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, child_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, child_end, STDOUT_FILENO);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);   // so that it can be ended with its own children
    std::string shell = "sh", option = "-c", text = command;
    char* words[] = {shell.data(), option.data(), text.data(), nullptr};
    const bool is_started = posix_spawn(&pid, "/bin/sh", &actions, &attributes, words, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return is_started;
}

}   // namespace

ChildProcess::ChildProcess(const std::string& command) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    if (!start(command, ends[1], pid_)) pid_ = -1;
    close(ends[1]);
    to_ = from_ = ends[0];
    fcntl(to_, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
    if (to_ >= 0) close(to_);
    if (pid_ <= 0) return;
    kill(-pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
}

ChildProcess::Outcome ChildProcess::ask(std::string_view line, int milliseconds, std::string& answer) {
    if (pid_ <= 0) return Outcome::ended;
    const long long until = now() + milliseconds;
    const Outcome written = write(std::string(line) + '\n', until);
    return written == Outcome::answered ? read_line(answer, until) : written;
}

std::string ChildProcess::ending() const {
    if (pid_ <= 0) return "could not be started";
    for (const long long until = now() + 200; now() < until; poll(nullptr, 0, 5)) {
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) break;
        if (info.si_pid == 0) continue;
        return (info.si_code == CLD_EXITED ? "ended with exit code " : "was ended by signal ")
               + std::to_string(info.si_status);
    }
    return "closed its output";
}

ChildProcess::Outcome ChildProcess::write(std::string_view text, long long until) {
    while (!text.empty()) {
        const ssize_t sent = send(to_, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR) return Outcome::ended;
        else if (!wait_for(to_, POLLOUT, until)) return Outcome::silent;
    }
    return Outcome::answered;
}

ChildProcess::Outcome ChildProcess::read_line(std::string& answer, long long until) {
    for (;;) {
        if (const auto end = unread_.find('\n'); end != std::string::npos) {
            answer = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            return Outcome::answered;
        }
        if (unread_.size() > longest_answer) return Outcome::too_long;
        if (!wait_for(from_, POLLIN, until)) return Outcome::silent;
        char buffer[4096];
        const ssize_t count = recv(from_, buffer, sizeof buffer, 0);
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return Outcome::ended;
        if (count > 0) unread_.append(buffer, static_cast<std::size_t>(count));
    }
}

bool ChildProcess::wait_for(int file, short what, long long until) const {
    const long long left = until - now();
    pollfd waiting{.fd = file, .events = what, .revents = 0};
    return left > 0 && poll(&waiting, 1, static_cast<int>(left)) > 0;
}

}   // namespace roundhouse::lab
