#include "server/view/views.hpp"

#include "server/table/clocks.hpp"
#include "server/table/undo_policy.hpp"
#include "server/view/question.hpp"
#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t usual_own_part = 2'000;   // bytes

std::string seat_text(Seat seat) {
    return is_player(seat) ? std::to_string(index(seat)) : seat == Seat::chance ? "\"chance\"" : "null";
}

// How every view begins.
void begin_view(LogNumber number, Seat seat, std::string& out) {
    out.append("{\"send\":\"view\",\"number\":").append(std::to_string(number.value));
    out.append(",\"seat\":").append(seat_text(seat));
}

// How every view ends.
std::string position_text(const std::string& state, const std::string& question) {
    return "\"state\":" + state + ",\"question\":" + question + "}";
}

json::array clocks_of(const LiveTable& table, Time now) {
    json::array clocks;
    SeatSet::all(table.seats()).each([&](Seat seat) {
        clocks.push_back(json::object{{"left_ms", time_left(table.course(), seat, now).count()},
                                      {"running", is_clock_running(table.course(), seat)}});
    });
    return clocks;
}

json::object undo_asked_to_json(const UndoAsked& asked) {
    return {{"by", index(asked.by)}, {"to", asked.to.value}, {"agreed", seats_to_json(asked.agreed)}};
}

bool is_shown(const Entry& entry) {
    return entry.kind == "move" || entry.kind == "undo" || entry.kind == "stand_in" || entry.kind == "return";
}

std::size_t place_of(const Entry& entry) { return static_cast<std::size_t>(entry.number.value - 1); }

}   // namespace

Views::Text Views::now(const Perspective& by, LogNumber since, Time now) {
    const LogNumber after{std::max(since.value, table_.number().value - most_entries)};
    std::string own;
    own.reserve(usual_own_part);
    begin_view(table_.number(), by.seat, own);
    own.append(",\"entries_after\":").append(std::to_string(after.value));
    own.append(",\"entries\":");
    add_entries(by, after, table_.number(), own);
    add_standing(by, now, own);
    own += ',';
    return {std::move(own), position(by.viewer)};
}

// What stands beside the position, and is for this person or changes without it.
void Views::add_standing(const Perspective& by, Time now, std::string& out) const {
    const std::optional<LogNumber> floor = undo_floor(table_, by.person);
    const auto& asked = table_.course().undo_asked;
    const bool is_instructed = !by.own.empty() && !table_.instructions().empty();
    out.append(",\"clocks\":").append(table_.facts().clock ? json::serialize(clocks_of(table_, now)) : "null");
    out.append(",\"undo_to\":").append(floor ? std::to_string(floor->value) : "null");
    out.append(",\"undo_asked\":").append(asked ? json::serialize(undo_asked_to_json(*asked)) : "null");
    out.append(",\"instructions\":").append(is_instructed ? json::serialize(instructions_of(table_, by.own)) : "[]");
    out.append(",\"thinking\":").append(table_.is_bots_turn() ? seat_text(table_.in_progress()->decider()) : "null");
    if (!table_.obstacle().empty())
        out.append(",\"obstacle\":").append(json::serialize(json::string(table_.obstacle())));
}

std::string Views::at(const Perspective& by, LogNumber number) {
    const std::unique_ptr<AnyTable> game = table_.game_at(number);
    std::string out;
    begin_view(number, by.seat, out);
    out.append(",\"entries\":");
    add_entries(by, {std::max<std::int64_t>(0, number.value - 1)}, number, out);
    return out + ',' + position_text(game ? game->state_text(viewer_at(*game, by.seat)) : "null", "null");
}

std::string Views::entries(const Perspective& by, LogNumber after, LogNumber up_to) {
    std::string out;
    add_entries(by, after, up_to, out);
    return out;
}

void Views::forget() {
    positions_.clear();
    entries_.clear();
}

std::shared_ptr<const std::string> Views::position(Viewer viewer) {
    Position& kept = positions_[viewer];
    if (kept.text && kept.number == table_.position_number()) return kept.text;
    const AnyTable* game = table_.in_progress();
    kept.number = table_.position_number();
    kept.text = std::make_shared<const std::string>(
        game == nullptr ? position_text("null", "null")
                        : position_text(game->state_text(viewer), question_text(*game, viewer)));
    return kept.text;
}

void Views::add_entries(const Perspective& by, LogNumber after, LogNumber up_to, std::string& out) {
    const std::vector<Entry>& log = table_.log();
    bool is_first = true;
    out += '[';
    for (auto place = static_cast<std::size_t>(std::max<std::int64_t>(0, after.value));
         place < log.size() && log[place].number <= up_to; ++place) {
        if (!is_shown(log[place])) continue;
        if (!is_first) out += ',';
        is_first = false;
        add_entry(by, log[place], out);
    }
    out += ']';
}

void Views::add_entry(const Perspective& by, const Entry& entry, std::string& out) {
    if (!is_for_all(entry, by.viewer)) return write_entry(by, entry, out);
    if (entries_.size() < table_.log().size()) entries_.resize(table_.log().size());
    std::string& kept = entries_[place_of(entry)];
    if (kept.empty()) write_entry(by, entry, kept);
    out += kept;
}

bool Views::is_kept(const Entry& entry) const {
    return place_of(entry) < entries_.size() && !entries_[place_of(entry)].empty();
}

// Whether everybody is sent the same of it.
bool Views::is_for_all(const Entry& entry, Viewer viewer) const {
    if (entry.by == by_instruction) return false;
    if (viewer.sees_everything() || entry.move.empty() || is_kept(entry)) return true;
    const int decision = table_.decision_of(entry);
    return decision == 0 || table_.in_progress()->is_told_alike(decision);
}

// Written as text at once: entries are the bulk of what is sent, and their moves are kept as text.
void Views::write_entry(const Perspective& by, const Entry& entry, std::string& out) const {
    // That a sealed instruction spoke is for its owner to know.
    const bool is_sealed = entry.by == by_instruction && !by.own.contains(entry.decider);
    const std::string& whose = is_sealed ? table_.name_of(entry.decider) : entry.by;
    out += "{\"number\":" + std::to_string(entry.number.value) + ",\"kind\":\"" + entry.kind
           + "\",\"decider\":" + seat_text(entry.decider);
    out += ",\"by\":" + json::serialize(json::string(whose)) + ",\"at\":" + std::to_string(milliseconds(entry.at));
    if (entry.kind == "undo") out += ",\"to\":" + std::to_string(entry.to.value);
    if (!entry.move.empty()) out += ",\"move\":" + entry.move;
    const int decision = entry.move.empty() ? 0 : table_.decision_of(entry);
    if (decision > 0) out += ",\"events\":" + table_.in_progress()->events_text(decision, by.viewer);
    else out += ",\"events\":" + (entry.undone.empty() ? "[]" : entry.undone);
    out += '}';
}

json::array instructions_of(const LiveTable& table, SeatSet seats) {
    json::array list;
    for (const Instruction& instruction : table.instructions()) {
        if (!seats.contains(instruction.seat)) continue;
        json::object shown = json::parse(instruction.body).as_object();
        shown.erase("met");
        shown["seat"] = index(instruction.seat);
        shown["auction"] = instruction.auction;
        list.push_back(std::move(shown));
    }
    return list;
}

}   // namespace roundhouse::server
