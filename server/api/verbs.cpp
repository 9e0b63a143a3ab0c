#include "server/api/verbs.hpp"

#include "server/api/trying_out.hpp"
#include "server/live/visitor.hpp"
#include "server/table/driver.hpp"
#include "server/table/instructions.hpp"
#include "server/table/refused.hpp"
#include "server/table/undo_policy.hpp"
#include "server/view/view.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t bytes_a_character = 4;   // at most
constexpr std::size_t longest_line = 500 * bytes_a_character, longest_notes = 10'000 * bytes_a_character;
constexpr int most_instructions = 50;   // of a seat: more than any game has railroads
constexpr std::string_view undo_asked = "undo_asked";
constexpr int longest_thought_ms = 3'000, usual_thought_ms = 500;

LogNumber number_in(const Reader& from) { return {from.number(0, 1'000'000'000)}; }

void insist_on_play(const LiveTable& table) {
    if (table.is_over()) throw Refused(409, "The game is over.");
    if (!table.is_playing() || table.game() == nullptr) throw Refused(409, "The game has not begun.");
    if (!table.obstacle().empty()) throw Refused(409, table.obstacle());
}

bool is_known_seat(const LiveTable& table, const Asked& asked) { return !table.seats_of(asked.person).empty(); }

}   // namespace

const Person& Asked::somebody() const {
    if (!person) throw Refused(401, "Nobody is known by this session: begin as a guest or log in.");
    return *person;
}

Seat Asked::own_seat() const {
    somebody();
    const SeatSet own = own_seats();
    if (own.empty()) throw Refused(403, "You do not sit at this table.");
    if (body.has("seat") && !body["seat"].is_null()) {
        const Seat seat = body["seat"].seat(table->seats());
        insist(body.problem());
        if (!own.contains(seat)) throw Refused(403, "That is not your seat.");
        return seat;
    }
    return seat_of_viewer(*table, person);
}

const AnyTable& Asked::game() const {
    if (table->game() == nullptr) throw Refused(409, "The game has not begun.");
    return *table->game();
}

const std::vector<std::string_view>& Verbs::names() {
    static const std::vector<std::string_view> all{"play", "why",   "preview", "undo",  "consent", "instruct",
                                                   "chat", "notes", "hint",    "price", "routes",  "return"};
    return all;
}

asio::awaitable<json::object> Verbs::perform(std::string_view verb, Asked asked) {
    if (verb == "hint") co_return co_await advise(asked, false);   // nobody waits for thoughts
    if (verb == "price") co_return co_await advise(asked, true);
    const auto pass = co_await tables_.enter(asked.table);
    if (verb == "play") co_return co_await play(asked);
    if (verb == "why") co_return why(asked);
    if (verb == "preview") co_return preview(asked);
    if (verb == "routes") co_return routes(asked);
    if (verb == "undo") co_return co_await undo(asked);
    if (verb == "consent") co_return co_await consent(asked);
    if (verb == "instruct") co_return co_await instruct(asked);
    if (verb == "return") co_return co_await return_seat(asked);
    if (verb == "chat") co_return co_await chat(asked);
    if (verb == "notes") co_return co_await notes(asked);
    throw Refused(404, "There is nothing like that to do at a table.");
}

std::optional<json::object> Verbs::answer_before(const Asked& asked, std::initializer_list<std::string_view> kinds) {
    const Logged* entry = entry_of_request(*asked.table, asked.request, kinds);
    if (entry == nullptr) return std::nullopt;
    if (entry->kind == undo_asked) return json::object{{"asked", true}};
    return json::object{{"number", entry->number.value}};
}

asio::awaitable<json::object> Verbs::answer_again(const Asked& asked, Refused otherwise) {
    if (!asked.request) throw otherwise;
    const std::optional<LogNumber> number = co_await store_.entry_of_request(asked.table->id(), *asked.request);
    if (!number) throw otherwise;
    co_return json::object{{"number", number->value}};
}

asio::awaitable<json::object> Verbs::play(Asked& asked) {
    LiveTable& table = *asked.table;
    asked.somebody();
    const LogNumber seen = number_in(asked.body["number"]);
    const json::value& move = asked.body["move"].value();
    insist(asked.body.problem());
    if (!is_known_seat(table, asked)) throw Refused(403, "You do not sit at this table.");
    if (seen > table.number()) co_await tables_.catch_up(asked.table);   // another process may be ahead
    if (seen > table.number()) throw Refused(400, "number is beyond what has happened.");
    if (seen < table.position_number())
        co_return co_await answer_again(
            asked, Refused(409, "Somebody was quicker: the table has changed meanwhile.", {}, true));
    insist_on_play(table);
    const Seat decider = table.game()->decider();
    if (decider == Seat::chance ? !table.facts.are_dice_by_hand : !asked.own_seats().contains(decider))
        throw Refused(409, "It is not your decision.");
    if (is_player(decider) && asked.body.has("seat") && asked.own_seat() != decider)
        throw Refused(409, "It is not that seat's decision.");
    if (table.course.stand_ins.contains(decider))
        throw Refused(409, "Conductor plays for you: return to your seat first.");
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    Problem problem;
    const std::string by = asked.own_seats().contains(decider) ? table.name_of(decider) : asked.person->name;
    table.play(move, by, commit, tables_.now(), problem);
    insist(problem, 409);
    table.course.undo_asked.reset();
    advance(table, commit, tables_.now());
    const LogNumber number = co_await tables_.commit(asked.table, std::move(commit));
    co_return json::object{{"number", number.value}};
}

asio::awaitable<json::object> Verbs::take_back(Asked& asked, LogNumber to, Seat seat) {
    LiveTable& table = *asked.table;
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    const std::string by = table.name_of(seat);
    table.undo(to, by, seat, commit, tables_.now());
    for (const Instruction& instruction : std::vector(table.instructions))
        commit.instructions.push_back({instruction.seat, instruction.auction, {}});
    table.instructions.clear();
    table.course.undo_asked.reset();
    advance(table, commit, tables_.now());
    const LogNumber number = co_await tables_.commit(asked.table, std::move(commit));
    co_return json::object{{"number", number.value}};
}

asio::awaitable<json::object> Verbs::undo(Asked& asked) {
    LiveTable& table = *asked.table;
    const Seat seat = asked.own_seat();
    if (auto before = answer_before(asked, {"undo", undo_asked})) co_return *before;
    if (!table.is_over()) insist_on_play(table);
    std::optional<LogNumber> to;
    if (asked.body.has("to") && !asked.body["to"].is_null()) to = number_in(asked.body["to"]);
    else to = before_last_decision(table, asked.person);
    insist(asked.body.problem());
    const std::optional<int> decisions = to ? table.decisions_at(*to) : std::nullopt;
    if (!decisions || *decisions >= table.game()->decisions())
        co_return co_await answer_again(asked, Refused(409, "There is nothing to take back to there."));
    const std::optional<LogNumber> floor = undo_floor(table, asked.person);
    if (floor && table.decisions_at(*floor).value_or(0) <= *decisions) co_return co_await take_back(asked, *to, seat);
    if (table.is_over()) throw Refused(409, "The game is over, and its dice are known: it cannot be taken back.");
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    table.course.undo_asked = UndoAsked{.by = seat, .to = *to, .agreed = {}};
    if (still_to_agree(table).empty()) co_return co_await take_back(asked, *to, seat);
    table.note(undo_asked, table.name_of(seat), seat, commit, tables_.now());
    advance(table, commit, tables_.now());
    co_await tables_.commit(asked.table, std::move(commit));
    co_return json::object{{"asked", true}};
}

asio::awaitable<json::object> Verbs::consent(Asked& asked) {
    LiveTable& table = *asked.table;
    const Seat seat = asked.own_seat();
    const bool agrees = asked.body["agree"].truth();
    insist(asked.body.problem());
    if (auto before = answer_before(asked, {"undo", "undo_agreed", "undo_declined"})) co_return *before;
    insist_on_play(table);
    if (!table.course.undo_asked || !still_to_agree(table).contains(seat))
        throw Refused(409, "Nobody asks you to agree to anything.");
    if (agrees) asked.own_seats().each([&](Seat own) { table.course.undo_asked->agreed.insert(own); });
    if (agrees && still_to_agree(table).empty()) {
        const UndoAsked wish = *table.course.undo_asked;
        if (table.decisions_at(wish.to)) co_return co_await take_back(asked, wish.to, wish.by);
    }
    if (!agrees) table.course.undo_asked.reset();
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    table.note(agrees ? "undo_agreed" : "undo_declined", table.name_of(seat), seat, commit, tables_.now());
    advance(table, commit, tables_.now());
    const LogNumber number = co_await tables_.commit(asked.table, std::move(commit));
    co_return json::object{{"number", number.value}};
}

asio::awaitable<json::object> Verbs::instruct(Asked& asked) {
    LiveTable& table = *asked.table;
    const Seat seat = asked.own_seat();
    const Instruction instruction = read_instruction(asked.body, seat);
    insist(asked.body.problem());
    insist_on_play(table);
    const auto answer = [&] { return json::object{{"instructions", instructions_for(table, asked.own_seats())}}; };
    if (asked.request && table.entry_of_request(*asked.request)) co_return answer();   // its auction may be over by now
    const auto own = std::count_if(table.instructions.begin(), table.instructions.end(),
                                   [&](const Instruction& each) { return each.seat == seat; });
    if (!instruction.body.empty() && own >= most_instructions)
        throw Refused(409, "That are many instructions: take some back first.");
    put(table.instructions, instruction);
    std::erase_if(table.instructions, [](const Instruction& each) { return each.body.empty(); });
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    put(commit.instructions, instruction);
    advance(table, commit, tables_.now(), seat);
    if (!commit.entries.empty()) co_await tables_.commit(asked.table, std::move(commit));
    else {
        table.mistrust();
        for (const Instruction& each : commit.instructions) co_await store_.put_instruction(table.id(), each);
        table.was_stored();
        if (asked.request) table.note_request(*asked.request, table.number());
        tell_view_changed(table);
    }
    co_return answer();
}

asio::awaitable<json::object> Verbs::return_seat(Asked& asked) {
    LiveTable& table = *asked.table;
    const Seat seat = asked.own_seat();
    if (auto before = answer_before(asked, {"return"})) co_return *before;
    insist_on_play(table);
    if (!table.course.stand_ins.contains(seat)) throw Refused(409, "Nobody stands in for you.");
    Commit commit = begin_commit(table);
    commit.request = asked.request;
    return_to(table, seat, commit, tables_.now());
    const LogNumber number = co_await tables_.commit(asked.table, std::move(commit));
    tell_table_changed(table);
    co_return json::object{{"number", number.value}};
}

asio::awaitable<json::object> Verbs::chat(Asked& asked) {
    const Person& person = asked.somebody();
    const std::string text(asked.body["text"].text());
    insist(asked.body.problem());
    if (text.empty() || text.size() > longest_line) throw Refused(400, "text must have 1 to 500 characters.");
    if (!talk_.allows(person.id.text, tables_.now()))
        throw Refused(429, "That is much talk in a short time; wait a little.");
    const ChatLine line{.number = 0,
                        .player = person.id,
                        .seat = seat_of_viewer(*asked.table, asked.person),
                        .name = person.name,
                        .text = text,
                        .at = tables_.now()};
    co_await store_.say(asked.table->id(), line, asked.request);
    co_return json::object{};
}

asio::awaitable<json::object> Verbs::notes(Asked& asked) {
    const Person& person = asked.somebody();
    if (!asked.body.has("text") || asked.body["text"].is_null())
        co_return json::object{{"text", co_await store_.notes(asked.table->id(), person.id)}};
    std::string text(asked.body["text"].text());
    insist(asked.body.problem());
    if (text.size() > longest_notes) throw Refused(400, "text must have at most 10,000 characters.");
    co_await store_.put_notes(asked.table->id(), person.id, text);
    co_return json::object{{"text", std::move(text)}};
}

asio::awaitable<json::object> Verbs::advise(Asked& asked, bool is_price) {
    Position position = co_await position_to_advise(asked, is_price);
    const int ms = asked.body.has("ms") ? asked.body["ms"].number(1, longest_thought_ms) : usual_thought_ms;
    insist(asked.body.problem());
    if (!advice_.allows(asked.person->id.text, tables_.now()))
        throw Refused(429, "That is much advice in a short time; wait a little.");
    if (is_price) co_return co_await bots_.price(std::move(position));
    co_return co_await bots_.suggest(std::move(position), ms);
}

asio::awaitable<Position> Verbs::position_to_advise(Asked& asked, bool is_price) {
    LiveTable& table = *asked.table;
    const auto pass = co_await tables_.enter(asked.table);
    const Seat seat = asked.own_seat();
    insist_on_play(table);
    if (!table.facts.has_hints) throw Refused(403, "This table plays without hints.");
    if (!is_price && table.game()->decider() != seat) throw Refused(409, "It is not your decision.");
    if (is_price && table.has_secrets())
        throw Refused(403, "What the others hold is secret, and so is what a railroad is worth to them.");
    co_return Position{&table.kind(), table.board(), table.game()->position_alone()};
}

}   // namespace roundhouse::server
