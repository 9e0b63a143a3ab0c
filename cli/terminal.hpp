// Lines from standard input, text to standard output, and on standard error how far a long task is.
#pragma once
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roundhouse::cli {

// Columns of the terminal; 100 if there is none.
int terminal_width();

// Whether a person reads and types.
bool is_terminal();

// Also what has scrolled off the screen. REQUIRES: is_terminal().
void clear_screen();

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

// In lower case, as far as ASCII goes.
std::string lower(std::string_view text);

// "12,345,678"
std::string grouped(std::int64_t number);

// A bar where standard error is a terminal; elsewhere, as in the log of a batch system, a plain line now and then.
class ProgressBar {
public:
    using Clock = std::chrono::steady_clock;

    // `games`: how many the whole work is; 0 where it is not counted in games.
    explicit ProgressBar(std::string what, std::int64_t games = 0,
                         Clock::duration between_lines = std::chrono::seconds(30));
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // `part` of the work is done, from 0 to 1.
    void show(double part);

private:
    void draw(double part, const std::string& left) const;
    void print_line(double part, const std::string& left) const;
    // "1:05 left", or nothing while it is too early to say.
    std::string time_left(double part, Clock::time_point now) const;

    std::string what_;
    std::int64_t games_;
    bool is_terminal_;
    Clock::duration pause_;
    Clock::time_point began_ = Clock::now(), shown_ = began_;
    bool is_drawn_ = false;
};

}   // namespace roundhouse::cli
