#include "play/referee.hpp"

#include <limits>

#include "play/games.hpp"

namespace roundhouse {

namespace {

constexpr std::size_t longest_line = 4'000'000;
constexpr int most_signed_games = 10'000;

enum class Request : std::uint8_t {
    games,
    begin,
    moves,
    play,
    seed,
    roll,
    why,
    state,
    position,
    view,
    record,
    load,
    undo,
    suggest,
    price,
    signature,
    routes,
    options,   // as `moves` was called
    chance,    // as `seed` was called
};
constexpr NameTable<Request> request_names{{{Request::games, "games"},
                                            {Request::begin, "new"},
                                            {Request::moves, "moves"},
                                            {Request::play, "play"},
                                            {Request::seed, "seed"},
                                            {Request::roll, "roll"},
                                            {Request::why, "why"},
                                            {Request::state, "state"},
                                            {Request::position, "position"},
                                            {Request::view, "view"},
                                            {Request::record, "record"},
                                            {Request::load, "load"},
                                            {Request::undo, "undo"},
                                            {Request::suggest, "suggest"},
                                            {Request::price, "price"},
                                            {Request::signature, "signature"},
                                            {Request::routes, "routes"},
                                            {Request::options, "options"},
                                            {Request::chance, "chance"}}};

constexpr Request current(Request asked) {
    return asked == Request::options ? Request::moves : asked == Request::chance ? Request::seed : asked;
}

std::string refused(const Problem& problem) {
    json::object out{{"ok", false}, {"error", problem.sentence()}};
    if (!problem.rule().empty()) out["rule"] = problem.rule();
    return json::serialize(out);
}

// Any whole number that fits 64 bits.
std::uint64_t seed_of(const Reader& seed) {
    if (const std::int64_t* n = seed.value().if_int64()) return static_cast<std::uint64_t>(*n);
    if (const std::uint64_t* n = seed.value().if_uint64()) return *n;
    seed.refuse("must be a whole number");
    return 0;
}

std::optional<int> rules_version_of(const Reader& request) {
    if (!request.has("rules_version")) return std::nullopt;
    return request["rules_version"].number(0, std::numeric_limits<int>::max());
}

std::vector<std::string> names_of(const Reader& request) {
    std::vector<std::string> names;
    if (request.has("names")) request["names"].each([&](const Reader& name) { names.emplace_back(name.text()); });
    return names;
}

}   // namespace

std::string Referee::answer(std::string_view line) {
    Problem problem;
    if (line.size() > longest_line) problem.report("The line is longer than 4 million bytes.");
    const json::value request = problem ? json::value() : parsed(line, "The line", problem);
    if (!problem && !request.is_object()) problem.report("A request is an object such as {\"do\":\"games\"}.");
    if (problem) return refused(problem);
    Answer out{{"ok", true}};
    handle(Reader(request, "", problem), out);
    return problem ? refused(problem) : json::serialize(out);
}

void Referee::handle(const Reader& request, Answer& out) {
    if (!request.has("do")) return request.refuse("The request has no \"do\"");
    const auto ask = [&](auto&& then) {
        if (has_table(request)) then();
    };
    switch (current(request["do"].one_of(request_names))) {
    case Request::games: return list_games(out);
    case Request::begin: return begin(request, out);
    case Request::moves: return ask([&] { table_->write_question(out); });
    case Request::play: return play(request, out);
    case Request::seed: return set_seed(request);
    case Request::roll: return roll(request, out);
    case Request::why: return why(request, out);
    case Request::state: return ask([&] { out["state"] = table_->state(Viewer::everything()); });
    case Request::position: return set_position(request, out);
    case Request::view: return view(request, out);
    case Request::record: return ask([&] { out["record"] = table_->record(); });
    case Request::load: return load(request, out);
    case Request::undo: return undo(request, out);
    case Request::suggest: return suggest(request, out);
    case Request::price: return price(request, out);
    case Request::signature: return sign(request, out);
    case Request::routes: return ask([&] { table_->write_routes(request, out); });
    case Request::options:
    case Request::chance: return;   // current() knows them by their new names
    }
}

bool Referee::has_table(const Reader& request) const {
    if (request.is_sound() && !table_) request.refuse("There is no game yet: begin with {\"do\":\"new\",…}");
    return request.is_sound();
}

const AnyGame* Referee::game_named(const Reader& id) const {
    const AnyGame* game = find_game(id.text());
    if (game == nullptr) id.refuse("names no game that is played here");
    return game;
}

BoardPtr Referee::board_named(const AnyGame& game, const Reader& id) const {
    const std::string_view wanted = id.text();
    for (const AddedBoard& added : boards_)
        if (added.game == &game && added.board->label().id == wanted) return added.board;
    for (const BoardPtr& board : game.boards())
        if (board->label().id == wanted) return board;
    id.refuse("names no board of " + std::string(game.name()) + " that is known here");
    return nullptr;
}

void Referee::list_games(Answer& out) const {
    json::array list;
    for (const AnyGame* game : games()) {
        json::array boards;
        for (const BoardPtr& board : game->boards()) boards.emplace_back(board->label().id);
        for (const AddedBoard& added : boards_)
            if (added.game == game) boards.emplace_back(added.board->label().id);
        list.push_back(json::object{{"id", game->id()},
                                    {"name", game->name()},
                                    {"seats", json::array{game->least_seats(), game->most_seats()}},
                                    {"rules_version", game->rules_version()},
                                    {"oldest_rules_version", game->oldest_rules_version()},
                                    {"options", game->default_options()},
                                    {"boards", std::move(boards)}});
    }
    out["games"] = std::move(list);
}

void Referee::begin(const Reader& request, Answer& out) {
    const AnyGame* game = game_named(request["game"]);
    if (!request.is_sound()) return;
    BoardPtr board;
    bool is_added = false;
    if (!request.has("board")) board = game->boards().front();
    else if (request["board"].is_object()) {
        board = game->read_board(request["board"].value(), request.problem());
        is_added = true;
    } else board = board_named(*game, request["board"]);
    Seating seating{.seats = request["seats"].number(game->least_seats(), game->most_seats()),
                    .options = json::object{},
                    .names = names_of(request)};
    if (request.has("options")) seating.options = request["options"].value();
    seating.rules_version = rules_version_of(request);
    if (!request.is_sound()) return;
    auto table = game->new_table(board, std::move(seating), request.problem());
    if (!request.is_sound()) return;
    if (is_added) add_board(*game, board);
    table_ = std::move(table);
    table_->write_question(out);
}

void Referee::play(const Reader& request, Answer& out) {
    if (!has_table(request)) return;
    const Reader move = request["move"];
    if (!request.is_sound()) return;
    table_->play(move.value(), request.problem());
    if (!request.is_sound()) return;
    out["events"] = table_->latest_events();
    table_->write_question(out);
}

void Referee::roll(const Reader& request, Answer& out) {
    if (!has_table(request)) return;
    if (table_->decider() != Seat::chance) return request.refuse("It is not for chance to decide now");
    out["move"] = table_->move_json(table_->roll(random_));
    out["events"] = table_->latest_events();
    table_->write_question(out);
}

void Referee::set_seed(const Reader& request) {
    const std::uint64_t seed = seed_of(request["seed"]);
    if (request.is_sound()) random_ = Random(seed);
}

void Referee::why(const Reader& request, Answer& out) {
    if (!has_table(request)) return;
    const Reader move = request["move"];
    if (!request.is_sound()) return;
    Problem refusal;
    table_->check(move.value(), refusal);
    out["legal"] = !refusal;
    if (!refusal) return;
    out["rule"] = refusal.rule();
    out["text"] = refusal.sentence();
}

void Referee::view(const Reader& request, Answer& out) {
    if (!has_table(request)) return;
    const Seat seat = request["seat"].seat(table_->seats());
    if (request.is_sound()) table_->write_view(Viewer::seat(seat), out);
}

void Referee::set_position(const Reader& request, Answer& out) {
    const Reader state = request["state"];
    if (!request.is_sound()) return;
    const AnyGame* game = game_named(state["game"]);
    if (!request.is_sound()) return;
    const BoardPtr board = board_named(*game, state["board"]);
    if (!request.is_sound()) return;
    auto table = game->table_at(board, state.value(), names_of(request), request.problem());
    if (!request.is_sound()) return;
    table_ = std::move(table);
    table_->write_question(out);
}

void Referee::load(const Reader& request, Answer& out) {
    const Reader record = request["record"];
    if (!request.is_sound()) return;
    const AnyGame* game = game_named(record["game"]);
    if (!request.is_sound()) return;
    const BoardPtr board = board_named(*game, record["board"]["id"]);
    if (!request.is_sound()) return;
    auto table = game->replay(board, record.value(), request.problem());
    if (!request.is_sound()) return;
    table_ = std::move(table);
    table_->write_question(out);
}

void Referee::undo(const Reader& request, Answer& out) {
    if (!has_table(request)) return;
    if (!table_->undo()) return request.refuse("There is no decision to take back");
    table_->write_question(out);
}

bool Referee::asks_a_player(const Reader& request) const {
    if (!has_table(request)) return false;
    if (table_->is_over()) request.refuse("The game is over");
    else if (table_->decider() == Seat::chance) request.refuse("It is for chance to decide: ask for a roll");
    return request.is_sound();
}

void Referee::suggest(const Reader& request, Answer& out) {
    if (!asks_a_player(request)) return;
    if (suggester_ != nullptr) return suggester_->suggest(*table_, request, random_, out);
    if (request["bot"].is_sound() && request["bot"].text() != "random")
        request["bot"].refuse("names no player that is built in: there is \"random\"");
    if (!request.is_sound()) return;
    out["move"] = table_->move_json(table_->random_move(random_));
    out["alternatives"] = json::array{};   // a random player thinks nothing of them
}

void Referee::price(const Reader& request, Answer& out) {
    if (!asks_a_player(request)) return;
    if (suggester_ == nullptr) return request.refuse("There is nobody here to price a share");
    suggester_->price(*table_, request, random_, out);
}

void Referee::sign(const Reader& request, Answer& out) {
    const AnyGame* game = game_named(request["game"]);
    if (!request.is_sound()) return;
    const int count = request["games"].number(1, most_signed_games);
    const std::uint64_t seed = seed_of(request["seed"]);
    Seating seating{.seats = request.has("seats") ? request["seats"].number(game->least_seats(), game->most_seats())
                                                  : game->most_seats(),
                    .options = request.has("options") ? request["options"].value() : json::value(json::object{}),
                    .names = {},
                    .rules_version = rules_version_of(request)};
    if (!request.is_sound()) return;
    const auto simulator = game->simulator(game->boards().front(), seating, request.problem());
    if (simulator) out["signature"] = signature(*simulator, seed, count);
}

}   // namespace roundhouse
