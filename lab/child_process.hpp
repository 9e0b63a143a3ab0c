// Another program, to which lines are written and from which lines are read.
#pragma once
#include <string>
#include <string_view>

namespace roundhouse::lab {

// Runs a command by the shell. Its standard error goes where ours goes. Ends with the object, whatever it is doing.
class ChildProcess {
public:
    explicit ChildProcess(const std::string& command);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    enum class Outcome { answered, ended, silent, too_long };

    // Writes the line and waits for a line, no longer than so many milliseconds in all.
    Outcome ask(std::string_view line, int milliseconds, std::string& answer);

    // How it ended, as the end of a sentence that begins with "it". Waits a moment for one that has only closed its
    // output.
    std::string ending() const;

private:
    static constexpr std::size_t longest_answer = 65'536;

    Outcome write(std::string_view text, long long until);
    Outcome read_line(std::string& answer, long long until);
    bool wait_for(int file, short what, long long until) const;

    int pid_ = -1, to_ = -1, from_ = -1;
    std::string unread_;
};

}   // namespace roundhouse::lab
