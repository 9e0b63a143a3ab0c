#include "server/visitor.hpp"

#include "server/view.hpp"
#include "wire/players_json.hpp"

namespace roundhouse::server {

TableVisitor::TableVisitor(std::shared_ptr<LiveTable> table, std::optional<Person> person, LogNumber since, std::function<Time()> now,
                           Receive receive)
    : table_(std::move(table)), person_(std::move(person)), since_(since), now_(std::move(now)), receive_(std::move(receive)) {
    table_->visitors.insert(this);
    tell_table_changed(*table_);
}

TableVisitor::~TableVisitor() {
    table_->visitors.erase(this);
    tell_table_changed(*table_);
}

std::optional<Message> TableVisitor::new_chat() {
    json::array lines;
    for (const ChatLine& line : table_->chat) {
        if (line.number <= chat_since_) continue;
        lines.push_back(json::object{{"at", milliseconds(line.at)}, {"name", line.name}, {"seat", seat_to_json(line.seat)}, {"text", line.text}});
        chat_since_ = line.number;
    }
    if (lines.empty() && is_chat_sent_) return std::nullopt;
    is_chat_sent_ = true;
    return Message{json::serialize(json::object{{"send", "chat"}, {"lines", std::move(lines)}}), nullptr};
}

std::optional<Message> TableVisitor::next() {
    if (!answers_.empty()) {
        Message message{std::move(answers_.front()), nullptr};
        answers_.pop_front();
        return message;
    }
    if (table_->is_committing) return std::nullopt;   // what is not durable has not happened
    if (table_->is_gone) {
        is_to_leave = true;
        return goodbye("The table was deleted.");
    }
    if (is_table_due_) {
        is_table_due_ = false;
        return Message{json::serialize(json::object{{"send", "table"}, {"table", table_to_json(*table_, person_)}}), nullptr};
    }
    if (is_view_due_) {
        is_view_due_ = false;
        const Seat seat = seat_of_viewer(*table_, person_);
        Message message{own_part(*table_, person_, seat, since_, now_()), sheet_for(*table_, seat)};
        since_ = table_->number();
        return message;
    }
    return new_chat();
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
