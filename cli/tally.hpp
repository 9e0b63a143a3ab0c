// The results of many random games, added up. Whole numbers only: the order of the games makes no difference.
#pragma once
#include <array>
#include <cstdint>
#include <map>

#include "lab/interval.hpp"
#include "play/any_game.hpp"

namespace roundhouse::cli {

class Tally {
public:
    struct SeatFigures {
        std::int64_t wins = 0;       // in sixtieths: a win that is shared counts in equal parts
        std::int64_t finished = 0;   // games at whose end the player was not out
        std::int64_t cash = 0;
        std::int32_t least = 0, most = 0;
    };

    void add(const RandomGame& game, int seats);
    void add(const Tally& other);

    std::int64_t games() const { return games_; }
    std::int64_t decisions() const { return decisions_; }

    // REQUIRES: at least one game.
    double win_share(int seat) const;
    int length_at(double part) const;   // the length that so much of the games does not exceed
    json::object as_json(int seats) const;
    std::string as_text(int seats) const;

private:
    std::int64_t games_ = 0, decisions_ = 0;
    std::array<SeatFigures, max_seats> seats_;
    std::map<int, std::int64_t> lengths_;   // how many games had so many decisions
};

}   // namespace roundhouse::cli
