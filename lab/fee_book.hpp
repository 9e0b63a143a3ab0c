// What riding each railroad brought over time, in games where that is paid for (Rail Baron).
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "wire/json.hpp"

namespace roundhouse::lab {

// Use fees by stretches of rounds, summed over games. Whole numbers: the order of the games makes no difference.
struct FeeTimes {
    static constexpr int rounds_in_a_stretch = 5;

    std::vector<std::int64_t> games;                            // that came to each stretch
    std::map<std::string, std::vector<std::int64_t>> dollars;   // by railroad, in each stretch

    void add(const FeeTimes& other);
    // A game and a stretch. REQUIRES: some game came there.
    double mean(const std::string& railroad, std::size_t stretch) const;
};

// Reads one game after another as it happens. A fee is paid to an owner, once a turn for all of the owner's railroads
// that were ridden: it is shared out among these in equal parts, what goes to the bank among those that nobody owns.
// The third player of a honeymoon is paid by way of the bank and the opponent, and counts among the railroads of
// either.
class FeeBook {
public:
    explicit FeeBook(int seats) : seats_(seats) {}

    void begin_game();
    void note(const json::object& event);
    const FeeTimes& times() const { return times_; }

private:
    static constexpr std::int64_t third = -2, bank = -1;   // beside the seats

    void begin_turn(std::int64_t seat);
    void pay(std::int64_t payee, std::int64_t dollars);
    std::int64_t owner_of(const std::string& railroad) const;

    int seats_;
    FeeTimes times_;
    std::map<std::string, std::int64_t> owners_;   // those that the bank does not own
    std::set<std::string> ridden_;                 // this turn
    std::int64_t first_ = bank,
                 place_ = 0;   // who began the game, and how long after them the seat whose turn it is comes
    int round_ = 0;            // from 0
};

}   // namespace roundhouse::lab
