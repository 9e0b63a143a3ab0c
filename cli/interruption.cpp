#include "cli/interruption.hpp"

#include <csignal>
#include <ctime>
#include <initializer_list>
#include <unistd.h>

namespace roundhouse::cli {

namespace {

volatile std::sig_atomic_t noticed = 0;
volatile std::time_t noticed_at = 0;

std::time_t seconds_now() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);   // may be called in a signal handler
    return now.tv_sec;
}

extern "C" void note(int) {
    constexpr int killed = 130, patience = 2;   // seconds
    const std::time_t now = seconds_now();
    if (noticed != 0 && now - noticed_at >= patience) _exit(killed);
    if (noticed == 0) noticed_at = now;
    noticed = 1;
}

}   // namespace

void notice_interruptions() {
    struct sigaction action{};
    action.sa_handler = note;   // without SA_RESTART: a waiting read ends
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
}

bool is_interrupted() { return noticed != 0; }

}   // namespace roundhouse::cli
