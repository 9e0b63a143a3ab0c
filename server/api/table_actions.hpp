// What somebody can do at a table (`do` on a socket, POST …/{action} by HTTP), each action in one place:
//
//     play, return, instruct   table_actions.cpp       chat, notes           talk_actions.cpp
//     undo, consent            undo_actions.cpp        hint, price           advice_actions.cpp
//                                                      why, preview, routes  trial_actions.cpp: they change nothing
#pragma once
#include <span>
#include <string_view>

#include "server/api/services.hpp"
#include "server/api/table_request.hpp"
#include "server/async/rate_limit.hpp"
#include "server/bots/bot_desk.hpp"

namespace roundhouse::server {

// For the network thread only.
class TableActions {
public:
    explicit TableActions(Services services) : services_(services), tables_(services.tables) {}

    static std::vector<std::string_view> names();

    // Throws Refused.
    asio::awaitable<json::object> perform(std::string_view action, TableRequest asked);

private:
    using Result = asio::awaitable<json::object>;
    // Each takes the table's lock by itself, so that thinking about advice keeps nobody waiting.
    struct Action {
        std::string_view name;
        Result (TableActions::*perform)(const TableRequest& asked);
    };
    static std::span<const Action> actions();

    Result play(const TableRequest& asked);
    Result return_to_seat(const TableRequest& asked);
    Result instruct(const TableRequest& asked);
    Result undo(const TableRequest& asked);
    Result consent(const TableRequest& asked);
    Result chat(const TableRequest& asked);
    Result notes(const TableRequest& asked);
    Result hint(const TableRequest& asked);
    Result price(const TableRequest& asked);
    Result why(const TableRequest& asked);
    Result preview(const TableRequest& asked);
    Result routes(const TableRequest& asked);

    Result take_back(const TableRequest& asked, const TableLock& lock, LogNumber to, Seat by);
    enum class Advice : bool { hint, price };
    asio::awaitable<Position> position_for(const TableRequest& asked, Advice advice);
    void charge_advice(const TableRequest& asked);   // throws Refused where they ask for too much

    Result commit(const TableLock& lock, Change change);   // `number`: of the first entry
    // What the same request was answered before, where it has made an entry of one of these kinds.
    static std::optional<json::object> answer_before(const TableRequest& asked,
                                                     std::initializer_list<std::string_view> kinds);
    // The number that the store knows for the same request; throws `otherwise` where it is new.
    Result answer_again(const TableRequest& asked, Refused otherwise);

    Services services_;
    Tables& tables_;
    RateLimit advice_{0.5, 6}, talk_{1, 30};
};

}   // namespace roundhouse::server
