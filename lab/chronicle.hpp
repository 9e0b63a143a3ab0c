// What a report is made of: many games of the same bots in the same seats, with what happened in them.
#pragma once
#include <map>

#include "lab/match.hpp"

namespace roundhouse::lab {

// One game, as a row of the table.
struct GameLine {
    std::int64_t number = 0;
    int decisions = 0;
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
    std::string ending;
    std::map<std::string, std::int32_t> first_prices;   // by railroad: what its first share sold for
};

// Sums over the games for one of a railroad's dividends: its first, its second …
struct Payday {
    std::int64_t games = 0, income = 0, per_share = 0;
};

struct Chronicle {
    std::string game, title;            // its id, and its name for people
    std::vector<std::string> players;   // by seat, which nobody changes
    std::uint64_t seed = 0;
    std::vector<Record> records;                          // by seat
    std::vector<GameLine> games;                          // by number
    std::map<std::string, std::vector<Payday>> paydays;   // by railroad
    FeeTimes fees;                                        // empty in games without fees for riding
    std::vector<std::string> complaints;
};

struct SimPlan {
    Venue venue;
    std::vector<BotName> bots;   // by seat
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    std::function<void(std::int64_t number, const AnyTable& finished)>
        keep;   // if games are kept; may be called from many threads at once
};

// The same for the same seed on any number of threads, unless a bot plays by the clock.
Chronicle chronicle_of(const SimPlan& plan, int threads, const std::function<bool(std::int64_t done)>& watch);

json::object to_json(const Chronicle& chronicle);
std::string as_csv(const Chronicle& chronicle);   // a line per game
std::string as_text(const Chronicle& chronicle);
std::string as_page(const Chronicle& chronicle);   // self-contained HTML

}   // namespace roundhouse::lab
