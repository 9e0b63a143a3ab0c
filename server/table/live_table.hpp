// A table in memory: what the store keeps of it, the game in progress, and who is there. Knows no store and no network.
#pragma once
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "play/any_game.hpp"
#include "server/table/facts.hpp"
#include "server/work/turnstile.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::server {

struct Person {
    PlayerId id;
    std::string name;
    bool is_guest = true;
};

class TableVisitor;

// An entry of the log as the table remembers it.
struct Logged {
    LogNumber number;
    std::string kind, by;
    Time at;
    Seat decider = Seat::nobody;   // of a move; whom it concerns otherwise
    std::string move;              // JSON; empty where it is none
    LogNumber to;                  // of an undo
    int decisions = 0;             // made at the table after it
    std::string undone;            // events as anybody may see them, once the move was taken back
    mutable std::string shown;     // as sent, where all are sent the same; made when first needed
};

// Why an entry was made that no person made.
constexpr std::string_view by_chance = "chance", by_instruction = "instruction", by_record = "record";

class LiveTable {
public:
    // From what the store has; `add` brings in the entries. Throws Refused where the game or its board is not here any
    // more.
    LiveTable(StoredTable table, std::optional<Dice> dice, std::vector<Instruction> instructions);
    // Forgets all that was not stored; visitors stay. To be trusted again when all entries are in.
    void read_anew(StoredTable table, std::optional<Dice> dice, std::vector<Instruction> instructions);

    const TableId& id() const { return stored.id; }
    const AnyGame& kind() const { return *kind_; }
    BoardPtr board() const { return board_; }
    int seats() const { return static_cast<int>(stored.seats.size()); }
    LogNumber number() const { return stored.number; }
    bool is_playing() const { return stored.status == TableStatus::playing; }
    bool is_over() const { return stored.status == TableStatus::over; }
    const AnyTable* game() const { return game_.get(); }   // null before the start
    const std::vector<Logged>& log() const { return log_; }
    bool has_secrets() const { return game_ && game_->has_secrets(); }
    // All that is here is in the store. Otherwise a commit is under way; or it failed, and the table is to be read
    // anew.
    bool is_durable() const { return durable_ == stored.number; }
    void was_stored() { durable_ = stored.number; }
    void mistrust() { durable_ = {-1}; }
    // Why nothing can be played here though the game goes on: the rules have changed since. Empty where it can.
    const std::string& obstacle() const { return obstacle_; }

    // Seats of a person, and of nobody in particular.
    SeatSet seats_of(const std::optional<Person>& person) const;
    SeatSet seats_of_people() const;
    bool has_one_person() const;
    bool is_bot(Seat seat) const { return stored.seats[static_cast<std::size_t>(seat)].kind == SeatKind::bot; }
    // A computer decides now: a bot, or Conductor for somebody.
    bool is_computers_turn() const;
    const std::string& name_of(Seat seat) const { return stored.seats[static_cast<std::size_t>(seat)].name; }

    // An entry that the store has. Brings the game to where it was then.
    void add(const Entry& entry);

    // The game as it begins: all that a start costs, where it begins with many moves of another game.
    struct Opening {
        std::unique_ptr<AnyTable> game;
        std::vector<Seat> deciders;   // of each of these moves
    };
    // Throws Refused where the rules have changed so that the moves are not allowed any more. May be called on any
    // thread. REQUIRES: nobody changes the table meanwhile.
    Opening opening() const;

    // Each changes the game and writes the entry into `commit`, which is to be stored or the table read anew.
    void start(Opening opening, Commit& commit, Time now);
    // Reports a move that is not allowed.
    void play(const json::value& move, std::string_view by, Commit& commit, Time now, Problem& problem);
    void roll(Commit& commit, Time now);
    void undo(LogNumber to, std::string_view by, Seat seat, Commit& commit, Time now);
    void note(std::string_view kind, std::string_view by, Seat seat, Commit& commit, Time now);

    // The first entry that a request has made; none where it is new. Known of what was added, and of what is noted.
    std::optional<LogNumber> entry_of_request(const Request& request) const;
    void note_request(const Request& request, LogNumber number);

    // The number after which the last entry changed the position: who saw that saw the position as it is.
    LogNumber position_number() const { return position_number_; }
    // How many decisions stand at that number and still stand now; none where the game has left that line.
    std::optional<int> decisions_at(LogNumber number) const;
    // The entry that made a decision. REQUIRES: 1 <= decision <= decisions.
    const Logged& entry_of(int decision) const { return log_[line_[static_cast<std::size_t>(decision - 1)]]; }
    // The decision that an entry made and that still stands; 0 where there is none.
    int decision_of(const Logged& entry) const;
    LogNumber start_number() const { return start_number_; }

    // The game as it was after that entry, without what followed; null before the start.
    std::unique_ptr<AnyTable> game_at(LogNumber number) const;
    std::unique_ptr<AnyTable> new_game(Problem& problem) const;

    StoredTable stored;
    Facts facts;
    Course course;
    std::optional<Dice> dice;
    std::vector<Instruction> instructions;
    std::vector<ChatLine> chat;

    Turnstile turnstile;   // Tables::enter is the way through it
    std::set<TableVisitor*> visitors;
    LogNumber thinking_at;   // where a computer thinks in this process; 0: nowhere
    Time used_at;
    bool is_gone = false;   // deleted

    // Texts that are the same for several visitors, by the seat that sees them; made once a number.
    struct Sheet {
        LogNumber number{-1};
        std::shared_ptr<const std::string> text;
    };
    std::map<Viewer, Sheet> sheets;

private:
    Logged& remember(const Entry& entry, Seat decider);
    Entry& write(Commit& commit, std::string_view kind, std::string_view by, const ObjectText& body, Time now);
    void write_move(Seat decider, std::string move, std::string_view by, Commit& commit,
                    Time now);   // once it is played
    void take_back(int decisions);

    const AnyGame* kind_ = nullptr;
    BoardPtr board_;
    std::unique_ptr<AnyTable> game_;
    std::vector<Logged> log_;
    std::vector<std::size_t> line_;                         // the entry of each decision that stands
    std::unordered_map<std::string, LogNumber> requests_;   // by player and id
    LogNumber position_number_, start_number_;
    LogNumber durable_;   // the store has the log up to here
    std::string obstacle_;
};

}   // namespace roundhouse::server
