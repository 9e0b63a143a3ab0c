#include "fuzz/conversation.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace roundhouse::fuzz {
namespace {

namespace json = boost::json;

[[noreturn]] void give_up(std::string_view complaint, std::string_view line, std::string_view answer) {
    std::fprintf(stderr, "%.*s\nline:   %.*s\nanswer: %.*s\n", static_cast<int>(complaint.size()), complaint.data(),
                 static_cast<int>(line.size()), line.data(), static_cast<int>(answer.size()), answer.data());
    std::abort();
}

std::int64_t number(const json::value& value) {
    const std::int64_t* found = value.if_int64();
    return found ? *found : static_cast<std::int64_t>(value.as_uint64());
}

}   // namespace

json::object ask(Referee& referee, std::string_view line) {
    const std::string text = referee.answer(line);
    Problem problem;
    json::value answer = parsed(text, "The answer", problem);
    if (problem || !answer.is_object()) give_up("The answer is not a JSON object.", line, text);
    if (text.find('\n') != std::string::npos) give_up("The answer is more than one line.", line, text);
    const json::value* ok = answer.as_object().if_contains("ok");
    if (!ok || !ok->is_bool()) give_up("The answer has no ok.", line, text);
    if (!ok->as_bool()) {
        const json::value* why = answer.as_object().if_contains("error");
        if (!why || !why->is_string() || why->as_string().empty()) give_up("A refusal without a reason.", line, text);
    }
    return std::move(answer.as_object());
}

bool is_ok(const json::object& answer) { return answer.at("ok").as_bool(); }

std::size_t Choices::below(std::size_t limit) {
    state_ += 0x9e3779b97f4a7c15u;   // splitmix64
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<std::size_t>((z ^ (z >> 31)) % limit);
}

json::object chosen_move(const json::array& moves, Choices& choices) {
    json::object move = moves.at(choices.below(moves.size())).as_object();
    for (auto& field : move) {
        const json::object* range = field.value().if_object();
        if (!range) continue;
        const std::int64_t least = number(range->at("min")), most = number(range->at("max")),
                           step = number(range->at("step"));
        // Low amounts, mostly: who bids all at once has nothing left to decide.
        const std::int64_t steps =
            choices.below(8) == 0 ? (most - least) / step : std::min<std::int64_t>(3, (most - least) / step);
        field.value() = least + step * static_cast<std::int64_t>(choices.below(static_cast<std::size_t>(steps + 1)));
    }
    return move;
}

std::vector<std::string> play_on(Referee& referee, int decisions, std::uint64_t seed) {
    std::vector<std::string> lines;
    const auto must = [&](std::string line) {
        lines.push_back(std::move(line));
        json::object answer = ask(referee, lines.back());
        if (!is_ok(answer)) give_up("A legal request was refused.", lines.back(), json::serialize(answer));
        return answer;
    };
    Choices choices(seed);
    must(R"({"do":"chance","seed":)" + std::to_string(seed) + "}");
    json::object now = must(R"({"do":"moves"})");
    for (int i = 0; i < decisions && !now.at("decider").is_null(); ++i) {
        if (now.at("decider").is_string()) {
            now = must(R"({"do":"roll"})");
            continue;
        }
        const std::string move = json::serialize(chosen_move(now.at("moves").as_array(), choices));
        if (choices.below(16) == 0) must(R"({"do":"why","move":)" + move + "}");
        now = must(R"({"do":"play","move":)" + move + "}");
        if (choices.below(16) == 0) now = must(R"({"do":"undo"})");
    }
    const json::object state = must(R"({"do":"state"})");
    must(R"({"do":"view","seat":0})");
    must(R"({"do":"record"})");
    must(R"({"do":"position","state":)" + json::serialize(state.at("state")) + "}");
    const json::object again = must(R"({"do":"state"})");
    if (again != state) give_up("The position was not restored.", json::serialize(state), json::serialize(again));
    return lines;
}

std::vector<std::string> games(Referee& referee) {
    std::vector<std::string> ids;
    const json::object answer = ask(referee, R"({"do":"games"})");
    for (const json::value& game : answer.at("games").as_array()) ids.emplace_back(game.at("id").as_string());
    return ids;
}

}   // namespace roundhouse::fuzz
