// Somebody at a table by a WebSocket: what they have been sent, and what they are still to be sent. The socket messages
// of docs/api.md are written here: `view`, `table`, `chat` and `goodbye`.
#pragma once
#include <deque>

#include "server/live/open_table.hpp"
#include "server/net/handlers.hpp"

namespace roundhouse::server {

// For the network thread only.
class TableSocket : public SocketHandler, public Watcher {
public:
    struct Visitor {
        std::optional<Person> person;
        std::string session;   // as Watcher::session
    };
    // Answers one message of the client; empty: no answer is wanted.
    using Receive = std::function<asio::awaitable<std::string>(TableSocket& socket, std::string text)>;

    // The client has all entries up to `since`. After a view, somebody who is not asked anything gets no other for
    // `pause`.
    TableSocket(std::shared_ptr<OpenTable> open, Visitor visitor, LogNumber since, Clock::duration pause,
                std::function<Time()> now, Receive receive);
    ~TableSocket() override;

    const std::shared_ptr<OpenTable>& open() const { return open_; }

    // As a watcher: something is new; it is sent when the client can take it.
    void view_changed() override;
    void table_changed() override;
    void chat_changed() override { wake(); }
    void leave() override;
    const std::optional<Person>& person() const override { return visitor_.person; }
    const std::string& session() const override { return visitor_.session; }

    // For the network.
    std::optional<Message> next() override;
    Clock::time_point next_at() const override;
    asio::awaitable<void> receive(std::string text) override;
    Message goodbye(std::string_view why) override;

private:
    const LiveTable& table() const { return open_->table(); }
    bool is_asked() const;
    std::optional<Message> next_answer();
    std::optional<Message> next_table();
    std::optional<Message> next_view();
    std::optional<Message> next_chat();

    std::shared_ptr<OpenTable> open_;
    Visitor visitor_;
    LogNumber since_;
    std::int64_t chat_since_ = 0;
    bool is_chat_sent_ = false;   // what had been said before
    bool is_view_due_ = true, is_table_due_ = true;
    bool is_pausing_ = false;   // the view that is due waits for the end of the pause
    Clock::duration pause_;
    Clock::time_point pause_ends_ = Clock::time_point::min();
    std::deque<std::string> answers_;
    std::function<Time()> now_;
    Receive receive_;
};

}   // namespace roundhouse::server
