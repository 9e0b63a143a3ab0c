// What the server keeps, as values. Texts are UTF-8 without zero bytes; those called JSON are the server's own
// business: the store neither reads nor changes them. Ids have neither blanks nor control characters.
#pragma once
#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.hpp"

namespace roundhouse::server {

using Time = std::chrono::sys_time<std::chrono::milliseconds>;

struct PlayerId {
    std::string text;
    friend auto operator<=>(const PlayerId&, const PlayerId&) = default;
};

struct TableId {
    std::string text;
    friend auto operator<=>(const TableId&, const TableId&) = default;
};

// The place of an entry in the log of its table, from 1; of a whole log, its last entry's: 0 while it is empty.
struct LogNumber {
    std::int64_t value = 0;
    friend auto operator<=>(const LogNumber&, const LogNumber&) = default;
    friend LogNumber operator+(LogNumber number, std::size_t more) {
        return {number.value + static_cast<std::int64_t>(more)};
    }
};

// What a client calls one of its requests. The same player with the same id means the same request.
struct RequestKey {
    PlayerId player;
    std::string id;
    friend bool operator==(const RequestKey&, const RequestKey&) = default;
};

struct StoredPlayer {
    PlayerId id;
    std::string name;            // unique among accounts, whatever its ASCII case; guests may be called alike
    std::string password_hash;   // argon2id, as text; empty: a guest
    Time created_at;
    bool is_guest() const { return password_hash.empty(); }
    friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};

struct Session {
    std::string token_hash;   // the token itself is never kept
    PlayerId player;
    Time expires_at;
};

enum class TableStatus { waiting, playing, over };
enum class SeatKind { person, bot, open };

struct StoredSeat {
    Seat seat = Seat::nobody;
    SeatKind kind = SeatKind::open;
    std::string name;
    std::optional<PlayerId> player;   // none also where the account was deleted: the name stays
    std::string bot;                  // its id; empty where there is none
    friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

struct StoredTable {
    TableId id;
    std::string game;
    TableStatus status = TableStatus::waiting;
    bool is_listed = true;
    PlayerId host;
    Time created_at, moved_at;
    std::optional<Time>
        due_at;   // when somebody must look at it though nobody moves: a clock runs out, a bot is to think
    LogNumber number;
    std::string facts;        // JSON, fixed for good: board, options, clock, links' tokens, where it came from
    std::string course;       // JSON, changed by entries: decider, clocks, stand-ins, winners
    std::string commitment;   // hash of the dice's seed; empty before the start
    std::vector<StoredSeat> seats;
    friend bool operator==(const StoredTable&, const StoredTable&) = default;
};

struct StoredEntry {
    LogNumber number;
    std::string kind;   // as the server names it: move, undo, join, …
    std::string by;     // who decided, or why it happened by itself
    std::string body;   // JSON
    Time at;
    std::optional<RequestKey> request = {};   // that it answers; given by the store
    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

// A sealed instruction. Known to its seat and the server alone.
struct Instruction {
    Seat seat = Seat::nobody;
    std::string auction;
    std::string body;   // JSON; empty: taken back
    friend bool operator==(const Instruction&, const Instruction&) = default;
};

struct Dice {
    std::string seed;         // secret until the game is over
    std::string commitment;   // public
    friend bool operator==(const Dice&, const Dice&) = default;
};

// Everything that happens at a table at once: entries, and what changes with them. Nothing at a table changes without
// an entry, so that one number decides every race.
struct Commit {
    TableId table;
    LogNumber after;                     // the log as it was when this was decided
    std::optional<RequestKey> request;   // answered by the first of the entries, and by none up to `after`
    std::vector<StoredEntry> entries;    // at least one; their numbers are given by the store

    std::optional<Time> due_at;          // from now on; none: nothing is due
    std::optional<TableStatus> status;   // none of the following: as it was
    std::optional<std::string> course;
    std::optional<Dice> dice;
    std::vector<StoredSeat> seats;
    std::vector<Instruction> instructions;
};

struct Appended {
    enum class Outcome {
        done,       // durable; `number` is that of the first entry
        repeated,   // the request was done meanwhile; `number` is that of its first entry
        lost,       // somebody was quicker; `number` is that of the log now
        no_table,
    };
    Outcome outcome = Outcome::no_table;
    LogNumber number;
    friend bool operator==(const Appended&, const Appended&) = default;
};

struct ChatLine {
    std::int64_t number = 0;   // from 1 at each table; given by the store
    std::optional<PlayerId> player;
    Seat seat = Seat::nobody;
    std::string name, text;
    Time at;
    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

// Which tables to list, those moved at last first.
struct TableQuery {
    enum class Show {
        mine,       // where `player` sits or is the host
        open,       // listed, waiting, with an open seat
        running,    // listed
        finished,   // listed
    };
    // A table's place in the list.
    struct Place {
        Time moved_at;
        TableId id;
    };
    Show show = Show::open;
    PlayerId player = {};               // of `mine`
    std::string game = {};              // empty: all
    std::optional<Place> before = {};   // the last one of the page that the client has
    int limit = 50;
};

// Something has changed at a table, in this process or another one that shares the store.
struct Notice {
    enum class What {
        log,            // `number`: the log reaches at least there
        chat,           // `number`: of the newest line
        instructions,   // to be read again
        deleted,        // the table is no more
        anything,       // notices may have been missed: look at every table again; no `table`
    };
    What what = What::anything;
    TableId table;
    std::int64_t number = 0;
    friend bool operator==(const Notice&, const Notice&) = default;
};

}   // namespace roundhouse::server
