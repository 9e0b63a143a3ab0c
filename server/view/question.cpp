#include "server/view/question.hpp"

#include <map>

#include "wire/json_text.hpp"
#include "wire/price_json.hpp"

namespace roundhouse::server {

namespace {

constexpr std::size_t usual_choice = 80;   // bytes

std::string in_lower_case_first(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string with_blanks(std::string_view name) {
    std::string text(name);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

// "Build at C47, sell a share, or pass": choices of a kind are named while they are few, and counted otherwise. Passing
// comes last.
std::string summary_of(const std::vector<ShownChoice>& choices) {
    constexpr std::size_t few = 3;
    std::vector<std::string> parts;
    std::string last;
    std::map<std::string_view, std::size_t> counts;
    for (const ShownChoice& choice : choices) ++counts[choice.verb];
    for (const ShownChoice& choice : choices) {
        std::size_t& count = counts[choice.verb];
        if (count == 0) continue;   // said already
        if (choice.verb == "pass") last = "pass";
        else if (count <= few) {
            parts.push_back(in_lower_case_first(choice.text));
            continue;
        } else parts.push_back(with_blanks(choice.verb) + " (" + std::to_string(count) + " choices)");
        count = 0;
    }
    if (!last.empty()) parts.push_back(std::move(last));
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : parts.size() == 2 ? " or " : ", or ") + parts[i];
    return text;
}

// "SF is up for auction; ", or nothing where no auction is on.
std::string auction_in_words(const AnyTable& game) {
    return game.lot().empty() ? std::string() : std::string(game.lot()) + " is up for auction; ";
}

std::string winners_in_words(const json::array& winners, const Names& names) {
    std::string text;
    for (std::size_t i = 0; i < winners.size(); ++i)
        text += (i == 0 ? "" : i + 1 < winners.size() ? ", " : " and ") + names.of(Seat(winners[i].as_int64()));
    return "The game is over: " + text + (winners.size() == 1 ? " wins." : " win together.");
}

ListText moves_with_texts(const std::vector<ShownChoice>& choices) {
    ListText moves;
    moves.reserve(choices.size() * usual_choice);
    for (const ShownChoice& choice : choices)
        moves.push_back(ObjectText{{"move", JsonPart::ready(choice.move_text)}, {"text", choice.text}});
    return moves;
}

ListText prices_of(const std::vector<ShownChoice>& choices) {
    ListText prices;
    for (const ShownChoice& choice : choices) prices.push_back(price_to_json(choice.price));
    return prices;
}

std::string result_text(const AnyTable& game, ObjectText out) {
    json::object result;
    game.write_result(result);
    out.add("winners", JsonPart::ready(json::serialize(result["winners"])));
    out.add("scores", JsonPart::ready(json::serialize(result["scores"])));
    out.add("text", winners_in_words(result["winners"].as_array(), game.names()));
    out.add("moves", ListText());
    return std::move(out).text();
}

}   // namespace

std::string question_text(const AnyTable& game, Viewer viewer) {
    const Seat decider = game.decider();
    ObjectText out{{"decider", decider}, {"step", game.step()}};
    if (game.is_over()) return result_text(game, std::move(out));
    const std::string name = game.names().of(decider) + ": ";
    if (!game.may_see_moves(viewer)) {
        out.add("text", name + auction_in_words(game) + with_blanks(game.step()) + ".");
        for (const char* key : {"moves", "prices", "asks"}) out.add(key, nullptr);
        return std::move(out).text();
    }
    const std::vector<ShownChoice> choices = game.choices();
    const bool is_chance = decider == Seat::chance;
    out.add("text", name + (is_chance ? with_blanks(game.step()) : auction_in_words(game) + summary_of(choices)) + ".");
    out.add("moves", moves_with_texts(choices));
    if (is_chance) {
        json::object asked;
        game.write_question(asked);
        out.add("weights", JsonPart::ready(json::serialize(asked["weights"])));
    } else {
        out.add("prices", prices_of(choices));
        out.add("asks", JsonPart::ready(game.asks_text()));
    }
    return std::move(out).text();
}

}   // namespace roundhouse::server
