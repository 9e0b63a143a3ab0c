#include "server/table/live_table.hpp"

#include "play/games.hpp"
#include "server/table/dice.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

BoardPtr board_named(const AnyGame& kind, std::string_view id) {
    for (const BoardPtr& board : kind.boards())
        if (board->label().id == id) return board;
    return nullptr;
}

// Ids of players have no blanks.
std::string key_of(const Request& request) { return request.player.text + ' ' + request.id; }

}   // namespace

LiveTable::LiveTable(StoredTable table, std::optional<Dice> with_dice, std::vector<Instruction> with_instructions) {
    read_anew(std::move(table), std::move(with_dice), std::move(with_instructions));
}

void LiveTable::read_anew(StoredTable table, std::optional<Dice> with_dice,
                          std::vector<Instruction> with_instructions) {
    mistrust();
    stored = std::move(table);
    stored.number = {};
    facts = Facts::read(stored.facts);
    course = Course::read(stored.course);
    dice = std::move(with_dice);
    instructions = std::move(with_instructions);
    kind_ = find_game(stored.game);
    if (kind_ == nullptr) throw Refused(410, "The game of this table is not played here any more.");
    board_ = board_named(*kind_, facts.board);
    if (board_ == nullptr) throw Refused(410, "The board of this table is not here any more.");
    game_.reset();
    log_.clear();
    line_.clear();
    requests_.clear();
    position_number_ = start_number_ = {};
    obstacle_.clear();
    sheets.clear();
}

SeatSet LiveTable::seats_of(const std::optional<Person>& person) const {
    SeatSet seats;
    if (!person) return seats;
    for (const StoredSeat& seat : stored.seats)
        if (seat.player == person->id) seats.insert(seat.seat);
    return seats;
}

SeatSet LiveTable::seats_of_people() const {
    SeatSet seats;
    for (const StoredSeat& seat : stored.seats)
        if (seat.kind == SeatKind::person && seat.player) seats.insert(seat.seat);
    return seats;
}

bool LiveTable::has_one_person() const {
    const StoredSeat* first = nullptr;
    for (const StoredSeat& seat : stored.seats) {
        if (!seat.player) continue;
        if (first == nullptr) first = &seat;
        else if (*seat.player != *first->player) return false;
    }
    return true;
}

bool LiveTable::is_computers_turn() const {
    if (!game_ || game_->is_over() || !is_player(game_->decider())) return false;
    const StoredSeat& seat = stored.seats[static_cast<std::size_t>(game_->decider())];
    const bool is_deserted = seat.kind == SeatKind::person && !seat.player;   // the account was deleted
    return is_bot(seat.seat) || is_deserted || course.stand_ins.contains(seat.seat);
}

std::unique_ptr<AnyTable> LiveTable::new_game(Problem& problem) const {
    std::vector<std::string> names;
    for (const StoredSeat& seat : stored.seats) names.push_back(seat.name);
    if (!facts.start.is_null())
        return kind_->table_at(board_, kind_->under_rules(facts.start, facts.rules_version), std::move(names), problem);
    return kind_->new_table(
        board_,
        {.seats = seats(), .options = facts.options, .names = std::move(names), .rules_version = facts.rules_version},
        problem);
}

Logged& LiveTable::remember(const Entry& entry, Seat decider) {
    log_.push_back({.number = entry.number,
                    .kind = entry.kind,
                    .by = entry.by,
                    .at = entry.at,
                    .decider = decider,
                    .move = {},
                    .to = {},
                    .decisions = game_ ? game_->decisions() : 0,
                    .undone = {},
                    .shown = {}});
    stored.number = entry.number;
    return log_.back();
}

Entry& LiveTable::write(Commit& commit, std::string_view kind, std::string_view by, const ObjectText& body, Time now) {
    commit.entries.push_back({.number = stored.number + 1,
                              .kind = std::string(kind),
                              .by = std::string(by),
                              .body = body.text(),
                              .at = now});
    return commit.entries.back();
}

void LiveTable::write_move(Seat decider, std::string move, std::string_view by, Commit& commit, Time now) {
    const Entry& entry = write(commit, "move", by, {{"seat", decider}, {"move", JsonPart::ready(move)}}, now);
    remember(entry, decider).move = std::move(move);
    line_.push_back(log_.size() - 1);
    position_number_ = entry.number;
}

void LiveTable::add(const Entry& entry) {
    const json::object body = entry_body(entry);
    const json::value* seat = body.if_contains("seat");
    if (entry.request) note_request(*entry.request, entry.number);
    Problem problem;
    if (entry.kind == "start") {
        game_ = new_game(problem);
        if (problem) obstacle_ = "The rules have changed since this table began: " + problem.sentence();
        start_number_ = position_number_ = entry.number;
    }
    Logged& logged = remember(entry, seat == nullptr ? Seat::nobody : seat_from(*seat));
    if (entry.kind == "move") {
        logged.move = json::serialize(body.at("move"));
        position_number_ = entry.number;
        if (obstacle_.empty() && game_) game_->play(body.at("move"), problem);
        if (problem)
            obstacle_ = "The rules have changed since move " + std::to_string(entry.number.value)
                        + " was made: " + problem.sentence();
        if (obstacle_.empty()) line_.push_back(log_.size() - 1);
    } else if (entry.kind == "undo") {
        logged.to = {body.at("to").to_number<std::int64_t>()};
        position_number_ = entry.number;
        if (const auto decisions = decisions_at(logged.to)) take_back(*decisions);
    }
    logged.decisions = game_ ? game_->decisions() : 0;
}

LiveTable::Opening LiveTable::opening() const {
    Problem problem;
    Opening opening{new_game(problem), {}};
    insist(problem, 409);
    for (const json::value& move : facts.moves) {
        opening.deciders.push_back(opening.game->decider());
        opening.game->play(move, problem);
        insist(problem, 409);
    }
    return opening;
}

void LiveTable::start(Opening opening, Commit& commit, Time now) {
    game_ = std::move(opening.game);
    const Entry& entry = write(commit, "start", "", {}, now);
    start_number_ = position_number_ = entry.number;
    remember(entry, Seat::nobody).decisions = 0;
    stored.status = TableStatus::playing;
    commit.status = stored.status;
    if (facts.clock) SeatSet::all(seats()).each([&](Seat seat) { course.left[seat] = facts.clock->start; });
    for (std::size_t i = 0; i < opening.deciders.size(); ++i) {
        write_move(opening.deciders[i], json::serialize(facts.moves[i]), by_record, commit, now);
        log_.back().decisions = static_cast<int>(i + 1);
    }
}

void LiveTable::play(const json::value& move, std::string_view by, Commit& commit, Time now, Problem& problem) {
    const Seat decider = game_->decider();
    game_->play(move, problem);
    if (problem) return;
    write_move(decider, json::serialize(move), by, commit, now);
}

void LiveTable::roll(Commit& commit, Time now) {
    Random random(draw(dice->seed, stored.number + 1));
    write_move(Seat::chance, game_->move_text(game_->roll(random)), by_chance, commit, now);
}

void LiveTable::take_back(int decisions) {
    while (game_->decisions() > decisions) {
        log_[line_.back()].undone = game_->events_text(game_->decisions(), Viewer::the_public());
        game_->undo();
        line_.pop_back();
    }
}

void LiveTable::undo(LogNumber to, std::string_view by, Seat seat, Commit& commit, Time now) {
    take_back(decisions_at(to).value());
    const Entry& entry = write(commit, "undo", by, {{"seat", seat}, {"to", to.value}}, now);
    Logged& logged = remember(entry, seat);
    logged.to = to;
    position_number_ = entry.number;
    if (!is_over()) return;
    stored.status = TableStatus::playing;   // only where the end may be taken back
    commit.status = stored.status;
    course.winners = course.scores = nullptr;
}

void LiveTable::note(std::string_view kind, std::string_view by, Seat seat, Commit& commit, Time now) {
    remember(write(commit, kind, by, {{"seat", seat}}, now), seat);
}

std::optional<LogNumber> LiveTable::entry_of_request(const Request& request) const {
    const auto found = requests_.find(key_of(request));
    return found == requests_.end() ? std::nullopt : std::optional(found->second);
}

void LiveTable::note_request(const Request& request, LogNumber number) { requests_.emplace(key_of(request), number); }

std::optional<int> LiveTable::decisions_at(LogNumber number) const {
    if (!game_ || number < start_number_ || number > stored.number) return std::nullopt;
    const Logged& then = log_[static_cast<std::size_t>(number.value - 1)];
    const auto standing = static_cast<std::size_t>(then.decisions);
    if (standing > line_.size()) return std::nullopt;
    if (standing > 0 && log_[line_[standing - 1]].number > number) return std::nullopt;
    // What stood then was made by entries up to then; where later ones took their places, the line is another.
    if (standing < line_.size() && log_[line_[standing]].number <= number) return std::nullopt;
    return then.decisions;
}

int LiveTable::decision_of(const Logged& entry) const {
    const auto found =
        std::lower_bound(line_.begin(), line_.end(), entry.number,
                         [&](std::size_t place, LogNumber number) { return log_[place].number < number; });
    return found != line_.end() && log_[*found].number == entry.number ? static_cast<int>(found - line_.begin()) + 1
                                                                       : 0;
}

std::unique_ptr<AnyTable> LiveTable::game_at(LogNumber number) const {
    if (number < start_number_ || !game_) return nullptr;
    Problem problem;
    std::unique_ptr<AnyTable> game = new_game(problem);
    if (!game) return nullptr;
    for (const Logged& entry : log_) {
        if (entry.number > number) break;
        if (entry.kind == "move" && !problem) game->play(json::parse(entry.move), problem);
        if (entry.kind == "undo")
            while (game->decisions() > entry.decisions && game->undo()) {}
    }
    return game;
}

}   // namespace roundhouse::server
