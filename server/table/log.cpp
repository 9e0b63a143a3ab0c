// The log of a live table: entries as they are added, and what is asked about them.
#include <algorithm>

#include "server/table/live_table.hpp"

namespace roundhouse::server {

namespace {

// Ids of players have no blanks.
std::string text_of(const RequestKey& request) { return request.player.text + ' ' + request.id; }

}   // namespace

void LiveTable::add(const StoredEntry& stored) {
    const json::object body = json::parse(stored.body).as_object();
    if (stored.request) remember_request(*stored.request, stored.number);
    if (stored.kind == "start") {
        Problem problem;
        in_progress_ = new_game(problem);
        if (problem) obstacle_ = "The rules have changed since this table began: " + problem.sentence();
        start_number_ = position_number_ = stored.number;
    }
    const json::value* seat = body.if_contains("seat");
    Entry& entry = remember(stored, seat == nullptr ? Seat::nobody : seat_from(*seat));
    if (entry.kind == "move") add_move(entry, body.at("move"));
    if (entry.kind == "undo") replay_undo(entry, {body.at("to").to_number<std::int64_t>()});
    entry.decisions = in_progress_ ? in_progress_->decisions() : 0;
}

void LiveTable::add_move(Entry& entry, const json::value& move) {
    Problem problem;
    if (obstacle_.empty() && in_progress_) in_progress_->play(move, problem);
    if (problem)
        obstacle_ = "The rules have changed since move " + std::to_string(entry.number.value)
                    + " was made: " + problem.sentence();
    if (obstacle_.empty()) return note_decision(entry, json::serialize(move));
    entry.move = json::serialize(move);
    position_number_ = entry.number;
}

void LiveTable::replay_undo(Entry& entry, LogNumber to) {
    entry.to = to;
    position_number_ = entry.number;
    if (const auto decisions = decisions_at(to)) take_back(*decisions);
}

Entry& LiveTable::remember(const StoredEntry& entry, Seat decider) {
    log_.push_back({.number = entry.number,
                    .kind = entry.kind,
                    .by = entry.by,
                    .at = entry.at,
                    .decider = decider,
                    .move = {},
                    .to = {},
                    .decisions = in_progress_ ? in_progress_->decisions() : 0,
                    .undone = {}});
    stored_.number = entry.number;
    return log_.back();
}

void LiveTable::note_decision(Entry& entry, std::string move) {
    entry.move = std::move(move);
    line_.push_back(log_.size() - 1);
    position_number_ = entry.number;
}

void LiveTable::take_back(int decisions) {
    while (in_progress_->decisions() > decisions) {
        log_[line_.back()].undone = in_progress_->events_text(in_progress_->decisions(), Viewer::the_public());
        in_progress_->undo();
        line_.pop_back();
    }
}

void LiveTable::remember_request(const RequestKey& request, LogNumber number) {
    requests_.emplace(text_of(request), number);
}

const Entry* LiveTable::entry_made_by(const RequestKey& request) const {
    const auto found = requests_.find(text_of(request));
    return found == requests_.end() ? nullptr : &log_[static_cast<std::size_t>(found->second.value - 1)];
}

std::optional<int> LiveTable::decisions_at(LogNumber number) const {
    if (!in_progress_ || number < start_number_ || number > this->number()) return std::nullopt;
    const Entry& then = log_[static_cast<std::size_t>(number.value - 1)];
    const auto standing = static_cast<std::size_t>(then.decisions);
    if (standing > line_.size()) return std::nullopt;
    if (standing > 0 && log_[line_[standing - 1]].number > number) return std::nullopt;
    // What stood then was made by entries up to then: where later ones have taken their places, the line is another.
    if (standing < line_.size() && log_[line_[standing]].number <= number) return std::nullopt;
    return then.decisions;
}

int LiveTable::decision_of(const Entry& entry) const {
    const auto found =
        std::lower_bound(line_.begin(), line_.end(), entry.number,
                         [&](std::size_t place, LogNumber number) { return log_[place].number < number; });
    return found != line_.end() && log_[*found].number == entry.number ? static_cast<int>(found - line_.begin()) + 1
                                                                       : 0;
}

}   // namespace roundhouse::server
