// What is settled when a table is made, and what changes while it is played: as values, and as the JSON that the store
// keeps.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "server/store/kept.hpp"
#include "wire/reader.hpp"

namespace roundhouse::server {

using Span = std::chrono::milliseconds;

struct ClockTerms {
    bool is_live = true;   // else asynchronous
    Span start{}, increment{}, most{};

    json::object to_json() const;
    // Reports terms that make no sense.
    static std::optional<ClockTerms> read(const Reader& from);
};

// Never changes once the table is made.
struct Facts {
    std::string board = "default";
    int rules_version = 1;   // of the game, when the table was made
    json::object options;
    std::optional<ClockTerms> clock;
    bool are_dice_by_hand = false;
    bool has_hints = true;
    bool is_undo_free = false;
    std::string invitation, spectator;   // tokens in links
    json::value from;                    // null, or the `table` and `number` it was branched from
    json::value start;                   // null, or the position from which the game begins
    json::array moves;                   // already made when the table starts

    std::string text() const;
    static Facts read(const std::string& text);   // REQUIRES: written by text()
};

// A request to take moves back, which waits for the others to agree.
struct UndoAsked {
    Seat by = Seat::nobody;
    LogNumber to;
    SeatSet agreed;
};

// Changes with every commit.
struct Course {
    Seat decider = Seat::nobody;
    BySeat<Span> left;           // on each clock at `since`
    std::optional<Time> since;   // the decider's clock has been running since then; none: no clock runs
    Seat mover = Seat::nobody;   // who decided last, while dice thrown by hand are awaited
    SeatSet stand_ins;           // seats that Conductor plays for somebody
    std::optional<UndoAsked> undo_asked;
    json::value winners, scores;   // null until the game is over

    std::string text(int seats) const;
    static Course read(const std::string& text);   // REQUIRES: written by text(), or empty
};

Seat seat_from(const json::value& value);   // REQUIRES: written by seat_to_json
inline std::int64_t milliseconds(Time time) { return time.time_since_epoch().count(); }

}   // namespace roundhouse::server
