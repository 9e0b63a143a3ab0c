#include "cli/interruption.hpp"

#include <csignal>
#include <initializer_list>
#include <unistd.h>

namespace roundhouse::cli {

namespace {

volatile std::sig_atomic_t noticed = 0;

extern "C" void note(int) {
    constexpr int killed = 130;
    if (noticed != 0) _exit(killed);
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
