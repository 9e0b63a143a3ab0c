// What many games of the same players have in common: the matter of a report.
#pragma once
#include <map>

#include "lab/fee_book.hpp"
#include "lab/match.hpp"

namespace roundhouse::lab {

// One game in a line.
struct GameLine {
    std::int64_t number = 0;
    int decisions = 0;
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
    std::string ending;
    std::map<std::string, std::int32_t> first_prices;   // by railroad: what its first share brought
};

// Of one railroad, at one of its dividends.
struct Payday {
    std::int64_t games = 0, income = 0, per_share = 0;
};

struct Chronicle {
    std::string game, title;            // its id, and its name for people
    std::vector<std::string> players;   // by seat; nobody changes seats
    std::uint64_t seed = 0;
    std::vector<Record> records;                          // by seat
    std::vector<GameLine> games;                          // by number
    std::map<std::string, std::vector<Payday>> paydays;   // by railroad: its first dividend, its second …
    FeeTimes fees;                                        // empty in games without use fees
    std::vector<std::string> complaints;
};

struct SimPlan {
    Venue venue;
    std::vector<BotName> players;
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    std::function<void(std::int64_t number, const AnyTable& finished)>
        keep;   // where games are kept; may be called by many threads at once
};

// The same for the same seed whatever the number of threads, where no player has a clock.
Chronicle chronicle_of(const SimPlan& plan, int threads, const std::function<bool(std::int64_t done)>& watch);

json::object to_json(const Chronicle& chronicle);
std::string as_csv(const Chronicle& chronicle);   // a line a game
std::string as_text(const Chronicle& chronicle);
std::string as_page(const Chronicle& chronicle);   // HTML that needs nothing else

}   // namespace roundhouse::lab
