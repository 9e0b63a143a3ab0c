// How far long work is, where standard error is no terminal.
#include <gmock/gmock.h>
#include <thread>

#include "cli/terminal.hpp"

namespace roundhouse::cli::tests {

namespace {

// Begun while standard error is a file.
ProgressBar in_a_log(std::string what, std::int64_t games, ProgressBar::Clock::duration between_lines) {
    testing::internal::CaptureStderr();
    struct Capture {
        ~Capture() { testing::internal::GetCapturedStderr(); }
    } const capture;
    return ProgressBar(std::move(what), games, between_lines);
}

std::string said_of(ProgressBar& bar, double part) {
    testing::internal::CaptureStderr();
    bar.show(part);
    return testing::internal::GetCapturedStderr();
}

}   // namespace

TEST(Progress, IsAPlainLineWithTheGamesDoneWhereThereIsNoTerminal) {
    ProgressBar bar = in_a_log("Playing Kansas Pacific", 4'000, {});
    EXPECT_EQ(said_of(bar, 0.3), "Playing Kansas Pacific: 1,200 of 4,000 games, 30 %\n");
}

TEST(Progress, OfWorkThatIsNotCountedInGamesIsAPart) {
    ProgressBar bar = in_a_log("Measuring", 0, {});
    EXPECT_EQ(said_of(bar, 0.25), "Measuring: 25 %\n");
}

TEST(Progress, SaysHowMuchTimeIsLeftOnceThatCanBeTold) {
    ProgressBar bar = in_a_log("Playing", 10, {});
    std::this_thread::sleep_for(std::chrono::milliseconds(1'100));
    EXPECT_THAT(said_of(bar, 0.5), testing::MatchesRegex("Playing: 5 of 10 games, 50 %, [0-9]+:[0-9][0-9] left\n"));
}

TEST(Progress, IsNotToldMoreOftenThanTheLogOfABatchSystemWants) {
    ProgressBar bar = in_a_log("Playing", 10, std::chrono::hours(1));
    EXPECT_EQ(said_of(bar, 0.5), "");
}

}   // namespace roundhouse::cli::tests
