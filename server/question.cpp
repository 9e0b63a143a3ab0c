#include "server/question.hpp"

#include <map>

#include "wire/players_json.hpp"

namespace roundhouse::server {

namespace {

std::string in_lower_case_first(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string with_blanks(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

// "build in one of 14 places": many choices of a kind are counted, few are named. To pass comes last.
std::string summary_of(const std::vector<ShownChoice>& choices) {
    constexpr std::size_t few = 3;
    std::vector<std::string> parts;
    std::string last;
    std::map<std::string_view, std::size_t> counts;
    const auto verb_of = [](const ShownChoice& choice) { return std::string_view(choice.move.at("move").as_string()); };
    for (const ShownChoice& choice : choices) ++counts[verb_of(choice)];
    for (const ShownChoice& choice : choices) {
        std::size_t& count = counts[verb_of(choice)];
        if (count == 0) continue;   // said already
        if (verb_of(choice) == "pass") last = "pass";
        else if (count <= few) {
            parts.push_back(in_lower_case_first(choice.text));
            continue;
        } else parts.push_back(with_blanks(verb_of(choice)) + " (" + std::to_string(count) + " choices)");
        count = 0;
    }
    if (!last.empty()) parts.push_back(std::move(last));
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : parts.size() == 2 ? " or " : ", or ") + parts[i];
    return text;
}

// "SF is under the hammer; ", or nothing where no auction is on.
std::string auction_in_words(const AnyTable& game) {
    return game.lot().empty() ? std::string() : std::string(game.lot()) + " is under the hammer; ";
}

std::string winners_in_words(const json::array& winners, const Names& names) {
    std::string text;
    for (std::size_t i = 0; i < winners.size(); ++i)
        text += (i == 0 ? "" : i + 1 < winners.size() ? ", " : " and ") + names.of(Seat(winners[i].as_int64()));
    return "The game is over: " + text + (winners.size() == 1 ? " wins." : " win together.");
}

}   // namespace

json::object question_for(const AnyTable& game, Seat viewer) {
    const Seat decider = game.decider();
    json::object out{{"decider", seat_to_json(decider)}, {"step", game.step()}};
    if (game.is_over()) {
        game.write_result(out);
        out["text"] = winners_in_words(out["winners"].as_array(), game.names());
        out["moves"] = json::array{};
        return out;
    }
    const bool is_hidden = game.has_secrets() && viewer != Seat::nobody && is_player(decider) && decider != viewer;
    if (is_hidden) {
        out["text"] = game.names().of(decider) + ": " + auction_in_words(game) + with_blanks(game.step()) + ".";
        out["moves"] = nullptr;
        return out;
    }
    std::vector<ShownChoice> choices = game.choices();
    out["text"] = (decider == Seat::chance ? "Chance" : game.names().of(decider)) + ": " +
                  (decider == Seat::chance ? with_blanks(game.step()) : auction_in_words(game) + summary_of(choices)) + ".";
    json::array moves;
    moves.reserve(choices.size());
    for (ShownChoice& choice : choices) moves.push_back(json::object{{"move", std::move(choice.move)}, {"text", choice.text}});
    out["moves"] = std::move(moves);
    if (decider == Seat::chance) {
        json::object asked;
        game.write_question(asked);
        out["weights"] = asked["weights"];
    }
    return out;
}

}   // namespace roundhouse::server
