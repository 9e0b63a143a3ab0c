// What happens at a table by itself once somebody has decided: chance is drawn, sealed instructions speak, clocks stop
// and start, and the result is noted.
#include <sodium.h>

#include "server/table/change.hpp"
#include "server/table/clocks.hpp"
#include "server/table/instructions.hpp"
#include "server/trust/dice.hpp"

namespace roundhouse::server {

namespace {

// When a bot has not moved for so long, its process may be gone, and another one thinks for it.
constexpr Span patience_with_bots{5'000};

// An answer within a millisecond would show everybody that nobody was asked, so an instruction takes as long as a quick
// player would.
constexpr Span least_pause{700}, most_pause{2'500};

Span pause_of_a_quick_player() {
    return least_pause + Span(randombytes_uniform(static_cast<std::uint32_t>((most_pause - least_pause).count())));
}

}   // namespace

Commit Change::complete() {
    if (table_.is_playing() && table_.in_progress() != nullptr) play_by_itself();
    if (commit_.entries.empty())
        return std::move(commit_);   // nothing has happened: the clocks run on, and what was due is due
    stop_clock(table_.course_, now_);
    note_result();
    start_clock();
    table_.stored_.moved_at = now_;
    table_.stored_.due_at = commit_.due_at;
    commit_.course = table_.stored_.course = table_.course_.text(table_.seats());
    return std::move(commit_);
}

void Change::play_by_itself() {
    const AnyTable& game = *table_.in_progress();
    while (!game.is_over() && table_.obstacle().empty()) {
        for (const Instruction& each : changed_by_auctions(table_)) put_instruction(each);
        if (game.decider() == Seat::chance) {
            if (table_.facts().are_dice_by_hand) return;
            roll();
        } else if (table_.is_bots_turn() || !follow_instruction()) return;
    }
}

void Change::roll() {
    Random random(draw(table_.dice_->seed, table_.number() + 1));
    table_.doubt();
    write_move(Seat::chance, table_.in_progress_->move_text(table_.in_progress_->roll(random)), by_chance);
}

// False where the decider's player is to be asked.
bool Change::follow_instruction() {
    const Instruction* due = instruction_due(table_);
    if (due == nullptr) return false;
    const std::optional<json::object> move = instructed_move(table_, *due);
    if (!move) put_instruction(withdrawn(*due));
    if (!move || !may_speak()) return false;
    Problem problem;
    play(*move, by_instruction, problem);
    return !problem;   // one that cannot be carried out leaves the question to its player
}

// Whether the decider's instruction speaks now: its player has just given it, or could have answered by now. A question
// that came up with this change is too young for that.
bool Change::may_speak() const {
    if (table_.is_hot_seat()) return true;
    const std::optional<Time>& due_at = table_.stored().due_at;
    const bool is_pause_over = due_at && now_ >= *due_at;
    return commit_.entries.empty() && (table_.in_progress()->decider() == told_ || is_pause_over);
}

void Change::note_result() {
    const AnyTable* game = table_.in_progress();
    if (game == nullptr || !game->is_over() || table_.is_over()) return;
    json::object result;
    game->write_result(result);
    table_.course_.winners = result["winners"];
    table_.course_.scores = result["scores"];
    set_status(TableStatus::over);
}

// While dice thrown by hand are awaited nobody's clock runs: everyone who sits there may enter them.
void Change::start_clock() {
    Course& course = table_.course_;
    const AnyTable* game = table_.is_playing() ? table_.in_progress() : nullptr;
    hand_over(course, game == nullptr ? Seat::nobody : game->decider(), table_.facts().clock);
    commit_.due_at.reset();
    if (!is_player(course.decider) || !table_.obstacle().empty()) return;
    if (table_.is_bots_turn()) {
        commit_.due_at = now_ + patience_with_bots;
        return;
    }
    if (table_.facts().clock) {
        course.since = now_;
        commit_.due_at = now_ + course.left[course.decider];
    }
    if (!table_.is_hot_seat() && instruction_due(table_) != nullptr) {
        const Time speaks_at = now_ + pause_of_a_quick_player();
        commit_.due_at = std::min(commit_.due_at.value_or(speaks_at), speaks_at);
    }
}

}   // namespace roundhouse::server
