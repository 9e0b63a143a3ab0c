#include "server/table/change.hpp"

#include "server/table/clocks.hpp"
#include "server/table/instructions.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::server {

Change::Change(LiveTable& table, Time now, std::optional<RequestKey> request)
    : table_(table),
      now_(now),
      request_(std::move(request)),
      commit_{.table = table.id(),
              .after = table.number(),
              .request = request_,
              .entries = {},
              .due_at = {},
              .status = {},
              .course = {},
              .dice = {},
              .seats = {},
              .instructions = {}} {}

Entry& Change::write(std::string_view kind, std::string_view by, const ObjectText& body, Seat seat) {
    table_.doubt();
    commit_.entries.push_back({.number = table_.number() + 1,
                               .kind = std::string(kind),
                               .by = std::string(by),
                               .body = body.text(),
                               .at = now_});
    return table_.remember(commit_.entries.back(), seat);
}

Entry& Change::note(std::string_view kind, std::string_view by, Seat seat) {
    return write(kind, by, {{"seat", seat}}, seat);
}

Entry& Change::write_move(Seat decider, std::string move, std::string_view by) {
    Entry& entry = write("move", by, {{"seat", decider}, {"move", JsonPart::ready(move)}}, decider);
    table_.note_decision(entry, std::move(move));
    return entry;
}

void Change::set_seat(StoredSeat seat) {
    table_.doubt();
    is_for_lists_ = true;
    commit_.seats.push_back(seat);
    table_.stored_.seats[static_cast<std::size_t>(seat.seat)] = std::move(seat);
}

void Change::set_status(TableStatus status) {
    table_.doubt();
    is_for_lists_ = true;
    table_.stored_.status = status;
    commit_.status = status;
}

void Change::join(Seat seat, const Person& person) {
    set_seat({.seat = seat, .kind = SeatKind::person, .name = person.name, .player = person.id, .bot = {}});
    note("join", person.name, seat);
}

void Change::leave(const Person& person) {
    table_.seats_of(person).each([&](Seat seat) {
        set_seat({.seat = seat, .kind = SeatKind::open, .name = {}, .player = {}, .bot = {}});
        note("leave", person.name, seat);
    });
}

void Change::start(LiveTable::Opening opening, Dice dice) {
    table_.doubt();
    table_.stored_.commitment = dice.commitment;
    table_.dice_ = commit_.dice = std::move(dice);
    table_.in_progress_ = std::move(opening.game);
    Entry& start = write("start", "", {}, Seat::nobody);
    start.decisions = 0;
    table_.start_number_ = table_.position_number_ = start.number;
    set_status(TableStatus::playing);
    const std::optional<ClockTerms>& terms = table_.facts_.clock;
    if (terms) SeatSet::all(table_.seats()).each([&](Seat seat) { table_.course_.left[seat] = terms->start; });
    for (std::size_t i = 0; i < opening.deciders.size(); ++i)
        write_move(opening.deciders[i], json::serialize(table_.facts_.moves[i]), by_record).decisions =
            static_cast<int>(i + 1);
}

void Change::play(const json::value& move, std::string_view by, Problem& problem) {
    const Seat decider = table_.in_progress_->decider();
    table_.in_progress_->play(move, problem);
    if (!problem) write_move(decider, json::serialize(move), by);
}

void Change::take_back(LogNumber to, Seat by) {
    table_.doubt();
    table_.take_back(table_.decisions_at(to).value());
    Entry& undo = write("undo", table_.name_of(by), {{"seat", by}, {"to", to.value}}, by);
    undo.to = to;
    table_.position_number_ = undo.number;
    withdraw_instructions(SeatSet::all(table_.seats()));
    drop_undo_request();
    if (!table_.is_over()) return;
    set_status(TableStatus::playing);   // only where the end may be taken back
    table_.course_.winners = table_.course_.scores = nullptr;
}

void Change::ask_for_undo(const UndoAsked& asked) {
    note("undo_asked", table_.name_of(asked.by), asked.by);
    table_.course_.undo_asked = asked;
}

void Change::agree_to_undo(Seat by, SeatSet own_seats) {
    note("undo_agreed", table_.name_of(by), by);
    own_seats.each([&](Seat seat) { table_.course_.undo_asked->agreed.insert(seat); });
}

void Change::decline_undo(Seat by) {
    note("undo_declined", table_.name_of(by), by);
    drop_undo_request();
}

void Change::drop_undo_request() {
    table_.doubt();
    table_.course_.undo_asked.reset();
}

void Change::put_instruction(const Instruction& instruction) {
    table_.doubt();
    put(commit_.instructions, instruction);
    put(table_.instructions_, instruction);
    drop_withdrawn(table_.instructions_);
}

void Change::withdraw_instructions(SeatSet seats) {
    for (const Instruction& each : std::vector(table_.instructions_))
        if (seats.contains(each.seat)) put_instruction(withdrawn(each));
}

void Change::instruct(const Instruction& instruction) {
    put_instruction(instruction);
    told_ = instruction.seat;
}

void Change::stand_in() {
    const Seat seat = table_.course_.decider;
    note("stand_in", stand_in_name, seat);
    is_for_lists_ = true;
    table_.course_.stand_ins.insert(seat);
}

void Change::return_to(Seat seat) {
    note("return", table_.name_of(seat), seat);
    is_for_lists_ = true;
    table_.course_.stand_ins.erase(seat);
    grant_time_to_return(table_.course_, seat, table_.facts_.clock);
}

void Change::desert(const Person& person) {
    if (!table_.is_playing()) return leave(person);
    const SeatSet own = table_.seats_of(person);
    own.each([&](Seat seat) {
        StoredSeat left = table_.seat(seat);
        left.player.reset();
        set_seat(std::move(left));
        note("stand_in", stand_in_name, seat);
        table_.course_.stand_ins.insert(seat);
    });
    withdraw_instructions(own);
}

void Change::confirm() {
    // What wrote no entry, as most instructions, is answered by the last one before it.
    const LogNumber before = commit_.after;
    if (request_) table_.remember_request(*request_, table_.number() > before ? before + 1 : before);
    table_.is_doubtful_ = false;
}

}   // namespace roundhouse::server
