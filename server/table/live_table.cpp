#include "server/table/live_table.hpp"

#include <algorithm>

#include "play/games.hpp"
#include "server/table/refused.hpp"

namespace roundhouse::server {

namespace {

BoardPtr board_named(const AnyGame& game, std::string_view id) {
    for (const BoardPtr& board : game.boards())
        if (board->label().id == id) return board;
    return nullptr;
}

}   // namespace

LiveTable::LiveTable(StoredTable table) { set_stored(std::move(table)); }

void LiveTable::set_stored(StoredTable table) {
    stored_ = std::move(table);
    facts_ = Facts::read(stored_.facts);
    course_ = Course::read(stored_.course);
    game_ = find_game(stored_.game);
    if (game_ == nullptr) throw Refused(Reason::gone, "This server no longer has the game of this table.");
    board_ = board_named(*game_, facts_.board);
    if (board_ == nullptr) throw Refused(Reason::gone, "This server no longer has the board of this table.");
}

void LiveTable::take_over(KeptTable kept) {
    doubt();
    set_stored(std::move(kept.table));
    dice_ = std::move(kept.dice);
    instructions_ = std::move(kept.instructions);
    chat_ = std::move(kept.chat);
    in_progress_.reset();
    log_.clear();
    line_.clear();
    requests_.clear();
    position_number_ = start_number_ = stored_.number = {};
    obstacle_.clear();
    for (const StoredEntry& entry : kept.entries) add(entry);
    is_doubtful_ = false;
}

void LiveTable::add_news(KeptTable news) {
    doubt();
    const LogNumber before = number();
    stored_ = std::move(news.table);
    stored_.number = before;
    course_ = Course::read(stored_.course);
    dice_ = std::move(news.dice);
    instructions_ = std::move(news.instructions);
    for (const StoredEntry& entry : news.entries) add(entry);
    is_doubtful_ = false;
}

void LiveTable::add_chat(std::vector<ChatLine> lines) {
    chat_.insert(chat_.end(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
}

bool LiveTable::has_open_seat() const {
    return std::ranges::any_of(stored_.seats, [](const StoredSeat& seat) { return seat.kind == SeatKind::open; });
}

SeatSet LiveTable::seats_of(const std::optional<Person>& person) const {
    SeatSet seats;
    if (!person) return seats;
    for (const StoredSeat& seat : stored_.seats)
        if (seat.player == person->id) seats.insert(seat.seat);
    return seats;
}

SeatSet LiveTable::seats_of_people() const {
    SeatSet seats;
    for (const StoredSeat& seat : stored_.seats)
        if (seat.kind == SeatKind::person && seat.player) seats.insert(seat.seat);
    return seats;
}

bool LiveTable::has_one_person() const {
    const StoredSeat* first = nullptr;
    for (const StoredSeat& seat : stored_.seats) {
        if (!seat.player) continue;
        if (first == nullptr) first = &seat;
        else if (*seat.player != *first->player) return false;
    }
    return true;
}

bool LiveTable::is_hot_seat() const {
    return std::ranges::all_of(
        stored_.seats, [&](const StoredSeat& seat) { return seat.player && seat.player == stored_.seats[0].player; });
}

bool LiveTable::is_bots_turn() const {
    if (!in_progress_ || in_progress_->is_over() || !is_player(in_progress_->decider())) return false;
    const StoredSeat& seat = this->seat(in_progress_->decider());
    const bool is_deserted = seat.kind == SeatKind::person && !seat.player;   // the account was deleted
    return is_bot(seat.seat) || is_deserted || course_.stand_ins.contains(seat.seat);
}

std::unique_ptr<AnyTable> LiveTable::new_game(Problem& problem) const {
    std::vector<std::string> names;
    for (const StoredSeat& seat : stored_.seats) names.push_back(seat.name);
    if (!facts_.start.is_null())
        return game_->table_at(board_, game_->under_rules(facts_.start, facts_.rules_version), std::move(names),
                               problem);
    return game_->new_table(
        board_,
        {.seats = seats(), .options = facts_.options, .names = std::move(names), .rules_version = facts_.rules_version},
        problem);
}

LiveTable::Opening LiveTable::opening() const {
    Problem problem;
    Opening opening{new_game(problem), {}};
    insist(problem, Reason::conflict);
    for (const json::value& move : facts_.moves) {
        opening.deciders.push_back(opening.game->decider());
        opening.game->play(move, problem);
        insist(problem, Reason::conflict);
    }
    return opening;
}

std::unique_ptr<AnyTable> LiveTable::game_at(LogNumber number) const {
    if (number < start_number_ || !in_progress_) return nullptr;
    Problem problem;
    std::unique_ptr<AnyTable> game = new_game(problem);
    if (!game) return nullptr;
    for (const Entry& entry : log_) {
        if (entry.number > number) break;
        if (entry.kind == "move" && !problem) game->play(json::parse(entry.move), problem);
        if (entry.kind == "undo")
            while (game->decisions() > entry.decisions && game->undo()) {}
    }
    return game;
}

}   // namespace roundhouse::server
