// Everything that one request, clock or bot does to a table. There is no other way to change one.
//
//     Change change = tables.begin(lock, request);           // server/live/tables.hpp
//     change.play(move, by, problem);
//     co_await tables.commit(lock, std::move(change));       // durable, or without a trace
//
// A change happens in memory at once, and the table is doubtful from its first step on: nobody is shown it, and whoever
// takes the table's lock next reads it again from the store. Only commit, once the store has the change, makes the
// table trusted. So a change that is dropped, forgotten or interrupted halfway leaves no trace.
//
// When a change is complete, what happens by itself follows: chance is drawn, sealed instructions speak, clocks stop
// and start, and the result is noted. So no change can forget that either.
#pragma once
#include "server/table/live_table.hpp"

namespace roundhouse::server {

class Change {
public:
    // `request` is answered by the change, and makes it happen once only. REQUIRES: whoever makes the change holds the
    // table's lock until it is committed or dropped.
    Change(LiveTable& table, Time now, std::optional<RequestKey> request);
    Change(Change&&) = default;
    Change(const Change&) = delete;

    // Seats. REQUIRES: the game has not begun.
    void join(Seat seat, const Person& person);
    void leave(const Person& person);

    // The game. REQUIRES of all but start: it has begun.
    void start(LiveTable::Opening opening, Dice dice);
    // Reports a move that is not allowed, which changes nothing.
    void play(const json::value& move, std::string_view by, Problem& problem);
    // With the instructions and the undo request, which were made for another position. REQUIRES: decisions_at(to).
    void take_back(LogNumber to, Seat by);

    // An undo that others must agree to.
    void ask_for_undo(const UndoAsked& asked);
    void agree_to_undo(Seat by, SeatSet own_seats);
    void decline_undo(Seat by);
    void drop_undo_request();

    // An instruction, which speaks at once where its seat decides; withdrawn where its body is empty.
    void instruct(const Instruction& instruction);
    // The decider's time is up: the stand-in plays for them from now on. REQUIRES: has_run_out.
    void stand_in();
    // The seat's player is back, with time to think. REQUIRES: the stand-in plays for the seat.
    void return_to(Seat seat);
    // The player leaves for good. Their seats are open again, or the stand-in plays for them once the game has begun.
    void desert(const Person& person);

    // For Tables::commit. `complete` lets happen what happens by itself; the commit has no entries where nothing has
    // happened. `confirm` says that the store has it.
    Commit complete();
    void confirm();
    bool is_for_lists() const { return is_for_lists_; }   // what lists show of the table changes

private:
    Entry& write(std::string_view kind, std::string_view by, const ObjectText& body, Seat seat);
    Entry& note(std::string_view kind, std::string_view by, Seat seat);
    Entry& write_move(Seat decider, std::string move, std::string_view by);
    void set_seat(StoredSeat seat);
    void set_status(TableStatus status);
    void put_instruction(const Instruction& instruction);
    void withdraw_instructions(SeatSet seats);

    // What happens by itself (change_by_itself.cpp).
    void play_by_itself();
    void roll();
    bool follow_instruction();
    bool may_speak() const;
    void note_result();
    void start_clock();

    LiveTable& table_;
    Time now_;
    std::optional<RequestKey> request_;
    Seat told_ = Seat::nobody;   // who has just given an instruction
    bool is_for_lists_ = false;
    Commit commit_;
};

}   // namespace roundhouse::server
