// A match: the same bots over many games, with rotating seats; and what it says about them.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "lab/interval.hpp"
#include "lab/seated_game.hpp"

namespace roundhouse::lab {

// Part `part` of `parts`, counted from 1.
struct Shard {
    int part = 1, parts = 1;
};

struct MatchPlan {
    Venue venue;
    std::vector<BotName> bots;   // in the seats of the first game
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    Shard shard;

    // Of all games, those that this part plays.
    std::int64_t first() const { return games * (shard.part - 1) / shard.parts; }
    std::int64_t end() const { return games * shard.part / shard.parts; }
};

// What one bot has done. Whole numbers only: the order of the games makes no difference, and parts add up to the
// whole.
struct Record {
    std::int64_t games = 0;
    std::int64_t wins = 0;   // in sixtieths: a shared win counts in equal parts
    std::int64_t ranks = 0, rank_squares = 0;
    std::int64_t finished = 0;   // games at the end of which the player was not out
    std::int64_t cash = 0, cash_squares = 0;
    std::int64_t seats_lost = 0;   // games that Conductor finished for an external bot

    void add(const Record& other);
    void add(const SeatedGame& game, Seat seat);
    double win_share() const;   // REQUIRES: games > 0
    Interval win_interval() const;
    Interval rank_interval() const;   // REQUIRES: games > 0
    Interval cash_interval() const;   // REQUIRES: finished > 0
};

// Games from `first` up to, but not including, `end`.
struct Range {
    std::int64_t first = 0, end = 0;
};

struct MatchResult {
    json::object heading;   // what was played: equal in all parts of a match
    std::vector<std::string> names;
    std::vector<Record> records;   // by bot, in the order of the plan
    std::vector<Range> numbers;    // of the games in this result, in order
    std::int64_t games = 0, decisions = 0;
    std::vector<std::string> complaints;   // about external bots, sorted

    // Reports game numbers that are in both.
    void add(const MatchResult& other, Problem& problem);
};

// Which games of the whole match are missing, as a sentence; empty if none are.
std::string what_is_missing(const MatchResult& result);

// A line per complaint, up to as many as anybody reads.
std::string as_text(const std::vector<std::string>& complaints);

// "$240,850": a mean of money for people to read.
std::string in_dollars(double mean);
// Half the width of an interval around such a mean, rounded up so as not to claim more than is known.
std::string half_in_dollars(const Interval& interval);

// By seat, the bot that sits there in that game. As many games in a row as there are seats rotate the bots around the
// table, so that each sits in each seat; the next as many do so in another order, until each has sat after each other.
std::vector<int> seating(std::int64_t number, int seats);

// watch(games done) says whether to go on.
MatchResult play_match(const MatchPlan& plan, int threads, const std::function<bool(std::int64_t done)>& watch);

json::object to_json(const MatchResult& result);
// Reports a document that is not the result of a match.
MatchResult match_from_json(const json::value& document, std::string_view name, Problem& problem);
std::string as_text(const MatchResult& result);

}   // namespace roundhouse::lab
