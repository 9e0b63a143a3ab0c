// A seat for a program of somebody else: it reads lines of the protocol and answers moves.
#pragma once
#include "bots/player.hpp"
#include "lab/child_process.hpp"

namespace roundhouse::lab {

// For each of its decisions the program gets one line, the answer to `view` with `seat` beside it, and answers one line
// with a move. It is started when it is first asked in a game: for that answer it has the time to start beside the time
// for the move, since how long an interpreter takes to load says nothing about how it plays. One that cannot be
// started, ends, is silent for too long or sends something that is no legal move loses the seat for the rest of the
// game to `stand_in`.
class ProgramPlayer : public Player {
public:
    ProgramPlayer(std::string command, int milliseconds_a_move, std::unique_ptr<Player> stand_in,
                  int milliseconds_to_start = 0)
        : command_(std::move(command)),
          milliseconds_(milliseconds_a_move),
          milliseconds_to_start_(milliseconds_to_start),
          stand_in_(std::move(stand_in)) {}

    Advice advise(const AnyTable& table, Random& random) override;
    void sit_down() override;
    std::string complaint() const override { return complaint_; }

private:
    // Nothing where the program failed; `complaint_` says how.
    std::optional<json::object> asked(const AnyTable& table);
    void lose_seat(const AnyTable& table, const std::string& why);

    std::string command_;
    int milliseconds_, milliseconds_to_start_;
    std::unique_ptr<Player> stand_in_;
    std::unique_ptr<ChildProcess> process_;
    std::string complaint_;
};

}   // namespace roundhouse::lab
