// roundhouse rules: the numbered rules, all of them or one.
#include <fmt/format.h>

#include "cli/common_options.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "play/rule_text.hpp"
#include "wire/text_table.hpp"

namespace roundhouse::cli {

namespace {

struct RulesOptions {
    std::string game, id;
};

std::string shown(const RuleLine& line, int width) {
    constexpr int id_width = 7;
    switch (line.kind) {
    case RuleLine::Kind::title:
        return line.text + '\n' + std::string(static_cast<std::size_t>(columns_of(line.text)), '=') + '\n';
    case RuleLine::Kind::section:
        return '\n' + line.text + '\n' + std::string(static_cast<std::size_t>(columns_of(line.text)), '-') + '\n';
    case RuleLine::Kind::text: return wrapped(line.text, width, 0) + '\n';
    case RuleLine::Kind::rule:
        return wrapped(padded(line.id.empty() ? "-" : line.id, id_width) + line.text, width, id_width) + '\n';
    }
    return {};
}

std::string ids_of(const std::vector<RuleLine>& rules) {
    std::string first, last;
    for (const RuleLine& line : rules) {
        if (line.id.empty()) continue;
        if (first.empty()) first = line.id;
        if (line.id.substr(0, line.id.find('-')) == first.substr(0, first.find('-'))) last = line.id;
    }
    return first + " to " + last;
}

Exit run_rules(const RulesOptions& options) {
    const AnyGame& game = game_named(options.game);
    const std::vector<RuleLine> rules = rules_of(game);
    if (!options.id.empty()) {
        const RuleLine* rule = find_rule(rules, options.id);
        if (rule == nullptr)
            throw WrongUse(fmt::format("{} has no rule {}; its rules are {}.", game.name(), options.id, ids_of(rules)));
        say(shown(*rule, terminal_width()));
        return Exit::fine;
    }
    std::string page;
    for (const RuleLine& line : rules) {
        if (line.kind == RuleLine::Kind::title && !page.empty()) page += "\n\n";
        page += shown(line, terminal_width());
    }
    say(page);
    return Exit::fine;
}

}   // namespace

void add_rules(CLI::App& program, Exit& exit) {
    auto options = std::make_shared<RulesOptions>();
    CLI::App& command =
        add_command(program, "rules", "Print the numbered rules of a game, or one of them.",
                    {"roundhouse rules {game}", "roundhouse rules {game} 16"}, options, run_rules, exit);
    add_game(command, options->game)->required();
    command.add_option("id", options->id, "The number of one rule, such as 16 or AU-4")->type_name("ID");
}

}   // namespace roundhouse::cli
