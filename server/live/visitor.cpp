#include "server/live/visitor.hpp"

#include "server/view/view.hpp"
#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

constexpr std::int64_t most_lines = 500;   // of those that were said before

}   // namespace

TableVisitor::TableVisitor(std::shared_ptr<LiveTable> table, std::optional<Person> person, LogNumber since,
                           Clock::duration pause, std::function<Time()> now, Receive receive)
    : table_(std::move(table)),
      person_(std::move(person)),
      since_(since),
      pause_(pause),
      now_(std::move(now)),
      receive_(std::move(receive)) {
    table_->visitors.insert(this);
    tell_table_changed(*table_);
}

TableVisitor::~TableVisitor() {
    table_->visitors.erase(this);
    tell_table_changed(*table_);
}

bool TableVisitor::is_asked() const {
    return table_->game() != nullptr && table_->seats_of(person_).contains(table_->game()->decider());
}

void TableVisitor::view_changed() {
    is_view_due_ = true;
    if (!is_pausing_ || is_asked()) wake();
}

Visitor::Clock::time_point TableVisitor::next_at() const {
    return is_pausing_ ? pause_ends_ : Clock::time_point::max();
}

Message TableVisitor::view() {
    const Seat seat = seat_of_viewer(*table_, person_);
    Message message{own_part(*table_, person_, seat, since_, now_()), sheet_for(*table_, seat)};
    since_ = table_->number();
    return message;
}

std::optional<Message> TableVisitor::new_chat() {
    if (is_chat_sent_ && (table_->chat.empty() || table_->chat.back().number <= chat_since_)) return std::nullopt;
    json::array lines;
    if (!is_chat_sent_ && !table_->chat.empty())
        chat_since_ = std::max<std::int64_t>(0, table_->chat.back().number - most_lines);
    for (const ChatLine& line : table_->chat) {
        if (line.number <= chat_since_) continue;
        lines.push_back(json::object{{"at", milliseconds(line.at)},
                                     {"name", line.name},
                                     {"seat", seat_to_json(line.seat)},
                                     {"text", line.text}});
        chat_since_ = line.number;
    }
    is_chat_sent_ = true;
    return Message{json::serialize(json::object{{"send", "chat"}, {"lines", std::move(lines)}}), nullptr};
}

std::optional<Message> TableVisitor::next() {
    if (!answers_.empty()) {
        Message message{std::move(answers_.front()), nullptr};
        answers_.pop_front();
        return message;
    }
    is_pausing_ = false;
    if (!table_->is_durable() && !table_->is_gone) return std::nullopt;   // what is not durable has not happened
    if (table_->is_gone) {
        is_to_leave = true;
        return goodbye("The table was deleted.");
    }
    if (is_table_due_) {
        is_table_due_ = false;
        return Message{json::serialize(json::object{{"send", "table"}, {"table", table_to_json(*table_, person_)}}),
                       nullptr};
    }
    const Clock::time_point now = Clock::now();
    is_pausing_ = is_view_due_ && now < pause_ends_ && !is_asked();
    if (!is_view_due_ || is_pausing_) return new_chat();
    is_view_due_ = false;
    pause_ends_ = now + pause_;
    return view();
}

asio::awaitable<void> TableVisitor::receive(std::string text) {
    std::string answer = co_await receive_(*this, std::move(text));
    if (answer.empty()) co_return;
    answers_.push_back(std::move(answer));
    wake();
}

Message TableVisitor::goodbye(std::string_view why) {
    return {json::serialize(json::object{{"send", "goodbye"}, {"text", why}}), nullptr};
}

void tell_view_changed(LiveTable& table) {
    for (TableVisitor* visitor : table.visitors) visitor->view_changed();
}

void tell_table_changed(LiveTable& table) {
    for (TableVisitor* visitor : table.visitors) visitor->table_changed();
}

void tell_chat_changed(LiveTable& table) {
    for (TableVisitor* visitor : table.visitors) visitor->chat_changed();
}

}   // namespace roundhouse::server
