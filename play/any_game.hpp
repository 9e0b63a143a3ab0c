// Games and tables for those who do not care which game it is.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_label.hpp"
#include "core/price.hpp"
#include "core/seat.hpp"
#include "core/viewer.hpp"
#include "play/random.hpp"
#include "wire/board_codes.hpp"
#include "wire/reader.hpp"
#include "wire/told.hpp"

namespace roundhouse {

// A board that has been loaded and found sound; shared by all who play on it.
class AnyBoard {
public:
    virtual ~AnyBoard() = default;
    const BoardLabel& label() const { return label_; }
    virtual std::string svg_drawing() const = 0;

protected:
    BoardLabel label_;
};
using BoardPtr = std::shared_ptr<const AnyBoard>;

// One of the things that a decider may do, for people: a range is one choice with an amount to name.
struct ShownChoice {
    std::string text;
    std::string verb;           // of the move
    std::string move_text;      // its JSON; where there is a range, its field is {"min","max","step"}
    std::string amount_field;   // empty where there is no range
    Money least, most;
    std::optional<Price> price{};   // for each unit of the amount, where there is a range

    json::object move() const;
};

// A game in progress: position, history, names. Every change either happens as a whole or not at all.
class AnyTable {
public:
    virtual ~AnyTable() = default;

    virtual int seats() const = 0;
    virtual Seat decider() const = 0;
    virtual bool is_over() const = 0;
    virtual int decisions() const = 0;       // made since the table began, chance included
    virtual int rules_version() const = 0;   // by which it is played to its end
    virtual const Names names() const = 0;
    virtual const BoardLabel& board() const = 0;
    virtual bool has_secrets() const = 0;   // not everybody may see everything
    virtual std::string_view step() const = 0;
    virtual std::string_view lot() const = 0;   // the railroad under the hammer; empty where no auction is open

    // `decider`, `step`, `moves`; for a player `prices` and `asks`, for chance `weights`, when over `winners` and
    // `scores`.
    virtual void write_question(json::object& out) const = 0;
    virtual std::vector<ShownChoice> choices() const = 0;
    // What is asked for, as JSON: fields that the game adds, and a `text` for the decider. REQUIRES: a player decides.
    virtual std::string asks_text() const = 0;
    virtual std::string question() const = 0;   // its `text`. REQUIRES: a player decides.
    virtual Money cash(Seat seat) const = 0;

    // Adds what happened to `events`; a move that is not allowed is reported with its rule.
    virtual void play(const json::value& move, json::array& events, Problem& problem) = 0;
    // The same without telling what happened.
    virtual void play(const json::value& move, Problem& problem) = 0;
    // Draws for chance and plays the outcome, which it returns. REQUIRES: chance decides.
    virtual json::object roll(Random& random, json::array& events) = 0;
    // The same without telling what happened; the outcome as JSON.
    virtual std::string roll(Random& random) = 0;
    // A move that the decider might make without a thought. REQUIRES: not over.
    virtual json::object random_move(Random& random) const = 0;
    // Reports why the move is not allowed, with its rule; nothing where it is.
    virtual void check(const json::value& move, Problem& problem) const = 0;
    // One decision back; false at the beginning.
    virtual bool undo() = 0;

    // The position as JSON, as far as the viewer may see it.
    virtual std::string state_text(Viewer viewer) const = 0;
    json::object state(Viewer viewer) const;
    // In a game with secrets, what a player may do shows what that player holds.
    bool may_see_moves(Viewer viewer) const;
    // `state`, the question (`moves`, `prices` and `asks` are null where the viewer may not see them), and `events` of
    // the last decision.
    void write_view(Viewer viewer, json::object& out) const;
    // What happened at a decision, as the viewer may be told it. REQUIRES: 1 <= decision <= decisions().
    virtual std::string events_text(int decision, Viewer viewer) const = 0;
    // Whether every viewer is told the same of it.
    virtual bool is_told_alike(int decision) const = 0;
    json::array events_of(int decision, Viewer viewer) const;
    virtual void write_result(json::object& out) const = 0;   // `winners` and `scores`. REQUIRES: over.
    // The same position at a table of its own, where history begins anew.
    virtual std::unique_ptr<AnyTable> position_alone() const = 0;
    virtual json::object record() const = 0;
    virtual std::string text_drawing() const = 0;
    virtual std::string svg_drawing() const = 0;

    virtual BoardCodes codes() const = 0;
    virtual bool has_routes() const = 0;   // the game has trains to route
    // Ways for a train to its destination, with their fees; reports a game without trains.
    virtual void write_routes(const Reader& request, json::object& out) const = 0;
};

// How one random game went.
struct RandomGame {
    int decisions = 0;
    std::uint64_t trace = 0;   // the same for the same choices, on every machine
    SeatSet winners;
    BySeat<std::optional<Money>> scores;
};

// Plays random games of one kind, seats, options and board; may be used by one thread at a time.
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
