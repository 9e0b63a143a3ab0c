// The only writer of the message `view` (docs/api.md), and of the log entries in it.
//
// Many look at a table at once, and most of what they are sent is the same for all of them or for all with the same
// viewer. That is written once and kept: the position with its question until the position changes, and an entry of the
// log for good.
#pragma once
#include <map>
#include <memory>
#include <string>

#include "server/view/perspective.hpp"

namespace roundhouse::server {

// At most so many entries come with a view; GET …/log has the earlier ones.
constexpr std::int64_t most_entries = 500;

// The views of one table. For the network thread only. REQUIRES: the table outlives it.
class Views {
public:
    explicit Views(const LiveTable& table) : table_(table) {}

    // A message in two pieces: what is this viewer's own, and what others are sent too.
    struct Text {
        std::string own;
        std::shared_ptr<const std::string> shared;
    };
    // What may be seen now. `since`: the client has all entries up to there. REQUIRES: the table is not doubtful.
    Text now(const Perspective& by, LogNumber since, Time now);
    // What might have been seen after that entry. REQUIRES: number <= table.number().
    std::string at(const Perspective& by, LogNumber number);

    // A list of the entries with after < number <= up_to.
    std::string entries(const Perspective& by, LogNumber after, LogNumber up_to);

    // Call when the table was read again: what was kept may not have happened.
    void forget();

private:
    // `state` and `question`, to the closing brace of the message.
    std::shared_ptr<const std::string> position(Viewer viewer);
    void add_entries(const Perspective& by, LogNumber after, LogNumber up_to, std::string& out);
    void add_entry(const Perspective& by, const Entry& entry, std::string& out);
    void write_entry(const Perspective& by, const Entry& entry, std::string& out) const;
    bool is_for_all(const Entry& entry, Viewer viewer) const;
    bool is_kept(const Entry& entry) const;
    void add_standing(const Perspective& by, Time now, std::string& out) const;

    const LiveTable& table_;
    struct Position {
        LogNumber number{-1};
        std::shared_ptr<const std::string> text;
    };
    std::map<Viewer, Position> positions_;
    std::vector<std::string> entries_;   // in the order of the log, those that are the same for all; empty: not yet
};

// The instructions of those seats, as their owner may see them.
json::array instructions_of(const LiveTable& table, SeatSet seats);

}   // namespace roundhouse::server
