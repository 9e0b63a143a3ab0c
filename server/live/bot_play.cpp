#include "server/live/bot_play.hpp"

#include "server/table/refused.hpp"

namespace roundhouse::server {

BotPlay::BotPlay(Tables& tables, BotDesk& desk, Background& background)
    : tables_(tables), desk_(desk), background_(background) {
    tables_.on_bots_turn = [this](const TableLock& lock) { play_at(lock); };
}

void BotPlay::play_at(const TableLock& lock) {
    const LiveTable& table = lock.table();
    if (!thinking_->insert({table.id(), table.number()}).second) return;
    const Seat seat = table.in_progress()->decider();
    const std::string bot = table.is_bot(seat) ? table.seat(seat).bot : std::string(stand_in_bot);
    background_.run(
        think(table.id(), {&table.game(), table.board(), table.in_progress()->position_alone()}, table.number(), bot));
}

asio::awaitable<void> BotPlay::think(TableId id, Position position, LogNumber at, std::string bot) {
    struct Thinking {   // however it ends, a bot may think here again
        std::shared_ptr<Places> places;
        std::pair<TableId, LogNumber> place;
        ~Thinking() { places->erase(place); }
    } const thinking{thinking_, {id, at}};
    const json::object chosen = co_await desk_.choose(std::move(position), std::move(bot));
    co_await move(std::move(id), at, chosen);
}

asio::awaitable<void> BotPlay::move(TableId id, LogNumber at, const json::object& move) {
    const TableLock lock = co_await tables_.lock(co_await tables_.find(std::move(id)));
    if (!lock->is_bots_turn()) co_return;
    if (lock->number() != at) co_return play_at(lock);
    const Seat seat = lock->in_progress()->decider();
    Change change = tables_.begin(lock);
    Problem problem;
    change.play(move, lock->is_bot(seat) ? lock->name_of(seat) : stand_in_name, problem);
    insist(problem);
    ++moves_;
    co_await tables_.commit(lock, std::move(change));
}

}   // namespace roundhouse::server
