// Lines from standard input, text to standard output, and a bar on standard error that shows how far a long task is.
#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::cli {

// Columns of the terminal; 100 where there is none.
int terminal_width();

// Reads standard input line by line without the line break. A last line without one counts.
class LineInput {
public:
    // Of a longer line only so much is kept, and one byte more.
    explicit LineInput(std::size_t longest) : longest_(longest) {}

    // Nothing at the end of the input, or when the program is interrupted.
    std::optional<std::string> next();

private:
    bool fill();

    std::size_t longest_;
    std::string buffer_;
    std::size_t at_ = 0;
    bool is_at_end_ = false;
};

// Writes and flushes; false where nobody reads any more.
bool say(std::string_view text);

// Breaks a text into lines of at most `width` columns; all but the first begin with `indent` blanks.
std::string wrapped(std::string_view text, int width, int indent);

// Short texts in columns, read downwards, each line beginning with two blanks.
std::string in_columns(const std::vector<std::string>& texts, int width);

// "12,345,678"
std::string grouped(std::int64_t number);

// Shows itself only where standard error is a terminal.
class ProgressBar {
public:
    explicit ProgressBar(std::string what);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // `part` of the work is done, from 0 to 1.
    void show(double part);

private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    bool is_shown_;
    Clock::time_point began_ = Clock::now(), drawn_{};
};

}   // namespace roundhouse::cli
