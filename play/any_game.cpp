#include "play/any_game.hpp"

#include <algorithm>
#include <limits>

#include "wire/embedded.hpp"
#include "wire/json_text.hpp"

namespace roundhouse {

namespace {

void replay_moves(AnyTable& table, const Reader& record, Problem& problem) {
    int number = 0;
    record["moves"].each([&](const Reader& move) {
        ++number;
        Problem refused;
        json::array events;
        table.play(move.value(), events, refused);
        if (refused)
            problem.report("Move " + std::to_string(number) + " of the record is not legal: " + refused.sentence(),
                           refused.rule());
    });
    if (problem || (!record.has("winners") && !record.has("scores"))) return;
    json::object end;
    table.write_question(end);
    for (const char* key : {"winners", "scores"})
        if (!end.contains(key) || end[key] != record[key].value())
            return record[key].refuse("is not what the moves lead to");
}

}   // namespace

json::object ShownChoice::move() const { return value_of(move_text).get_object(); }

json::object AnyTable::state(Viewer viewer) const { return value_of(state_text(viewer)).get_object(); }

json::array AnyTable::events_of(int decision, Viewer viewer) const {
    return value_of(events_text(decision, viewer)).get_array();
}

bool AnyTable::may_see_moves(Viewer viewer) const {
    return !has_secrets() || !is_player(decider()) || viewer.sees_secrets_of(decider());
}

void AnyTable::write_view(Viewer viewer, json::object& out) const {
    out["state"] = state(viewer);
    write_question(out);
    if (!may_see_moves(viewer)) out["moves"] = out["prices"] = out["asks"] = nullptr;
    out["events"] = decisions() == 0 ? json::array{} : events_of(decisions(), viewer);
}

std::vector<BoardPtr> AnyGame::embedded_boards(std::string_view folder) const {
    std::vector<BoardPtr> boards;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.path.starts_with(folder)) continue;
        Problem problem;
        const json::value board = parsed(file.text, file.path, problem);
        if (BoardPtr loaded = read_board(board, problem)) boards.push_back(std::move(loaded));
    }
    std::partition(boards.begin(), boards.end(), [](const BoardPtr& b) { return b->label().id == "default"; });
    return boards;
}

void AnyGame::check_seating(const Seating& seating, Problem& problem) const {
    if (seating.seats < least_seats() || seating.seats > most_seats())
        problem.report(std::string(name()) + " is for " + std::to_string(least_seats()) + " to "
                       + std::to_string(most_seats()) + " players.");
    check_rules_version(seating.rules_version.value_or(rules_version()), problem);
    if (seating.names.size() > static_cast<std::size_t>(seating.seats))
        problem.report("There are more names than seats.");
}

void AnyGame::check_rules_version(int version, Problem& problem) const {
    const int oldest = oldest_rules_version(), newest = rules_version();
    if (oldest <= version && version <= newest) return;
    problem.report(
        "Version " + std::to_string(version) + " of the rules of " + std::string(name())
        + (version < oldest ? " is too old to be played here" : " is not known here yet") + "; "
        + (oldest == newest ? "there is only version " : "there are versions " + std::to_string(oldest) + " to ")
        + std::to_string(newest) + ".");
}

json::value AnyGame::under_rules(json::value state, int version) const {
    if (version != rules_version() && state.is_object() && !state.get_object().contains("rules_version"))
        state.get_object()["rules_version"] = version;
    return state;
}

std::unique_ptr<AnyTable> AnyGame::replay(BoardPtr board, const json::value& record, Problem& problem) const {
    const Reader from(record, "record", problem);
    from.only({"record", "game", "rules_version", "seats", "names", "options", "board", "start", "moves", "winners",
               "scores", "dice"});
    from["record"].number(1, 1);
    const int version = from["rules_version"].number(0, std::numeric_limits<int>::max());
    if (!problem) check_rules_version(version, problem);
    if (from["board"]["hash"].text() != board->label().hash)
        from["board"]["hash"].refuse("is not that of the board " + board->label().id + " as it is here");
    const json::value start = under_rules(from["start"].value(), version);
    Seating seating{.seats = from["seats"].number(least_seats(), most_seats()),
                    .options = from["options"].value(),
                    .names = {},
                    .rules_version = version};
    from["names"].each([&](const Reader& name) { seating.names.emplace_back(name.text()); });
    if (problem) return nullptr;
    std::unique_ptr<AnyTable> table;
    if (start.is_null()) table = new_table(std::move(board), std::move(seating), problem);
    else table = table_at(std::move(board), start, std::move(seating.names), problem);
    if (table) replay_moves(*table, from, problem);
    if (problem) return nullptr;
    return table;
}

}   // namespace roundhouse
