// Somebody at a table by a socket: what they have been sent, and what they are still to be sent.
#pragma once
#include <deque>

#include "server/net/network.hpp"
#include "server/table/live_table.hpp"

namespace roundhouse::server {

class TableVisitor : public Visitor {
public:
    // Answers one message of the client; empty: no answer is wanted.
    using Receive = std::function<asio::awaitable<std::string>(TableVisitor& visitor, std::string text)>;

    // Whoever is not asked anything is sent a view only after a pause since the last one.
    TableVisitor(std::shared_ptr<LiveTable> table, std::optional<Person> person, LogNumber since, Clock::duration pause,
                 std::function<Time()> now, Receive receive);
    ~TableVisitor() override;

    const std::optional<Person>& person() const { return person_; }
    std::string session;   // hash of the token by which the person is known; empty without one
    const std::shared_ptr<LiveTable>& table() const { return table_; }

    // Something is new; it is sent when the client can take it.
    void view_changed();
    void table_changed() {
        is_table_due_ = true;
        wake();
    }
    void chat_changed() { wake(); }
    void leave() {
        is_to_leave = true;
        wake();
    }

    std::optional<Message> next() override;
    Clock::time_point next_at() const override;
    asio::awaitable<void> receive(std::string text) override;
    Message goodbye(std::string_view why) override;

private:
    bool is_asked() const;
    Message view();
    std::optional<Message> new_chat();

    std::shared_ptr<LiveTable> table_;
    std::optional<Person> person_;
    LogNumber since_;   // the client has all up to here
    std::int64_t chat_since_ = 0;
    bool is_chat_sent_ = false;   // the lines of old
    bool is_view_due_ = true, is_table_due_ = true;
    bool is_pausing_ = false;   // the view that is due waits for the end of the pause
    Clock::duration pause_;
    Clock::time_point pause_ends_ = Clock::time_point::min();
    std::deque<std::string> answers_;
    std::function<Time()> now_;
    Receive receive_;
};

// Tell all who are there.
void tell_view_changed(LiveTable& table);
void tell_table_changed(LiveTable& table);
void tell_chat_changed(LiveTable& table);

}   // namespace roundhouse::server
