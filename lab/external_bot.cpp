#include "lab/external_bot.hpp"

namespace roundhouse::lab {

namespace {

// What a program said, so that it can be shown on a terminal: the beginning of it, without what would move the cursor.
std::string shown(const std::string& answer) {
    std::string text = answer.substr(0, 80);
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || static_cast<unsigned char>(c) > '~') c = '?';
    return text;
}

}   // namespace

Suggestion ExternalBot::suggest(const AnyTable& table, Random& random) {
    if (complaint_.empty())
        if (const auto move = asked(table)) return {.move = *move};
    return stand_in_->suggest(table, random);
}

void ExternalBot::begin_game() {
    complaint_.clear();
    process_.reset();
    stand_in_->begin_game();
}

std::optional<AnyMove> ExternalBot::asked(const AnyTable& table) {
    const int to_start = process_ ? 0 : milliseconds_to_start_;
    if (!process_) process_ = std::make_unique<ChildProcess>(command_);
    json::object line{{"ok", true}, {"seat", index(table.decider())}};
    table.write_view(Viewer::seat(table.decider()), line);
    std::string answer;
    switch (process_->ask(json::serialize(line), to_start + milliseconds_, answer)) {
    case ChildProcess::Outcome::ended: lose_seat(table, "it " + process_->ending()); return std::nullopt;
    case ChildProcess::Outcome::silent:
        lose_seat(table, "it did not answer within " + std::to_string(milliseconds_) + " ms"
                             + (to_start > 0 ? " beyond the " + std::to_string(to_start) + " ms to start" : ""));
        return std::nullopt;
    case ChildProcess::Outcome::too_long:
        lose_seat(table, "its answer is longer than a move can be");
        return std::nullopt;
    case ChildProcess::Outcome::answered: break;
    }
    Problem problem;
    const json::value said = parsed(answer, "its answer", problem);
    if (!problem) {
        const AnyMove move = table.read_move(said, problem);
        if (!problem) table.check(move, problem);
        if (!problem) return move;
    }
    lose_seat(table, "it answered " + shown(answer) + ": " + problem.sentence());
    return std::nullopt;
}

void ExternalBot::lose_seat(const AnyTable& table, const std::string& why) {
    complaint_ = "exec:" + command_ + " lost seat " + std::to_string(index(table.decider()))
                 + " to conductor at decision " + std::to_string(table.decisions() + 1) + ": " + why
                 + (why.ends_with('.') ? "" : ".");
    process_.reset();
}

}   // namespace roundhouse::lab
