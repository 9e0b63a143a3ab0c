// What one can do at a table, the same by socket and by plain HTTP.
#pragma once
#include <string_view>

#include "server/live/tables.hpp"
#include "server/table/refused.hpp"
#include "server/work/limits.hpp"

namespace roundhouse::server {

// Somebody asks for something at a table.
struct Asked {
    std::shared_ptr<LiveTable> table;
    std::optional<Person> person;
    std::optional<Request> request;
    Reader body;

    const Person& somebody() const;   // throws Refused where there is none
    // The seat that the body names, or the only one of the person's that it can mean. Throws Refused where that is none
    // of theirs.
    Seat own_seat() const;
    SeatSet own_seats() const { return table->seats_of(person); }
    const AnyTable& game() const;   // throws Refused before the start
};

class Verbs {
public:
    Verbs(Tables& tables, Store& store, BotDesk& bots) : tables_(tables), store_(store), bots_(bots) {}

    static const std::vector<std::string_view>& names();

    // Throws Refused. Enters the table by itself.
    asio::awaitable<json::object> perform(std::string_view verb, Asked asked);

private:
    asio::awaitable<json::object> play(Asked& asked);
    asio::awaitable<json::object> undo(Asked& asked);
    asio::awaitable<json::object> consent(Asked& asked);
    asio::awaitable<json::object> instruct(Asked& asked);
    asio::awaitable<json::object> return_seat(Asked& asked);
    asio::awaitable<json::object> chat(Asked& asked);
    asio::awaitable<json::object> notes(Asked& asked);
    asio::awaitable<json::object> advise(Asked& asked, bool is_price);
    asio::awaitable<Position> position_to_advise(Asked& asked, bool is_price);
    asio::awaitable<json::object> take_back(Asked& asked, LogNumber to, Seat seat);
    // What the same request was answered before, where it has made an entry of one of these kinds.
    static std::optional<json::object> answer_before(const Asked& asked, std::initializer_list<std::string_view> kinds);
    // The number that the same request was given before; throws `otherwise` where it was not.
    asio::awaitable<json::object> answer_again(const Asked& asked, Refused otherwise);

    Tables& tables_;
    Store& store_;
    BotDesk& bots_;
    RateLimit advice_{0.5, 6}, talk_{1, 30};
};

}   // namespace roundhouse::server
