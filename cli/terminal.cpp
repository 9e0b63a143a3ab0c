#include "cli/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/interruption.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

int terminal_width() {
    constexpr int usual = 100, least = 40, most = 160;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return usual;
    return std::clamp(static_cast<int>(size.ws_col), least, most);
}

bool is_terminal() { return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1; }

void clear_screen() { say("\x1b[H\x1b[2J\x1b[3J"); }

bool LineInput::fill() {
    char bytes[65536];
    while (!is_interrupted()) {
        const ssize_t read = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (read > 0) {
            buffer_.assign(bytes, static_cast<std::size_t>(read));
            at_ = 0;
            return true;
        }
        if (read == 0 || errno != EINTR) break;
    }
    is_at_end_ = true;
    return false;
}

std::optional<std::string> LineInput::next() {
    std::string line;
    bool has_begun = false;
    while (at_ < buffer_.size() || (!is_at_end_ && fill())) {
        const std::size_t end = std::min(buffer_.find('\n', at_), buffer_.size());
        const std::size_t room = longest_ + 1 - line.size();
        line.append(buffer_, at_, std::min(end - at_, room));
        has_begun = true;
        const bool is_whole = end < buffer_.size();
        at_ = is_whole ? end + 1 : end;
        if (is_whole) return line;
    }
    if (is_interrupted() || !has_begun) return std::nullopt;
    return line;
}

bool say(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string out;
    int column = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (column > 0 && column + columns_of(word) > width) {
            out.erase(out.find_last_not_of(' ') + 1);
            out += '\n' + std::string(static_cast<std::size_t>(indent), ' ');
            column = indent;
        }
        out += word;
        column += columns_of(word);
        if (end < text.size()) {
            out += ' ';
            ++column;
        }
        at = end + 1;
    }
    return out;
}

std::string in_columns(const std::vector<std::string>& texts, int width) {
    constexpr int gap = 3, margin = 2;
    int widest = 1;
    for (const std::string& text : texts) widest = std::max(widest, columns_of(text));
    const auto across = static_cast<std::size_t>(std::max(1, (width - margin + gap) / (widest + gap)));
    const std::size_t down = (texts.size() + across - 1) / across;
    std::string out;
    for (std::size_t row = 0; row < down; ++row) {
        std::string line = "  ";
        for (std::size_t i = row; i < texts.size(); i += down) line += padded(texts[i], widest + gap);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    }
    return out;
}

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    for (auto at = static_cast<int>(digits.size()) - 3; at > (number < 0 ? 1 : 0); at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

ProgressBar::ProgressBar(std::string what, std::int64_t games, Clock::duration between_lines)
    : what_(std::move(what)),
      games_(games),
      is_terminal_(isatty(STDERR_FILENO) == 1),
      pause_(is_terminal_ ? std::chrono::milliseconds(100) : between_lines) {}

ProgressBar::~ProgressBar() {
    if (is_drawn_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(double part) {
    const auto now = Clock::now();
    if (now - shown_ < pause_) return;
    shown_ = now;
    if (is_terminal_) draw(part, time_left(part, now));
    else print_line(part, time_left(part, now));
    is_drawn_ = is_terminal_;
    std::fflush(stderr);
}

std::string ProgressBar::time_left(double part, Clock::time_point now) const {
    const double spent = std::chrono::duration<double>(now - began_).count();
    if (part <= 0.01 || spent <= 1) return {};
    const std::int64_t seconds = std::llround(spent / part * (1 - part));
    if (seconds < 3600) return fmt::format("{}:{:02} left", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02} left", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void ProgressBar::draw(double part, const std::string& left) const {
    constexpr int length = 30;
    const int full = static_cast<int>(part * length);
    fmt::print(stderr, "\r{} [{}{}] {:3.0f} %{}{}\x1b[K", what_, std::string(static_cast<std::size_t>(full), '#'),
               std::string(static_cast<std::size_t>(length - full), '.'), part * 100, left.empty() ? "" : "  ", left);
}

void ProgressBar::print_line(double part, const std::string& left) const {
    const std::int64_t done = std::llround(part * static_cast<double>(games_));
    const std::string games = games_ > 0 ? fmt::format("{} of {} games, ", grouped(done), grouped(games_)) : "";
    fmt::print(stderr, "{}: {}{:.0f} %{}{}\n", what_, games, part * 100, left.empty() ? "" : ", ", left);
}

}   // namespace roundhouse::cli
