#include "cli/menu.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "cli/terminal.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

std::string price_of(const ShownChoice& choice) {
    const bool is_range = !choice.amount_field.empty();
    if (!choice.price || (is_range && choice.price->money == 1_usd)) return {};   // a bid says what it costs
    const Price& price = *choice.price;
    std::string text = (price.kind == Price::Kind::gain ? "+" : "") + dollars(price.money);
    if (is_range) text += " per $1";
    return price.railroad.empty() ? text : text + " " + std::string(price.railroad);
}

std::string name_behind(const std::vector<CodeName>& list, std::string_view code) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const CodeName& entry) { return entry.code == code; });
    return found == list.end() ? std::string(code) : found->name;
}

// "YMV to Slaughter, LA; IC to Memphis, TN": how far on each railroad.
std::string course_of(const json::array& steps, const BoardCodes& codes) {
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const json::string& railroad = steps[i].at("railroad").as_string();
        if (i + 1 < steps.size() && steps[i + 1].at("railroad") == railroad) continue;
        text += (text.empty() ? "" : "; ") + std::string(railroad) + " to "
                + name_behind(codes.places, steps[i].at("to").as_string());
    }
    return text;
}

std::string times(std::int64_t n, std::string_view what) { return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s"); }

}   // namespace

std::string menu_of(const std::vector<ShownChoice>& choices, int width) {
    const int digits = static_cast<int>(std::to_string(choices.size()).size());
    int longest = 0, dearest = 0;
    for (const ShownChoice& choice : choices) {
        longest = std::max(longest, columns_of(choice.text));
        dearest = std::max(dearest, columns_of(price_of(choice)));
    }
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        std::string line = padded_left(std::to_string(i + 1), digits) + "  ";
        if (dearest == 0) line += choices[i].text;
        else line += padded(choices[i].text, longest) + "  " + padded_left(price_of(choices[i]), dearest);
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    constexpr std::size_t few = 5;
    if (lines.size() > few) return in_columns(lines, width);
    std::string list;
    for (const std::string& line : lines) list += "  " + line + '\n';
    return list;
}

std::string in_words(const ShownChoice& choice) {
    std::string words = choice.verb;
    std::replace(words.begin(), words.end(), '_', ' ');
    for (const auto& field : choice.move()) {
        if (field.key() == "move") continue;
        if (field.key() == choice.amount_field) words += ' ' + std::to_string(choice.most.dollars);
        else if (field.value().is_string()) words += ' ' + std::string(field.value().as_string());
        else words += ' ' + json::serialize(field.value());
    }
    return words;
}

std::string help_with(const std::vector<ShownChoice>& choices, std::string_view rule, bool has_routes) {
    std::vector<std::pair<std::string, std::string>> lines;
    const auto number = std::to_string(choices.size());
    lines.emplace_back(number, "take choice " + number);
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].amount_field.empty()) {
            const std::string most = std::to_string(choices[i].most.dollars);
            lines.emplace_back(fmt::format("{} {}", i + 1, most), fmt::format("take choice {} with {}", i + 1, most));
            break;
        }
    lines.emplace_back(in_words(choices.back()),
                       "the same in words; any part of a choice that only it has will do, too");
    lines.emplace_back("b  board", "show the board and the tables");
    lines.emplace_back("n  names", "show what the codes stand for; n KEY searches railroads and places");
    if (has_routes) lines.emplace_back("f  follow", "show routes to the destination; f 2 follows the second");
    lines.emplace_back("w  why", "why is a move not allowed? w " + in_words(choices.back()));
    lines.emplace_back("r  rules", fmt::format("show all rules, or one: r {}", rule));
    lines.emplace_back("u  undo", "take back the last decision of a person; the dice stay as they fell");
    lines.emplace_back("s  save", "save the game");
    lines.emplace_back("q  quit", "save the game and leave it");
    lines.emplace_back("h  help", "show this list");
    int longest = 0;
    for (const auto& line : lines) longest = std::max(longest, columns_of(line.first));
    std::string text = "\n";
    for (const auto& [typed, meaning] : lines) text += "  " + padded(typed, longest + 2) + meaning + '\n';
    return text + '\n';
}

std::string names_of(const BoardCodes& codes, std::string_view part, int width) {
    std::vector<CodeName> found = codes.railroads;
    if (!part.empty()) {
        found.insert(found.end(), codes.places.begin(), codes.places.end());
        const std::string wanted = lower(part);
        std::erase_if(found, [&](const CodeName& entry) {
            return lower(entry.code).find(wanted) == std::string::npos
                   && lower(entry.name).find(wanted) == std::string::npos;
        });
    }
    if (found.empty()) return "No railroad or place has that in its code or name.\n";
    int longest = 0;
    for (const CodeName& entry : found) longest = std::max(longest, columns_of(entry.code));
    std::vector<std::string> lines;
    for (const CodeName& entry : found) lines.push_back(padded(entry.code, longest + 2) + entry.name);
    return in_columns(lines, width);
}

std::string routes_in_words(const json::array& routes, const BoardCodes& codes) {
    std::string text;
    for (std::size_t i = 0; i < routes.size(); ++i) {
        const json::object& route = routes[i].as_object();
        const Money fees{static_cast<std::int32_t>(route.at("fees_in_all").as_int64())};
        const std::string line = fmt::format(
            "{}  {}, {}, fees of {}: {}", i + 1, times(route.at("mileposts").as_int64(), "milepost"),
            times(route.at("turns").as_int64(), "turn"), dollars(fees), course_of(route.at("steps").as_array(), codes));
        text += "  " + wrapped(line, terminal_width() - 2, 5) + '\n';
    }
    return text;
}

}   // namespace roundhouse::cli
