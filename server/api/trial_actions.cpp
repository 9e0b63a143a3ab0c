// Questions about moves that change nothing: why one is refused, what several would lead to, where trains can go.
#include "server/api/answers.hpp"
#include "server/api/table_actions.hpp"
#include "server/view/perspective.hpp"
#include "server/view/question.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::server {

namespace {

constexpr int most_steps = 100;

// Whether others could still bid would show what they hold.
bool would_tell_cash(const AnyTable& game, const json::value& move) {
    if (!game.has_secrets()) return false;
    const json::value* verb = move.is_object() ? move.get_object().if_contains("move") : nullptr;
    return !game.lot().empty() || (verb != nullptr && *verb == "auction");
}

// `rule` and `text` are what clients before 0.2.0 read.
json::object illegal(const Problem& problem) {
    return {{"legal", false}, {"refusal", to_json(problem)}, {"rule", problem.rule()}, {"text", problem.sentence()}};
}

// Plays on at a table of its own; what stops it is in the step.
json::object try_move(AnyTable& game, const json::value& move, Viewer viewer, Problem& problem) {
    if (would_tell_cash(game, move))
        throw Refused(Reason::conflict, "The others' cash is secret, so a bid can't be tried out.");
    game.play(move, problem);
    json::object step;
    if (problem) step = to_json(problem);
    else step["events"] = game.events_of(game.decisions(), viewer);
    step["move"] = move;
    return step;
}

}   // namespace

asio::awaitable<json::object> TableActions::why(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const AnyTable& game = game_begun(lock.table());
    const json::value& move = asked.body["move"].value();
    asked.insist_on_sound_body();
    Problem problem;
    if (game.has_secrets() && !asked.own_seats().contains(game.decider())) problem.report("It's not your turn.");
    else game.check(move, problem);
    co_return problem ? illegal(problem) : json::object{{"legal", true}};
}

asio::awaitable<json::object> TableActions::preview(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    const Seat seat = asked.own_seat();
    const Reader moves = asked.body["moves"];
    asked.insist_on_sound_body();
    const std::unique_ptr<AnyTable> game = game_begun(lock.table()).position_alone();
    const Viewer viewer = viewer_at(*game, seat);
    json::array steps;
    Problem problem;
    for (int i = 0; i < std::min(moves.size(), most_steps) && !problem; ++i) {
        if (game->is_over() || game->decider() != seat) break;
        steps.push_back(try_move(*game, moves.at(i).value(), viewer, problem));
    }
    co_return json::object{{"steps", std::move(steps)},
                           {"view", game->state(viewer)},
                           {"question", value_of(question_text(*game, viewer))}};
}

asio::awaitable<json::object> TableActions::routes(const TableRequest& asked) {
    const TableLock lock = co_await tables_.lock(asked.open);
    json::object out;
    game_begun(lock.table()).write_routes(asked.body, out);
    asked.insist_on_sound_body();
    co_return out;
}

}   // namespace roundhouse::server
