// The numbered rules of a game, taken from their pages.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "play/any_game.hpp"

namespace roundhouse {

struct RuleLine {
    enum class Kind : char { title, section, rule, text };
    Kind kind;
    std::string id;     // of a rule: "AU-2"; empty for a point without a number
    std::string text;   // without marks of emphasis
};

// The game's own rules, and those of auctions where it has auctions.
std::vector<RuleLine> rules_of(const AnyGame& game);

// Null where the game has no such rule. The id may be in lower case, or a bare number for a rule of the game's own.
const RuleLine* find_rule(const std::vector<RuleLine>& rules, std::string_view id);

}   // namespace roundhouse
