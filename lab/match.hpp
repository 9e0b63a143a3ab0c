// A match: the same players, seat by seat in turn, over many games; and what it says about them.
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
    std::vector<BotName> players;
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    Shard shard;

    // Of all games, those that this part plays.
    std::int64_t first() const { return games * (shard.part - 1) / shard.parts; }
    std::int64_t end() const { return games * shard.part / shard.parts; }
};

// What one player has done. Whole numbers only: the order of the games makes no difference, and parts add up to the
// whole.
struct Record {
    std::int64_t games = 0;
    std::int64_t wins = 0;   // in sixtieths: a win that is shared counts in equal parts
    std::int64_t ranks = 0, rank_squares = 0;
    std::int64_t finished = 0;   // games at whose end the player was not out
    std::int64_t cash = 0, cash_squares = 0;
    std::int64_t seats_lost = 0;   // games that Conductor played to their end for a program

    void add(const Record& other);
    void add(const SeatedGame& game, Seat seat);
    double win_share() const;   // REQUIRES: games > 0
    Interval win_interval() const;
};

// Games from `first` up to, but not including, `end`.
struct Range {
    std::int64_t first = 0, end = 0;
};

struct MatchResult {
    json::object heading;   // what was played: equal in all parts of a match
    std::vector<std::string> names;
    std::vector<Record> records;   // by player, in the order of the plan
    std::vector<Range> numbers;    // of the games that this is a result of, in order
    std::int64_t games = 0, decisions = 0;
    std::vector<std::string> complaints;   // about programs, sorted

    // Reports numbers that are in both.
    void add(const MatchResult& other, Problem& problem);
};

// Which games of the whole match are in no part, as a sentence; empty where none are missing.
std::string what_is_missing(const MatchResult& result);

// A line for each complaint, as far as there are not too many to read.
std::string as_text(const std::vector<std::string>& complaints);

// "$240,850": a mean of money for people to read.
std::string in_dollars(double mean);
// Of an interval around such a mean, the half, rounded up so that it does not say more than is known.
std::string half_in_dollars(const Interval& interval);

// By seat, the player who sits there in that game. As many games in a row as there are seats turn the players around
// the table, so that each sits in each seat; the next as many do so in another order, until each has sat after each.
std::vector<int> seating(std::int64_t number, int seats);

// Game by game, seated so. watch(games done) says whether to go on.
MatchResult play_match(const MatchPlan& plan, int threads, const std::function<bool(std::int64_t done)>& watch);

json::object to_json(const MatchResult& result);
// Reports what is no result of a match.
MatchResult match_from_json(const json::value& document, std::string_view name, Problem& problem);
std::string as_text(const MatchResult& result);

}   // namespace roundhouse::lab
