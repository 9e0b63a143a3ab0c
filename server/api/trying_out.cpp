#include "server/api/trying_out.hpp"

#include "server/table/refused.hpp"
#include "server/view/question.hpp"
#include "server/view/view.hpp"
#include "wire/json_text.hpp"

namespace roundhouse::server {

namespace {

constexpr int most_steps = 100;

// What others hold is secret: whether they could still bid would show it.
bool would_tell_purses(const AnyTable& game, const json::value& move) {
    if (!game.has_secrets()) return false;
    const json::value* verb = move.is_object() ? move.get_object().if_contains("move") : nullptr;
    return !game.lot().empty() || (verb != nullptr && *verb == "auction");
}

// `rule` and `text` beside `refusal` are how it was told before 0.2.0.
json::object illegal(const std::string& sentence, const std::string& rule) {
    return {{"legal", false}, {"refusal", refusal_to_json(sentence, rule)}, {"rule", rule}, {"text", sentence}};
}

}   // namespace

json::object why(const Asked& asked) {
    const AnyTable& game = asked.game();
    const json::value& move = asked.body["move"].value();
    insist(asked.body.problem());
    if (game.has_secrets() && !asked.own_seats().contains(game.decider()))
        return illegal("It is not your decision.", {});
    Problem refusal;
    game.check(move, refusal);
    if (!refusal) return {{"legal", true}};
    return illegal(refusal.sentence(), refusal.rule());
}

json::object preview(const Asked& asked) {
    const Seat seat = asked.own_seat();
    const Reader moves = asked.body["moves"];
    insist(asked.body.problem());
    const std::unique_ptr<AnyTable> game = asked.game().position_alone();
    json::array steps;
    Problem problem;
    for (int i = 0; i < std::min(moves.size(), most_steps) && !problem; ++i) {
        const json::value& move = moves.at(i).value();
        if (game->is_over() || game->decider() != seat) break;
        if (would_tell_purses(*game, move))
            throw Refused(409, "What the others hold is secret, so a bid cannot be tried out.");
        game->play(move, problem);
        json::object step;
        if (problem) step = refusal_to_json(problem.sentence(), problem.rule());
        else step["events"] = game->events_of(game->decisions(), Viewer::seat(seat));
        step["move"] = move;
        steps.push_back(std::move(step));
    }
    const Viewer eyes = eyes_of(*game, seat);
    return {
        {"steps", std::move(steps)}, {"view", game->state(eyes)}, {"question", value_of(question_text(*game, eyes))}};
}

json::object routes(const Asked& asked) {
    json::object out;
    asked.game().write_routes(asked.body, out);
    insist(asked.body.problem());
    return out;
}

}   // namespace roundhouse::server
