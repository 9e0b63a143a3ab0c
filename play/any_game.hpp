// Games for those who do not care which one it is.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/any_table.hpp"

namespace roundhouse {

// How one random game went.
struct RandomGame {
    int decisions = 0;
    std::uint64_t trace = 0;   // the same for the same choices, on every machine
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
};

// Plays random games with the same seats, options and board; may be used by one thread at a time.
class AnySimulator {
public:
    virtual ~AnySimulator() = default;
    virtual RandomGame play(Random random) = 0;
    virtual std::uint64_t perft(int depth) const = 0;
};

struct Seating {
    int seats = 0;
    json::value options = json::object{};
    std::vector<std::string> names;
    std::optional<int> rules_version{};   // the current one where none is named
};

class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual std::string_view name() const = 0;
    virtual int least_seats() const = 0;
    virtual int most_seats() const = 0;
    virtual int rules_version() const = 0;          // of tables that begin now
    virtual int oldest_rules_version() const = 0;   // of tables that can still be played to their end
    virtual json::object default_options() const = 0;
    // Those that differ among people who must not learn each other's secrets by how the game goes on; none in a game
    // without secrets.
    virtual json::object options_among_strangers() const = 0;
    virtual std::string_view rules_text() const = 0;

    // The embedded boards, the default one first; they are read when they are first asked for.
    virtual const std::vector<BoardPtr>& boards() const = 0;
    virtual BoardPtr read_board(const json::value& board, Problem& problem) const = 0;

    // All of these report what is wrong and return null then.
    virtual std::unique_ptr<AnyTable> new_table(BoardPtr board, Seating seating, Problem& problem) const = 0;
    virtual std::unique_ptr<AnyTable> table_at(BoardPtr board, const json::value& state, std::vector<std::string> names,
                                               Problem& problem) const = 0;
    // A position as it was written when those rules were current: it says which they are where they no longer are.
    json::value under_rules(json::value state, int version) const;
    std::unique_ptr<AnyTable> replay(BoardPtr board, const json::value& record, Problem& problem) const;
    virtual std::unique_ptr<AnySimulator> simulator(BoardPtr board, const Seating& seating, Problem& problem) const = 0;

protected:
    std::vector<BoardPtr> embedded_boards(std::string_view folder) const;
    // Reports more or fewer players than the game is for, and more names than seats.
    void check_seating(const Seating& seating, Problem& problem) const;
    // Reports a version whose rules are no longer, or not yet, kept here.
    void check_rules_version(int version, Problem& problem) const;
};

// A hash over `games` random games from `seed`: equal wherever the rules and the source of chance are equal.
std::string signature(AnySimulator& simulator, std::uint64_t seed, int games);

}   // namespace roundhouse
