#include "cli/words_to_move.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "cli/terminal.hpp"

namespace roundhouse::cli {

namespace {

// Words end at blanks and commas; a comma within a number ("$1,500") is dropped.
std::vector<std::string> words_of(std::string_view typed) {
    std::vector<std::string> words;
    std::string word;
    const std::string text = lower(typed) + ' ';
    const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ',' && i > 0 && is_digit(i - 1) && is_digit(i + 1)) continue;
        if (text[i] != ' ' && text[i] != '\t' && text[i] != ',') word += text[i];
        else if (!word.empty()) words.push_back(std::exchange(word, {}));
    }
    return words;
}

// A whole number, with or without a dollar sign.
std::optional<int> number_of(std::string_view word) {
    if (word.starts_with('$')) word.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

std::string shown(const json::value& value) {
    return lower(value.is_string() ? std::string(value.as_string()) : json::serialize(value));
}

// "go_west" may be typed as "go west" and "go_west".
std::size_t length_of_verb(const std::string& verb, const std::vector<std::string>& words) {
    std::string joined;
    for (std::size_t n = 0; n < words.size(); ++n) {
        joined += (n == 0 ? "" : "_") + words[n];
        if (joined == verb) return n + 1;
    }
    return 0;
}

// Whether the words after the verb name exactly the fields of the choice; an amount is taken from them.
std::optional<Chosen> match(const ShownChoice& choice, std::size_t number, std::vector<std::string> rest) {
    Chosen chosen{number, std::nullopt};
    const json::object move = choice.move();
    for (const auto& field : move) {
        if (field.key() == "move") continue;
        if (field.key() == choice.amount_field) {
            for (const std::string& word : rest)
                if (const auto amount = number_of(word)) chosen.amount = Money{*amount};
            std::erase_if(rest, [](const std::string& word) { return number_of(word).has_value(); });
            continue;
        }
        const auto named = std::find(rest.begin(), rest.end(), shown(field.value()));
        if (named == rest.end()) return std::nullopt;
        rest.erase(named);
    }
    return rest.empty() ? std::optional(chosen) : std::nullopt;
}

// As the board writes it: codes may be typed in any case.
std::string code_for(const std::string& word, const BoardCodes& codes) {
    for (const auto* list : {&codes.railroads, &codes.places})
        for (const CodeName& entry : *list)
            if (lower(entry.code) == word) return entry.code;
    std::string upper = word;
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return upper;
}

// A move like one of the choices with the same verb, but with the words in place of its fields.
std::optional<Understood> like(const ShownChoice& choice, const std::vector<std::string>& rest,
                               const BoardCodes& codes) {
    json::object move = choice.move();
    std::size_t next = 0;
    for (auto& field : move) {
        if (field.key() == "move") continue;
        if (next == rest.size()) return std::nullopt;
        const std::string& word = rest[next++];
        if (field.value().is_string()) field.value() = code_for(word, codes);
        else if (const auto number = number_of(word)) field.value() = *number;
        else return std::nullopt;
    }
    return next == rest.size() ? std::optional<Understood>(Unoffered{std::move(move)}) : std::nullopt;
}

Understood by_number(const std::vector<std::string>& words, const std::vector<ShownChoice>& choices) {
    const int number = *number_of(words[0]);
    if (number >= 1 && static_cast<std::size_t>(number) <= choices.size()) {
        Chosen chosen{static_cast<std::size_t>(number) - 1, std::nullopt};
        if (words.size() > 1) {
            const auto amount = number_of(words[1]);
            if (!amount || words.size() > 2 || choices[chosen.choice].amount_field.empty())
                return NotUnderstood{"Only an amount can follow the number of a choice."};
            chosen.amount = Money{*amount};
        }
        return chosen;
    }
    for (const ShownChoice& choice : choices)
        if (!choice.amount_field.empty() && Money{number} >= choice.least && Money{number} <= choice.most)
            return NotUnderstood{"There is no choice " + std::to_string(number)
                                 + ". To name the amount, type: " + choice.verb + ' ' + std::to_string(number)};
    return NotUnderstood{"There is no choice " + std::to_string(number) + ": they are numbered 1 to "
                         + std::to_string(choices.size()) + "."};
}

std::optional<Understood> by_verb(const std::vector<std::string>& words, const std::vector<ShownChoice>& choices,
                                  const BoardCodes& codes) {
    std::optional<Understood> unoffered;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::size_t length = length_of_verb(choices[i].verb, words);
        if (length == 0) continue;
        const std::vector<std::string> rest(words.begin() + static_cast<std::ptrdiff_t>(length), words.end());
        if (const auto chosen = match(choices[i], i, rest)) return *chosen;
        if (!unoffered) unoffered = like(choices[i], rest, codes);
    }
    return unoffered;
}

Understood by_part(std::string_view typed, const std::vector<ShownChoice>& choices) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (lower(choices[i].text).find(lower(typed)) != std::string::npos) found.push_back(i);
    if (found.size() == 1) return Chosen{found[0], std::nullopt};
    if (found.empty()) return NotUnderstood{"That is not one of the choices. Type a number, or h for help."};
    constexpr std::size_t most_shown = 4;
    std::string list;
    for (std::size_t i = 0; i < std::min(found.size(), most_shown); ++i)
        list += (i == 0 ? "" : ", ") + std::to_string(found[i] + 1) + " (" + choices[found[i]].text + ")";
    return NotUnderstood{"Several choices match: " + list + (found.size() > most_shown ? ", …" : ".")};
}

}   // namespace

Understood understand(std::string_view typed, const std::vector<ShownChoice>& choices, const BoardCodes& codes) {
    if (typed.starts_with('{')) {
        Problem problem;
        json::value move = parsed(typed, "Your move", problem);
        if (problem) return NotUnderstood{problem.sentence()};
        return Unoffered{std::move(move.as_object())};
    }
    const std::vector<std::string> words = words_of(typed);
    if (words.empty()) return NotUnderstood{"Type the number of a choice, or h for help."};
    if (number_of(words[0])) return by_number(words, choices);
    if (auto understood = by_verb(words, choices, codes)) return std::move(*understood);
    return by_part(typed, choices);
}

json::object move_of(const ShownChoice& choice, std::optional<Money> amount) {
    json::object move = choice.move();
    if (!choice.amount_field.empty()) move[choice.amount_field] = amount.value_or(choice.least).dollars;
    return move;
}

}   // namespace roundhouse::cli
