#include "server/trial/server_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

extern char** environ;

namespace roundhouse::server::trial {

namespace {

// What the file says up to the end of its first line; less where it ends before.
std::string first_line(int file) {
    std::string line;
    for (char letter = 0; ::read(file, &letter, 1) == 1 && letter != '\n';) line += letter;
    return line;
}

}   // namespace

ServerProcess::ServerProcess(std::string program, std::vector<std::string> arguments)
    : program_(std::move(program)), arguments_(std::move(arguments)) {}

ServerProcess::~ServerProcess() {
    if (process_ != 0) kill();
}

void ServerProcess::start() {
    std::vector<std::string> words{"setpriv", "--pdeathsig=KILL", program_, "serve", "--port", std::to_string(port_)};
    words.insert(words.end(), arguments_.begin(), arguments_.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("No pipe can be made.");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], 1);
    const int result = ::posix_spawnp(&process_, "setpriv", &files, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    ::close(ends[1]);
    output_ = ends[0];
    const std::string line = result == 0 ? first_line(output_) : "";
    const std::size_t colon = line.rfind(':');
    if (colon == std::string::npos) throw std::runtime_error("The server does not start.");
    port_ = static_cast<unsigned short>(std::stoi(line.substr(colon + 1)));
}

void ServerProcess::kill() {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    ::close(output_);
    process_ = 0;
}

void ServerProcess::stop() {
    ::kill(process_, SIGTERM);
    int status = 0;
    ::waitpid(process_, &status, 0);
    ::close(output_);
    process_ = 0;
    if (status != 0) throw std::runtime_error("The server did not end well.");
}

}   // namespace roundhouse::server::trial
