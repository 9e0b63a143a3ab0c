// One game with computer players in all seats.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/player.hpp"

namespace roundhouse::lab {

// What is played, over and over.
struct Venue {
    const AnyGame* kind = nullptr;
    BoardPtr board;
    json::value options = json::object{};
    int milliseconds_a_move = 10'000, milliseconds_to_start = 2'000;   // for programs

    std::unique_ptr<AnyTable> new_table(int seats) const;   // REQUIRES: the game is for so many, and takes the options
};

// Sits down where a name says who is to play. Bots are shared, players are not.
class Company {
public:
    explicit Company(const Venue& venue) : venue_(venue), bots_(bots_of(*venue.kind, venue.board)) {}

    const Venue& venue() const { return venue_; }
    const Bots& bots() const { return *bots_; }
    std::unique_ptr<Player> player(const PlayerName& name) const;

private:
    Venue venue_;
    std::unique_ptr<Bots> bots_;
};

struct SeatedGame {
    int decisions = 0;
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
    BySeat<std::int8_t> ranks{};           // from 1; who ties shares the better one
    SeatSet lost;                          // seats that a program lost to Conductor
    std::vector<std::string> complaints;   // about these
};

// Told every decision: who decided, the events that followed, and the table as it is now.
using Listen = std::function<void(const AnyTable& table, Seat decider, const json::array& events)>;

// Plays the table to its end; `players` by seat. Chance and each player draw from sources of their own, so that a game
// with the same number and seed is the same wherever it is played.
SeatedGame play_seated(AnyTable& table, const std::vector<Player*>& players, std::uint64_t seed, std::uint64_t number,
                       const Listen& listen = {});

}   // namespace roundhouse::lab
