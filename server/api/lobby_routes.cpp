// Tables before and beside the game: listed, made, joined, left, started, deleted.
#include <charconv>

#include "server/api/api.hpp"
#include "server/api/new_table.hpp"
#include "server/live/visitor.hpp"
#include "server/table/dice.hpp"
#include "server/table/driver.hpp"
#include "server/table/record.hpp"
#include "server/table/refused.hpp"
#include "server/view/view.hpp"
#include "server/work/workers.hpp"

namespace roundhouse::server {

namespace {

constexpr int usual_page = 50, longest_page = 200;

void insist_on_waiting(const LiveTable& table) {
    if (table.stored.status != TableStatus::waiting) throw Refused(409, "The game has begun.");
}

bool has_open_seat(const LiveTable& table) {
    return std::any_of(table.stored.seats.begin(), table.stored.seats.end(),
                       [](const StoredSeat& seat) { return seat.kind == SeatKind::open; });
}

// "1700000000000-abcd2345": where the page before this one ended.
std::optional<TableQuery::Place> place_from(std::string_view text) {
    if (text.empty()) return std::nullopt;
    std::int64_t at = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at);
    const std::size_t used = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || used >= text.size() || text[used] != '-')
        throw Refused(400, "before must be as the list says in next.");
    return TableQuery::Place{.moved_at = Time(Span(at)), .id = {std::string(text.substr(used + 1))}};
}

TableQuery::Show show_from(std::string_view text) {
    using Show = TableQuery::Show;
    if (text == "mine") return Show::mine;
    if (text == "running") return Show::running;
    if (text == "finished") return Show::finished;
    if (text.empty() || text == "open") return Show::open;
    throw Refused(400, "show must be mine, open, running or finished.");
}

}   // namespace

void Api::add_lobby_routes() {
    router_.add(Method::read, "/api/tables", [this](Call& call) { return list_tables(call); });
    router_.add(Method::create, "/api/tables", [this](Call& call) { return create_table(call); });
    router_.add(Method::read, "/api/tables/{id}", [this](Call& call) { return show_table(call); });
    router_.add(Method::create, "/api/tables/{id}/join", [this](Call& call) { return join(call); });
    router_.add(Method::create, "/api/tables/{id}/leave", [this](Call& call) { return leave(call); });
    router_.add(Method::create, "/api/tables/{id}/start", [this](Call& call) { return start(call); });
    router_.add(Method::remove, "/api/tables/{id}", [this](Call& call) { return delete_table(call); });
}

asio::awaitable<Answer> Api::list_tables(Call& call) {
    TableQuery query;
    query.show = show_from(call.http.asked("show"));
    if (query.show == TableQuery::Show::mine) query.player = call.somebody().id;
    query.game = std::string(call.http.asked("game"));
    query.before = place_from(call.http.asked("before"));
    query.limit = static_cast<int>(std::min<std::int64_t>(longest_page, call.number_asked("limit", usual_page)));
    const std::vector<StoredTable> tables = co_await store_.tables(query);
    json::array list;
    for (const StoredTable& table : tables)
        list.push_back(table_to_json(table, Facts::read(table.facts), Course::read(table.course), call.person, {}));
    json::object out{{"tables", std::move(list)}, {"next", nullptr}};
    if (static_cast<int>(tables.size()) == query.limit && query.limit > 0)
        out["next"] = std::to_string(milliseconds(tables.back().moved_at)) + '-' + tables.back().id.text;
    co_return answered(out);
}

asio::awaitable<Answer> Api::create_table(Call& call) {
    const Person& host = call.somebody();
    Problem problem;
    const Reader body(call.body, "", problem);
    if (co_await store_.count_tables(host.id) >= settings_.most_tables)
        throw Refused(429, "You host many tables already: finish or delete some first.");
    Beginning beginning;
    if (body.has("record") && !body["record"].is_null()) beginning.record = body["record"].value();
    else if (body.has("from") && !body["from"].is_null()) {
        Call source = call;
        source.parts = {std::string(body["from"]["table"].text())};
        const LogNumber number{body["from"]["number"].number(0, 1'000'000'000)};
        insist(problem);
        const std::shared_ptr<LiveTable> of =
            co_await visible_table(source, body.has("token") ? body["token"].text() : std::string_view());
        const auto pass = co_await tables_.enter(of);
        beginning.record = record_at(*of, call.person, number);
        beginning.from = json::object{{"table", of->id().text}, {"number", number.value}};
    }
    const bool is_to_start = !body.has("start") || body["start"].truth();
    const auto make = [&] { return new_table(body, host, std::move(beginning), tables_.now()); };
    StoredTable made =
        beginning.record.is_null() ? make() : co_await workers_.run(make);   // every move of a record is checked
    const TableId id = co_await store_.add_table(std::move(made), call.request());
    const std::shared_ptr<LiveTable> table = co_await tables_.find(id);
    const auto pass = co_await tables_.enter(table);
    if (is_to_start && !has_open_seat(*table) && table->stored.status == TableStatus::waiting)
        co_await start_game(table, {});
    co_return answered({{"table", table_to_json(*table, call.person)},
                        {"invitation", table->facts.invitation},
                        {"spectator", table->facts.spectator}},
                       201);
}

asio::awaitable<Answer> Api::show_table(Call& call) {
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    json::object out{{"table", table_to_json(*table, call.person)}};
    if (call.person && call.person->id == table->stored.host) {
        out["invitation"] = table->facts.invitation;
        out["spectator"] = table->facts.spectator;
    }
    co_return answered(out);
}

asio::awaitable<Answer> Api::join(Call& call) {
    const Person& person = call.somebody();
    Problem problem;
    const Reader body(call.body, "", problem);
    const std::string token(body.has("token") && !body["token"].is_null() ? body["token"].text() : std::string_view());
    insist(problem);
    const std::shared_ptr<LiveTable> table = co_await visible_table(call, token);
    const auto pass = co_await tables_.enter(table);
    if (!table->stored.is_listed && token != table->facts.invitation)
        throw Refused(403, "This table is joined by invitation only.");
    std::optional<Seat> wanted;
    if (body.has("seat") && !body["seat"].is_null()) wanted = body["seat"].seat(table->seats());
    insist(problem);
    if (entry_of_request(*table, call.request(), {"join"}) != nullptr)
        co_return answered({{"table", table_to_json(*table, call.person)}});
    insist_on_waiting(*table);
    if (!table->seats_of(person).empty()) throw Refused(409, "You sit at this table already.");
    const auto found =
        std::find_if(table->stored.seats.begin(), table->stored.seats.end(), [&](const StoredSeat& seat) {
            return seat.kind == SeatKind::open && (!wanted || seat.seat == *wanted);
        });
    if (found == table->stored.seats.end())
        throw Refused(409, wanted ? "That seat is taken." : "No seat is open at this table.");
    *found = {.seat = found->seat, .kind = SeatKind::person, .name = person.name, .player = person.id, .bot = {}};
    Commit commit = begin_commit(*table);
    commit.request = call.request();
    commit.seats.push_back(*found);
    table->note("join", person.name, found->seat, commit, tables_.now());
    advance(*table, commit, tables_.now());
    co_await tables_.commit(table, std::move(commit));
    co_return answered({{"table", table_to_json(*table, call.person)}});
}

asio::awaitable<Answer> Api::leave(Call& call) {
    const Person& person = call.somebody();
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    if (entry_of_request(*table, call.request(), {"leave"}) != nullptr)
        co_return answered({{"table", table_to_json(*table, call.person)}});
    insist_on_waiting(*table);
    const SeatSet own = table->seats_of(person);
    if (own.empty()) throw Refused(409, "You do not sit at this table.");
    Commit commit = begin_commit(*table);
    commit.request = call.request();
    own.each([&](Seat seat) {
        StoredSeat& left = table->stored.seats[static_cast<std::size_t>(seat)];
        left = {.seat = seat, .kind = SeatKind::open, .name = {}, .player = {}, .bot = {}};
        commit.seats.push_back(left);
        table->note("leave", person.name, seat, commit, tables_.now());
    });
    advance(*table, commit, tables_.now());
    co_await tables_.commit(table, std::move(commit));
    co_return answered({{"table", table_to_json(*table, call.person)}});
}

asio::awaitable<void> Api::leave_all_tables(Person person) {
    TableQuery query{.show = TableQuery::Show::mine, .player = person.id, .limit = longest_page};
    for (bool is_more = true; is_more;) {
        const std::vector<StoredTable> tables = co_await store_.tables(query);
        for (const StoredTable& table : tables)
            if (table.status != TableStatus::over) co_await leave_for_good(table.id, person);
        is_more = static_cast<int>(tables.size()) == query.limit;
        if (is_more) query.before = TableQuery::Place{.moved_at = tables.back().moved_at, .id = tables.back().id};
    }
}

asio::awaitable<void> Api::leave_for_good(TableId id, Person person) {
    constexpr int patience = 10;   // with others who are quicker
    for (int attempt = 1;; ++attempt) {
        try {
            co_return co_await desert_table(id, person);
        } catch (const Refused& problem) {
            if (problem.status == 404 || problem.status == 410) co_return;   // nobody can play there anyway
            if (!problem.is_stale || attempt == patience) throw;
        }
    }
}

asio::awaitable<void> Api::desert_table(TableId id, Person person) {
    const std::shared_ptr<LiveTable> table = co_await tables_.find(id);
    const auto pass = co_await tables_.enter(table);
    for (TableVisitor* visitor : table->visitors)
        if (visitor->person() && visitor->person()->id == person.id) visitor->leave();
    const bool is_for_others =
        table->stored.status != TableStatus::waiting && !(table->seats_of_people() - table->seats_of(person)).empty();
    if (table->stored.host == person.id && !is_for_others) {
        if (!co_await store_.delete_table(id, table->number()))
            throw Refused(409, "Somebody was quicker: a table has changed meanwhile.", {}, true);
        table->is_gone = true;
        tell_table_changed(*table);
    } else if (!table->is_over() && !table->seats_of(person).empty()) {
        Commit commit = begin_commit(*table);
        desert(*table, person, commit, tables_.now());
        co_await tables_.commit(table, std::move(commit));
    }
}

asio::awaitable<void> Api::start_game(std::shared_ptr<LiveTable> table, std::optional<Request> request) {
    Commit commit = begin_commit(*table);
    commit.request = std::move(request);
    commit.dice = table->dice = fresh_dice();
    table->stored.commitment = table->dice->commitment;
    LiveTable::Opening opening =
        table->facts.moves.empty() ? table->opening() : co_await workers_.run([&] { return table->opening(); });
    table->start(std::move(opening), commit, tables_.now());
    advance(*table, commit, tables_.now());
    co_await tables_.commit(table, std::move(commit));
}

asio::awaitable<Answer> Api::start(Call& call) {
    const Person& person = call.somebody();
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    if (person.id != table->stored.host) throw Refused(403, "The host starts the game.");
    if (entry_of_request(*table, call.request(), {"start"}) != nullptr)
        co_return answered({{"table", table_to_json(*table, call.person)}});
    insist_on_waiting(*table);
    if (has_open_seat(*table)) throw Refused(409, "A seat is still open.");
    co_await start_game(table, call.request());
    co_return answered({{"table", table_to_json(*table, call.person)}});
}

asio::awaitable<Answer> Api::delete_table(Call& call) {
    const Person& person = call.somebody();
    const std::shared_ptr<LiveTable> table = co_await visible_table(call);
    const auto pass = co_await tables_.enter(table);
    if (person.id != table->stored.host) throw Refused(403, "The host deletes the table.");
    const SeatSet others = table->seats_of_people() - table->seats_of(person);
    if (table->stored.status != TableStatus::waiting && !others.empty())
        throw Refused(409, "Others play or played here too: the game stays.");
    if (!co_await store_.delete_table(table->id(), table->number()))
        throw Refused(409, "Somebody was quicker: the table has changed meanwhile.", {}, true);
    table->is_gone = true;
    tell_table_changed(*table);
    co_return answered({});
}

}   // namespace roundhouse::server
