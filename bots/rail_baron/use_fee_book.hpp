// Use fees, by the railroads that were ridden for them.
#pragma once
#include <set>

#include "bots/fee_book.hpp"

namespace roundhouse::rail_baron {

// A fee is paid to an owner, once per turn for all of the owner's railroads that were ridden: each of these counts an
// equal part. Fees to the bank count for the railroads that nobody owns. The third player of a honeymoon is paid by way
// of the bank and the opponent, and counts among the railroads of both.
class UseFeeBook : public FeeBook {
public:
    explicit UseFeeBook(int seats) : seats_(seats) {}

    void begin_game() override;
    void note(const json::object& event) override;

private:
    static constexpr std::int64_t third = -2, bank = -1;   // besides the seats

    void begin_turn(std::int64_t seat);
    void pay(std::int64_t payee, std::int64_t dollars);
    std::int64_t owner_of(const std::string& railroad) const;

    int seats_;
    std::map<std::string, std::int64_t> owners_;   // of railroads that the bank does not own
    std::set<std::string> ridden_;                 // this turn
    std::int64_t first_ = bank,                    // who began the game
        place_ = 0;                                // of the seat whose turn it is, counted from there
    int round_ = 0;                                // from 0
};

}   // namespace roundhouse::rail_baron
