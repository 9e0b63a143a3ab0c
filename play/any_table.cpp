#include "play/any_table.hpp"

#include "wire/json_text.hpp"
#include "wire/players_json.hpp"

namespace roundhouse {

json::object ShownChoice::move() const { return value_of(move_text).get_object(); }

json::object AnyTable::state(Viewer viewer) const { return value_of(state_text(viewer)).get_object(); }

json::array AnyTable::events_of(int decision, Viewer viewer) const {
    return value_of(events_text(decision, viewer)).get_array();
}

json::object AnyTable::move_json(const AnyMove& move) const { return value_of(move_text(move)).get_object(); }

void AnyTable::check(const json::value& move, Problem& problem) const {
    const AnyMove read = read_move(move, problem);
    if (!problem) check(read, problem);
}

void AnyTable::play(const json::value& move, Problem& problem) {
    const AnyMove read = read_move(move, problem);
    if (!problem) play(read, problem);
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

void AnyTable::write_result(json::object& out) const {
    const auto all = scores();
    json::array in_json;
    SeatSet::all(seats()).each(
        [&](Seat seat) { in_json.push_back(all[seat] ? json::value(all[seat]->dollars) : json::value(nullptr)); });
    out["winners"] = seats_to_json(winners());
    out["scores"] = std::move(in_json);
}

}   // namespace roundhouse
