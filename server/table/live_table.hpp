// One table in memory: what the store keeps of it, and the game in progress. Knows no store, no network, and nobody who
// watches. For the network thread only, but for what says otherwise.
//
// Two things write here: what the store has is taken over (take_over, add_news, …), and a Change (change.hpp) does what
// somebody wants done. A Change makes the table doubtful until the store has it.
//
// INVARIANTS, while the table is not doubtful:
// - The game in progress stands where the log says: replaying the log leads to it.
// - log()[i].number == i + 1, and number() is that of the last entry.
// - All that is here is in the store.
#pragma once
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "play/any_game.hpp"
#include "server/table/facts.hpp"
#include "server/table/person.hpp"

namespace roundhouse::server {

// An entry of the log.
struct Entry {
    LogNumber number;
    std::string kind, by;
    Time at;
    Seat decider = Seat::nobody;   // of a move; whom it concerns otherwise
    std::string move;              // JSON; empty where it is none
    LogNumber to;                  // of an undo
    int decisions = 0;             // made at the table after it
    std::string undone;            // JSON: what a move that was taken back had led to, as the public may know it
};

// In place of a person's name, where no person made an entry.
constexpr std::string_view by_chance = "chance", by_instruction = "instruction", by_record = "record";
// The bot that stands in for players who are away.
constexpr std::string_view stand_in_name = "Conductor", stand_in_bot = "conductor";

// All that the store has of a table.
struct KeptTable {
    StoredTable table;
    std::vector<StoredEntry> entries;
    std::optional<Dice> dice;
    std::vector<Instruction> instructions;
    std::vector<ChatLine> chat;
};

class LiveTable {
public:
    // Doubtful until take_over. Throws Refused where the game or its board is not played here any more.
    explicit LiveTable(StoredTable table);

    // What the table is

    const TableId& id() const { return stored_.id; }
    const AnyGame& game() const { return *game_; }
    const BoardPtr& board() const { return board_; }
    const Facts& facts() const { return facts_; }
    const StoredTable& stored() const { return stored_; }
    bool is_waiting() const { return stored_.status == TableStatus::waiting; }
    bool is_playing() const { return stored_.status == TableStatus::playing; }
    bool is_over() const { return stored_.status == TableStatus::over; }
    // Why no move can be made though the game is not over: the rules have changed since. Empty where it can.
    const std::string& obstacle() const { return obstacle_; }
    // Some of what is here may not be in the store: a change is being stored, or could not be.
    bool is_doubtful() const { return is_doubtful_; }

    // Who sits there

    int seats() const { return static_cast<int>(stored_.seats.size()); }
    const StoredSeat& seat(Seat seat) const { return stored_.seats[static_cast<std::size_t>(seat)]; }
    const std::string& name_of(Seat seat) const { return this->seat(seat).name; }
    bool is_bot(Seat seat) const { return this->seat(seat).kind == SeatKind::bot; }
    bool has_open_seat() const;
    bool is_host(const std::optional<Person>& person) const { return person && person->id == stored_.host; }
    SeatSet seats_of(const std::optional<Person>& person) const;
    SeatSet seats_of_people() const;
    bool has_one_person() const;   // at most
    // One person sits everywhere: nobody is there from whom anything could be hidden.
    bool is_hot_seat() const;

    // The game

    const AnyTable* in_progress() const { return in_progress_.get(); }   // null before the start
    bool has_secrets() const { return in_progress_ && in_progress_->has_secrets(); }
    const Course& course() const { return course_; }
    const std::optional<Dice>& dice() const { return dice_; }
    const std::vector<Instruction>& instructions() const { return instructions_; }
    // A bot decides now: one of its own seat, or the stand-in.
    bool is_bots_turn() const;

    // The log

    LogNumber number() const { return stored_.number; }
    const std::vector<Entry>& log() const { return log_; }
    LogNumber start_number() const { return start_number_; }
    // The last entry that changed the position: whoever saw that saw the position as it is.
    LogNumber position_number() const { return position_number_; }
    // How many decisions stood at that number and still stand; none where the game has left that line.
    std::optional<int> decisions_at(LogNumber number) const;
    // The entry that made a decision. REQUIRES: 1 <= decision <= decisions.
    const Entry& entry_of(int decision) const { return log_[line_[static_cast<std::size_t>(decision - 1)]]; }
    // The decision that an entry made and that still stands; 0 where there is none.
    int decision_of(const Entry& entry) const;
    // The first entry that a request made; null where it is new.
    const Entry* entry_made_by(const RequestKey& request) const;

    const std::vector<ChatLine>& chat() const { return chat_; }

    // Games that nobody else plays

    // As it stood after that entry, without what followed; null before the start.
    std::unique_ptr<AnyTable> game_at(LogNumber number) const;
    // At its beginning, before the moves of a record that it goes on from.
    std::unique_ptr<AnyTable> new_game(Problem& problem) const;
    // As it is when it starts: that costs something where it goes on from many moves.
    struct Opening {
        std::unique_ptr<AnyTable> game;
        std::vector<Seat> deciders;   // of the moves already made
    };
    // Throws Refused where the rules no longer allow those moves. May run on any thread. REQUIRES: nobody changes the
    // table meanwhile.
    Opening opening() const;

    // What the store has

    void doubt() { is_doubtful_ = true; }
    // Replaces everything. Throws as the constructor.
    void take_over(KeptTable kept);
    // What others have added: entries after number(), and the table, dice and instructions as they are now.
    void add_news(KeptTable news);
    void take_over_instructions(std::vector<Instruction> instructions) { instructions_ = std::move(instructions); }
    void add_chat(std::vector<ChatLine> lines);

private:
    friend class Change;

    void set_stored(StoredTable table);
    void add(const StoredEntry& entry);   // which the store has
    void add_move(Entry& entry, const json::value& move);
    void replay_undo(Entry& entry, LogNumber to);
    Entry& remember(const StoredEntry& entry, Seat decider);
    void remember_request(const RequestKey& request, LogNumber number);
    void note_decision(Entry& entry, std::string move);   // the last one of the log, once its move is played
    void take_back(int decisions);                        // all after these

    const AnyGame* game_ = nullptr;
    BoardPtr board_;
    StoredTable stored_;
    Facts facts_;
    Course course_;
    std::optional<Dice> dice_;
    std::vector<Instruction> instructions_;
    std::vector<ChatLine> chat_;
    std::unique_ptr<AnyTable> in_progress_;
    std::vector<Entry> log_;
    std::vector<std::size_t> line_;                         // in the log, the entry of each decision that stands
    std::unordered_map<std::string, LogNumber> requests_;   // by player and id
    LogNumber position_number_, start_number_;
    std::string obstacle_;
    bool is_doubtful_ = true;
};

}   // namespace roundhouse::server
