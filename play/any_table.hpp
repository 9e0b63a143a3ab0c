// Tables and boards for those who do not care which game it is.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_label.hpp"
#include "core/price.hpp"
#include "core/seat.hpp"
#include "core/viewer.hpp"
#include "play/any_move.hpp"
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

class AnyGame;

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
    virtual const AnyGame& game() const = 0;
    virtual BoardPtr board() const = 0;
    virtual bool has_secrets() const = 0;   // not everybody may see everything
    virtual std::string_view step() const = 0;
    virtual std::string_view lot() const = 0;   // the railroad up for auction; empty where no auction is open

    // `decider`, `step`, `moves`; for a player `prices` and `asks`, for chance `weights`, when over `winners` and
    // `scores`.
    virtual void write_question(json::object& out) const = 0;
    virtual std::vector<ShownChoice> choices() const = 0;
    // What is asked for, as JSON: fields that the game adds, and a `text` for the decider. REQUIRES: a player decides.
    virtual std::string asks_text() const = 0;
    virtual std::string question() const = 0;   // its `text`. REQUIRES: a player decides.
    virtual Money cash(Seat seat) const = 0;

    // The move that the JSON describes; reports one that cannot be read. Whether it is allowed is another question.
    virtual AnyMove read_move(const json::value& move, Problem& problem) const = 0;
    virtual std::string move_text(const AnyMove& move) const = 0;   // as JSON
    json::object move_json(const AnyMove& move) const;

    // Reports why the move is not allowed, with its rule; nothing where it is.
    virtual void check(const AnyMove& move, Problem& problem) const = 0;
    void check(const json::value& move, Problem& problem) const;
    // A move that is not allowed is reported with its rule, and changes nothing.
    virtual void play(const AnyMove& move, Problem& problem) = 0;
    void play(const json::value& move, Problem& problem);
    // Draws for chance and plays the outcome, which it returns. REQUIRES: chance decides.
    virtual AnyMove roll(Random& random) = 0;
    // Any move that is allowed, each as likely as any other. REQUIRES: not over.
    virtual AnyMove random_move(Random& random) const = 0;
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
    // All that happened at the latest decision. REQUIRES: there is one.
    json::array latest_events() const { return events_of(decisions(), Viewer::everything()); }

    // REQUIRES of all three: the game is over. A player who is out has no score.
    virtual SeatSet winners() const = 0;
    virtual BySeat<std::optional<Money>> scores() const = 0;
    void write_result(json::object& out) const;   // `winners` and `scores`
    // The same position at a table of its own, with a new history.
    virtual std::unique_ptr<AnyTable> position_alone() const = 0;
    virtual json::object record() const = 0;
    virtual std::string text_drawing() const = 0;
    virtual std::string svg_drawing() const = 0;

    virtual BoardCodes codes() const = 0;
    virtual bool has_routes() const = 0;   // the game has trains to route
    // Ways for a train to its destination, with their fees; reports a game without trains.
    virtual void write_routes(const Reader& request, json::object& out) const = 0;
};

}   // namespace roundhouse
