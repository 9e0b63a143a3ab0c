#include "server/api/visible_table.hpp"

#include "server/table/refused.hpp"
#include "server/view/table_json.hpp"

namespace roundhouse::server {

asio::awaitable<std::shared_ptr<OpenTable>> visible_table(Tables& tables, const Request& request, std::string token) {
    const std::shared_ptr<OpenTable> open = co_await tables.find({request.parts.at(0)});
    const LiveTable& table = open->table();
    const bool is_known =
        table.stored().is_listed || !table.seats_of(request.person).empty() || table.is_host(request.person);
    const bool is_invited = !token.empty() && (token == table.facts().invitation || token == table.facts().spectator);
    if (!is_known && !is_invited) throw Refused(Reason::not_found, "There is no such table.");
    co_return open;
}

asio::awaitable<std::shared_ptr<OpenTable>> visible_table(Tables& tables, const Request& request) {
    return visible_table(tables, request, std::string(request.http.asked("token")));
}

json::object table_to_json(const OpenTable& open, const std::optional<Person>& viewer) {
    const LiveTable& table = open.table();
    return table_to_json(table.stored(), table.facts(), table.course(), viewer, open.audience().here());
}

}   // namespace roundhouse::server
