#include "cli/tests/program.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace roundhouse::cli::tests {

namespace {

std::string quoted(const std::string& word) {
    std::string out = "'";
    for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + '\'';
}

std::string command_line(const std::vector<std::string>& arguments) {
    std::string line = quoted(ROUNDHOUSE_PROGRAM);
    for (const std::string& word : arguments) line += ' ' + quoted(word);
    return line;
}

// `line` is for the shell; it ends with the command whose output is kept.
Ran run_line(const std::string& line, const Folder& folder) {
    const int status =
        std::system((line + " >" + quoted(folder.file("out")) + " 2>" + quoted(folder.file("err"))).c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), text_of(folder.file("out")),
            text_of(folder.file("err"))};
}

}   // namespace

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
    const Folder folder;
    return run_line(command_line(arguments) + " <" + quoted(folder.with("in", input)), folder);
}

Ran interrupted(const std::vector<std::string>& arguments,
                const std::function<bool(const std::string& said)>& is_enough, const std::string& input) {
    const Folder folder;
    const std::jthread watcher([&](const std::stop_token& ended) {
        while (!ended.stop_requested() && !is_enough(text_of(folder.file("out"))))
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (!ended.stop_requested()) kill(std::stoi(text_of(folder.file("process"))), SIGINT);
    });
    const std::string pipe = quoted(folder.file("pipe"));   // held open for writing, so that the program waits for more
    return run_line("mkfifo " + pipe + "; exec 3<>" + pipe + "; cat " + quoted(folder.with("in", input))
                        + " >&3; echo $$ >" + quoted(folder.file("process")) + "; exec " + command_line(arguments)
                        + " <&3",
                    folder);
}

Folder::Folder() {
    static std::atomic<int> number = 0;
    path_ = std::filesystem::temp_directory_path()
            / ("roundhouse-test-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    std::filesystem::create_directories(path_);
}
Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}
std::string Folder::with(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
}

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << "There is no " << what;
    if (at != std::string::npos) text.replace(at, what.size(), by);
    return text;
}

}   // namespace roundhouse::cli::tests
