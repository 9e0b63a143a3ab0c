#include "server/api/new_table.hpp"

#include <algorithm>
#include <utility>

#include "play/games.hpp"
#include "server/bots/bot_desk.hpp"
#include "server/players/players.hpp"
#include "server/table/refused.hpp"
#include "server/trust/secrets.hpp"

namespace roundhouse::server {

namespace {

template <class Read>
auto read_or(const Reader& from, std::string_view key, decltype(std::declval<Read>()(from)) otherwise, Read&& read) {
    return from.has(key) && !from[key].is_null() ? read(from[key]) : std::move(otherwise);
}

bool truth_or(const Reader& from, std::string_view key, bool otherwise) {
    return read_or(from, key, otherwise, [](const Reader& value) { return value.truth(); });
}

// Seats of the same name get numbers, so that texts can tell them apart.
void tell_names_apart(std::vector<StoredSeat>& seats) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        int same = 1;
        for (std::size_t j = 0; j < i; ++j)
            same += seats[j].name == seats[i].name || seats[j].name.starts_with(seats[i].name + ' ');
        if (same > 1 && seats[i].kind != SeatKind::open) seats[i].name += ' ' + std::to_string(same);
    }
}

StoredSeat read_seat(const Reader& from, const Person& host, int place) {
    StoredSeat seat{.seat = Seat(place), .kind = SeatKind::open, .name = {}, .player = {}, .bot = {}};
    from.only({"kind", "name", "bot"});
    switch (from["kind"].one_of({"me", "bot", "open"})) {
    case 0:
        seat.kind = SeatKind::person;
        seat.player = host.id;
        seat.name = read_or(from, "name", host.name, [](const Reader& name) { return read_name(name); });
        break;
    case 1:
        seat.kind = SeatKind::bot;
        if (const BotBlurb* bot = find_bot(from["bot"].text())) {
            seat.bot = bot->id;
            seat.name = bot->name;
        } else from["bot"].refuse("is not a bot that plays here");
        break;
    default: break;
    }
    return seat;
}

std::vector<StoredSeat> read_seats(const Reader& body, const Person& host, int expected) {
    std::vector<StoredSeat> seats;
    if (body.has("seats")) {
        body["seats"].each([&](const Reader& seat) {
            if (seats.size() < max_seats) seats.push_back(read_seat(seat, host, static_cast<int>(seats.size())));
            else seat.refuse("is one seat too many");
        });
        if (body.is_sound() && expected > 0 && static_cast<int>(seats.size()) != expected)
            body["seats"].refuse("must be as many as in the game to play on from: " + std::to_string(expected));
    } else if (expected > 0) {
        for (int i = 0; i < expected; ++i)
            seats.push_back(
                {.seat = Seat(i), .kind = SeatKind::person, .name = host.name, .player = host.id, .bot = {}});
    } else body.refuse("seats must be a list of who sits where");
    tell_names_apart(seats);
    return seats;
}

const AnyGame& read_game(const Reader& from) {
    const AnyGame* found = find_game(from.text());
    if (found == nullptr) from.refuse("is not a game that is played here");
    insist(from.problem());
    return *found;
}

BoardPtr read_board(const AnyGame& game, const Reader& from, std::string_view path) {
    for (const BoardPtr& board : game.boards())
        if (board->label().id == from.text()) return board;
    from.problem().report(std::string(path) + " is not a board of " + std::string(game.name()) + ".");
    return nullptr;
}

// Fills facts from a game to play on from, after all its moves were found allowed.
void read_beginning(const AnyGame& game, const json::value& record, Facts& facts, Problem& problem) {
    const Reader from(record, "record", problem);
    const BoardPtr board = read_board(game, from["board"]["id"], "record.board.id");
    insist(problem);
    const auto replayed = game.replay(board, record, problem);
    if (!replayed) return insist(problem);
    facts.board = board->label().id;
    facts.rules_version = replayed->rules_version();
    facts.options = from["options"].value().as_object();
    facts.start = from["start"].value();
    facts.moves = from["moves"].value().as_array();
}

// What was asked for, over what the game needs where nobody may see everything.
json::object options_of(const AnyGame& game, const Reader& body, const std::vector<StoredSeat>& seats) {
    json::object options;
    const auto is_the_hosts = [&](const StoredSeat& seat) { return seat.kind == SeatKind::person; };
    if (!std::ranges::all_of(seats, is_the_hosts)) options = game.options_among_strangers();
    const json::value asked = body.has("options") ? body["options"].value() : json::value(nullptr);
    if (asked.is_null()) return options;
    if (!asked.is_object()) body["options"].refuse("must be an object");
    else
        for (const auto& [name, value] : asked.get_object()) options[name] = value;
    return options;
}

void check_new_game(const AnyGame& game, const Reader& body, const std::vector<StoredSeat>& seats, Facts& facts) {
    const BoardPtr board = body.has("board") ? read_board(game, body["board"], "board") : game.boards().front();
    insist(body.problem());
    json::object options = options_of(game, body, seats);
    insist(body.problem());
    const auto begun = game.new_table(
        board, {.seats = static_cast<int>(seats.size()), .options = std::move(options), .names = {}}, body.problem());
    insist(body.problem());
    facts.board = board->label().id;
    facts.rules_version = begun->rules_version();
    facts.options = begun->record().at("options").as_object();
}

void read_terms(const Reader& body, Facts& facts) {
    facts.clock = read_or(body, "clock", std::optional<ClockTerms>(),
                          [](const Reader& clock) { return ClockTerms::read(clock); });
    facts.are_dice_by_hand =
        read_or(body, "dice", 0, [](const Reader& dice) { return dice.one_of({"server", "hand"}); }) == 1;
    facts.has_hints = truth_or(body, "hints", true);
    facts.is_undo_free =
        read_or(body, "undo", 0, [](const Reader& undo) { return undo.one_of({"consent", "free"}); }) == 1;
    insist(body.problem());
}

}   // namespace

StoredTable new_table(const Reader& body, const Person& host, Beginning beginning, Time now) {
    const bool is_new = beginning.record.is_null();
    const Reader record(beginning.record, "record", body.problem());
    const AnyGame& game = read_game(is_new ? body["game"] : record["game"]);
    Facts facts;
    if (!is_new) read_beginning(game, beginning.record, facts, body.problem());
    const int expected = is_new ? 0 : record["seats"].number(game.least_seats(), game.most_seats());
    StoredTable table{.id = {fresh_id(8)},
                      .game = std::string(game.id()),
                      .status = TableStatus::waiting,
                      .is_listed = truth_or(body, "listed", true),
                      .host = host.id,
                      .created_at = now,
                      .moved_at = now,
                      .due_at = {},
                      .number = {},
                      .facts = {},
                      .course = {},
                      .commitment = {},
                      .seats = read_seats(body, host, expected)};
    insist(body.problem());
    if (is_new) check_new_game(game, body, table.seats, facts);
    read_terms(body, facts);
    facts.invitation = fresh_secret(12);
    facts.spectator = fresh_secret(12);
    facts.from = std::move(beginning.from);
    table.facts = facts.text();
    table.course = Course{}.text(static_cast<int>(table.seats.size()));
    return table;
}

}   // namespace roundhouse::server
