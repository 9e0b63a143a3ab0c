// Advice by Baron. Nobody waits for it: the table is locked only until its position is copied.
#include "server/api/table_actions.hpp"

namespace roundhouse::server {

namespace {

constexpr int longest_thought_ms = 3'000, usual_thought_ms = 500;

}   // namespace

asio::awaitable<json::object> TableActions::hint(const TableRequest& asked) {
    Position position = co_await position_for(asked, Advice::hint);
    const int ms = asked.body.has("ms") ? asked.body["ms"].number(1, longest_thought_ms) : usual_thought_ms;
    asked.insist_on_sound_body();
    charge_advice(asked);
    co_return co_await services_.bots.suggest(std::move(position), ms);
}

asio::awaitable<json::object> TableActions::price(const TableRequest& asked) {
    Position position = co_await position_for(asked, Advice::price);
    charge_advice(asked);
    co_return co_await services_.bots.price(std::move(position));
}

void TableActions::charge_advice(const TableRequest& asked) {
    if (!advice_.allows(asked.somebody().id.text, tables_.now()))
        throw Refused(Reason::too_many, "You're asking for advice too fast. Wait a moment.");
}

asio::awaitable<Position> TableActions::position_for(const TableRequest& asked, Advice advice) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    insist_on_play(lock.table());
    if (!lock->facts().has_hints) throw Refused(Reason::forbidden, "This table plays without hints.");
    const AnyTable& game = *lock->in_progress();
    if (advice == Advice::hint && game.decider() != seat) throw Refused(Reason::conflict, "It's not your turn.");
    if (advice == Advice::price && lock->has_secrets())
        throw Refused(Reason::forbidden, "The others' cash is secret, and so is what a railroad is worth to them.");
    co_return Position{&lock->game(), lock->board(), game.position_alone()};
}

}   // namespace roundhouse::server
