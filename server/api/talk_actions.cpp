// Chat and private notes: kept beside the log, so they change no position. A line of chat goes into the store, and from
// there to everyone at the table: as a notice (server/live/news.cpp) and a socket message (TableSocket::next_chat).
#include "server/api/table_actions.hpp"
#include "server/view/perspective.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t bytes_per_character = 4;   // at most
constexpr std::size_t longest_line = 500 * bytes_per_character, longest_notes = 10'000 * bytes_per_character;

}   // namespace

asio::awaitable<json::object> TableActions::chat(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Person& person = asked.somebody();
    const std::string text(asked.body["text"].text());
    asked.insist_on_sound_body();
    if (text.empty() || text.size() > longest_line)
        throw Refused(Reason::invalid, "text must have 1 to 500 characters.");
    if (!talk_.allows(person.id.text, tables_.now()))
        throw Refused(Reason::too_many, "You're chatting too fast. Wait a moment.");
    const ChatLine line{.number = 0,
                        .player = person.id,
                        .seat = perspective_of(lock.table(), asked.person).seat,
                        .name = person.name,
                        .text = text,
                        .at = tables_.now()};
    co_await services_.store.say(lock->id(), line, asked.key);
    co_return json::object{};
}

asio::awaitable<json::object> TableActions::notes(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Person& person = asked.somebody();
    if (!asked.body.has("text") || asked.body["text"].is_null())
        co_return json::object{{"text", co_await services_.store.notes(lock->id(), person.id)}};
    std::string text(asked.body["text"].text());
    asked.insist_on_sound_body();
    if (text.size() > longest_notes) throw Refused(Reason::invalid, "text must have at most 10,000 characters.");
    co_await services_.store.put_notes(lock->id(), person.id, text);
    co_return json::object{{"text", std::move(text)}};
}

}   // namespace roundhouse::server
