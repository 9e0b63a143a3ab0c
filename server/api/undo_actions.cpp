// Taking moves back, freely or with the others' consent.
#include "server/api/table_actions.hpp"
#include "server/table/undo_policy.hpp"

namespace roundhouse::server {

namespace {

std::optional<LogNumber> wanted_number(const TableRequest& asked) {
    if (!asked.body.has("to") || asked.body["to"].is_null())
        return before_last_decision(asked.open->table(), asked.person);
    const LogNumber to = number_in(asked.body["to"]);
    asked.insist_on_sound_body();
    return to;
}

// Nobody has to agree to go back so far.
bool is_free(const LiveTable& table, const std::optional<Person>& person, int decisions) {
    const std::optional<LogNumber> floor = undo_floor(table, person);
    return floor && table.decisions_at(*floor).value_or(0) <= decisions;
}

}   // namespace

asio::awaitable<json::object> TableActions::take_back(const TableRequest& asked, const TableLock& lock, LogNumber to,
                                                      Seat by) {
    Change change = tables_.begin(lock, asked.key);
    change.take_back(to, by);
    co_return co_await commit(lock, std::move(change));
}

asio::awaitable<json::object> TableActions::undo(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    if (auto before = answer_before(asked, {"undo", "undo_asked"})) co_return *before;
    if (!lock->is_over()) insist_on_play(lock.table());
    const std::optional<LogNumber> to = wanted_number(asked);
    const std::optional<int> decisions = to ? lock->decisions_at(*to) : std::nullopt;
    if (!decisions || *decisions >= lock->in_progress()->decisions())
        co_return co_await answer_again(asked, {Reason::conflict, "There is nothing to undo there."});
    if (is_free(lock.table(), asked.person, *decisions)) co_return co_await take_back(asked, lock, *to, seat);
    if (lock->is_over())
        throw Refused(Reason::conflict, "The game is over and its dice are known, so it can't be undone.");
    const UndoAsked wish{.by = seat, .to = *to, .agreed = {}};
    if (still_to_agree(lock.table(), wish).empty()) co_return co_await take_back(asked, lock, *to, seat);
    Change change = tables_.begin(lock, asked.key);
    change.ask_for_undo(wish);
    co_await tables_.commit(lock, std::move(change));
    co_return json::object{{"asked", true}};
}

asio::awaitable<json::object> TableActions::consent(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    const bool agrees = asked.body["agree"].truth();
    asked.insist_on_sound_body();
    if (auto before = answer_before(asked, {"undo", "undo_agreed", "undo_declined"})) co_return *before;
    insist_on_play(lock.table());
    std::optional<UndoAsked> wish = lock->course().undo_asked;
    if (!wish || !still_to_agree(lock.table(), *wish).contains(seat))
        throw Refused(Reason::conflict, "Nobody is asking you to agree to an undo.");
    asked.own_seats().each([&](Seat own) { wish->agreed.insert(own); });
    const bool is_agreed = agrees && still_to_agree(lock.table(), *wish).empty();
    if (is_agreed && lock->decisions_at(wish->to)) co_return co_await take_back(asked, lock, wish->to, wish->by);
    Change change = tables_.begin(lock, asked.key);
    if (agrees) change.agree_to_undo(seat, asked.own_seats());
    else change.decline_undo(seat);
    co_return co_await commit(lock, std::move(change));
}

}   // namespace roundhouse::server
