#include "server/api/lobby_routes.hpp"

#include <algorithm>
#include <charconv>

#include "server/api/answers.hpp"
#include "server/api/visible_table.hpp"
#include "server/async/workers.hpp"
#include "server/table/record.hpp"
#include "server/trust/dice.hpp"
#include "server/view/table_json.hpp"

namespace roundhouse::server {

namespace {

constexpr int usual_page = 50, longest_page = 200;

// "1700000000000-abcd2345": where the page before this one ended.
std::string page_end(const StoredTable& last) {
    return std::to_string(milliseconds(last.moved_at)) + '-' + last.id.text;
}

std::optional<TableQuery::Place> place_from(std::string_view text) {
    if (text.empty()) return std::nullopt;
    std::int64_t at = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at);
    const std::size_t used = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || used >= text.size() || text[used] != '-')
        throw Refused(Reason::invalid, "before must be what the list gave as next.");
    return TableQuery::Place{.moved_at = Time(Span(at)), .id = {std::string(text.substr(used + 1))}};
}

TableQuery::Show show_from(std::string_view text) {
    using Show = TableQuery::Show;
    if (text == "mine") return Show::mine;
    if (text == "running") return Show::running;
    if (text == "finished") return Show::finished;
    if (text.empty() || text == "open") return Show::open;
    throw Refused(Reason::invalid, "show must be mine, open, running or finished.");
}

TableQuery query_from(const Request& request) {
    TableQuery query;
    query.show = show_from(request.http.asked("show"));
    if (query.show == TableQuery::Show::mine) query.player = request.somebody().id;
    query.game = std::string(request.http.asked("game"));
    query.before = place_from(request.http.asked("before"));
    query.limit = static_cast<int>(std::min<std::int64_t>(longest_page, request.number_asked("limit", usual_page)));
    return query;
}

void insist_on_waiting(const LiveTable& table) {
    if (!table.is_waiting()) throw Refused(Reason::conflict, "The game has begun.");
}

// The seat that the body wants, or the first; it must be open. Throws Refused.
Seat open_seat(const LiveTable& table, std::optional<Seat> wanted) {
    for (const StoredSeat& seat : table.stored().seats)
        if (seat.kind == SeatKind::open && (!wanted || seat.seat == *wanted)) return seat.seat;
    throw Refused(Reason::conflict, wanted ? "That seat is taken." : "No seat is open at this table.");
}

// Whether this request has already done what it asks for.
bool is_done(const LiveTable& table, const Request& request, std::string_view kind) {
    const std::optional<RequestKey> key = request.key();
    const Entry* entry = key ? table.entry_made_by(*key) : nullptr;
    return entry != nullptr && entry->kind == kind;
}

Answer table_answer(const TableLock& lock, const Request& request) {
    return json_answer({{"table", table_to_json(lock.open(), request.person)}});
}

}   // namespace

void LobbyRoutes::add_to(Router& router) {
    const std::string tables = "/api/tables", table = "/api/tables/{id}";
    router.add(Method::read, tables, [this](Request& request) { return list(request); });
    router.add(Method::create, tables, [this](Request& request) { return create(request); });
    router.add(Method::read, table, [this](Request& request) { return show(request); });
    router.add(Method::remove, table, [this](Request& request) { return remove(request); });
    router.add(Method::create, table + "/join", [this](Request& request) { return join(request); });
    router.add(Method::create, table + "/leave", [this](Request& request) { return leave(request); });
    router.add(Method::create, table + "/start", [this](Request& request) { return start(request); });
}

asio::awaitable<Answer> LobbyRoutes::list(Request& request) {
    const TableQuery query = query_from(request);
    const std::vector<StoredTable> tables = co_await services_.store.tables(query);
    json::array list;
    for (const StoredTable& table : tables)
        list.push_back(table_to_json(table, Facts::read(table.facts), Course::read(table.course), request.person, {}));
    json::object out{{"tables", std::move(list)}, {"next", nullptr}};
    if (static_cast<int>(tables.size()) == query.limit && query.limit > 0) out["next"] = page_end(tables.back());
    co_return json_answer(out);
}

asio::awaitable<Answer> LobbyRoutes::create(Request& request) {
    const Person& host = request.somebody();
    Problem problem;
    const Reader body(request.body, "", problem);
    if (co_await services_.store.count_tables(host.id) >= tables_per_player_)
        throw Refused(Reason::too_many, "You host too many tables. Finish or delete some first.");
    Beginning beginning = co_await beginning_in(request, body);
    const bool is_to_start = !body.has("start") || body["start"].truth();
    const bool is_long = !beginning.record.is_null();   // every move of a record is checked
    const auto make = [&] { return new_table(body, host, std::move(beginning), tables_.now()); };
    StoredTable made = is_long ? co_await services_.workers.run(make) : make();
    const TableId id = co_await services_.store.add_table(std::move(made), request.key());
    const TableLock lock = co_await tables_.lock(co_await tables_.find(id));
    if (is_to_start && lock->is_waiting() && !lock->has_open_seat()) co_await start_game(lock, std::nullopt);
    co_return json_answer({{"table", table_to_json(lock.open(), request.person)},
                           {"invitation", lock->facts().invitation},
                           {"spectator", lock->facts().spectator}},
                          201);
}

asio::awaitable<Beginning> LobbyRoutes::beginning_in(const Request& request, const Reader& body) {
    Beginning beginning;
    if (body.has("record") && !body["record"].is_null()) beginning.record = body["record"].value();
    else if (body.has("from") && !body["from"].is_null()) {
        Request source = request;
        source.parts = {std::string(body["from"]["table"].text())};
        const LogNumber number{body["from"]["number"].number(0, 1'000'000'000)};
        insist(body.problem());
        const std::string token = body.has("token") ? std::string(body["token"].text()) : std::string();
        const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, source, token));
        beginning.record = record_at(lock.table(), request.person, number);
        beginning.from = json::object{{"table", lock->id().text}, {"number", number.value}};
    }
    co_return beginning;
}

asio::awaitable<Answer> LobbyRoutes::show(Request& request) {
    const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, request));
    json::object out{{"table", table_to_json(lock.open(), request.person)}};
    if (lock->is_host(request.person)) {
        out["invitation"] = lock->facts().invitation;
        out["spectator"] = lock->facts().spectator;
    }
    co_return json_answer(out);
}

asio::awaitable<Answer> LobbyRoutes::join(Request& request) {
    const Person& person = request.somebody();
    Problem problem;
    const Reader body(request.body, "", problem);
    const std::string token = optional_text(body, "token");
    insist(problem);
    const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, request, token));
    if (!lock->stored().is_listed && token != lock->facts().invitation)
        throw Refused(Reason::forbidden, "You need an invitation to join this table.");
    std::optional<Seat> wanted;
    if (body.has("seat") && !body["seat"].is_null()) wanted = body["seat"].seat(lock->seats());
    insist(problem);
    if (is_done(lock.table(), request, "join")) co_return table_answer(lock, request);
    insist_on_waiting(lock.table());
    if (!lock->seats_of(person).empty()) throw Refused(Reason::conflict, "You already have a seat at this table.");
    const Seat seat = open_seat(lock.table(), wanted);
    Change change = tables_.begin(lock, request.key());
    change.join(seat, person);
    co_await tables_.commit(lock, std::move(change));
    co_return table_answer(lock, request);
}

asio::awaitable<Answer> LobbyRoutes::leave(Request& request) {
    const Person& person = request.somebody();
    const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, request));
    if (is_done(lock.table(), request, "leave")) co_return table_answer(lock, request);
    insist_on_waiting(lock.table());
    if (lock->seats_of(person).empty()) throw Refused(Reason::conflict, "You don't have a seat at this table.");
    Change change = tables_.begin(lock, request.key());
    change.leave(person);
    co_await tables_.commit(lock, std::move(change));
    co_return table_answer(lock, request);
}

asio::awaitable<Answer> LobbyRoutes::start(Request& request) {
    const Person& person = request.somebody();
    const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, request));
    if (!lock->is_host(person)) throw Refused(Reason::forbidden, "Only the host can start the game.");
    if (is_done(lock.table(), request, "start")) co_return table_answer(lock, request);
    insist_on_waiting(lock.table());
    if (lock->has_open_seat()) throw Refused(Reason::conflict, "A seat is still open.");
    co_await start_game(lock, request.key());
    co_return table_answer(lock, request);
}

asio::awaitable<void> LobbyRoutes::start_game(const TableLock& lock, std::optional<RequestKey> key) {
    const auto open = [&] { return lock->opening(); };
    const bool is_long = !lock->facts().moves.empty();
    LiveTable::Opening opening = is_long ? co_await services_.workers.run(open) : open();
    Change change = tables_.begin(lock, std::move(key));
    change.start(std::move(opening), fresh_dice());
    co_await tables_.commit(lock, std::move(change));
}

asio::awaitable<Answer> LobbyRoutes::remove(Request& request) {
    const Person& person = request.somebody();
    const TableLock lock = co_await tables_.lock(co_await visible_table(tables_, request));
    if (!lock->is_host(person)) throw Refused(Reason::forbidden, "Only the host can delete the table.");
    const SeatSet others = lock->seats_of_people() - lock->seats_of(person);
    if (!lock->is_waiting() && !others.empty())
        throw Refused(Reason::conflict, "Others have played here too, so the game stays.");
    co_await tables_.remove(lock);
    co_return json_answer({});
}

}   // namespace roundhouse::server
