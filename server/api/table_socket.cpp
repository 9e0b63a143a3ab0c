#include "server/api/table_socket.hpp"

#include "server/api/visible_table.hpp"
#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

constexpr std::int64_t most_lines = 500;   // of those said before

Message message_of(const json::object& body) { return {json::serialize(body), nullptr}; }

}   // namespace

TableSocket::TableSocket(std::shared_ptr<OpenTable> open, Visitor visitor, LogNumber since, Clock::duration pause,
                         std::function<Time()> now, Receive receive)
    : open_(std::move(open)),
      visitor_(std::move(visitor)),
      since_(since),
      pause_(pause),
      now_(std::move(now)),
      receive_(std::move(receive)) {
    open_->audience().add(*this);
}

TableSocket::~TableSocket() { open_->audience().remove(*this); }

bool TableSocket::is_asked() const {
    return table().in_progress() != nullptr && table().seats_of(person()).contains(table().in_progress()->decider());
}

void TableSocket::view_changed() {
    is_view_due_ = true;
    if (!is_pausing_ || is_asked()) wake();
}

void TableSocket::table_changed() {
    is_table_due_ = true;
    wake();
}

void TableSocket::leave() {
    is_to_leave = true;
    wake();
}

SocketHandler::Clock::time_point TableSocket::next_at() const {
    return is_pausing_ ? pause_ends_ : Clock::time_point::max();
}

std::optional<Message> TableSocket::next() {
    if (auto answer = next_answer()) return answer;
    is_pausing_ = false;
    if (open_->is_deleted()) {
        is_to_leave = true;
        return goodbye("The table was deleted.");
    }
    if (table().is_doubtful()) return std::nullopt;   // what is not in the store has not happened
    if (auto table = next_table()) return table;
    if (auto view = next_view()) return view;
    return next_chat();
}

std::optional<Message> TableSocket::next_answer() {
    if (answers_.empty()) return std::nullopt;
    Message message{std::move(answers_.front()), nullptr};
    answers_.pop_front();
    return message;
}

std::optional<Message> TableSocket::next_table() {
    if (!std::exchange(is_table_due_, false)) return std::nullopt;
    return message_of({{"send", "table"}, {"table", table_to_json(*open_, person())}});
}

std::optional<Message> TableSocket::next_view() {
    const Clock::time_point now = Clock::now();
    is_pausing_ = is_view_due_ && now < pause_ends_ && !is_asked();
    if (!is_view_due_ || is_pausing_) return std::nullopt;
    is_view_due_ = false;
    pause_ends_ = now + pause_;
    Views::Text view = open_->views().now(perspective_of(table(), person()), since_, now_());
    since_ = table().number();
    return Message{std::move(view.own), std::move(view.shared)};
}

std::optional<Message> TableSocket::next_chat() {
    const std::vector<ChatLine>& chat = table().chat();
    if (is_chat_sent_ && (chat.empty() || chat.back().number <= chat_since_)) return std::nullopt;
    if (!is_chat_sent_ && !chat.empty()) chat_since_ = std::max<std::int64_t>(0, chat.back().number - most_lines);
    json::array lines;
    for (const ChatLine& line : chat) {
        if (line.number <= chat_since_) continue;
        lines.push_back(json::object{{"at", milliseconds(line.at)},
                                     {"name", line.name},
                                     {"seat", seat_to_json(line.seat)},
                                     {"text", line.text}});
        chat_since_ = line.number;
    }
    is_chat_sent_ = true;
    return message_of({{"send", "chat"}, {"lines", std::move(lines)}});
}

asio::awaitable<void> TableSocket::receive(std::string text) {
    std::string answer = co_await receive_(*this, std::move(text));
    if (answer.empty()) co_return;
    answers_.push_back(std::move(answer));
    wake();
}

Message TableSocket::goodbye(std::string_view why) { return message_of({{"send", "goodbye"}, {"text", why}}); }

}   // namespace roundhouse::server
