#include "play/any_game.hpp"

#include <algorithm>
#include <limits>

#include "wire/board_json.hpp"
#include "wire/embedded.hpp"
#include "wire/json_text.hpp"

namespace roundhouse {

namespace {

void replay_moves(AnyTable& table, const Reader& record, Problem& problem) {
    int number = 0;
    record["moves"].each([&](const Reader& move) {
        ++number;
        Problem refused;
        table.play(move.value(), refused);
        if (refused)
            problem.report("Move " + std::to_string(number) + " of the record is not legal: " + refused.sentence(),
                           refused.rule());
    });
    if (problem || (!record.has("winners") && !record.has("scores"))) return;
    json::object end;
    if (table.is_over()) table.write_result(end);
    for (const char* key : {"winners", "scores"})
        if (!end.contains(key) || end[key] != record[key].value())
            return record[key].refuse("is not what the moves lead to");
}

}   // namespace

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
    if (!board->label().has_been(from["board"]["hash"].text()))
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

std::string signature(AnySimulator& simulator, std::uint64_t seed, int count) {
    std::uint64_t hash = 0;
    for (int i = 0; i < count; ++i) {
        const RandomGame game = simulator.play(random_for(seed, static_cast<std::uint64_t>(i)));
        hash = (hash ^ game.trace) * 0xd1342543de82ef95;
        for (const auto& score : game.scores)
            hash = (hash ^ static_cast<std::uint64_t>(score ? score->dollars + 1 : 0)) * 0x9fb21c651e98df25;
    }
    return content_hash(json::value(hash));
}

}   // namespace roundhouse
