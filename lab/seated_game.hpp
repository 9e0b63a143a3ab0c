// One game with bots in all seats.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"

namespace roundhouse::lab {

// What is played, game after game.
struct Venue {
    const AnyGame* game = nullptr;
    BoardPtr board;
    json::value options = json::object{};
    int milliseconds_per_move = 10'000, milliseconds_to_start = 2'000;   // for external bots

    std::unique_ptr<AnyTable> new_table(int seats) const;   // REQUIRES: the game is for so many, and takes the options
};

// The bots for a venue, external ones included. Built-in judgements are shared by all bots made here.
class AllBots {
public:
    explicit AllBots(const Venue& venue) : venue_(venue), built_in_(bots_of(*venue.game, venue.board)) {}

    const Venue& venue() const { return venue_; }
    std::unique_ptr<Bot> bot(const BotName& name) const;
    const Bots& built_in() const { return *built_in_; }

private:
    Venue venue_;
    std::unique_ptr<Bots> built_in_;
};

struct SeatedGame {
    int decisions = 0;
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
    BySeat<std::int8_t> ranks{};           // from 1; players who tie share the better one
    SeatSet lost;                          // seats that an external bot lost to Conductor
    std::vector<std::string> complaints;   // about these
};

// Told every decision: who decided, the events that followed, and the table as it is now.
using Listen = std::function<void(const AnyTable& table, Seat decider, const json::array& events)>;

// Plays the table to its end; `bots` by seat. Chance and each bot draw from sources of their own, so that a game with
// the same number and seed is the same wherever it is played.
SeatedGame play_seated(AnyTable& table, const std::vector<Bot*>& bots, std::uint64_t seed, std::uint64_t number,
                       const Listen& listen = {});

}   // namespace roundhouse::lab
