#include "server/api/table_actions.hpp"

#include <algorithm>

#include "server/table/instructions.hpp"
#include "server/view/views.hpp"

namespace roundhouse::server {

namespace {

constexpr int most_instructions = 50;   // per seat: more than any game has railroads

// Throws Refused where the person may not decide now.
void insist_on_decision(const LiveTable& table, const TableRequest& asked) {
    insist_on_play(table);
    const Seat decider = table.in_progress()->decider();
    const SeatSet own = asked.own_seats();
    if (decider == Seat::chance ? !table.facts().are_dice_by_hand : !own.contains(decider))
        throw Refused(Reason::conflict, "It's not your turn.");
    if (is_player(decider) && asked.body.has("seat") && asked.own_seat() != decider)
        throw Refused(Reason::conflict, "It's not that seat's turn.");
    if (table.course().stand_ins.contains(decider))
        throw Refused(Reason::conflict, "Conductor plays for you. Return to your seat first.");
}

}   // namespace

std::span<const TableActions::Action> TableActions::actions() {
    using A = TableActions;
    static constexpr Action all[] = {
        {"play", &A::play},       {"why", &A::why},           {"preview", &A::preview}, {"undo", &A::undo},
        {"consent", &A::consent}, {"instruct", &A::instruct}, {"chat", &A::chat},       {"notes", &A::notes},
        {"hint", &A::hint},       {"price", &A::price},       {"routes", &A::routes},   {"return", &A::return_to_seat},
    };
    return all;
}

std::vector<std::string_view> TableActions::names() {
    std::vector<std::string_view> names;
    for (const Action& action : actions()) names.push_back(action.name);
    return names;
}

asio::awaitable<json::object> TableActions::perform(std::string_view action, TableRequest asked) {
    const auto found = std::ranges::find(actions(), action, &Action::name);
    if (found == actions().end()) throw Refused(Reason::not_found, "There is no such action at a table.");
    co_return co_await (this->*found->perform)(asked);
}

asio::awaitable<json::object> TableActions::commit(const TableLock& lock, Change change) {
    const LogNumber number = co_await tables_.commit(lock, std::move(change));
    co_return json::object{{"number", number.value}};
}

std::optional<json::object> TableActions::answer_before(const TableRequest& asked,
                                                        std::initializer_list<std::string_view> kinds) {
    const Entry* entry = asked.key ? asked.open->table().entry_made_by(*asked.key) : nullptr;
    if (entry == nullptr || std::ranges::find(kinds, entry->kind) == kinds.end()) return std::nullopt;
    if (entry->kind == "undo_asked") return json::object{{"asked", true}};
    return json::object{{"number", entry->number.value}};
}

asio::awaitable<json::object> TableActions::answer_again(const TableRequest& asked, Refused otherwise) {
    if (!asked.key) throw otherwise;
    const auto number = co_await services_.store.entry_of_request(asked.open->table().id(), *asked.key);
    if (!number) throw otherwise;
    co_return json::object{{"number", number->value}};
}

asio::awaitable<json::object> TableActions::play(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Person& person = asked.somebody();
    const LogNumber seen = number_in(asked.body["number"]);
    const json::value& move = asked.body["move"].value();
    asked.insist_on_sound_body();
    if (asked.own_seats().empty()) throw Refused(Reason::forbidden, "You don't have a seat at this table.");
    if (seen > lock->number()) co_await tables_.catch_up(lock);   // another process may be ahead
    if (seen > lock->number()) throw Refused(Reason::invalid, "number is beyond the end of the log.");
    if (seen < lock->position_number()) co_return co_await answer_again(asked, someone_was_first());
    insist_on_decision(lock.table(), asked);
    const Seat decider = lock->in_progress()->decider();
    Change change = tables_.begin(lock, asked.key);
    Problem problem;
    change.play(move, asked.own_seats().contains(decider) ? lock->name_of(decider) : person.name, problem);
    insist(problem, Reason::conflict);   // the game's rules refuse it
    change.drop_undo_request();
    co_return co_await commit(lock, std::move(change));
}

asio::awaitable<json::object> TableActions::return_to_seat(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    if (auto before = answer_before(asked, {"return"})) co_return *before;
    insist_on_play(lock.table());
    if (!lock->course().stand_ins.contains(seat)) throw Refused(Reason::conflict, "Nobody is standing in for you.");
    Change change = tables_.begin(lock, asked.key);
    change.return_to(seat);
    co_return co_await commit(lock, std::move(change));
}

asio::awaitable<json::object> TableActions::instruct(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    const Instruction instruction = read_instruction(asked.body, seat);
    asked.insist_on_sound_body();
    insist_on_play(lock.table());
    const bool is_repeated =
        asked.key && lock->entry_made_by(*asked.key) != nullptr;   // its auction may be over by now
    if (!is_repeated) {
        const auto own = std::ranges::count(lock->instructions(), seat, &Instruction::seat);
        if (!instruction.body.empty() && own >= most_instructions)
            throw Refused(Reason::conflict, "You have too many sealed instructions. Withdraw some first.");
        Change change = tables_.begin(lock, asked.key);
        change.instruct(instruction);
        co_await tables_.commit(lock, std::move(change));
    }
    co_return json::object{{"instructions", instructions_of(lock.table(), asked.own_seats())}};
}

}   // namespace roundhouse::server
