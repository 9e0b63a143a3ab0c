#include "server/view/view.hpp"

#include "server/live/visitor.hpp"
#include "server/table/undo_policy.hpp"
#include "server/view/question.hpp"
#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t usual_own_part = 2'000;   // bytes

Viewer eyes_of(bool has_secrets, Seat seat) {
    if (!has_secrets) return Viewer::everything();
    return is_player(seat) ? Viewer::seat(seat) : Viewer::the_public();
}

json::value clocks_of(const LiveTable& table, Time now) {
    if (!table.facts.clock) return nullptr;
    json::array clocks;
    SeatSet::all(table.seats()).each([&](Seat seat) {
        const bool is_running = table.course.since && table.course.decider == seat;
        const Span left = table.course.left[seat] - (is_running ? now - *table.course.since : Span(0));
        clocks.push_back(json::object{{"left_ms", std::max<std::int64_t>(0, left.count())}, {"running", is_running}});
    });
    return clocks;
}

json::value undo_asked_of(const LiveTable& table) {
    const auto& asked = table.course.undo_asked;
    if (!asked) return nullptr;
    return json::object{{"by", index(asked->by)}, {"to", asked->to.value}, {"agreed", seats_to_json(asked->agreed)}};
}

bool is_shown(const Logged& entry) {
    return entry.kind == "move" || entry.kind == "undo" || entry.kind == "stand_in" || entry.kind == "return";
}

std::string seat_text(Seat seat) {
    return is_player(seat) ? std::to_string(index(seat)) : seat == Seat::chance ? "\"chance\"" : "null";
}

// Written as text at once: entries are the bulk of what is sent, and their moves are kept as text.
void write_entry(const LiveTable& table, const Logged& entry, SeatSet own, Viewer eyes, std::string& out) {
    // That a sealed instruction spoke is for its owner to know.
    const bool is_sealed = entry.by == by_instruction && !own.contains(entry.decider);
    const std::string& by = is_sealed ? table.name_of(entry.decider) : entry.by;
    out += "{\"number\":" + std::to_string(entry.number.value) + ",\"kind\":\"" + entry.kind
           + "\",\"decider\":" + seat_text(entry.decider);
    out += ",\"by\":" + json::serialize(json::string(by)) + ",\"at\":" + std::to_string(milliseconds(entry.at));
    if (entry.kind == "undo") out += ",\"to\":" + std::to_string(entry.to.value);
    if (!entry.move.empty()) out += ",\"move\":" + entry.move;
    const int decision = entry.move.empty() ? 0 : table.decision_of(entry);
    if (decision > 0) out += ",\"events\":" + table.game()->events_text(decision, eyes);
    else out += ",\"events\":" + (entry.undone.empty() ? "[]" : entry.undone);
    out += '}';
}

// Whether everybody is sent the same of it.
bool is_for_all(const LiveTable& table, const Logged& entry, Viewer eyes) {
    if (entry.by == by_instruction) return false;
    if (eyes.sees_everything() || entry.move.empty() || !entry.shown.empty()) return true;
    const int decision = table.decision_of(entry);
    return decision == 0 || table.game()->is_told_alike(decision);
}

void add_entry(const LiveTable& table, const Logged& entry, SeatSet own, Viewer eyes, std::string& out) {
    if (!is_for_all(table, entry, eyes)) return write_entry(table, entry, own, eyes, out);
    if (entry.shown.empty()) write_entry(table, entry, own, eyes, entry.shown);
    out += entry.shown;
}

void add_entries(const LiveTable& table, SeatSet own, Viewer eyes, LogNumber after, LogNumber up_to, std::string& out) {
    const std::vector<Logged>& log = table.log();
    bool is_first = true;
    out += '[';
    for (auto place = static_cast<std::size_t>(std::max<std::int64_t>(0, after.value));
         place < log.size() && log[place].number <= up_to; ++place) {
        if (!is_shown(log[place])) continue;
        if (!is_first) out += ',';
        is_first = false;
        add_entry(table, log[place], own, eyes, out);
    }
    out += ']';
}

}   // namespace

Seat seat_of_viewer(const LiveTable& table, const std::optional<Person>& person) {
    const SeatSet own = table.seats_of(person);
    if (own.empty()) return Seat::nobody;
    const Seat decider = table.game() == nullptr ? Seat::nobody : table.game()->decider();
    if (own.contains(decider)) return decider;
    for (int decision = table.game() == nullptr ? 0 : table.game()->decisions(); decision > 0 && own.size() > 1;
         --decision)
        if (const Seat last = table.entry_of(decision).decider; own.contains(last)) return last;
    Seat first = Seat::nobody;
    own.each([&](Seat seat) {
        if (first == Seat::nobody) first = seat;
    });
    return first;
}

Viewer eyes_of(const AnyTable& game, Seat seat) { return eyes_of(game.has_secrets(), seat); }

std::shared_ptr<const std::string> sheet_for(LiveTable& table, Seat seat) {
    const Viewer eyes = eyes_of(table.has_secrets(), seat);
    LiveTable::Sheet& sheet = table.sheets[eyes];
    if (sheet.text && sheet.number == table.position_number()) return sheet.text;
    std::string text = "\"state\":null,\"question\":null}";
    if (const AnyTable* game = table.game())
        text = "\"state\":" + game->state_text(eyes) + ",\"question\":" + question_text(*game, eyes) + "}";
    sheet = {table.position_number(), std::make_shared<const std::string>(std::move(text))};
    return sheet.text;
}

std::string entries_for(const LiveTable& table, const std::optional<Person>& person, Seat seat, LogNumber after,
                        LogNumber up_to) {
    std::string out;
    add_entries(table, table.seats_of(person), eyes_of(table.has_secrets(), seat), after, up_to, out);
    return out;
}

json::array instructions_for(const LiveTable& table, SeatSet seats) {
    json::array list;
    for (const Instruction& instruction : table.instructions) {
        if (!seats.contains(instruction.seat)) continue;
        json::object shown = json::parse(instruction.body).as_object();
        shown.erase("met");
        shown["seat"] = index(instruction.seat);
        shown["auction"] = instruction.auction;
        list.push_back(std::move(shown));
    }
    return list;
}

std::string own_part(const LiveTable& table, const std::optional<Person>& person, Seat seat, LogNumber since,
                     Time now) {
    const LogNumber after{std::max(since.value, table.number().value - most_entries)};
    const std::optional<LogNumber> floor = undo_floor(table, person);
    const SeatSet own = table.seats_of(person);
    std::string out;
    out.reserve(usual_own_part);
    out.append("{\"send\":\"view\",\"number\":").append(std::to_string(table.number().value));
    out.append(",\"seat\":").append(seat_text(seat));
    out.append(",\"entries_after\":").append(std::to_string(after.value));
    out.append(",\"entries\":");
    add_entries(table, own, eyes_of(table.has_secrets(), seat), after, table.number(), out);
    out.append(",\"clocks\":").append(table.facts.clock ? json::serialize(clocks_of(table, now)) : "null");
    out.append(",\"undo_to\":").append(floor ? std::to_string(floor->value) : "null");
    out.append(",\"undo_asked\":").append(table.course.undo_asked ? json::serialize(undo_asked_of(table)) : "null");
    out.append(",\"instructions\":")
        .append(own.empty() || table.instructions.empty() ? "[]" : json::serialize(instructions_for(table, own)));
    out.append(",\"thinking\":").append(table.is_computers_turn() ? seat_text(table.game()->decider()) : "null");
    if (!table.obstacle().empty()) out.append(",\"obstacle\":").append(json::serialize(json::string(table.obstacle())));
    out += ',';
    return out;
}

json::object table_to_json(const StoredTable& table, const Facts& facts, const Course& course,
                           const std::optional<Person>& viewer, const std::set<PlayerId>& here) {
    json::array seats;
    for (const StoredSeat& seat : table.seats) {
        constexpr std::string_view kinds[] = {"person", "bot", "open"};
        seats.push_back(json::object{{"seat", index(seat.seat)},
                                     {"kind", kinds[static_cast<int>(seat.kind)]},
                                     {"name", seat.name},
                                     {"player", seat.player ? json::value(seat.player->text) : json::value(nullptr)},
                                     {"bot", seat.bot.empty() ? json::value(nullptr) : json::value(seat.bot)},
                                     {"mine", viewer && seat.player == viewer->id},
                                     {"here", seat.player && here.contains(*seat.player)},
                                     {"stand_in", course.stand_ins.contains(seat.seat)}});
    }
    constexpr std::string_view statuses[] = {"waiting", "playing", "over"};
    return {{"id", table.id.text},
            {"game", table.game},
            {"board", facts.board},
            {"options", facts.options},
            {"rules_version", facts.rules_version},
            {"status", statuses[static_cast<int>(table.status)]},
            {"listed", table.is_listed},
            {"created_at", milliseconds(table.created_at)},
            {"moved_at", milliseconds(table.moved_at)},
            {"seats", std::move(seats)},
            {"clock", facts.clock ? json::value(facts.clock->to_json()) : json::value(nullptr)},
            {"dice", facts.are_dice_by_hand ? "hand" : "server"},
            {"hints", facts.has_hints},
            {"undo", facts.is_undo_free ? "free" : "consent"},
            {"commitment", table.commitment.empty() ? json::value(nullptr) : json::value(table.commitment)},
            {"number", table.number.value},
            {"decider", seat_to_json(course.decider)},
            {"winners", course.winners},
            {"scores", course.scores},
            {"host", table.host.text},
            {"from", facts.from}};
}

json::object table_to_json(const LiveTable& table, const std::optional<Person>& viewer) {
    std::set<PlayerId> here;
    for (const TableVisitor* visitor : table.visitors)
        if (visitor->person()) here.insert(visitor->person()->id);
    return table_to_json(table.stored, table.facts, table.course, viewer, here);
}

}   // namespace roundhouse::server
