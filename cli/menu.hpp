// What is shown to a person who decides: choices with their prices, names behind codes, routes, and help.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "play/any_game.hpp"

namespace roundhouse::cli {

// Numbered from 1, each with its price; in columns where there are many.
std::string menu_of(const std::vector<ShownChoice>& choices, int width);

// How one types a choice in words: "bid 15", "build C47".
std::string in_words(const ShownChoice& choice);

// The commands, with examples from these choices. `rule` is the number of some rule.
std::string help_with(const std::vector<ShownChoice>& choices, std::string_view rule, bool has_routes);

// The railroads with their codes; or whatever has `part` in its code or name, places included.
std::string names_of(const BoardCodes& codes, std::string_view part, int width);

// Routes as the protocol has them, numbered from 1.
std::string routes_in_words(const json::array& routes, const BoardCodes& codes);

}   // namespace roundhouse::cli
