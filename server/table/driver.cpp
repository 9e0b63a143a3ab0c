#include "server/table/driver.hpp"

#include <algorithm>
#include <sodium.h>

#include "server/table/instructions.hpp"

namespace roundhouse::server {

namespace {

// After so long without a computer's move, another process may think for it.
constexpr Span computer_patience{5'000};
constexpr Span least_after_return{60'000};

// An answer within the same millisecond would tell everybody that nobody was asked: an instruction takes as long as a
// quick player.
constexpr Span least_pause{700}, most_pause{2'500};

Span pause_of_a_quick_player() {
    return least_pause + Span(randombytes_uniform(static_cast<std::uint32_t>((most_pause - least_pause).count())));
}

// Nobody is there from whom it could be hidden.
bool is_hot_seat(const LiveTable& table) {
    const std::vector<StoredSeat>& seats = table.stored.seats;
    return std::ranges::all_of(
        seats, [&](const StoredSeat& seat) { return seat.player && seat.player == seats.front().player; });
}

// Whether the decider's instruction speaks now: its player has just given it, or could have answered by now. A question
// that came up with this commit is too young for that.
bool may_speak(const LiveTable& table, const Commit& commit, Time now, Seat told) {
    if (is_hot_seat(table)) return true;
    const bool is_pause_over = table.stored.due_at && now >= *table.stored.due_at;
    return commit.entries.empty() && (table.game()->decider() == told || is_pause_over);
}

void play_by_itself(LiveTable& table, Commit& commit, Time now, Seat told) {
    const AnyTable& game = *table.game();
    while (!game.is_over() && table.obstacle().empty()) {
        follow_auctions(table, commit);
        if (game.decider() == Seat::chance) {
            if (table.facts.are_dice_by_hand) return;
            table.roll(commit, now);
            continue;
        }
        if (table.is_computers_turn()) return;
        const std::optional<json::object> move = instructed_move(table, commit);
        if (!move || !may_speak(table, commit, now, told)) return;
        Problem problem;
        table.play(*move, by_instruction, commit, now, problem);
        if (problem) return;   // an instruction that cannot be carried out leaves the question to its player
    }
}

void stop_clock(LiveTable& table, Time now) {
    Course& course = table.course;
    if (!course.since) return;
    course.left[course.decider] = std::max(Span(0), course.left[course.decider] - (now - *course.since));
    course.since.reset();
}

// Who hands the decision on gets time back; dice in between, whoever throws them, hand nothing on.
void give_time_back(LiveTable& table, Seat decider) {
    Course& course = table.course;
    if (is_player(course.decider)) course.mover = course.decider;
    if (decider == Seat::chance) return;
    const Seat before = std::exchange(course.mover, Seat::nobody);
    if (table.facts.clock && is_player(before) && before != decider)
        course.left[before] = std::min(course.left[before] + table.facts.clock->increment, table.facts.clock->most);
}

// While dice thrown by hand are awaited nobody's clock runs: all who sit there may enter them.
void restart_clock(LiveTable& table, Commit& commit, Time now) {
    Course& course = table.course;
    const Seat decider = table.is_playing() && table.game() != nullptr ? table.game()->decider() : Seat::nobody;
    give_time_back(table, decider);
    course.decider = decider;
    commit.due_at.reset();
    if (!is_player(decider) || !table.obstacle().empty()) return;
    if (table.is_computers_turn()) {
        commit.due_at = now + computer_patience;
        return;
    }
    if (table.facts.clock) {
        course.since = now;
        commit.due_at = now + course.left[decider];
    }
    if (!is_hot_seat(table) && is_instructed(table)) {
        const Time speaks_at = now + pause_of_a_quick_player();
        commit.due_at = std::min(commit.due_at.value_or(speaks_at), speaks_at);
    }
}

void note_result(LiveTable& table, Commit& commit) {
    if (table.game() == nullptr || !table.game()->is_over() || table.is_over()) return;
    json::object result;
    table.game()->write_result(result);
    table.course.winners = result["winners"];
    table.course.scores = result["scores"];
    table.stored.status = TableStatus::over;
    commit.status = TableStatus::over;
}

}   // namespace

Commit begin_commit(const LiveTable& table) {
    return {.table = table.id(),
            .after = table.number(),
            .request = {},
            .entries = {},
            .due_at = {},
            .status = {},
            .course = {},
            .dice = {},
            .seats = {},
            .instructions = {}};
}

const Logged* entry_of_request(const LiveTable& table, const std::optional<Request>& request,
                               std::initializer_list<std::string_view> kinds) {
    const std::optional<LogNumber> number = request ? table.entry_of_request(*request) : std::nullopt;
    if (!number) return nullptr;
    const Logged& entry = table.log()[static_cast<std::size_t>(number->value - 1)];
    return std::find(kinds.begin(), kinds.end(), entry.kind) != kinds.end() ? &entry : nullptr;
}

void advance(LiveTable& table, Commit& commit, Time now, Seat told) {
    stop_clock(table, now);
    if (table.is_playing() && table.game() != nullptr) play_by_itself(table, commit, now, told);
    note_result(table, commit);
    restart_clock(table, commit, now);
    if (commit.entries.empty()) commit.due_at = table.stored.due_at;   // nothing has happened: what was due is due
    table.stored.moved_at = now;
    table.stored.due_at = commit.due_at;
    commit.course = table.stored.course = table.course.text(table.seats());
}

bool speak_as_instructed(LiveTable& table, Commit& commit, Time now) {
    if (!table.is_playing() || table.game() == nullptr || !is_instructed(table)) return false;
    advance(table, commit, now);
    return !commit.entries.empty();
}

bool has_run_out(const LiveTable& table, Time now) {
    const Course& course = table.course;
    return table.is_playing() && course.since && now - *course.since >= course.left[course.decider];
}

void stand_in(LiveTable& table, Commit& commit, Time now) {
    table.course.stand_ins.insert(table.course.decider);
    table.note("stand_in", "Conductor", table.course.decider, commit, now);
    advance(table, commit, now);
}

void desert(LiveTable& table, const Person& person, Commit& commit, Time now) {
    table.seats_of(person).each([&](Seat seat) {
        StoredSeat& left = table.stored.seats[static_cast<std::size_t>(seat)];
        left.player.reset();
        if (table.is_playing()) table.course.stand_ins.insert(seat);
        else left = {.seat = seat, .kind = SeatKind::open, .name = {}, .player = {}, .bot = {}};
        commit.seats.push_back(left);
        table.note(table.is_playing() ? "stand_in" : "leave", table.is_playing() ? "Conductor" : person.name, seat,
                   commit, now);
        for (const Instruction& each : table.instructions)
            if (each.seat == seat) commit.instructions.push_back({seat, each.auction, {}});
        std::erase_if(table.instructions, [&](const Instruction& each) { return each.seat == seat; });
    });
    advance(table, commit, now);
}

void return_to(LiveTable& table, Seat seat, Commit& commit, Time now) {
    table.course.stand_ins.erase(seat);
    if (table.facts.clock) {
        const Span least = std::max(least_after_return, table.facts.clock->increment);
        table.course.left[seat] = std::min(std::max(table.course.left[seat], least), table.facts.clock->most);
    }
    table.note("return", table.name_of(seat), seat, commit, now);
    advance(table, commit, now);
}

}   // namespace roundhouse::server
