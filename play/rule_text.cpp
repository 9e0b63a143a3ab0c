#include "play/rule_text.hpp"

#include <algorithm>
#include <cctype>

#include "wire/embedded.hpp"

namespace roundhouse {

namespace {

std::string without_marks(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '`') continue;
        if (text.substr(at, 2) == "**") ++at;
        else plain += text[at];
    }
    return plain;
}

RuleLine line_from(std::string_view line) {
    using Kind = RuleLine::Kind;
    if (line.starts_with("# ")) return {Kind::title, "", without_marks(line.substr(2))};
    if (line.starts_with("#")) return {Kind::section, "", without_marks(line.substr(line.find_first_not_of("# ")))};
    if (!line.starts_with("- ")) return {Kind::text, "", without_marks(line)};
    const std::size_t close = line.find("** ");
    if (!line.starts_with("- **") || close == std::string_view::npos)
        return {Kind::rule, "", without_marks(line.substr(2))};
    return {Kind::rule, std::string(line.substr(4, close - 4)), without_marks(line.substr(close + 3))};
}

// A rule goes on in indented lines, a paragraph in the lines up to the next blank one.
bool goes_on(std::string_view line, std::string_view before, const std::vector<RuleLine>& lines) {
    if (lines.empty() || before.empty()) return false;
    return line[0] == ' '
           || (lines.back().kind == RuleLine::Kind::text && line_from(line).kind == RuleLine::Kind::text);
}

void add_page(std::string_view page, std::vector<RuleLine>& lines) {
    std::string_view before;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = std::min(page.find('\n', at), page.size());
        const std::string_view line = page.substr(at, end - at);
        if (!line.empty()) {
            if (goes_on(line, before, lines))
                lines.back().text += ' ' + without_marks(line.substr(line.find_first_not_of(' ')));
            else lines.push_back(line_from(line));
        }
        before = line;
        at = end + 1;
    }
}

bool is_same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::toupper(static_cast<unsigned char>(x)) == std::toupper(static_cast<unsigned char>(y));
    });
}

}   // namespace

std::vector<RuleLine> rules_of(const AnyGame& game) {
    std::vector<RuleLine> lines;
    add_page(game.rules_text(), lines);
    if (game.rules_text().find("uction") != std::string_view::npos) add_page(embedded("games/auctions.md"), lines);
    return lines;
}

const RuleLine* find_rule(const std::vector<RuleLine>& rules, std::string_view id) {
    for (const RuleLine& line : rules) {
        if (line.id.empty()) continue;
        const std::string_view number = std::string_view(line.id).substr(line.id.find('-') + 1);
        if (is_same(line.id, id) || is_same(number, id)) return &line;
    }
    return nullptr;
}

}   // namespace roundhouse
