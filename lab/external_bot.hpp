// A bot that is somebody else's program: it reads lines of the protocol and answers with moves.
#pragma once
#include "bots/bot.hpp"
#include "lab/child_process.hpp"

namespace roundhouse::lab {

// For each of its decisions the program gets one line, the answer to `view` with `seat` added, and answers with one
// line that holds a move. It is started when it is first asked in a game; that answer may take the time to start on top
// of the time per move, since how long an interpreter takes to load says nothing about how it plays. A program that
// cannot be started, ends, takes too long or sends anything but a legal move loses the seat to `stand_in` for the rest
// of the game.
class ExternalBot : public Bot {
public:
    ExternalBot(std::string command, int milliseconds_per_move, std::unique_ptr<Bot> stand_in,
                int milliseconds_to_start = 0)
        : command_(std::move(command)),
          milliseconds_(milliseconds_per_move),
          milliseconds_to_start_(milliseconds_to_start),
          stand_in_(std::move(stand_in)) {}

    Suggestion suggest(const AnyTable& table, Random& random) override;
    void begin_game() override;
    std::string complaint() const override { return complaint_; }

private:
    // Nothing if the program failed; `complaint_` says how.
    std::optional<AnyMove> asked(const AnyTable& table);
    void lose_seat(const AnyTable& table, const std::string& why);

    std::string command_;
    int milliseconds_, milliseconds_to_start_;
    std::unique_ptr<Bot> stand_in_;
    std::unique_ptr<ChildProcess> process_;
    std::string complaint_;
};

}   // namespace roundhouse::lab
